"""Imports the package as plain Python even if a compiled core is installed."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceOnly(MetaPathFinder):
    """A meta path finder that loads this package's source files instead of extensions."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of a source file; None for modules of other packages."""
        if not name.startswith("hatamoto."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def use_plain() -> None:
    """Import this package as plain Python from now on; call it before any other import of it."""
    sys.meta_path.insert(0, SourceOnly())
