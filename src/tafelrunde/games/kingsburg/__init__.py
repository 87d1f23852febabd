"""Kingsburg: first and second edition, with the three modules of the second."""
