"""Printed values of players' own, and the name under which a table is played with some."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Servers of the version before never read these and can go on; tables with own values they leave to newer ones."""
    op.create_table(
        "component_sets",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False, index=True),
        sa.Column("over", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("toml", sa.Text, nullable=False),
        sa.Column("owner_hash", sa.String(64), index=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("looked", sa.Float, nullable=False),
    )
    op.add_column("tables", sa.Column("values_name", sa.String(64)))
