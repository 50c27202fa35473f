"""Runs the migrations on the connection that the server gives."""

from alembic import context

from ahu.server.rows import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
