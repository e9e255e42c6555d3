"""Every recorded game has its story, in both languages, and only after its end."""

from pathlib import Path
from typing import Any

import pytest

from hatamoto import catalog
from hatamoto.engine.voices import voice
from hatamoto.games.twilight import ledger
from hatamoto.kernel.conformance.runs import Run
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.game import Game
from hatamoto.kernel.match import Match, new_match
from hatamoto.kernel.record import parse
from hatamoto.kernel.replay import replay
from hatamoto.kernel.seats import NATURE, WATCHER
from hatamoto.kernel.story import MAX_MOMENTS, build_story, lines_kept
from hatamoto.kernel.story_types import Story
from hatamoto.texts.story import story_lines
from tests.contract.cases import CASES

RECORDS = Path(__file__).parents[1] / "records"
GAMES = ["shogunate", "twilight", "battles", "edo"]
ALL = sorted(path for slug in GAMES for path in (RECORDS / slug).glob("*.record"))
ENDS = {
    "shogunate": {
        "threshold": ["score"],
        "tie_by_best_leader": ["score", "tie_leader"],
        "tie_by_second_leader": ["score", "tie_leader", "tie_second"],
        "tie_by_revealed_cards": ["score", "tie_leader", "tie_second", "tie_revealed"],
        "plots_exhausted": ["score"],
    },
    "twilight": {
        "sudden_death_pro": ["score"],
        "from_a_position_intervention": ["intervention"],
        "emperor_flags_won": ["score"],
        "from_a_position_emperor_flags_at_zero": ["score", "first_player"],
        "final_scoring_anti": ["score"],
        "zero_to_the_first_player": ["score", "first_player"],
        "resigned": ["resigned"],
    },
    "battles": {
        "toba_satcho_takes_seven": ["score"],
        "tabaru_drawn": ["drawn"],
        "from_a_position_yodo_entered": ["entry_hex"],
    },
    "edo": {
        "points": ["both_in_edo", "score"],
        "merchants": ["none_in_edo", "score"],
        "from_a_position_no_house_in_edo": ["in_edo"],
        "from_a_position_tie_by_money": ["both_in_edo", "score", "ryo"],
    },
}
DECIDED = [(slug, name, ids) for slug, rows in ENDS.items() for name, ids in rows.items()]


def recorded(slug: str, name: str) -> tuple[Game[Any], Match]:
    game = catalog.game(slug)
    text = (RECORDS / slug / f"{name}.record").read_text(encoding="utf-8")
    return game, replay(game, parse(text))


def story_of(slug: str, name: str, seat: int = WATCHER) -> Story:
    _, match = recorded(slug, name)
    return build_story(match, seat)


@pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_record_is_told_in_both_languages(path: Path) -> None:
    game, match = recorded(path.parent.name, path.stem)
    outcome = match.outcome()
    assert outcome is not None
    story = build_story(match, 0)
    for lang in ("en", "ja"):
        assert len(story_lines(story, voice(game, lang, (), 0))) > len(outcome.scores)
    assert story["curve"]["readings"][-1]["scores"] == outcome.scores
    rounds = [reading["at"] for reading in story["curve"]["readings"]]
    assert rounds == sorted(set(rounds))
    assert len(story["moments"]) <= 4
    moments = [row["moment"] for row in story["moments"]]
    assert moments == sorted(moments)
    assert all(0 < moment <= len(match.lines) for moment in moments)
    assert match.state.events is None


@pytest.mark.parametrize(("slug", "name", "ids"), DECIDED)
def test_the_checks_end_with_the_one_that_decides(slug: str, name: str, ids: list[str]) -> None:
    checks = story_of(slug, name)["checks"]
    assert [row["id"] for row in checks] == ids
    assert [row["decides"] for row in checks] == [False] * (len(ids) - 1) + [True]
    rules = (catalog.game(slug).folder / "rules.toml").read_text(encoding="utf-8")
    assert all(f'id = "{row["rule"]}"' in rules for row in checks if row["rule"])


@pytest.mark.parametrize(
    ("slug", "name"),
    [("shogunate", "shared_victory"), ("edo", "from_a_position_shared_victory")],
)
def test_a_shared_victory_is_equal_in_everything(slug: str, name: str) -> None:
    story = story_of(slug, name)
    assert len(story["winners"]) == 2
    assert not any(row["decides"] for row in story["checks"])
    assert story["headline"]["id"] == "headline-they_share"


FORFEITS = {
    "resign 0|resign 1": [
        "Ren won because Hana and Sora resigned.",
        "Ren won because you and Sora resigned.",
        "You won because Hana and Sora resigned.",
        "花とそらが投了し、あなたが勝ちました。",
    ],
    "timeout 0|resign 0|timeout 1|resign 1": [
        "Ren won because Hana and Sora ran out of time.",
        "Ren won because you and Sora ran out of time.",
        "You won because Hana and Sora ran out of time.",
        "花とそらが時間切れになり、あなたが勝ちました。",
    ],
    "timeout 1|resign 0|timeout 1|resign 1": [
        "Ren won because Hana resigned and Sora ran out of time.",
        "Ren won because you resigned and Sora ran out of time.",
        "You won because Hana resigned and Sora ran out of time.",
        "花が投了、そらが時間切れとなり、あなたが勝ちました。",
    ],
    "agreed_draw": ["Nobody won: the players agreed to stop."] * 3
    + ["勝者なし：対局者が終わりに合意しました。"],
    "timeout 1|resign 1|timeout 0|timeout 2|timeout_draw": [
        "Nobody won: the last players ran out of time at once."
    ]
    * 3
    + ["勝者なし：残った対局者が同時に時間切れになりました。"],
    "timeout 0|timeout 1|timeout 2|agreed_draw": ["Nobody won: the players agreed to stop."] * 3
    + ["勝者なし：対局者が終わりに合意しました。"],
    "timeout 0|agreed_draw": ["Nobody won: the players agreed to stop."] * 3
    + ["勝者なし：対局者が終わりに合意しました。"],
}
"""By the words of the table, the first sentence for a watcher, a loser, the winner in both
languages. Who timed out before, and came back, has not run out of time."""


@pytest.mark.parametrize("words", FORFEITS)
def test_an_end_by_the_table_is_told_to_each_reader_as_it_was(words: str) -> None:
    game = catalog.game("shogunate")
    match = new_match(game, 3, secret=b"3" * 32)
    for line in words.split("|"):
        word, _, seat = line.partition(" ")
        match.write(word, int(seat or NATURE))
    names = {"en": ("Hana", "Sora", "Ren"), "ja": ("花", "そら", "蓮")}
    readers = [("en", WATCHER), ("en", 0), ("en", 2), ("ja", 2)]
    told = [
        story_lines(build_story(match, seat), voice(game, lang, names[lang], seat))[0]
        for lang, seat in readers
    ]
    assert told == FORFEITS[words]


@pytest.mark.rule("end/tie_second")
def test_a_reader_is_first_told_how_the_tie_was_broken() -> None:
    game, match = recorded("shogunate", "tie_by_second_leader")
    outcome = match.outcome()
    assert outcome is not None
    winner = outcome.winners[0]
    story = build_story(match, winner)
    lines = story_lines(story, voice(game, "en", (), winner))
    score = outcome.scores[winner]
    assert lines[0] == f"You won with {score} points on the second tie-break."


def begun(slug: str) -> tuple[Game[Any], Match]:
    game = catalog.game(slug)
    seats = game.seats[0]
    match = new_match(game, seats, secret=bytes(range(32)))
    match.begin()
    return game, match


@pytest.mark.parametrize("slug", GAMES)
def test_nothing_is_told_of_a_game_that_goes_on(slug: str) -> None:
    _, match = begun(slug)
    with pytest.raises(BadArgument, match="not over"):
        build_story(match, 0)


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_that_all_agreed_to_stop_has_no_winner(slug: str) -> None:
    game, match = begun(slug)
    match.write("agreed_draw")
    story = build_story(match, 0)
    assert [row["id"] for row in story["checks"]] == ["agreed_draw"]
    assert story["headline"]["id"] == "headline-nobody"
    for lang in ("en", "ja"):
        assert story_lines(story, voice(game, lang))


@pytest.mark.parametrize("slug", GAMES)
def test_the_last_one_left_wins_because_the_others_resigned(slug: str) -> None:
    game, match = begun(slug)
    for seat in range(1, match.state.seats):
        match.write("resign", seat)
    story = build_story(match, 0)
    assert story["checks"][0]["facts"] == {
        "resigned_seats": list(range(1, match.state.seats)),
        "late_seats": [],
    }
    assert story["headline"]["id"] == "headline-resigned"
    last = story["moments"][-1]
    assert [event["kind"] for event in last["events"]] == ["resigned"]
    assert (last["gain_seat"], last["loss_seat"]) == (0, match.state.seats - 1)
    assert last["moment"] == len(match.lines)
    for lang in ("en", "ja"):
        assert story_lines(story, voice(game, lang, (), 0))


@pytest.mark.parametrize("slug", ["shogunate", "twilight", "edo"])
def test_what_decided_a_game_is_told_although_it_was_resigned(slug: str) -> None:
    run = Run(next(one for one in CASES if one.game.id == slug))
    while run.match.state.round() < 4:
        run.step()
    for seat in range(1, run.match.state.seats):
        run.match.write("resign", seat)
    moments = build_story(run.match, 0)["moments"]
    assert 1 < len(moments) <= MAX_MOMENTS
    assert [row["events"][0]["kind"] == "resigned" for row in moments] == [
        *[False] * (len(moments) - 1),
        True,
    ]


@pytest.mark.parametrize("slug", ["shogunate", "twilight", "edo"])
def test_what_was_taken_back_is_not_told(slug: str) -> None:
    _, match = recorded(slug, "actions_taken_back")
    kept = lines_kept(match.lines)
    assert len(kept) == len(match.moves)
    assert [match.game.parse(match.lines[place].action) for place in kept] == [
        move.action for move in match.moves
    ]


def test_one_of_the_moments_is_the_reader_s_own() -> None:
    _, match = recorded("shogunate", "several_over_the_threshold")
    for seat in range(match.state.seats):
        moments = build_story(match, seat)["moments"]
        assert any(moment["seat"] == seat for moment in moments)


def test_the_points_of_edo_add_up_to_the_scores() -> None:
    for path in (RECORDS / "edo").glob("*.record"):
        if path.stem.startswith("from_a_position_"):
            continue
        story = story_of("edo", path.stem)
        sums = [
            sum(values) for values in zip(*(row["values"] for row in story["parts"]), strict=True)
        ]
        assert sums == story["scores"]


def test_the_victory_hexes_of_a_battle_add_up_to_the_scores() -> None:
    story = story_of("battles", "toba_satcho_takes_seven")
    held = [row["values"] for row in story["parts"] if row["group"] == "hexes"]
    assert len(held) == 13
    assert [sum(values) for values in zip(*held, strict=True)] == story["scores"]
    losses = {row["id"]: row["values"] for row in story["parts"] if row["group"] == "losses"}
    assert sum(losses["removed"]) > 0


def test_the_points_of_twilight_add_up_to_the_marker() -> None:
    story = story_of("twilight", "final_scoring_anti")
    anti, pro = (
        sum(values) for values in zip(*(row["values"] for row in story["parts"]), strict=True)
    )
    assert [anti - pro, pro - anti] == story["scores"]
    assert [row["id"] for row in story["parts"] if row["group"] == "final"][:2] == ["kyo", "ports"]


def test_twilight_tells_who_knew_the_cards_left_in_a_hand() -> None:
    case = next(one for one in CASES if one.game.id == "twilight")
    run = Run(case)
    state: Any = run.match.state
    for trial in range(1, 20):
        while not run.is_over and not (ledger.known_of(state, 0) or ledger.known_of(state, 1)):
            run.step()
        if not run.is_over:
            break
        run = Run(case, trial)
        state = run.match.state
    run.match.write("resign", 0)
    known_cards = 0
    for secret in build_story(run.match, WATCHER)["secrets"]:
        side, card = secret["seat"], secret["facts"]["card"]
        is_known = card in [state.content.cards[one] for one in ledger.known_of(state, side)]
        assert secret["spans"][-1]["knowing"] == ([1 - side] if is_known else [])
        known_cards += is_known
    assert known_cards > 0


@pytest.mark.parametrize(
    ("departures", "kind"),
    [
        ([("resign", 0)], "resigned"),
        ([("timeout", 0), ("resign", 0)], "timed_out"),
        ([("timeout", 1), ("resign", 0)], "resigned"),
    ],
)
def test_the_last_moment_says_how_a_seat_left(departures: list[tuple[str, int]], kind: str) -> None:
    run = Run(next(one for one in CASES if one.game.id == "twilight"))
    for word, seat in departures:
        run.match.write(word, seat)
    story = build_story(run.match, WATCHER)
    assert story["moments"][-1]["events"][0]["kind"] == kind


@pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_key_moment_shows_a_change(path: Path) -> None:
    for row in story_of(path.parent.name, path.stem, 0)["moments"]:
        before, after = row["scores_before"], row["scores_after"]
        is_left = row["events"][0]["kind"] in ("resigned", "timed_out")
        assert is_left or (before, row["board_before"]) != (after, row["board"])
