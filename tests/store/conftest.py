"""Databases for tests of the store."""

from databases import database, shared_database

__all__ = ["database", "shared_database"]
