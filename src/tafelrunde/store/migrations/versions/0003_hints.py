"""Whether players at a table may ask what to play."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """At tables that were there before, who plays against bots alone may ask."""
    op.add_column("tables", sa.Column("hints", sa.Boolean))
