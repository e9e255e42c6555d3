"""What the built package holds, with a C compiler and without."""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import hatamoto

ROOT = Path(__file__).parents[2]
BUILT_FROM = ("src", "setup.py", "pyproject.toml", "MANIFEST.in", "README.md")


def build(folder: Path, setting: dict[str, str]) -> Path:
    """The wheel of a copy of the sources, built under this setting."""
    for name in BUILT_FROM:
        if (ROOT / name).is_dir():
            ignored = shutil.ignore_patterns("__pycache__", "*.egg-info")
            shutil.copytree(ROOT / name, folder / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, folder / name)
    options = ["--quiet", "--no-build-isolation", "--no-deps", "--wheel-dir", str(folder / "out")]
    command = [sys.executable, "-m", "pip", "wheel", *options, str(folder)]
    subprocess.run(command, env={**os.environ, **setting}, check=True)
    return next((folder / "out").glob("*.whl"))


def contents(wheel: Path) -> set[str]:
    """The files of the package in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


def sources() -> set[str]:
    """Every module and data file under src, as a wheel would name it."""
    files = [path for path in (ROOT / "src/hatamoto").rglob("*") if path.is_file()]
    kept = [path for path in files if path.suffix != ".pyc"]
    return {path.relative_to(ROOT / "src").as_posix() for path in kept}


def globs(name: str) -> tuple[str, ...]:
    """The globs that `setup.py` lists under a name."""
    lines = (ROOT / "setup.py").read_text(encoding="utf-8").split(f"{name} = (")[1]
    return tuple(re.findall(r'"([^"]+)"', lines.split(")")[0]))


def matching(glob: str) -> set[Path]:
    """The source files that match."""
    return set((ROOT / "src/hatamoto").glob(glob))


@pytest.mark.parametrize("setting", [{"HATAMOTO_PURE": "1"}, {"CC": "no-such-compiler"}])
def test_without_a_compiler_the_wheel_is_plain_and_whole(
    tmp_path: Path, setting: dict[str, str]
) -> None:
    wheel = build(tmp_path, setting)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert contents(wheel) == sources()


@pytest.mark.compiled
@pytest.mark.parametrize("glob", globs("COMPILED"))
def test_the_core_is_compiled(glob: str) -> None:
    files = matching(glob).difference(*map(matching, globs("INTERPRETED")))
    assert files
    for path in files:
        parts = path.relative_to(ROOT / "src").with_suffix("").parts
        spec = importlib.util.find_spec(".".join(parts).removesuffix(".__init__"))
        assert spec is not None
        assert str(spec.origin).endswith(".so"), path


@pytest.mark.compiled
def test_the_installed_package_is_not_the_source_tree() -> None:
    assert ROOT / "src" not in Path(hatamoto.__file__).parents


def test_a_file_that_left_the_sources_leaves_the_wheel(tmp_path: Path) -> None:
    stale = tmp_path / "build/lib/hatamoto/left_behind.py"
    stale.parent.mkdir(parents=True)
    stale.write_text("")
    assert "hatamoto/left_behind.py" not in contents(build(tmp_path, {"HATAMOTO_PURE": "1"}))
