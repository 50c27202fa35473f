"""The interface for research: observations and actions as arrays, and environments around them.

Needs the extra `ahu[env]`; the OpenSpiel form needs `ahu[openspiel]`. See docs/research.md.
"""
