"""Games at the terminal: typed lines in, a table and plain words out."""

import json
import re
from pathlib import Path

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.kernel.verification import verify, with_checksum
from tests.cli.running import Done, complaint, run

QUICK = ("--bots", "random", "--seed", "3")
CLOAKED = {
    "seats": 3,
    "line": ["cat", "wolf", "carp", "crane", "snake", "rooster"],
    "loyalty": [["cat", "wolf"], ["carp", "snake"], ["crane", "rooster"]],
    "plot": "p03",
    "hatamoto": 0,
    "played": {"1": "company", "2": "upstream"},
    "waiting": [1, 2],
    "round": 1,
}
"""Seat 0 is the Hatamoto and names who acts."""


def played(*arguments: str, typed: list[str]) -> Done:
    """A game with random bots from a fixed seed."""
    done = run("play", *QUICK, *arguments, typed=typed)
    assert done.code == 0, done.err
    assert done.err == ""
    return done


def position_file(folder: Path, **fields: object) -> str:
    """A file with the position, some of it changed."""
    path = folder / "start.json"
    path.write_text(json.dumps({**CLOAKED, **fields}), encoding="utf-8")
    return str(path)


# Whole games


@pytest.mark.parametrize("seats", ["3", "4", "5", "6"])
def test_a_whole_game_is_played_by_numbers(seats: str) -> None:
    out = played("--seats", seats, typed=["1"] * 300).out
    assert "The game is over" in out
    assert re.search(r"won with \d+ points", out)
    assert out.count("Your choice> 1\n") > 10


def test_a_newcomer_is_told_what_this_is_and_what_to_type() -> None:
    out = played(typed=[]).out
    head = out.split("Your choice>")[0]
    for words in ("Shogunate", "secretly loyal", "type the number", "You are Player A", "3 bots"):
        assert words in head
    assert "  1  Cloaked in Shadows" in head
    assert "The Hatamoto picks a leader." in head


def test_a_whole_game_in_japanese() -> None:
    out = played("--lang", "ja", typed=["1"] * 300).out
    assert "ゲーム終了" in out
    assert "点で勝ちました" in out
    assert not re.search(r"\b(Round|Honour|Player|choice)\b", out)


def test_the_same_seed_and_the_same_typing_give_the_same_game() -> None:
    assert played(typed=["1"] * 40).out == played(typed=["1"] * 40).out


def test_notation_is_taken_as_well_as_numbers() -> None:
    out = played(typed=["play storms"]).out
    assert "You revealed Storms to Flowers." in out


def test_spaces_do_not_matter() -> None:
    assert "You revealed Storms to Flowers." in played(typed=["  play   storms  "]).out


@pytest.mark.parametrize("typed", [[], ["1"], ["quit"], ["help", "quit"], [""]])
def test_leaving_early_is_polite(typed: list[str]) -> None:
    assert played(typed=typed).out.rstrip().endswith("Goodbye. The game was not finished.")


def test_another_seat_and_options_can_be_chosen() -> None:
    arguments = ("--seat", "2", "--seats", "3", "--option", "threshold_alt=on")
    out = played(*arguments, typed=[]).out
    assert "You are Player C" in out
    assert "Ends at 10" in out


# What is not allowed


@pytest.mark.parametrize("typed", ["0", "99", "7", "00", "123456789012"])
def test_a_number_beyond_the_choices_is_answered_with_the_range(typed: str) -> None:
    assert "Type a number from 1 to 6" in played(typed=[typed]).out


def test_an_illegal_action_is_refused_with_its_paragraph(tmp_path: Path) -> None:
    out = played("--load", position_file(tmp_path), typed=["name 0"]).out
    assert "(§play/name)" in out


@pytest.mark.parametrize(("typed", "said"), [("dance", "dance"), ("play thunder", "thunder")])
def test_words_without_meaning_are_named(typed: str, said: str) -> None:
    out = played(typed=[typed]).out
    assert f"“{said}”" in out


def test_a_question_mark_lists_what_is_not_allowed_and_why(tmp_path: Path) -> None:
    path = position_file(tmp_path, waiting=[2], played={"2": "upstream"})
    out = played("--load", path, typed=["?"]).out
    assert "name 1  Player B acted already this round (§play/name)" in out


@pytest.mark.parametrize("typed", ["1", "name 1", "Player B", "player b"])
def test_a_player_is_chosen_by_number_notation_or_the_name_shown(
    tmp_path: Path, typed: str
) -> None:
    out = played("--load", position_file(tmp_path), typed=[typed]).out
    assert "  1  Player B  name 1" in out
    assert "You called on Player B to carry out" in out


def test_a_question_mark_on_a_large_map_names_each_reason_once() -> None:
    out = played("battles", typed=["rest", "1", "?"]).out
    told = out.partition("Not allowed now\n")[2].splitlines()
    rows = [line for line in told if line.startswith(("  normal", "  road"))]
    reasons = [re.sub(r"\d{4}|–.*", "", line.split("  ")[2]) for line in rows]
    assert 4 < len(rows) < 20
    assert "is too far for the movement points left (§8(2)) – and" in rows[0]
    assert int(rows[0].split(" – and ")[1].split()[0]) > 400
    assert len(set(zip([row.split()[0] for row in rows], reasons, strict=True))) == len(rows)


def test_a_question_mark_before_an_action_explains_it(tmp_path: Path) -> None:
    path = position_file(tmp_path)
    out = played("--load", path, typed=["? name 0", "?name 1", "? leader cat", "? hop"]).out
    assert "cannot be named (§play/name)" in out
    assert "That is allowed" in out
    assert "does not answer the current question" in out
    assert "“hop”" in out


def test_when_everything_is_allowed_the_question_mark_says_so() -> None:
    assert "is allowed" in played(typed=["?"]).out


# Looking things up


def test_help_lists_every_command() -> None:
    out = played(typed=["help"]).out
    for word in ("?", "board", "notes", "log", "rules", "undo", "save FILE", "help", "quit"):
        assert re.search(rf"^  {re.escape(word)}", out, re.MULTILINE)


def test_the_log_tells_only_what_the_seat_saw() -> None:
    out = played(typed=["log"]).out
    assert len(re.findall(r"You received a \w+ card\.", out)) == 2
    assert not re.search(r"Player \d received a (?!face-down)", out)


def test_rules_are_found_by_a_word() -> None:
    out = played(typed=["rules storms", "rules zebra"]).out
    assert "§play/storms  Storms to Flowers" in out
    assert "“zebra”" in out


def test_all_rules_are_listed() -> None:
    assert played(typed=["rules"]).out.count("§plot/") == 18


def test_notes_are_shown_when_there_are_any(tmp_path: Path) -> None:
    path = position_file(tmp_path, notes={"0": [[1, "carp"]]})
    out = played("--load", path, typed=["notes"]).out
    assert out.count("Player B has a face-down Carp card") == 2
    assert "You have no notes" in played(typed=["notes"]).out


def test_the_board_is_shown_again_on_demand() -> None:
    once, twice = played(typed=[]).out, played(typed=["board"]).out
    assert twice.count("Shinobi") > once.count("Shinobi")


def test_an_empty_line_asks_again() -> None:
    assert played(typed=[""]).out.count("Choose an Action card") == 2


# Undo, save, load


def test_a_choice_is_taken_back_while_nobody_has_learned_anything(tmp_path: Path) -> None:
    typed = ["name 1", "undo", "log", "quit"]
    path = position_file(tmp_path, played={"1": "cloaked", "2": "upstream"})
    out = played("--load", path, typed=typed).out
    assert out.count("You are the Hatamoto. Who acts next?") == 2
    assert "You took the last action back." in out


def test_what_was_learned_cannot_be_taken_back() -> None:
    out = played(typed=["1", "undo"]).out
    assert "Somebody has learned something since" in out


def test_there_may_be_nothing_to_take_back() -> None:
    assert "You have nothing to take back" in played(typed=["undo"]).out


def told(done: Done) -> list[str]:
    """The last lines of the log."""
    return re.findall(r"^  ([A-Z].*\.)$", done.out.split("Your choice> log")[-1], re.MULTILINE)


def test_a_saved_game_is_proven_and_remembers_what_happened(tmp_path: Path) -> None:
    path = tmp_path / "evening.record"
    before = played(typed=["1"] * 9 + [f"save {path}", "log"])
    assert f"The game is saved in {path}" in before.out
    assert verify(GAME, path.read_text(encoding="utf-8")).is_proven
    after = played("--load", str(path), typed=["log"])
    assert told(after) == told(before)
    assert len(told(after)) > 40


def test_a_saved_game_goes_on_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "evening.record"
    played(typed=["1"] * 9 + [f"save {path}", "quit"])
    assert "The game is over" in played("--load", str(path), typed=["1"] * 300).out


def test_a_finished_game_can_be_saved_and_is_proven(tmp_path: Path) -> None:
    path = tmp_path / "whole.record"
    choices = played(typed=["1"] * 300).out.count("Your choice> 1") - 1
    played(typed=["1"] * choices + ["log", f"save {path}", "quit"])
    assert verify(GAME, path.read_text(encoding="utf-8")).outcome is not None


def test_a_finished_record_shows_its_end() -> None:
    records = Path(__file__).parents[1] / "records" / "shogunate"
    out = run("play", "--load", str(records / "shared_victory.record")).out
    assert "Player B and Player D share the victory" in out


def test_saving_needs_a_place_that_can_be_written(tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "where"
    out = played(typed=["save", f"save {nowhere}", "save a\x00b", "quit"]).out
    assert "Give a file name: save FILE" in out
    assert "could not be written: No such file or directory" in out
    assert "That is not a valid file name" in out


def test_a_file_that_is_there_is_written_over_only_when_told(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Sayo", encoding="utf-8")
    out = played(typed=[f"save {path}", "save!", "quit"]).out
    assert f"To overwrite it, type: save! {path}" in out
    assert "Give a file name: save FILE" in out
    assert path.read_text(encoding="utf-8") == "Dear Sayo"
    assert f"saved in {path}" in played(typed=[f"save! {path}"]).out
    assert path.read_text(encoding="utf-8").startswith("hatamoto-record")


@pytest.mark.parametrize(
    ("lang", "hidden", "pending"),
    [
        ("en", "The file holds everything hidden", "Secret choices"),
        ("ja", "伏せられているものがすべて入っている", "まだ公開されていないもの"),
    ],
)
def test_saving_tells_what_the_file_holds_and_what_it_lacks(
    tmp_path: Path, lang: str, hidden: str, pending: str
) -> None:
    choosing = played("--lang", lang, typed=[f"save {tmp_path / 'a'}"]).out
    assert choosing.count(hidden) == choosing.count(pending) == 1
    path = position_file(tmp_path)
    naming = played("--lang", lang, "--load", path, typed=[f"save {tmp_path / 'b'}"]).out
    assert (naming.count(hidden), naming.count(pending)) == (1, 0)


def test_a_finished_game_hides_nothing(tmp_path: Path) -> None:
    records = Path(__file__).parents[1] / "records" / "shogunate"
    typed = [f"save {tmp_path / 'c'}"]
    out = run("play", "--load", str(records / "shared_victory.record"), typed=typed).out
    assert "The game is saved in" in out
    assert "Everything hidden" not in out


def test_a_game_the_table_has_ended_is_over(tmp_path: Path) -> None:
    path = tmp_path / "evening.record"
    played(typed=["1"] * 9 + [f"save {path}", "quit"])
    text = path.read_text(encoding="utf-8").replace("\nend ", "\nagreed_draw\nend ")
    path.write_text(with_checksum(text), encoding="utf-8")
    out = played("--load", str(path), typed=["1"]).out
    assert "The game is over" in out
    assert "Nobody won: the players agreed to stop." in out


# Several people


def test_people_at_one_screen_are_called_by_turns_behind_a_curtain() -> None:
    out = played("--humans", "0,1,2", "--seats", "3", typed=["", "1"] * 20).out
    assert "The next choice belongs to" in out
    assert "Hand over the screen" in out
    assert "no bots play" in out


def test_people_at_one_screen_are_greeted_together() -> None:
    out = played("--humans", "0,2", typed=[]).out
    assert "Player A and Player C share this screen; 2 bots play." in out
    assert "You are Player" not in out
    assert out.count("are sealed") == 1


def test_nothing_of_the_next_persons_side_shows_before_the_curtain(tmp_path: Path) -> None:
    path = position_file(tmp_path)
    typed = ["", "name 1", "quit"]
    out = played("--load", path, "--humans", "0,1,2", typed=typed).out
    first, second = out.split("The next choice belongs to Player B alone")
    assert "Your loyalty: Cat and Wolf" in first
    assert "Your loyalty" not in second


def test_taking_back_what_another_person_did_needs_their_consent(tmp_path: Path) -> None:
    path = position_file(tmp_path, played={"1": "cloaked", "2": "upstream"})
    typed = ["", "name 1", "leader cat", "", "slot 6", "", "undo", "no", "undo", "yes"]
    out = played("--load", path, "--humans", "0,1,2", typed=typed).out
    assert "Player B would take back an action too" in out
    assert "Nothing was taken back" in out
    assert out.count("Choose the leader that Player B has to move") == 2


def test_an_end_of_input_behind_the_curtain_is_polite() -> None:
    out = played("--humans", "0,1", "--seats", "3", typed=[]).out
    assert "Goodbye" in out


# What the command line may ask for


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("go",), "there is shogunate"),
        (("--seats", "9"), "3 to 6 seats"),
        (("--seats", "x"), "--seats"),
        (("--seat", "4"), "seats from 0 to 3"),
        (("--humans", "0,0"), "different seats"),
        (("--humans", "a"), "different seats"),
        (("--bots", "ronin"), "daimyo, shogun, random-1, greedy-1"),
        (("--bots", "random,random"), "one for each of 3 seats"),
        (("--lang", "fr"), "choose en or ja"),
        (("--option", "fog"), "name=value"),
        (("--option", "fog=on"), "no option fog"),
        (("--option", "redeal_pairs=maybe"), "on or off"),
        (("--option", "pair_scoring=thrice"), "pair_scoring"),
        (("--load", "nowhere.record"), "nowhere.record"),
        (("--content", "nowhere"), "not a folder"),
        (("--bogus",), "hatamoto play --help"),
        (("a", "b"), "hatamoto play --help"),
    ],
)
def test_a_wrong_wish_is_one_line_that_says_what_to_do(
    arguments: tuple[str, ...], said: str
) -> None:
    assert said in complaint("play", *arguments)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"nonsense", "a record begins with"),
        (b"{", "neither a record nor a position"),
        (b'{"seats": 99}', "99"),
        (b"\xff\xfe", "UTF-8"),
        (b"", "a record begins with"),
    ],
)
def test_a_file_that_is_no_game_is_one_line(tmp_path: Path, text: bytes, said: str) -> None:
    path = tmp_path / "file"
    path.write_bytes(text)
    complained = complaint("play", "--load", str(path))
    assert complained.startswith(f"hatamoto: {path}: ")
    assert said in complained


@pytest.mark.parametrize("arguments", [("--seats", "4"), ("--option", "redeal_pairs=on")])
def test_a_loaded_game_has_its_seats_and_options(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    path = position_file(tmp_path)
    assert f"leave out {arguments[0]}" in complaint("play", "--load", path, *arguments)
    assert played("--load", path, "--seats", "3", typed=[]).code == 0
