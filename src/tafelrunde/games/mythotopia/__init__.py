"""Mythotopia: deck building on a map, for two to four players."""
