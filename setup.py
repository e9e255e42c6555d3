"""Builds Hatamoto: with a compiled core if there is a C compiler, else as plain Python."""

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
    "bots/mixture.py",
    "bots/race.py",
    "bots/rollout_policy.py",
    "bots/rollouts.py",
    "bots/playout.py",
    "bots/search.py",
    "bots/search_settings.py",
    "bots/thinking_clock.py",
    "bots/thinker.py",
    "bots/turn_plan.py",
    "bots/turn_planner.py",
    "bots/plan_search.py",
)
"""What mypyc compiles, as globs under the package, all in one unit."""

INTERPRETED = ("kernel/conformance/*.py", "games/*/picture/*.py", "games/*/position/*.py")
"""What is not compiled: the conformance checks, which call the core as a user would, and rare work
such as drawing pictures or reading and writing positions."""

SELDOM = {
    "errors", "layout", "match_positions", "narrator", "outcome", "plain_text", "positions",
    "record", "record_checks", "replay", "story", "story_types", "verification",
}  # fmt: skip
"""Modules that are rarely executed; they are compiled with less optimisation, to build faster."""
HEADERS = '#include "__native_{0}.h"\n#include "__native_internal_{0}.h"\n'
COLD = "#ifdef __GNUC__\n{}\n#endif\n"
FAILING = ("CPy_AddTraceback", "CPy_TypeErrorTraceback", "CPy_DecRef")
"""Functions that compiled code calls only on error paths. Marking them cold moves those paths away
from the hot code, which then fits better into the instruction cache."""
LOADING = re.compile(r"^char (CPyDef_\w+_____top_level__)\(void\) \{", re.MULTILINE)
"""The start of a module body: a long function that runs once, when the module is imported."""
GROUP = "hatamoto"

PACKAGE = Path("src/hatamoto")
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return PyLong_FromLong(0); }\n"
CORES = os.cpu_count() or 1
FLAGS = ["-fno-semantic-interposition"]
QUICKLY = ["-O1"] if os.name == "posix" else []
WHOLE = [f"-flto={CORES}"]
"""Link-time optimization on all cores, if the compiler supports it."""
BUNDLED = {"web/dist": "server/page", "docs/games": "server/guides"}
"""Folders outside the sources that go into the package: the built page and the game guides."""
ONLY_METADATA = {"dist_info", "egg_info", "sdist"}
"""Commands that only need metadata and build nothing."""


class FreshBuild(build_py):
    """Deletes the leftovers of an earlier build, except extensions that are still needed."""

    def run(self) -> None:
        wanted = {Path(*ext.name.split(".")) for ext in self.distribution.ext_modules or []}
        root = Path(self.build_lib)
        for path in [path for path in root.rglob("*") if path.is_file()]:
            module = path.relative_to(root).with_name(path.name.split(".")[0])
            if path.suffix not in (".so", ".pyd") or module not in wanted:
                path.unlink()
        super().run()
        for source, target in BUNDLED.items():
            if Path(source).is_dir():
                self.copy_tree(source, str(root / "hatamoto" / target))


class BuildOnAllCores(build_ext):
    """Builds the extensions, and compiles the files of each, in parallel."""

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
    """Whether a C file has only rarely executed code: SELDOM modules, or module initialization."""
    return Path(source).stem in (f"__native_{GROUP}", "unit_seldom")


def unit_of(source: Path) -> str:
    """The compilation unit of a module's C file: its game, SELDOM, or the rest of the core."""
    parts = source.stem.removeprefix("__native_").split("___")
    if not SELDOM.isdisjoint(parts):
        return "seldom"
    return parts[2] if parts[1] == "games" and len(parts) > 2 else "core"


def join_sources(core: Extension) -> None:
    """Compile the C files of a unit as one, so that their large headers are parsed only once."""
    modules = [Path(name) for name in core.sources if f"__native_{GROUP}___" in str(name)]
    units: dict[str, list[Path]] = {}
    for module in modules:
        units.setdefault(unit_of(module), []).append(module)
    others = [name for name in core.sources if Path(name) not in modules]
    core.depends = [*core.depends, *map(str, modules)]
    core.sources = [*(str(write_unit(name, units[name])) for name in sorted(units)), *others]


def write_unit(name: str, modules: list[Path]) -> Path:
    """Write a C file that includes those of some modules and marks their initialization as cold."""
    loading = [function for path in modules for function in LOADING.findall(path.read_text())]
    rare = [
        *(f"char {name}(void)" for name in loading),
        *(f"__typeof__({name}) {name}" for name in FAILING),
    ]
    cold = "\n".join(f"{function} __attribute__((cold));" for function in rare)
    included = "".join(f'#include "{path.name}"\n' for path in modules)
    unit = modules[0].with_name(f"unit_{name}.c")
    unit.write_text(HEADERS.format(GROUP) + COLD.format(cold) + included)
    return unit


def compiler_works(flags: list[str]) -> bool:
    """Whether a C file that includes Python.h compiles and links with these flags."""
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
    """The compiled core; empty if it is disabled or cannot be built."""
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
    """Enable the optimizations this compiler supports; the other extensions are only stubs."""
    for flags in (FLAGS, WHOLE):
        if os.name == "posix" and compiler_works(flags):
            core.extra_compile_args = [*core.extra_compile_args, *flags]
            core.extra_link_args = [*core.extra_link_args, "-O2", "-g0", *flags]


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildOnAllCores, "build_py": FreshBuild},
)
