"""Mil (1049): two to five families, five rounds, with the expert rules as an option."""
