"""Environments for learning: Gymnasium, vectors of games, PettingZoo, OpenSpiel.

>>> import gymnasium, tafelrunde.envs
>>> env = gymnasium.make("tafelrunde/kingsburg-v0", players=3, rivals="greedy")

Importing this registers every installed game that has an encoding, with whichever of Gymnasium and OpenSpiel is there.
"""

from tafelrunde.envs.names import register

register()
