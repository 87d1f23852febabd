"""The rulebook as code: the position, the moves, and and rule by rule what may and must be done."""
