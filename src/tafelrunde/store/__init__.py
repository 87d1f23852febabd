"""Where tables are kept: SQLite in one file by default, PostgreSQL when there are many servers."""
