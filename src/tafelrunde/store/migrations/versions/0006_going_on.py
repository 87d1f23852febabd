"""What a table needs to go on: a version of its row, when it is due, when no server ran; luck and fingerprints."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games that were there before are looked at once, whether something is due; their lines have no fingerprint."""
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("begun", sa.Float))
    op.add_column("tables", sa.Column("setup", sa.JSON))
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.execute("UPDATE tables SET due = 0 WHERE status = 'playing'")
    op.add_column("moves", sa.Column("luck", sa.JSON))
    op.add_column("moves", sa.Column("fingerprint", sa.String(16)))
    op.create_table(
        "pauses",
        sa.Column("began", sa.Float, primary_key=True, autoincrement=False),
        sa.Column("ended", sa.Float, nullable=False, index=True),
    )
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.bulk_insert(pulse, [{"id": 1, "at": time.time()}])
