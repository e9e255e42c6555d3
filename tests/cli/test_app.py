"""The command as a whole: help, version, usage, and the installed program."""

import json
import random
import re

import pytest

import hatamoto
from hatamoto.cli.app import app
from hatamoto.kernel import COMPILED
from tests.cli.running import complaint, run, start

COMMANDS = [
    "play", "engine", "sim", "arena", "ladder", "examine", "train", "corpus", "lab", "verify",
    "bench",
    "render", "story", "serve",
]  # fmt: skip


def test_without_a_command_the_commands_are_listed() -> None:
    done = run()
    assert done.code == 0
    for command in [*COMMANDS, "content"]:
        assert re.search(rf"^  {command} ", done.out, re.MULTILINE)


@pytest.mark.parametrize("command", [[name] for name in COMMANDS] + [["content", "check"]])
def test_every_command_has_help_with_examples(command: list[str]) -> None:
    done = run(*command, "--help")
    assert done.code == 0
    assert "Examples:" in done.out
    assert f"hatamoto {' '.join(command)}" in done.out.split("Examples:")[1]


def test_no_command_is_without_a_test_here() -> None:
    parts = [
        app,
        *(row.typer_instance for row in app.registered_groups if not isinstance(row.name, str)),
    ]
    rows = [row for part in parts if part is not None for row in part.registered_commands]
    assert sorted(row.callback.__name__ for row in rows if row.callback) == sorted(COMMANDS)


def test_the_version_says_what_the_core_is() -> None:
    core = "compiled core" if COMPILED else "plain Python"
    assert run("--version").out == f"hatamoto {hatamoto.__version__} ({core})\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("dance",), "No such command"),
        (("--bogus",), "--bogus"),
        (("verify",), "FILE"),
        (("render",), "FILE"),
        (("content",), "hatamoto content --help"),
        (("content", "dance"), "No such command"),
        (("engine", "x"), "hatamoto engine --help"),
        (("engine", "--content", "nowhere"), "not a folder"),
    ],
)
def test_wrong_usage_is_one_line_and_code_two(arguments: tuple[str, ...], said: str) -> None:
    assert said in complaint(*arguments)


# The installed program


def test_the_program_answers_garbage_and_then_plays_a_game() -> None:
    rng = random.Random(11)
    lines = [bytes(rng.choices(range(11, 256), k=rng.randrange(1, 80))) for _ in range(10_000)]
    lines += [b'{"command": "new", "game": "shogunate", "seats": 3, "seed": 1, "id": "last"}']
    lines += [b'{"command": "bot", "seat": 0, "bot": "greedy", "seed": 1}', b'{"command": "quit"}']
    done = start("engine", sent=b"\n".join([*lines, b"ignored"]))
    answers = [json.loads(line) for line in done.out.splitlines()]
    assert done.code == 0
    assert done.err == ""
    assert len(answers) == 10_003
    assert not any(answer["ok"] for answer in answers[:10_000])
    assert answers[10_000]["id"] == "last"
    assert answers[10_000]["game"] == "shogunate"
    assert answers[10_002] == {"ok": True}


def test_a_line_too_long_to_read_is_one_error() -> None:
    done = start("engine", sent=b"[" * (1 << 24) + b"x\n" + b'{"command": "hello"}')
    first, second = (json.loads(line) for line in done.out.splitlines())
    assert first["error"]["code"] == "bad-json"
    assert second["ok"]


def test_the_end_of_input_ends_the_engine_well() -> None:
    assert start("engine", sent=b"").code == 0


def test_the_program_plays_from_a_pipe() -> None:
    done = start("play", "--seed", "1", "--lang", "ja", sent=b"1\nhelp\n\xff\xfe\nquit\n")
    assert done.code == 0
    assert done.err == ""
    assert "ゲームは途中で終わった" in done.out


def test_the_program_complains_in_one_line() -> None:
    done = start("verify", "nowhere.record")
    assert done.code == 2
    assert done.out == ""
    assert done.err == "hatamoto: nowhere.record: No such file or directory\n"


@pytest.mark.parametrize("command", ["play", "engine"])
def test_a_program_without_an_input_ends_well(command: str) -> None:
    done = start(command, shell="<&-")
    assert (done.code, done.err) == (0, "")


@pytest.mark.parametrize("command", [("sim", "-n", "2", "-j", "1"), ("engine",), ("play",)])
@pytest.mark.parametrize(
    ("shell", "said"), [(">&-", "the output was closed"), (">/dev/full", "No space left on device")]
)
def test_an_output_that_takes_nothing_is_a_failure(
    command: tuple[str, ...], shell: str, said: str
) -> None:
    done = start(*command, sent=b'{"command": "hello"}\n', shell=shell)
    assert (done.code, done.err) == (1, f"hatamoto: {said}\n")
