"""Giants: 3 to 5 players carve, haul and erect the statues of Easter Island."""
