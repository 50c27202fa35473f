# What `ahu balance` counts in Giants.
giants-use-erected = Moai erected on ahus
giants-use-crowned = Headdresses on ahus
giants-use-reserved = Ahus reserved
giants-use-placed = Figures placed
giants-use-power = Powers used
giants-use-carver = Who carved
giants-use-entered = Hexes entered with statues and headdresses
