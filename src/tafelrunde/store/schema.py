"""The tables of the database. `migrations/` brings older ones up to this."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("components", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("host_hash", String(64), nullable=False),
    Column("seed", String(128), nullable=False),
    Column("clock", Float),
    Column("listed", Boolean, nullable=False),
    Column("status", String(16), nullable=False, index=True),
    Column("rematch", String(32)),
    Column("created", Float, nullable=False, index=True),
    Column("race", Integer),
    Column("hints", Boolean),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("begun", Float),
    Column("setup", JSON(none_as_null=True)),
    Column("due", Float, index=True),
    Column("given", Integer, nullable=False, server_default="0"),
    Column("values_name", String(64)),
)

# The only authority on what was done at a table. The keys make a move count once, whoever sends it how often.
moves = Table(
    "moves",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, key="line", primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("move", Integer),
    Column("back_to", Integer),
    Column("at", Float, nullable=False),
    Column("luck", JSON(none_as_null=True)),
    Column("fingerprint", String(16)),
    UniqueConstraint("table_id", "seat", "answers", name="one_answer"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("packed", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("looked", Float, nullable=False),
)

# The last snapshot of a running game (`table/snapshot.py`): a help for whoever opens the table, never an authority.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

# Printed values of players' own, by the hash that they give. One that its owner has dropped has no owner any more; it
# stays as long as a table is played with it.
component_sets = Table(
    "component_sets",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("hash", String(64), nullable=False, index=True),
    Column("over", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("toml", Text, nullable=False),
    Column("owner_hash", String(64), index=True),
    Column("created", Float, nullable=False),
    Column("looked", Float, nullable=False),
)

# When a server last said that it was alive (one row), and the times at which none was: they count for nobody's clock.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)

pauses = Table(
    "pauses",
    metadata,
    Column("began", Float, primary_key=True, autoincrement=False),
    Column("ended", Float, nullable=False, index=True),
)

# Servers and workers that share a PostgreSQL: when each last said that it was alive, by the database's clock, and which
# server looks after a table. One that has not been heard of for a while holds nothing.
members = Table(
    "members",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("role", String(16), nullable=False),
    Column("slots", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("holder", String(32), nullable=False, index=True),
)
