"""One game with people at it: seats, plies, undo, what each may see. Knows no web and no database."""
