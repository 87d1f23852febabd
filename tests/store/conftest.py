"""Databases for tests of the store."""

from databases import database

__all__ = ["database"]
