"""Alembic asks this file how to reach the database; `migrate.upgrade` has put a connection there."""

from alembic import context

from tafelrunde.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
