"""How long a phase against the clock lasts at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that were there before play as long as usual."""
    op.add_column("tables", sa.Column("race", sa.Integer))
