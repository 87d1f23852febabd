"""Games that were played on from another one."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games that were there before began with nothing."""
    op.add_column("tables", sa.Column("given", sa.Integer, nullable=False, server_default="0"))
