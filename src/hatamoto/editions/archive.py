"""Packs a game's data files into a zip archive, and unpacks them to load the game from."""

import io
import json
import tempfile
import zipfile
from functools import cache
from pathlib import Path
from typing import Any, Final

from hatamoto.kernel.content import EDITION, is_edition
from hatamoto.kernel.errors import BadContent
from hatamoto.kernel.game import Game

SUFFIXES: Final = (".toml", ".csv", ".ftl")
LEFT_OUT: Final = ("lessons",)
"""Folders that are not part of an edition: guided games always use the current content."""
DATE: Final = (1980, 1, 1, 0, 0, 0)
"""A fixed timestamp (the earliest in zip), so that equal files give equal archives."""


def pack_edition(game: Game[Any], home: Path) -> bytes:
    """All data files of a game: those of its pack, and its own where the pack has none."""
    files = {} if is_edition(game.folder) else files_in(home)
    files |= files_in(game.folder)
    files.pop(EDITION, None)
    head = {"game": game.id, "rules": game.rules_number, "content": game.content_hash}
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        archive.writestr(zipfile.ZipInfo(EDITION, DATE), json.dumps(head) + "\n")
        for name in sorted(files):
            row = zipfile.ZipInfo(name, DATE)
            row.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(row, files[name].read_bytes())
    return packed.getvalue()


def files_in(folder: Path) -> dict[str, Path]:
    """The files of a folder that belong to an edition, by relative path."""
    found = [path for path in folder.rglob("*") if path.suffix in SUFFIXES]
    names = {path.relative_to(folder).as_posix(): path for path in found}
    return {name: path for name, path in names.items() if name.split("/")[0] not in LEFT_OUT}


def read_manifest(packed: bytes) -> tuple[str, str]:
    """The game and content hash in an archive's manifest; raises BadContent."""
    try:
        with zipfile.ZipFile(io.BytesIO(packed)) as archive:
            head = json.loads(archive.read(EDITION))
        return str(head["game"]), str(head["content"])
    except (zipfile.BadZipFile, KeyError, ValueError, TypeError, RecursionError):
        raise BadContent("this is not an edition archive") from None


def unpack_edition(packed: bytes) -> Path:
    """Unpack an archive into a folder that is deleted when the process ends."""
    id, content = read_manifest(packed)
    folder = Path(temporary_folder().name) / f"{id}-{content}"
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        archive.extractall(folder)
    return folder


@cache
def temporary_folder() -> "tempfile.TemporaryDirectory[str]":
    """This process's temporary folder for unpacked editions."""
    return tempfile.TemporaryDirectory(prefix="hatamoto-editions-")
