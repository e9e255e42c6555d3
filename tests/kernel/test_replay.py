"""Records play again, go on from any line, and give every change away."""

import re
from pathlib import Path

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.kernel.chance import secret_from_seed
from hatamoto.kernel.errors import BadRecord
from hatamoto.kernel.match import Match, new_match
from hatamoto.kernel.record import compact, parse
from hatamoto.kernel.replay import replay
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import WATCHER
from hatamoto.kernel.verification import verify, with_checksum

RECORDS = Path(__file__).parents[1] / "records" / "shogunate"
SHORT = "from_a_position_shared_victory"


def stored(name: str) -> str:
    """A finished game among the records."""
    return (RECORDS / f"{name}.record").read_text(encoding="utf-8")


def played(choices: int, seed: int = 3) -> Match:
    """A match after this many random choices."""
    match = new_match(GAME, 4, {}, secret_from_seed(seed))
    match.begin()
    rng = Rng(seed)
    for _ in range(choices):
        seat = match.state.actor()
        actions = match.state.legal(seat)
        match.act(seat, actions[rng.below(len(actions))])
    return match


def changed(text: str, old: str, new: str) -> str:
    """The record with one thing written otherwise and a checksum that fits."""
    assert text.count(old) >= 1
    return with_checksum(text.replace(old, new, 1))


def fault_in(text: str) -> BadRecord:
    """What the check says about a record that is wrong."""
    with pytest.raises(BadRecord) as caught:
        verify(GAME, text)
    return caught.value


def row_with(text: str, start: str) -> int:
    """The row of a text that begins so."""
    return next(at for at, row in enumerate(text.split("\n"), 1) if row.startswith(start))


# Playing again


def test_a_replay_comes_to_the_state_it_was_made_from() -> None:
    match = played(60)
    again = replay(GAME, parse(match.record_text()))
    assert again.state.position() == match.state.position()
    assert [line.text() for line in again.lines] == [line.text() for line in match.lines]


def test_a_replay_stops_after_the_lines_asked_for() -> None:
    match = played(40)
    again = replay(GAME, parse(match.record_text()), 25)
    assert again.ply == 25
    assert [line.text() for line in again.lines] == [line.text() for line in match.lines[:25]]


def test_a_finished_record_goes_on_from_any_line_with_its_own_chance() -> None:
    record = parse(stored("threshold"))
    again = replay(GAME, record, 10)
    again.auto = True
    again.begin()
    drawn = [line.text() for line in again.lines[10:]]
    assert drawn == [line.text() for line in record.lines[10 : 10 + len(drawn)]]
    assert drawn


def test_an_unfinished_record_goes_on_with_the_secret_it_is_given() -> None:
    secret = secret_from_seed(3)
    again = replay(GAME, parse(played(5).record_text()), None, secret)
    assert again.stream.secret == secret


def test_a_record_of_one_side_cannot_be_replayed() -> None:
    with pytest.raises(BadRecord, match="one seat's perspective"):
        parse(played(20).record_text(WATCHER))


def test_an_illegal_line_is_named() -> None:
    text = changed(stored("threshold"), "2 play company\n", "2 name 1\n")
    with pytest.raises(BadRecord) as caught:
        replay(GAME, parse(text))
    assert caught.value.line == row_with(text, "2 name 1")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('game "shogunate"', 'game "edo"', "a record of"),
        ("rules 2\n", "rules 7\n", "rules number 7, this is 2"),
        ("rules 2\n", "rules true\n", "rules number true, this is 2"),
        ('content "', 'content "0', "the record has content"),
        ("seats 5\n", "seats 9\n", "3 to 6 seats"),
        ("seats 5\n", "seats true\n", "must be a whole number"),
        ('"pair_scoring":"once"', '"pair_scoring":7', "pair_scoring"),
        ("word 4", 'word 4","', "words"),
    ],
)
def test_another_edition_is_refused_by_name(old: str, new: str, said: str) -> None:
    text = changed(stored("threshold"), old, new)
    fault = fault_in(text)
    assert said in str(fault)
    assert fault.line > 1


# Checking


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.record")), ids=lambda path: path.stem)
def test_every_stored_record_is_proven(path: Path) -> None:
    verdict = verify(GAME, path.read_text(encoding="utf-8"))
    assert verdict.is_proven
    assert verdict.outcome is not None
    assert verdict.lines > verdict.draws >= 0


def test_an_unfinished_record_replays_but_proves_no_draw() -> None:
    verdict = verify(GAME, played(30).record_text())
    assert not verdict.is_proven
    assert verdict.outcome is None
    assert verdict.draws > 0


def test_a_draw_that_the_secret_does_not_give_is_named_with_the_right_one() -> None:
    text = stored("threshold")
    right = re.search(r"nature draw hatamoto (\d) \(hatamoto 0\)", text)
    assert right is not None
    wrong = "nature draw hatamoto 1 (" if right[1] != "1" else "nature draw hatamoto 2 ("
    fault = fault_in(changed(text, right[0][: len(wrong)], wrong))
    assert right[0] in str(fault)
    assert fault.line == row_with(text, right[0])


def test_a_counter_that_does_not_fit_is_named() -> None:
    text = stored("threshold")
    fault = fault_in(changed(text, "(deal 3)", "(deal 4)"))
    assert "(deal 3)" in str(fault)


def test_an_unfinished_record_cannot_turn_its_counters_back() -> None:
    text = changed(played(30).record_text(), "(deal 3)", "(deal 2)")
    assert "should be at (deal 3)" in str(fault_in(text))


def test_a_secret_that_was_not_committed_to_is_refused() -> None:
    text = stored("threshold")
    told = parse(text).header["commitment"]
    fault = fault_in(changed(text, f'"{told}"', f'"{"0" * 64}"'))
    assert "committed" in str(fault)


def test_a_wrong_result_is_refused_with_the_right_one() -> None:
    text = stored("threshold")
    fault = fault_in(changed(text, '"winners":[3]', '"winners":[2]'))
    assert '"winners":[3]' in str(fault)
    assert fault.line == row_with(text, "result")


def test_a_finished_game_must_reveal_its_secret() -> None:
    text = re.sub(r'secret ".*"\n', "", stored("threshold"))
    assert "not revealed" in str(fault_in(with_checksum(text)))


def test_nothing_may_follow_on_the_end() -> None:
    text = stored("threshold").replace("\nend ", "\n0 decline\nend ")
    assert "'0 decline' comes after the end of the game" in str(fault_in(with_checksum(text)))


def resealed(*lines: str) -> str:
    """The record of a young game with some lines added and a checksum that fits."""
    text = played(20).record_text()
    return with_checksum(text.replace("\nend ", "\n" + "\n".join(lines) + "\nend "))


@pytest.mark.parametrize("line", ["resign 9", "resign 4", "timeout 4", "undo 4 1", "7 decline"])
def test_a_seat_that_is_not_at_the_table_is_named(line: str) -> None:
    fault = fault_in(resealed(line))
    assert f"'{line}': the seats are 0 to 3" in str(fault)
    assert fault.line == row_with(resealed(line), line)


@pytest.mark.parametrize("line", ["resign 3", "timeout 3"])
def test_a_seat_that_has_resigned_leaves_no_second_time(line: str) -> None:
    fault = fault_in(resealed("timeout 3", "resign 3", line))
    assert f"'{line}': seat 3 has resigned before" in str(fault)


def test_what_happened_at_the_table_may_stand_in_a_record() -> None:
    assert verify(GAME, resealed("timeout 1", "resign 3")).outcome is None


@pytest.mark.parametrize("end", [["agreed_draw"], ["resign 0", "resign 1", "resign 2"]])
@pytest.mark.parametrize("line", ["agreed_draw", "resign 3", "timeout 3", "undo 1 1", "0 decline"])
def test_nothing_may_follow_on_an_end_the_table_made(end: list[str], line: str) -> None:
    text = resealed(*end, line)
    fault = fault_in(text)
    assert f"'{line}' comes after the end of the game" in str(fault)
    with pytest.raises(BadRecord, match="after the end"):
        replay(GAME, parse(text))


def table_ended(scores: list[int]) -> str:
    """The record of a young game the table agreed to end, with these scores in its result."""
    match = played(20)
    match.write("agreed_draw")
    told = compact(match.game.scores(match.state))
    text = match.record_text()
    assert f'"scores":{told}' in text
    return with_checksum(text.replace(f'"scores":{told}', f'"scores":{compact(scores)}'))


def test_a_record_from_before_points_lasted_is_still_right() -> None:
    assert verify(GAME, table_ended([0, 0, 0, 0])).outcome is not None


def agreed_after_resigning() -> str:
    """A record of a draw that was still shared by the seat that had resigned."""
    path = RECORDS.parent / "old" / "agreed_after_resigning.record"
    return path.read_text(encoding="utf-8")


def test_a_record_whose_draw_the_resigned_shared_is_still_right() -> None:
    outcome = verify(GAME, agreed_after_resigning()).outcome
    assert outcome is not None
    assert outcome.winners == [0, 2, 3]


def test_nobody_else_is_left_out_of_a_draw() -> None:
    text = agreed_after_resigning()
    for places, winners in (("[1,1,1,4]", "[0,1,2]"), ("[1,1,1,1]", "[0,2,3]")):
        told = text.replace('"places":[1,1,1,1]', f'"places":{places}')
        told = told.replace('"winners":[0,1,2,3]', f'"winners":{winners}')
        assert told != text
        assert "the result is" in str(fault_in(with_checksum(told)))


def test_other_scores_than_those_that_stood_are_wrong() -> None:
    assert "the result is" in str(fault_in(table_ended([0, 0, 0, 1])))


def test_a_record_cannot_end_inside_a_simultaneous_step() -> None:
    rows = stored("threshold").split("\n")
    last = row_with("\n".join(rows), "0 play")
    text = "\n".join([*rows[: last - 1], "0 play storms", *rows[-2:]])
    unfinished = re.sub("result .*", "result null", text)
    assert "in the middle of a simultaneous step" in str(fault_in(with_checksum(unfinished)))


def test_chance_cannot_act_out_of_turn() -> None:
    text = changed(stored("threshold"), "\n1 play", "\nnature draw plot p01 (plot 1)\n1 play")
    assert "no draw is due" in str(fault_in(text))


def test_header_values_stand_in_their_order() -> None:
    rows = stored("threshold").split("\n")
    rows[2], rows[3] = rows[3], rows[2]
    assert "order" in str(fault_in(with_checksum("\n".join(rows))))


# One changed byte


@pytest.mark.parametrize(
    ("name", "mask", "step"),
    [(SHORT, 1, 1), (SHORT, 16, 1), ("threshold", 1, 1), ("all_options_on", 2, 5)],
)
def test_a_changed_byte_is_caught_and_its_line_named(name: str, mask: int, step: int) -> None:
    text = stored(name)
    for index in range(0, len(text), step):
        wrong = f"{text[:index]}{chr(ord(text[index]) ^ mask)}{text[index + 1 :]}"
        row = text[:index].count("\n") + 1
        joined = 1 if text[index] == "\n" else 0
        assert row <= fault_in(wrong).line <= row + joined, (index, text[index])


def test_a_changed_choice_is_named_with_what_it_was() -> None:
    text = stored("threshold")
    fault = fault_in(text.replace("\n0 name 1\n", "\n0 name 3\n", 1))
    assert "it was '0 name 1'" in str(fault)


def test_a_lost_line_is_caught() -> None:
    text = stored("threshold")
    rows = text.split("\n")
    for row in range(1, len(rows) - 1, 7):
        assert fault_in("\n".join(rows[:row] + rows[row + 1 :])).line >= 0
