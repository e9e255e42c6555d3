"""The package without its extras: few packages, nothing that only one system has, whole games."""

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from importlib.metadata import distribution, packages_distributions
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

from hatamoto import catalog

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
ONE_SYSTEM_ONLY = ("fcntl", "grp", "pty", "resource", "syslog")
"""Modules of the standard library that Windows does not have."""
LIGHT = """
import sys
from importlib.abc import MetaPathFinder


class CoreOnly(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.split(".")[0] in REFUSED:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None


REFUSED = set(sys.argv.pop(1).split(","))
for module in REFUSED.intersection(sys.modules):
    del sys.modules[module]
sys.meta_path.insert(0, CoreOnly())
"""
COMMAND = LIGHT + "from hatamoto.cli import main; sys.exit(main(sys.argv[1:]))"
IMPORTS = LIGHT + "import importlib; [importlib.import_module(name) for name in sys.argv[1:]]"


def plain_name(name: str) -> str:
    """The name of a distribution as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def core_distributions() -> set[str]:
    """The distributions that `pip install hatamoto` brings here, and hatamoto itself."""
    found = {"hatamoto"}
    waiting = [Requirement(line) for line in PROJECT["dependencies"]]
    while waiting:
        requirement = waiting.pop()
        name = plain_name(requirement.name)
        if name in found or (requirement.marker and not requirement.marker.evaluate({"extra": ""})):
            continue
        found.add(name)
        waiting += [Requirement(line) for line in distribution(name).requires or []]
    return found


def refused() -> str:
    """The modules that a light installation on Windows lacks, of those installed here."""
    core = core_distributions()
    strangers = [
        module
        for module, owners in packages_distributions().items()
        if core.isdisjoint(map(plain_name, owners)) and not module.startswith("hatamoto")
    ]
    assert "litestar" in strangers
    return ",".join([*strangers, *ONE_SYSTEM_ONLY])


def light(
    program: str, *arguments: str, sent: str = "", setting: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """A program run where only the core's packages can be imported."""
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", **(setting or {})}
    command = [sys.executable, "-c", program, refused(), *arguments]
    return subprocess.run(
        command,
        input=sent,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )


def test_the_core_needs_few_packages() -> None:
    direct = {plain_name(Requirement(line).name) for line in PROJECT["dependencies"]}
    assert direct == {"fluent-runtime", "msgspec", "rich", "typer"}
    assert len(core_distributions()) <= 20


def test_every_module_but_those_of_the_extras_is_imported() -> None:
    package = ROOT / "src/hatamoto"
    parts = [
        path.relative_to(package.parent).with_suffix("").parts for path in package.rglob("*.py")
    ]
    core = [
        names
        for names in parts
        if names[1] not in ("server", "store", "research")
        and not (names[1] == "lab" and names[2].startswith("report"))
    ]
    names = sorted(".".join(names).removesuffix(".__init__") for names in core)
    done = light(IMPORTS, *names)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("game", sorted(catalog.GAMES))
def test_a_game_is_played_to_its_end_at_the_terminal(game: str) -> None:
    done = light(COMMAND, "play", game, "--seed", "5", "--bots", "random", sent="1\n" * 3000)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game was not finished" not in done.stdout


def test_the_engine_plays_a_game_to_its_end() -> None:
    command = [sys.executable, "-c", COMMAND, refused(), "engine"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as engine:
        status = ask(engine, command="new", game="shogunate", seats=3, seed=4)
        while not status["over"]:
            seat = status["to_act"][0]
            choice = ask(engine, command="bot", seat=seat, bot="greedy", seed=1)
            status = ask(engine, command="act", seat=seat, action=choice["action"])
        assert ask(engine, command="quit") == {"ok": True}
        assert engine.communicate() == ("", "")
    assert status["outcome"]["winners"]


def ask(engine: subprocess.Popen[str], **request: object) -> dict[str, Any]:
    """The engine's answer to one request, which it must not refuse."""
    assert engine.stdin is not None
    assert engine.stdout is not None
    engine.stdin.write(json.dumps(request) + "\n")
    engine.stdin.flush()
    answer: dict[str, Any] = json.loads(engine.stdout.readline())
    assert answer["ok"], answer
    return answer


def test_bots_of_every_game_play_one_another() -> None:
    for game in sorted(catalog.GAMES):
        done = light(COMMAND, "sim", game, "-n", "2", "--bots", "random", "--json", "-j", "2")
        assert (done.returncode, done.stderr) == (0, "")
        assert json.loads(done.stdout)["games"] == 2


@pytest.mark.parametrize(
    ("locale", "said"),
    [("C.UTF-8", ", which is not installed. To add it: "), ("ja_JP.UTF-8", "追加するには：")],
)
@pytest.mark.parametrize("command", [("serve",), ("bench", "server")])
def test_what_is_missing_is_said_in_one_line(
    command: tuple[str, ...], locale: str, said: str
) -> None:
    done = light(COMMAND, *command, setting={"LC_ALL": locale})
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith("hatamoto: ")
    assert done.stderr.endswith('pip install "hatamoto[server]"\n')
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_server_without_the_driver_names_the_extra_for_postgresql() -> None:
    command = [sys.executable, "-c", COMMAND, "psycopg", "serve", "--database", "postgresql://h/n"]
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr.endswith('pip install "hatamoto[postgres]"\n')
