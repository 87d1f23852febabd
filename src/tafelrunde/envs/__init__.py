"""Environments for learning: Gymnasium, many games at once, PettingZoo, OpenSpiel.

>>> import gymnasium, tafelrunde.envs
>>> env = gymnasium.make("tafelrunde/kingsburg-v0", players=3, rivals="greedy")

Importing this registers every installed game that has an encoding with Gymnasium, if that is installed; importing
`tafelrunde.envs.openspiel` does the same with OpenSpiel.
"""

from importlib.util import find_spec

from tafelrunde.envs.names import register

if find_spec("gymnasium") is not None:
    register()
