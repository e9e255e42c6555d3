"""Builds Hatamoto: the core compiled where a C compiler is at hand, plain Python elsewhere."""

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

COMPILED = (
    "kernel/**/*.py",
    "games/**/*.py",
    "bots/greedy.py",
    "bots/playout.py",
    "bots/search.py",
)
"""What mypyc compiles, as globs under the package, all in one unit."""

INTERPRETED = ("kernel/conformance/*.py",)
"""What stays plain all the same: checks from outside, as a caller would make them."""

PACKAGE = Path("src/hatamoto")
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return PyLong_FromLong(0); }\n"
FLAGS = ["-fno-semantic-interposition"]
BESIDE = {"web/dist": "server/page", "docs/games": "server/guides"}
"""What lies beside the sources and goes into the package: the built page, the games' guides."""
ONLY_METADATA = {"dist_info", "egg_info", "sdist"}
"""The commands that ask about the package without building it."""


class FreshBuild(build_py):
    """Drops what an earlier build left behind, but for the extensions that are still wanted."""

    def run(self) -> None:
        wanted = {Path(*ext.name.split(".")) for ext in self.distribution.ext_modules or []}
        root = Path(self.build_lib)
        for path in [path for path in root.rglob("*") if path.is_file()]:
            module = path.relative_to(root).with_name(path.name.split(".")[0])
            if path.suffix not in (".so", ".pyd") or module not in wanted:
                path.unlink()
        super().run()
        for beside, inside in BESIDE.items():
            if Path(beside).is_dir():
                self.copy_tree(beside, str(root / "hatamoto" / inside))


def compiler_works() -> bool:
    """Whether a C file that includes Python.h really compiles and links here."""
    from distutils.ccompiler import new_compiler
    from distutils.errors import CCompilerError, DistutilsError
    from distutils.sysconfig import customize_compiler
    from sysconfig import get_path

    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE)
        try:
            objects = compiler.compile([str(source)], folder, include_dirs=[get_path("include")])
            compiler.link_shared_object(objects, str(Path(folder, "probe.so")))
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


def compiled_modules() -> list[str]:
    """The source files that COMPILED names."""
    return sorted(found(COMPILED) - found(INTERPRETED))


def found(globs: tuple[str, ...]) -> set[str]:
    """The files of the package that match any of these."""
    return {str(path) for glob in globs for path in PACKAGE.glob(glob)}


def extensions() -> list[Extension]:
    """The compiled core, or nothing when it is not wanted or cannot be built."""
    if os.environ.get("HATAMOTO_PURE") == "1" or ONLY_METADATA.intersection(sys.argv):
        return []
    if not compiler_works():
        print("hatamoto: no working C compiler, so this is plain Python", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = str(PACKAGE.parent)
    options = ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports"]
    files = [*options, *compiled_modules()]
    units = mypycify(files, opt_level="2", debug_level="0", group_name="hatamoto")
    built = [unit for unit in units if isinstance(unit, Extension)]
    if os.name == "posix":
        for extension in built:
            extension.extra_compile_args += FLAGS
    return built


setup(ext_modules=extensions(), cmdclass={"build_py": FreshBuild})
