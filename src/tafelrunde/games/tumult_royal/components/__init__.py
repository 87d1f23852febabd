"""Every printed value: the files that hold them, and the typed tables that the rules read."""
