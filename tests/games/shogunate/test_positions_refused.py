"""Positions that cannot be are refused with the field named."""

import json

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.freezing import fingerprint
from hatamoto.kernel.rng import Rng
from tests.games.kit import finished, wander
from tests.games.shogunate.table import CARDS, CLANS, OPTIONS, PLOTS, bad, past, position

# Refused


BAD_FIELDS: list[tuple[dict[str, object], str]] = [
    ({"game": "edo"}, "not a position of shogunate"),
    ({"rules": 7}, "rules number 7"),
    ({"rules": True}, "rules number True"),
    ({"seats": 2}, "takes 3 to 6 seats"),
    ({"seats": "three"}, "number of seats"),
    ({"options": []}, "an object of options"),
    ({"options": {"speed": 1}}, "no option speed"),
    ({"options": {"pair_scoring": "thrice"}}, "pair_scoring"),
    ({"colour": "red"}, "no field 'colour'"),
    ({"line": "cat"}, "line must be a list"),
    ({"line": CLANS[:5]}, "line: it has 6 leaders"),
    ({"line": ["cat", *CLANS[:5]]}, "line: it has 6 leaders, each once"),
    ({"line": ["dog", *CLANS[1:]]}, "line: 'dog' is none of"),
    ({"honour": {"dog": 1}}, "honour: 'dog' is none of"),
    ({"honour": {"cat": -1}}, "honour: cat must be a whole number"),
    ({"honour": {"cat": True}}, "honour: cat must be a whole number"),
    ({"honour": [1]}, "honour must be an object"),
    ({"loyalty": [["cat"]]}, "seats"),
    ({"seats": 4}, "loyalty: there must be a value for each of the 4 seats"),
    ({"loyalty": [["cat", "cat", "wolf"], [], []]}, "loyalty: a player has 2 cards"),
    ({"loyalty": [["cat", "dog"], [], []]}, "loyalty: 'dog' is none of"),
    ({"loyalty": [["cat", "cat"], ["cat"], []]}, "loyalty: a clan has two cards"),
    ({"loyalty": [["cat", "cat"], ["cat", "cat"], []]}, "loyalty: a clan has two cards"),
    ({"pairless": "no"}, "pairless must be true or false"),
    ({"face_up": {"1": ["cat"]}}, "face_up: seat 1 does not hold these cards"),
    ({"face_up": {"3": ["cat"]}}, "face_up: there is no seat 3"),
    ({"face_up": {"one": ["cat"]}}, "face_up: there is no seat one"),
    ({"hands": {"1": ["sword"]}}, "hands: 'sword' is none of"),
    ({"hands": {"1": "arrow"}}, "hands must be a list"),
    ({"played": {"1": "arrow"}, "hands": {"1": ["arrow"]}}, "hands: seat 1 has a card twice, or"),
    ({"hands": {"1": []}}, "hands: seat 1 has picked its discard up"),
    ({"waiting": [3]}, "waiting: exactly those with a card in front wait"),
    ({"favours": {"1": 3}}, "favours must be an object"),
    ({"favours": {"1": {"cat": 257}}}, "favours: cat"),
    ({"waiting": [1]}, "waiting: exactly those with a card in front wait"),
    ({"plot": "p19"}, "plot: 'p19' is none of"),
    ({"plots_past": ["p07"]}, "plots: a Plot is in two places"),
    ({"plots_past": PLOTS, "plot": "draw"}, "plot: there is none to draw"),
    ({"plots_top": ["p01"]}, "plots_top must be a list"),
    ({"plots_top": [["p01"]]}, "plots_top: each is a Plot and the seats that know it"),
    ({"plots_top": [["p01", [3]]]}, "plots_top must be a whole number"),
    ({"plots_past": past("p07"), "plots_top": [["draw", [0]]]}, "plots_top: no Plot is left"),
    ({"plots_top": [["p01", [0]]], "plot": "draw"}, "plot: there is none to draw"),
    ({"round": 19}, "round must be a whole number from 0 to 18"),
    ({"hatamoto": 3}, "hatamoto must be a whole number from 0 to 2"),
    ({"shinobi": 7}, "shinobi must be a whole number from 1 to 6"),
    ({"strike": -1}, "strike must be a whole number"),
    ({"ended": "boredom"}, "ended: 'boredom' is none of"),
    ({"ended": "threshold", "loyalty": [["cat"], [], []]}, "ended: every hand is needed"),
    ({"ended": "threshold", "line": "draw"}, "ended: a Line is needed"),
    ({"step": "shinobi"}, "step: 'shinobi' is none of"),
    ({"step": "honour", "plot": "draw"}, "step honour needs a plot"),
    ({"step": "name", "plot": "draw"}, "step name needs a plot"),
    ({"played": {"1": "arrow"}, "hatamoto": "draw"}, "step name needs a hatamoto"),
    ({"step": "name"}, "played: somebody has a card in front here"),
    ({"options": {"redeal_pairs": [[]]}}, "options: redeal_pairs cannot be a list"),
    ({"hands": {"00009": []}}, "hands: there is no seat 00009"),
    ({"face_up": {"1": ["draw"]}}, "face_up: 'draw' is none of"),
    ({"ended": "x"}, "ended: 'x' is none of threshold, plots_exhausted"),
    ({"ended": ""}, "ended: '' is none of threshold, plots_exhausted"),
    ({"ended": "threshold"}, "ended: the scores and the Plots do not say so"),
    ({"ended": "plots_exhausted"}, "ended: the scores and the Plots do not say so"),
    ({"ended": "plots_exhausted", "plots_past": PLOTS[:17], "plot": "p18"}, "ended: the scores"),
    ({"ended": "plots_exhausted", "plots_past": PLOTS, "plot": None, "honour": {"cat": 12}},
     "ended: the scores and the Plots do not say so"),
    ({"ended": "threshold", "honour": {"cat": 12}, "waiting": [1], "played": {"1": "arrow"}},
     "played: nobody has a card in front here"),
    ({"honour": {"cat": 12}}, "honour: somebody has reached the threshold"),
    ({"honour": {"cat": 12}, "loyalty": "draw", "seats": 3}, "honour: somebody has reached"),
    ({"honour": {"cat": 12}, "together": "choose 0"}, "honour: somebody has reached"),
    ({"hands": {"1": []}, "plot": "draw"}, "hands: seat 1 has picked its discard up"),
    ({"round": 2}, "round: only 1 Plot was revealed"),
    ({"round": 2, "plot": "draw"}, "round: only 0 Plots were revealed"),
    ({"played": {"0": "arrow"}}, "played: the Hatamoto plays no card"),
    ({"played": {"1": "arrow"}, "step": "choose"}, "played: nobody has a card in front here"),
    ({"pairless": True}, "pairless: nobody knows it without the option redeal_pairs"),
    ({"pairless": True, "loyalty": [["cat"], [], []]}, "pairless: nobody knows it without"),
    ({"hands": {"1": ["arrow", "arrow"]}}, "hands: seat 1 has a card twice"),
    ({"options": {"first_hatamoto": "seat_3"}}, "first_hatamoto cannot be seat_3"),
    ({"options": {"redeal_pairs": True}, "loyalty": [["cat"], ["crane"], []]}, "one hand is dealt"),
    ({"options": {"redeal_pairs": True}, "pairless": True, "loyalty": [["cat", "cat"], [], []]},
     "pairless: a pair was dealt"),
    ({"rolls": -1}, "rolls must be a whole number"),
    ({"learned": "much"}, "learned must be a whole number"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("fields", "message"), BAD_FIELDS, ids=[str(row[0])[:50] for row in BAD_FIELDS]
)
def test_a_bad_field_is_named(fields: dict[str, object], message: str) -> None:
    assert message in bad(position(**fields))


def test_a_number_too_long_to_write_is_refused() -> None:
    huge = 10**5000
    assert "rules number a very large number" in bad(position(rules=huge))
    assert "number of seats" in bad(position(seats=huge))
    switch = {"redeal_pairs": huge}
    assert "redeal_pairs cannot be a very large number" in bad(position(options=switch))


HALF_DONE: list[tuple[dict[str, object], str]] = [
    ({"open": ["dancing 0"]}, "open"),
    ({"open": [5]}, "open"),
    ({"open": ["name_player 1"], "played": {"1": "arrow"}}, "open"),
    ({"open": ["strike step", "power_swap 0"], "plot": "p10"}, "open"),
    ({"open": [{"decision": "name_player", "seat": 0}]}, "open"),
    ({"together": "choose 1"}, "together"),
    ({"together": "exchange 1 2", "open": ["discard_card step 1"]}, "open"),
    ({"answers": {"1": ["play arrow"]}}, "answers"),
    ({"ended": "threshold", "honour": {"cat": 12}, "open": ["strike step"]}, "open"),
]


@pytest.mark.parametrize(("fields", "key"), HALF_DONE, ids=[str(row[0])[:50] for row in HALF_DONE])
def test_what_is_half_done_is_not_read_from_fields(fields: dict[str, object], key: str) -> None:
    sentence = f"{key}: give the lines of a half-done decision in 'lines'"
    assert bad(position(**fields)) == sentence


LOOKED: list[object] = [["p01", [0]]]
OVER: dict[str, object] = {"ended": "threshold", "honour": {"cat": 12}}
FIRST: dict[str, object] = {"options": {"first_hatamoto": "seat_1"}}


BAD_DECKS: list[tuple[dict[str, object], str]] = [
    ({"plots_top": LOOKED}, "plots_top: 1 Plots, but no more than 0 here"),
    ({"plots_top": LOOKED, "plot": "p16"}, "plots_top: 1 Plots, but no more than 0 here"),
    ({"plots_top": LOOKED, "plot": "p16", "step": "honour"}, "plots_top: 1 Plots, but no more"),
    ({"plots_top": [["p01", [2]], ["p02", [2]]], "plots_past": ["p16"]},
     "plots_top: 2 Plots, but no more than 1 here"),
    ({"plots_top": [["p01", [0]], ["p02", [0]], ["p03", [0]]], "plot": "p16", **OVER},
     "plots_top: 3 Plots, but no more than 2 here"),
    ({"plots_top": [["p01", []]], "plots_past": ["p16"]}, "plots_top: the Hatamoto who looked"),
    ({"plots_top": LOOKED, "plots_past": ["p16"]}, "plots_top: the Hatamoto who looked"),
    ({"plots_top": [["p01", [1, 2]]], "plots_past": ["p16"]}, "plots_top: the Hatamoto who"),
    ({"plots_top": [["p01", []]], "plots_past": ["p16"], "hatamoto": "draw"},
     "plots_top: the Hatamoto who looked"),
    ({"plots_top": [["p01", [2]], ["p02", [2]]], "plots_past": ["p16"], **OVER}, "plots_top: 2"),
    ({"strike": 5}, "strike: the Shinobi does not take 5 here"),
    ({"strike": 2, "plot": "p08"}, "strike: the Shinobi does not take 2 here"),
    ({"strike": 2, "plot": "p08", "step": "honour"}, "strike: the Shinobi does not take 2 here"),
    ({"strike": 9, "plot": "p08", **OVER}, "strike: the Shinobi does not take 9 here"),
    ({"strike": 2, "plot": "p07", **OVER}, "strike: the Shinobi does not take 2 here"),
    ({"strike": 0, "plot": "draw"}, "strike: the Shinobi does not take 0 here"),
    ({"round": 0, "step": "honour"}, "round: players act from round 1 on"),
    ({**OVER, "plot": None, "plots_past": ["p01"]}, "ended: the scores and the Plots"),
    ({**OVER, "round": 0}, "ended: the scores and the Plots"),
    ({"ended": "plots_exhausted", "plots_past": PLOTS, "plot": None, "hands": {"1": []}},
     "hands: seat 1 has picked its discard up"),
    ({**FIRST, "hatamoto": 0}, "hatamoto: by first_hatamoto it is seat 1 in this round"),
    ({**FIRST, "hatamoto": 1, "plots_past": ["p01"]}, "by first_hatamoto it is seat 2"),
]  # fmt: skip


@pytest.mark.rule("plot/p16", "plot/p07", "plot/p08", "setup/hatamoto")
@pytest.mark.parametrize(
    ("fields", "message"), BAD_DECKS, ids=[str(row[0])[:60] for row in BAD_DECKS]
)
def test_deck_strike_and_banner_have_to_fit(fields: dict[str, object], message: str) -> None:
    assert message in bad(position(**fields))


@pytest.mark.rule("plot/p16")
def test_what_was_looked_at_lies_on_top_until_it_comes_up() -> None:
    state = GAME.load(position(plots_past=["p16"], plots_top=[["p01", [2]]]))
    assert state.view(2)["plots_left"] == 16
    drawn = GAME.load(position(plots_past=["p16"], plots_top=[["p01", [1]]], hatamoto="draw"))
    assert drawn.position(1)["plots_top"] == [["p01", [1]]]


@pytest.mark.rule("setup/hatamoto")
@pytest.mark.parametrize(("past", "seat"), [([], 1), (["p01"], 2), (["p01", "p02"], 0)])
def test_a_banner_left_out_is_where_the_first_hatamoto_puts_it(past: list[str], seat: int) -> None:
    fields = {**position(plots_past=past), **FIRST}
    del fields["hatamoto"]
    assert GAME.load(fields).view(0)["hatamoto"] == seat
    assert GAME.load({**fields, "step": "honour", "plot": "p12"}).to_act() == [seat]


PAIRED = [["cat", "cat"], ["crane", "wolf"], ["snake", "carp"]]


BAD_KNOWLEDGE: list[tuple[dict[str, object], str]] = [
    ({"notes": {"0": [[1]]}}, "notes: saw takes a round and 3 more"),
    ({"notes": {"0": [[1, "crane", 1, 2]]}}, "notes: saw takes a round and 3 more"),
    ({"notes": {"0": [[3, "cat"]]}}, "notes must be a whole number"),
    ({"notes": {"0": [[0, "cat"]]}}, "notes: saw takes two different seats"),
    ({"notes": {"0": [[1, "dog"]]}}, "notes: 'dog' is none of"),
    ({"notes": {"0": [[1, "carp"]]}}, "ledger: saw in round 1 does not fit"),
    ({"notes": {"0": [[1, "crane"]]}, "loyalty": "draw", "seats": 3}, "before all cards are dealt"),
    ({"pairless": True, "loyalty": PAIRED, "options": {"redeal_pairs": True}},
     "pairless: a pair was dealt"),
    ({"notes": {"0": [[1, "crane", 2]]}}, "ledger: round 2 has not come yet"),
    ({"ledger": [["saw", 9, 0, 1, "crane"]]}, "ledger: round 9 has not come yet"),
    ({"ledger": [["saw", 1, 0, 1, "crane"]], "learned": 0}, "learned: the ledger alone counts 1"),
    ({"ledger": [[]]}, "ledger: None is none of"),
    ({"ledger": [["saw"]]}, "ledger: saw takes a round and 3 more"),
    ({"ledger": [["dreamt", 1, 0, "cat"]]}, "ledger: 'dreamt' is none of"),
    ({"ledger": [["saw", 1, 0, 1]]}, "ledger: saw takes a round and 3 more"),
    ({"ledger": [["saw", 1, 1, 1, "crane"]]}, "ledger: saw takes two different seats"),
    ({"ledger": [["exchanged", 1, 2, 2, "carp", "carp"]]}, "exchanged takes two different seats"),
    ({"ledger": [["passed", 1, 0, 0]]}, "ledger: passed takes a round and 6 more"),
    ({"ledger": [["passed", 1, 100, 0, 0, 0, 0, 0]]}, "ledger must be a whole number"),
    ({"ledger": [["passed", 1, 9, 0, 0, 0, 9, 0]]}, "does not fit"),
    ({"ledger": [["turned", 1, 1, "crane"]]}, "does not fit"),
    ({"ledger": [["concealed", 1, 1, "carp"]]}, "does not fit"),
    ({"ledger": [["exchanged", 1, 1, 2, "crane", "wolf"]]}, "does not fit"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("fields", "message"), BAD_KNOWLEDGE, ids=[str(row[0])[:50] for row in BAD_KNOWLEDGE]
)
def test_knowledge_has_to_fit_the_cards(fields: dict[str, object], message: str) -> None:
    assert message in bad(position(**fields))


@pytest.mark.parametrize("seats", [3, 4])
def test_a_spoiled_position_is_refused_or_playable(seats: int) -> None:
    rng = Rng(seats)
    for state in wander(GAME.new(seats), Rng(3)):
        written = state.position()
        if not GAME.is_resting(state):
            continue
        field = list(written)[rng.below(len(written))]
        read = loaded({**written, field: JUNK[rng.below(len(JUNK))]})
        assert read is None or finished(read, 1).outcome() is not None


JUNK = [None, "draw", "", -1, 77, [], {}, ["cat"], {"1": ["cat"]}, True, [[1, 2]], ["strike step"]]


def test_no_position_raises_anything_but_bad_position() -> None:
    rng = Rng(11)
    written: list[dict[str, object]] = [
        state.position()
        for seats, options in [(3, OPTIONS[0]), (4, OPTIONS[1]), (6, OPTIONS[2])]
        for state in wander(GAME.new(seats, options), Rng(seats))
        if GAME.is_resting(state) or not state.rounds
    ]
    kept = 0
    for _ in range(3000):
        fields = spoiled(written, rng)
        read = loaded(fields)
        if read is not None:
            kept += 1
            play_on(read, rng)
    assert 150 < kept < 2850


def play_on(state: ShogunateState, rng: Rng) -> None:
    """A few actions; wherever the game rests it is written and read again."""
    for ply, _ in enumerate(wander(state, rng)):
        if GAME.is_resting(state):
            assert fingerprint(GAME.load(state.position())) == fingerprint(state)
        if ply == 25:
            break


def spoiled(written: list[dict[str, object]], rng: Rng) -> dict[str, object]:
    """A written position with up to three of its values changed, dropped or swapped."""
    fields: dict[str, object] = json.loads(json.dumps(written[rng.below(len(written))]))
    other = written[rng.below(len(written))]
    for _ in range(1 + rng.below(3)):
        key = list(fields)[rng.below(len(fields))]
        choice = rng.below(4)
        if choice == 0:
            fields[key] = WORSE[rng.below(len(WORSE))]
        elif choice == 1 and len(fields) > 1:
            del fields[key]
        elif choice == 2:
            fields[key] = json.loads(json.dumps(other.get(key)))
        else:
            fields[key] = changed(fields[key], rng)
    return fields


def changed(value: object, rng: Rng) -> object:
    """A value with something inside it changed."""
    if isinstance(value, list) and value:
        index = rng.below(len(value))
        if rng.below(3) == 0:
            return value[:index] + value[index + 1 :]
        return [*value[:index], changed(value[index], rng), *value[index + 1 :]]
    if isinstance(value, dict) and value:
        key = list(value)[rng.below(len(value))]
        return {**value, key: changed(value[key], rng)}
    if isinstance(value, int):
        return value + rng.below(5) - 2
    return WORSE[rng.below(len(WORSE))]


DEEP: list[object] = []


FRAMES = [
    f"{kind.id} {who}{numbers}"
    for kind in GAME.kinds
    for who in ["0", "1", "nature", "step"]
    for numbers in ["", " 1", " 2 1"]
]


WORSE: list[object] = [
    *JUNK, *CLANS, *CARDS, *PLOTS[:6], *FRAMES, *[["strike step", frame] for frame in FRAMES],
    10**5000, DEEP, {"00009": []}, {"1": DEEP}, [DEEP], "9" * 5000, "name_player " + "1" * 5000,
    [["saw", 1, 0, 1, "cat"]], {"2": ["play arrow"]}, "threshold", "plots_exhausted", 1.5,
    ["begin_round step", "lay_line nature"], "choose 0", "whisper 0", "exchange 1 2",
]  # fmt: skip


def loaded(fields: dict[str, object]) -> ShogunateState | None:
    """The state, or None where the position is refused."""
    try:
        return GAME.load(fields)
    except BadPosition:
        return None
