"""Records are kept packed; of those from elsewhere it is known when somebody last looked."""

import time
import zlib

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

PORTION = 100


def upgrade() -> None:
    """Packs what is there. A record that does not have the id of a table came from elsewhere."""
    op.rename_table("records", "plain_records")
    new = op.create_table(
        "records",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("packed", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.Column("looked", sa.Float, nullable=False),
    )
    connection = op.get_bind()
    old = sa.table("plain_records", sa.column("id"), sa.column("game"), sa.column("text"), sa.column("created"))
    tables = sa.table("tables", sa.column("id"))
    own = sa.exists().where(tables.c.id == old.c.id)
    last = ""
    while rows := connection.execute(
        sa.select(old, own.label("own")).where(old.c.id > last).order_by(old.c.id).limit(PORTION)
    ).all():
        connection.execute(sa.insert(new), [_packed(row) for row in rows])
        last = rows[-1].id
    op.drop_table("plain_records")


def _packed(row: "sa.Row[tuple[object, ...]]") -> dict[str, object]:
    return {
        "id": row.id,
        "game": row.game,
        "packed": zlib.compress(row.text.encode()),
        "created": row.created,
        "imported": not row.own,
        "looked": time.time(),
    }
