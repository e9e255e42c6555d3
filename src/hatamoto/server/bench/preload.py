"""What the fork server of `bench kills` loads once, so that a killed server restarts quickly.

Only code and texts: a restarted server still opens its database and builds everything else anew.
"""

import importlib
from typing import Final

from hatamoto.server.lobby import games

MODULES: Final = (
    "alembic.command",
    "hatamoto.server.run",
    "litestar.exceptions.responses",
    "litestar.plugins.pydantic",
    "psycopg",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)

for module in MODULES:
    importlib.import_module(module)
games()  # Parses the texts of all games.
