"""The verb table: integers inside, notation outside, both from one list of rows."""

import pytest

from hatamoto.kernel.errors import BadArgument, IllegalAction
from hatamoto.kernel.verbs import Domain, Verb, VerbTable, numbers


def table() -> VerbTable:
    """A small table with one verb of each shape."""
    colour = Domain(["red", "white"])
    return VerbTable(
        [
            Verb("pass"),
            Verb("place", colour=colour, slot=numbers(1, 3)),
            Verb("draw dice", first=numbers(1, 6), second=numbers(1, 6)),
            Verb("draw", colour=colour),
        ]
    )


WRITTEN = ["pass", "place red 1", "place red 2", "place red 3", "place white 1"]


def reason(text: str) -> str:
    """Why the words are no action."""
    with pytest.raises(IllegalAction) as caught:
        table().parse(text)
    return caught.value.refusal.reason


def test_verbs_lie_end_to_end() -> None:
    verbs = table()
    assert [verb.base for verb in verbs.verbs] == [0, 1, 7, 43]
    assert verbs.size == 45
    assert verbs.base("draw dice") == 7


def test_the_last_argument_runs_fastest() -> None:
    assert [table().notation(action) for action in range(5)] == WRITTEN


def test_every_action_is_read_back() -> None:
    verbs = table()
    assert [verbs.parse(verbs.notation(action)) for action in range(45)] == list(range(45))


def test_two_words_are_tried_before_one() -> None:
    verbs = table()
    assert verbs.parse("draw dice 1 1") == 7
    assert verbs.parse("draw red") == 43


def test_an_action_is_made_from_places() -> None:
    assert table().action("place", 1, 2) == table().parse("place white 3")


def test_an_action_names_its_verb_and_places() -> None:
    verb = table().verb(6)
    assert verb.words == "place"
    assert verb.indices(6) == [1, 2]


def test_a_verb_of_two_words_has_an_id_of_one() -> None:
    assert table().verb(7).id == "draw_dice"


def test_facts_are_ids_and_numbers_by_name() -> None:
    assert table().facts(6) == {"colour": "white", "slot": 3}
    assert table().facts(0) == {}


@pytest.mark.parametrize("action", [-1, 45, 10**20])
def test_a_number_outside_the_table_is_no_action(action: int) -> None:
    with pytest.raises(BadArgument):
        table().verb(action)


@pytest.mark.parametrize("text", ["", " ", "jump", "Place red 1", "place\tred 1", "猫", " pass"])
def test_an_unknown_verb_is_told(text: str) -> None:
    assert reason(text) == "unknown_verb"


@pytest.mark.parametrize("text", ["place", "place red", "pass 1", "place red 1 2", "pass "])
def test_too_many_words_or_too_few_are_told(text: str) -> None:
    assert reason(text) == "malformed"


@pytest.mark.parametrize("text", ["place blue 1", "place red 0", "place red 01", "place red １"])
def test_an_argument_that_is_none_is_told(text: str) -> None:
    assert reason(text) == "no_such_argument"


def test_a_refusal_quotes_no_more_than_it_needs() -> None:
    with pytest.raises(IllegalAction) as caught:
        table().parse("x" * 10_000)
    assert len(str(caught.value.refusal.facts["word"])) == 40
