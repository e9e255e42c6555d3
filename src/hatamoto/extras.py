"""Optional extras of the package, and the error when one is not installed."""

from collections.abc import Iterator
from contextlib import contextmanager

from hatamoto.kernel.errors import HatamotoError


class MissingExtra(HatamotoError):
    """A feature needs a package that is not installed."""

    slug = "missing-extra"

    def __init__(self, extra: str, package: str) -> None:
        self.extra = extra
        self.package = package
        self.command = f'pip install "hatamoto[{extra}]"'
        super().__init__(
            f"this needs the package {package}, which is not installed: {self.command}"
        )


@contextmanager
def requires(extra: str) -> Iterator[None]:
    """Raise MissingExtra if a package that the block imports is not installed.

    A missing module of our own is a broken installation, and keeps its traceback.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").split(".")[0]
        if package in ("", "hatamoto"):
            raise
        raise MissingExtra(extra, package) from error
