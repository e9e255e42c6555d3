"""Editions of content: a game's data files as one archive, named by their content hash.

Released editions are part of this package (`data/`); a server stores the ones it has used in its
database. A table or record names its edition and is always opened with that one.
"""

from hatamoto.editions.archive import pack_edition, read_manifest, unpack_edition
from hatamoto.editions.released import is_hash, released, released_archive

__all__ = [
    "is_hash",
    "pack_edition",
    "read_manifest",
    "released",
    "released_archive",
    "unpack_edition",
]
