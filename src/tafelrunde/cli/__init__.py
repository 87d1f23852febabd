"""The command line: play in the terminal, let bots compete, read records and rules. Knows no game by name."""
