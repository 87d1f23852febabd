"""Every printed value: the file that holds them, and the typed tables that the rules read."""
