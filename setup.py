"""Builds Hatamoto: the core compiled where a C compiler is at hand, plain Python elsewhere."""

import os
import re
import sys
import tempfile
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

COMPILED = (
    "kernel/**/*.py",
    "games/**/*.py",
    "bots/value_network.py",
    "bots/greedy.py",
    "bots/rollout_policy.py",
    "bots/playout.py",
    "bots/search.py",
    "bots/thinker.py",
)
"""What mypyc compiles, as globs under the package, all in one unit."""

INTERPRETED = ("kernel/conformance/*.py", "games/*/picture/*.py", "games/*/position/*.py")
"""What stays plain all the same: checks as a caller would make them, and what is seldom done:
drawing pictures, reading and writing positions."""

SELDOM = {"errors", "layout", "outcome", "positions", "record", "replay"}
"""The rooms where no game spends its time: their code is made quickly rather than to be quick."""
HEADERS = '#include "__native_{0}.h"\n#include "__native_internal_{0}.h"\n'
COLD = "#ifdef __GNUC__\n{}\n#endif\n"
LOADING = re.compile(r"^char (CPyDef_\w+_____top_level__)\(void\) \{", re.MULTILINE)
"""Where the body of a module begins: a long function that runs once, when the module is loaded."""
GROUP = "hatamoto"

PACKAGE = Path("src/hatamoto")
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return PyLong_FromLong(0); }\n"
CORES = os.cpu_count() or 1
FLAGS = ["-fno-semantic-interposition"]
QUICKLY = ["-O1"] if os.name == "posix" else []
WHOLE = [f"-flto={CORES}"]
"""Optimizes over all files while linking, on all cores, where the compiler knows how."""
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


class BuildOnAllCores(build_ext):
    """Builds the extensions, and compiles the files of each, side by side."""

    def build_extensions(self) -> None:
        compile_some: Callable[..., list[str]] = self.compiler.compile

        def compile_one(source: str, how: Mapping[str, list[str]]) -> list[str]:
            flags = [*how["extra_postargs"], *(QUICKLY if is_seldom(source) else [])]
            return compile_some([source], **{**how, "extra_postargs": flags})

        def compile_all(sources: list[str], **how: list[str]) -> list[str]:
            with ThreadPoolExecutor(CORES) as pool:
                built = pool.map(lambda source: compile_one(source, how), sources)
                return [name for names in built for name in names]

        self.compiler.compile = compile_all
        self.parallel = CORES
        super().build_extensions()


def is_seldom(source: str) -> bool:
    """Whether a C file holds such rooms, or sets up all modules when they are loaded."""
    return Path(source).stem in (f"__native_{GROUP}", "unit_seldom")


def unit_of(source: Path) -> str:
    """The unit that a module's C file belongs to: its game, the seldom rooms, or the rest."""
    rooms = source.stem.removeprefix("__native_").split("___")
    if not SELDOM.isdisjoint(rooms):
        return "seldom"
    return rooms[2] if rooms[1] == "games" and len(rooms) > 2 else "core"


def join_sources(core: Extension) -> None:
    """Compile the C files of a unit as one: their headers, most of their text, are read once."""
    modules = [Path(name) for name in core.sources if f"__native_{GROUP}___" in str(name)]
    units: dict[str, list[Path]] = {}
    for module in modules:
        units.setdefault(unit_of(module), []).append(module)
    others = [name for name in core.sources if Path(name) not in modules]
    core.depends = [*core.depends, *map(str, modules)]
    core.sources = [*(str(write_unit(name, units[name])) for name in sorted(units)), *others]


def write_unit(name: str, modules: list[Path]) -> Path:
    """A C file that includes those of some modules, and marks what loads them as seldom run."""
    loading = [function for path in modules for function in LOADING.findall(path.read_text())]
    cold = "\n".join(f"char {function}(void) __attribute__((cold));" for function in loading)
    included = "".join(f'#include "{path.name}"\n' for path in modules)
    unit = modules[0].with_name(f"unit_{name}.c")
    unit.write_text(HEADERS.format(GROUP) + COLD.format(cold) + included)
    return unit


def compiler_works(flags: list[str]) -> bool:
    """Whether a C file that includes Python.h really compiles and links here with these flags."""
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
            objects = compiler.compile(
                [str(source)], folder, include_dirs=[get_path("include")], extra_postargs=flags
            )
            shared = str(Path(folder, "probe.so"))
            compiler.link_shared_object(objects, shared, extra_postargs=flags)
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
    if not compiler_works([]):
        print("hatamoto: no working C compiler, so this is plain Python", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = str(PACKAGE.parent)
    options = ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports"]
    files = [*options, *compiled_modules()]
    units = mypycify(files, opt_level="2", debug_level="0", group_name=GROUP, multi_file=True)
    built = [unit for unit in units if isinstance(unit, Extension)]
    core = max(built, key=lambda unit: len(list(unit.sources)))
    join_sources(core)
    tune(core)
    return built


def tune(core: Extension) -> None:
    """Ask for the optimizations that this compiler can do; the other units only point to this."""
    for flags in (FLAGS, WHOLE):
        if os.name == "posix" and compiler_works(flags):
            core.extra_compile_args = [*core.extra_compile_args, *flags]
            core.extra_link_args = [*core.extra_link_args, "-O2", "-g0", *flags]


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildOnAllCores, "build_py": FreshBuild},
)
