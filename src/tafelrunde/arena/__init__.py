"""Many games: matches between bots, tournaments on all cores, and what their results mean."""
