"""Runs the migrations on the connection the store hands over."""

from alembic import context

from hatamoto.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
