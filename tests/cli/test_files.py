"""Commands on files: verify, render, story, content check."""

import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hatamoto import catalog
from hatamoto.cli.arguments import chosen_packs
from hatamoto.games.shogunate import GAME
from hatamoto.kernel.record import parse
from hatamoto.kernel.verification import with_checksum
from tests.cli.running import complaint, run
from tests.engine.driver import Driver
from tests.packs.editions import changed_pack

RECORDS = Path(__file__).parents[1] / "records" / "shogunate"
WHOLE = RECORDS / "threshold.record"
DICE = RECORDS.parent / "dice"


def written(folder: Path, text: str) -> str:
    """A file with this text."""
    path = folder / "some.record"
    path.write_bytes(text.encode())
    return str(path)


def whole() -> str:
    """The text of a finished record."""
    return WHOLE.read_text(encoding="utf-8")


# verify


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.record")), ids=lambda path: path.stem)
def test_a_stored_record_is_verified(path: Path) -> None:
    done = run("verify", str(path))
    assert done.code == 0
    assert "the result is right" in done.out


def test_a_changed_record_is_a_failure_that_names_the_line(tmp_path: Path) -> None:
    path = written(tmp_path, whole().replace("\n0 name 1\n", "\n0 name 3\n", 1))
    said = complaint("verify", path, code=1)
    assert "line 37: '0 name 3' was changed, it was '0 name 1'" in said


def test_a_byte_that_is_no_text_is_named_by_its_line(tmp_path: Path) -> None:
    path = tmp_path / "some.record"
    path.write_bytes(WHOLE.read_bytes().replace(b"rules", b"r\xffles"))
    assert "line 3" in complaint("verify", str(path), code=1)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('game "shogunate"', 'game "go"', "line 2"),
        ("rules 2\n", "rules 3\n", "rules number 3"),
        (f'"{GAME.content_hash}"', '"0123456789abcdef"', "0123456789abcdef"),
        ('game "shogunate"\n', "", "which game"),
    ],
)
def test_another_game_or_edition_is_refused_by_name(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    path = written(tmp_path, with_checksum(whole().replace(old, new)))
    assert said in complaint("verify", path, code=1)


def test_an_unfinished_record_is_said_to_prove_no_draw(tmp_path: Path) -> None:
    rows = [row for row in whole().split("\n") if not row.startswith("secret ")]
    cut = [row if not row.startswith("result ") else "result null" for row in rows]
    stop = next(index for index, row in enumerate(cut) if row.startswith("0 name"))
    path = written(tmp_path, with_checksum("\n".join([*cut[:stop], "end 0", ""])))
    done = run("verify", path)
    assert done.code == 0
    assert "not proven" in done.out


# verify: who could have bent the dice


def test_a_commitment_that_was_noted_is_compared() -> None:
    path = DICE / "shogunate.record"
    row = next(row for row in path.read_text(encoding="utf-8").split("\n") if "commitment " in row)
    noted = row.split('"')[1]
    done = run("verify", str(path), "--commitment", noted.upper())
    assert (done.code, "the commitment is the one you noted" in done.out) == (0, True)
    said = complaint("verify", str(path), "--commitment", "0" * 64, code=1)
    assert f"line 10: the commitment noted before play is {'0' * 64}" in said
    assert "--commitment is empty" in complaint("verify", str(path), "--commitment", " ")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("no_words", "no seat added words: whoever ran the table could have tried secrets"),
        ("one_seat_silent", "seat 1 did not reveal its words; its commitment stands for them"),
        ("shogunate", "compare with --commitment what you noted"),
    ],
)
def test_what_a_record_cannot_prove_is_said(name: str, said: str) -> None:
    assert said in run("verify", str(DICE / f"{name}.record")).out


def test_a_record_of_the_first_scheme_is_said_to_be_one() -> None:
    assert "no seat committed to words (chance 1)" in run("verify", str(WHOLE)).out


@pytest.mark.parametrize("path", ["nowhere.record", "."])
def test_a_file_that_cannot_be_read_is_bad_input(path: str) -> None:
    assert path in complaint("verify", path)


def test_a_file_of_something_else_is_a_failure(tmp_path: Path) -> None:
    assert "which game" in complaint("verify", written(tmp_path, "hello\n"), code=1)


# story


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "What decided"),
        (("--seat", "0"), "Who knew what, when"),
        (("--lang", "ja"), "知見の推移"),
    ],
)
def test_a_finished_record_tells_its_story(arguments: tuple[str, ...], said: str) -> None:
    done = run("story", str(WHOLE), *arguments)
    assert done.code == 0
    assert said in done.out


def test_a_story_needs_a_seat_that_was_there() -> None:
    assert "there is no seat 9" in complaint("story", str(WHOLE), "--seat", "9")


# render


def test_a_moment_is_drawn_as_a_seat_sees_it(tmp_path: Path) -> None:
    picture = tmp_path / "board.svg"
    arguments = ("--at", "45", "--seat", "1", "-o", str(picture))
    assert run("render", str(WHOLE), *arguments).code == 0
    root = ElementTree.parse(picture).getroot()
    texts = " ".join(text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text"))
    assert "Your loyalty" in texts
    assert "Player C" in texts


def test_a_watcher_sees_nobodys_side() -> None:
    out = run("render", str(WHOLE), "--at", "45").out
    assert "Your loyalty" not in out
    assert ElementTree.fromstring(out).tag.endswith("svg")


def test_a_watcher_is_not_shown_what_is_hidden() -> None:
    pictures = [run("render", str(WHOLE), "--at", str(at)).out for at in (20, 30)]
    for picture in pictures:
        assert picture.count('aria-label="Face-down"') == 10
        assert 'aria-label="Wolf"' not in picture


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.record")), ids=lambda path: path.stem)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_stage_of_every_record_can_be_drawn(path: Path, lang: str) -> None:
    for at in (0, 3, 11, 12):
        arguments = ("--lang", lang, "--seat", "0", "--at", str(at))
        assert ElementTree.fromstring(run("render", str(path), *arguments).out) is not None
    end = run("render", str(path), "--lang", lang).out
    assert ElementTree.fromstring(end) is not None


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--at", "999"), "89 lines"),
        (("--at", "-1"), "--at"),
        (("--seat", "5"), "0 to 4"),
        (("--seat", "-1"), "0 to 4"),
        (("--lang", "fr"), "en or ja"),
        (("-o", "no/where/board.svg"), "no/where"),
    ],
)
def test_a_wrong_wish_is_one_line(arguments: tuple[str, ...], said: str) -> None:
    assert said in complaint("render", str(WHOLE), *arguments)


def test_what_is_wrong_with_a_record_to_draw_names_the_file(tmp_path: Path) -> None:
    path = written(tmp_path, whole().replace("\n0 name 1\n", "\n0 name 3\n", 1))
    assert f"{path}: line" in complaint("render", path)


def test_a_picture_that_cannot_be_written_is_a_plain_sentence() -> None:
    said = complaint("render", str(WHOLE), "-o", "/dev/full")
    assert said == "hatamoto: /dev/full: No space left on device"


# content


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the game's own data files."""
    folder = tmp_path / "pack"
    shutil.copytree(GAME.folder, folder)
    return folder


def test_our_own_content_is_in_order() -> None:
    done = run("content", "check")
    assert done.code == 0
    assert "equal to ours" in done.out
    assert "plots.toml: 18 reconstructed" in done.out


def test_a_pack_with_other_numbers_is_unlike_ours(pack: Path) -> None:
    plots = pack / "plots.toml"
    text = plots.read_text(encoding="utf-8")
    plots.write_text(text.replace("honour = [2, 0", "honour = [3, 0", 1), encoding="utf-8")
    done = run("content", "check", str(pack))
    assert done.code == 0
    assert "unlike ours" in done.out


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("plots.toml", 'id = "p02"', 'id = "p01"', "p01"),
        ("plots.toml", "honour = [2, 0, 0, 0, 0, 1]", "honour = [2]", "6 numbers"),
        (
            "leaders.toml",
            'id = "cat"',
            'id = "dog"',
            "ja.ftl: no message leader-dog, leader",
        ),
        ("text/ja.ftl", "clan-cat = ", "clan-cat ", "ja.ftl"),
        ("table.toml", "provenance", "provenance_", "where it comes from"),
    ],
)
def test_a_pack_that_contradicts_itself_is_a_failure_that_names_file_and_row(
    pack: Path, name: str, old: str, new: str, said: str
) -> None:
    path = pack / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    assert said in complaint("content", "check", str(pack), code=1)


def test_a_file_that_is_never_read_is_a_failure(pack: Path) -> None:
    (pack / "plot.toml").write_text("", encoding="utf-8")
    assert "never read" in complaint("content", "check", str(pack), code=1)


@pytest.mark.parametrize(
    "command", [("sim", "-n", "1"), ("play",), ("engine",), ("verify", str(WHOLE)), ("arena",)]
)
def test_nobody_plays_with_a_pack_that_replaces_nothing(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    said = complaint(*command, "--content", str(tmp_path))
    assert f"{tmp_path}: it replaces nothing" in said


def content(driver: Driver, game: str) -> object:
    """The content that a new game's record names."""
    driver.new(catalog.GAMES[game].seats[1], game=game)
    return parse(driver.ask("record")["record"]).header["content"]


@pytest.mark.parametrize("game", catalog.GAMES)
@pytest.mark.parametrize("named", [True, False])
def test_the_engine_plays_with_a_pack_of_any_game(tmp_path: Path, game: str, named: bool) -> None:
    folder = changed_pack(tmp_path, game)
    packs = chosen_packs(f"{game}={folder}" if named else str(folder))
    driver = Driver(packs)
    changed = {id for id, own in catalog.GAMES.items() if content(driver, id) != own.content_hash}
    assert changed == set(packs) == {game}


@pytest.mark.parametrize(
    ("pack", "said"),
    [
        ("shogunate={}", "shogunate has no file of this name"),
        ("go={}", "there is no game 'go'"),
        ("twilight={},{}", "write a content pack as GAME=PACK"),
    ],
)
def test_the_engine_refuses_a_pack_of_another_game(tmp_path: Path, pack: str, said: str) -> None:
    folder = changed_pack(tmp_path, "edo")
    folder = changed_pack(tmp_path, "twilight") if "twilight" in pack else folder
    assert said in complaint("engine", "--content", pack.format(folder, folder))


def test_the_engine_refuses_a_pack_that_fits_no_game(pack: Path) -> None:
    (pack / "plot.toml").write_text("", encoding="utf-8")
    assert "fits no game" in complaint("engine", "--content", str(pack))


def test_a_file_that_cannot_be_read_is_a_plain_sentence(pack: Path) -> None:
    (pack / "plots.toml").write_bytes(b"\xff")
    assert complaint("content", "check", str(pack), code=1).endswith("not UTF-8 text")
    (pack / "plots.toml").unlink()
    (pack / "plots.toml").mkdir()
    assert complaint("content", "check", str(pack), code=1).endswith("toml: Is a directory")


def test_an_empty_pack_is_a_failure(tmp_path: Path) -> None:
    assert "replaces nothing" in complaint("content", "check", str(tmp_path), code=1)


@pytest.mark.parametrize("arguments", [("nowhere",), ("--game", "go"), ("a", "b"), ("--bogus",)])
def test_a_pack_that_is_not_there_is_bad_usage(arguments: tuple[str, ...]) -> None:
    assert complaint("content", "check", *arguments)


def test_a_pack_is_played_with(pack: Path) -> None:
    for name in ("text/en.ftl", "text/ja.ftl"):
        (pack / name).unlink()
    table = pack / "table.toml"
    text = table.read_text(encoding="utf-8")
    table.write_text(text.replace("threshold = 12", "threshold = 9"), encoding="utf-8")
    arguments = ("--content", str(pack), "--seats", "3", "--bots", "random")
    assert "Ends at 9" in run("play", *arguments).out
    sim = run("sim", "-n", "4", "--jobs", "1", "--json", *arguments)
    assert sim.code == 0
