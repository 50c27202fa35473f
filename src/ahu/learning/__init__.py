"""Networks that learn games: their files, the bots that play by them, and how they are trained.

Playing needs numpy alone (`ahu[env]`); training needs PyTorch (`ahu[learn]`).
"""
