"""The rulebook as code: the position, the moves, and chapter by chapter what may and must be done."""
