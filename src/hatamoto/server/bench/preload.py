"""What the fork server of `bench kills` makes once, so that a killed server restarts quickly.

Only what does not depend on a database: code, texts and routes. A restarted server still opens its
database, takes its lock, finds its tables and loads each of them anew.
"""

import gc
import importlib
from typing import Final

from hatamoto.server.app import bare_app, openapi_body
from hatamoto.server.game_routes import games_body
from hatamoto.server.sign_in import hash_of_nobody

MODULES: Final = (
    "alembic.command",
    "anyio._backends._asyncio",
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
BARE_APP: Final = bare_app()
openapi_body(BARE_APP)
games_body()  # Parses the texts of all games.
hash_of_nobody()
gc.collect()
gc.freeze()  # Collections of a forked server do not copy these objects.
