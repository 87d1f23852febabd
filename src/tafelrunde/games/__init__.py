"""One package a game."""
