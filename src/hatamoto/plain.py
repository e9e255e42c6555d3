"""Runs the package as plain Python where a compiled core is installed beside the sources."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceOnly(MetaPathFinder):
    """Finds the modules of this package as source files, whatever lies compiled beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a module of ours; other names are left to the others."""
        if not name.startswith("hatamoto."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def use_plain() -> None:
    """From now on import this package as plain Python; call it before anything else of ours."""
    sys.meta_path.insert(0, SourceOnly())
