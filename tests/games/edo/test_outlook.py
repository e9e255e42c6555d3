"""What each planned action could do right now, as shown to a seat while it plans."""

from collections.abc import Iterator

import pytest

from hatamoto.games.edo import GAME
from hatamoto.games.edo.content import CARD_IDS
from hatamoto.games.edo.content.ids import CARDS, START_CARDS
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, WATCHER
from hatamoto.texts import LANGUAGES, Voice
from tests.games.edo.table import KEPT, laid
from tests.games.kit import run

POOR = {"wood": 0, "stone": 0, "rice": 0, "ryo": 0}


OTHER_SPECIALS = ["stonemasons", "rice_growers", "corvee", "quarry_office"]
OTHER_PRIVILEGES = ["income", "wood_or_stone", "stone_or_rice", "income"]


POST_AT_SAKURA = {"sakura": {"buildings": ["post 0"]}}
TABLE = ("ronin", "cities", "merchant")


def planning(modules: object = "none", **given: object) -> EdoState:
    """Three players plan; what is given is seat 0's, or lies on the table."""
    table = {key: given.pop(key) for key in TABLE if key in given}
    other = given.pop("other", {})
    if modules in ("tokken", "all"):
        table["privileges"] = OTHER_PRIVILEGES
    players = [given, other, {}]
    return laid(3, str(modules), step="plan", players=players, specials=OTHER_SPECIALS, **table)


def rows(state: EdoState, face: str) -> list[Facts]:
    """The outlook of seat 0 for a face: `domain building`."""
    you = state.view(0)["you"]
    assert isinstance(you, dict)
    card, action = face.split(" ")
    return next(f["rows"] for f in you["outlook"] if [f["card"], f["action"]] == [card, action])


def of(state: EdoState, face: str, what: str) -> list[Facts]:
    """The rows about one thing, without its name."""
    found = [row for row in rows(state, face) if row["what"] == what]
    return [{key: value for key, value in row.items() if key != "what"} for row in found]


def lacks(state: EdoState, face: str) -> list[tuple[object, ...]]:
    """What a face lacks: of what, the reason, and the good that is short."""
    found = [row for row in rows(state, face) if row["what"] == "lack"]
    subjects = [row.get("building", row.get("demand", row.get("merchant"))) for row in found]
    return [(s, row["reason"], row.get("good")) for s, row in zip(subjects, found, strict=True)]


# Whom it is told, and when


def test_a_seat_is_told_of_every_face_of_its_cards_and_no_others() -> None:
    state = planning(cards=["caravan"])
    you = state.view(0)["you"]
    assert isinstance(you, dict)
    faces = [(face["card"], face["action"]) for face in you["outlook"]]
    assert len(faces) == 14
    assert faces[-2:] == [("caravan", "trading"), ("caravan", "travel")]


def test_nobody_is_told_outside_the_planning_and_a_watcher_never() -> None:
    performing = laid(
        3,
        plans={"0": ["domain money 1 0 0", "court travel 0 0 0", "works quarry 0 0 0"]},
        step="perform",
    )
    you = performing.view(0)["you"]
    assert isinstance(you, dict)
    assert you["outlook"] is None
    assert planning().view(WATCHER)["you"] is None


def test_asking_changes_nothing() -> None:
    state = planning("all", **KEPT, samurai=["edo", "sakura"])
    before = state.position()
    first = state.view(0)
    assert state.view(0) == first
    assert state.position() == before


def test_what_the_others_plan_changes_nothing() -> None:
    state = planning()
    before = rows(state, "court travel")
    run(state, "1 plan 1 court travel", "1 officials 1 3 0 0")
    assert rows(state, "court travel") == before


def test_without_officials_at_home_nothing_can_be_done() -> None:
    state = planning(samurai=["edo", "edo", "edo", "edo", "edo"])
    assert lacks(state, "domain money") == [(None, "nobody_home", None)]


# Rice, money, harvests


@pytest.mark.rule("action/rice_delivery")
def test_rice_and_money_are_told_by_official() -> None:
    state = planning(cards=["granary", "treasury"])
    assert of(state, "domain rice_delivery", "collect") == [{"good": "rice", "amount": 2}]
    assert of(state, "granary rice_delivery", "collect") == [{"good": "rice", "amount": 3}]
    assert of(state, "domain money", "collect") == [{"good": "ryo", "amount": 5}]
    assert of(state, "treasury money", "collect") == [{"good": "ryo", "amount": 7}]


@pytest.mark.rule("action/chart")
def test_a_harvest_is_told_by_space_with_who_stands_there() -> None:
    state = planning(samurai=["forestry_1", "forestry_1"], cards=["woodcutters"])
    where = {"space": "forestry_1", "good": "wood", "samurai": 2}
    assert of(state, "domain forestry", "produce") == [{**where, "amount": 2}]
    assert of(state, "woodcutters forestry", "produce") == [{**where, "amount": 3}]


@pytest.mark.rule("action/chart")
def test_a_field_without_own_samurai_is_told_with_its_way_and_its_yield() -> None:
    state = planning("ronin", samurai=["sakura"], ryo=1)
    way = {"space": "forestry_1", "price": 1, "good": "wood", "amount": 2}
    assert of(state, "domain forestry", "produce_after") == [way]


@pytest.mark.rule("action/chart")
def test_a_harvest_out_of_reach_or_too_crowded_is_refused() -> None:
    assert lacks(planning(samurai=["edo"], ryo=0), "works quarry") == [(None, "no_samurai", None)]
    full = planning(samurai=["rice_1"], other={"samurai": ["rice_1"] * 3})
    assert (None, "yields_nothing", "rice") in lacks(full, "court rice_field")


@pytest.mark.rule("tokken/privileges/f")
def test_the_privilege_of_full_harvest_is_told_where_it_works() -> None:
    state = planning("tokken", samurai=["rice_1"], privileges=["full_rice"])
    full = {"spaces": ["rice_1"], "good": "rice", "amount": 3}
    assert of(state, "court rice_field", "produce_full") == [full]
    assert of(state, "works quarry", "produce_full") == []


# Building


@pytest.mark.rule("action/building")
def test_a_building_is_told_with_its_cities_its_points_and_how_many_the_goods_pay() -> None:
    state = planning(wood=6, stone=4, ryo=60, samurai=["edo", "sakura"])
    house, post = of(state, "domain building", "build")
    assert house == {"building": "house", "spaces": ["edo", "sakura"], "points": 1, "number": 2}
    assert post == {"building": "post", "spaces": ["sakura"], "points": 2, "number": 1}
    stony = planning(wood=2, stone=8, ryo=60, samurai=["edo", "sakura"])
    [fortress] = of(stony, "domain building", "build")
    assert fortress == {
        "building": "fortress",
        "spaces": ["edo", "sakura"],
        "points": 3,
        "number": 1,
    }
    assert of(state, "works building", "build")[0]["number"] == 1


@pytest.mark.rule("action/building")
def test_with_a_discount_the_goods_pay_more_buildings() -> None:
    state = planning(wood=4, stone=0, ryo=60, samurai=["edo"], cards=["architect"])
    assert of(state, "architect building", "build")[0]["number"] == 2
    assert of(state, "domain building", "build")[0]["number"] == 1


@pytest.mark.rule("action/house")
def test_a_building_lacks_the_first_good_that_is_short() -> None:
    state = planning(samurai=["edo"], wood=3, ryo=3, stone=0)
    assert lacks(state, "domain building") == [
        ("post", "not_enough", "stone"), ("fortress", "not_enough", "stone"),
    ]  # fmt: skip
    assert of(state, "domain building", "build")[0]["building"] == "house"


@pytest.mark.rule("action/building")
def test_a_building_without_a_samurai_in_place_is_told_with_the_way() -> None:
    state = planning(samurai=["river_sumida"], wood=3, ryo=4, stone=0)
    way = {"building": "house", "space": "edo", "price": 1, "points": 1}
    assert of(state, "domain building", "build_after") == [way]
    tight = planning(samurai=["river_sumida"], wood=3, ryo=3, stone=0)
    assert of(tight, "domain building", "no_place") == [{"building": "house", "points": 1}]


@pytest.mark.rule("ronin/effects/b")
def test_a_city_closed_by_ronin_is_no_place_to_build() -> None:
    goods = {"wood": 3, "ryo": 3, "stone": 0}
    ronin = ["rice_1", "sakura", "sakura"]
    state = planning("ronin", ronin=ronin, samurai=["sakura"], **goods)
    assert of(state, "domain building", "build") == []
    assert of(state, "domain building", "no_place") == [{"building": "house", "points": 1}]


@pytest.mark.rule("action/post")
def test_what_is_built_already_is_not_left() -> None:
    state = planning(cities=POST_AT_SAKURA, samurai=["edo"], **KEPT)
    assert ("post", "no_post_left", None) in lacks(state, "domain building")


@pytest.mark.rule("action/building")
def test_a_card_that_saves_a_good_makes_a_building_possible() -> None:
    state = planning(samurai=["sakura"], wood=2, stone=0, ryo=3, cards=["architect"])
    assert of(state, "domain building", "build") == []
    assert of(state, "architect building", "build")[0]["building"] == "house"
    post = planning(samurai=["sakura"], wood=3, stone=1, ryo=4, cards=["architect"])
    assert "post" in [row["building"] for row in of(post, "architect building", "build")]


@pytest.mark.rule("jiin/build")
def test_a_temple_is_told_where_it_may_stand_or_why_not() -> None:
    state = planning("jiin", samurai=["river_tama"], wood=2, rice=1, ryo=0)
    temple = {"building": "temple", "spaces": ["river_tama"], "points": 1, "number": 1}
    assert of(state, "domain building", "build") == [temple]
    poor = planning("jiin", samurai=["river_tama"], wood=2, rice=0)
    assert ("temple", "not_enough", "rice") in lacks(poor, "domain building")
    assert not [
        row for row in rows(planning(**KEPT), "domain building") if row.get("building") == "temple"
    ]
    built = ["river_tama", "river_sumida", "road_nikko"]
    none = planning("jiin", temples=built, samurai=["rice_1"], **KEPT)
    assert ("temple", "no_temple_left", None) in lacks(none, "domain building")


@pytest.mark.rule("tokken/privileges/a")
def test_the_first_site_is_told_with_the_privilege_alone() -> None:
    state = planning("tokken", **KEPT, samurai=["edo"], privileges=["site"])
    assert of(state, "domain building", "build_first") == [{"spaces": ["edo"]}]
    without = planning("tokken", **KEPT, samurai=["edo"])
    assert of(without, "domain building", "build_first") == []


# Travel


@pytest.mark.rule("action/travel")
def test_travel_tells_who_may_enter_and_how_many_move() -> None:
    state = planning(samurai=["edo"], cards=["couriers"])
    assert of(state, "court travel", "enter") == [{"number": 3}]
    assert of(state, "works travel", "enter") == [{"number": 1}]
    assert of(state, "court travel", "relocate") == [{"number": 2}]
    assert of(state, "couriers travel", "relocate") == [{"number": 3}]


@pytest.mark.rule("action/enter")
def test_neutral_officials_do_not_enter_and_nobody_moves_who_is_not_there() -> None:
    five = ["edo", "edo", "edo", "edo", "edo"]
    assert lacks(planning(samurai=five, neutrals=1), "court travel") == [
        (None, "too_few_own", None)
    ]
    assert of(planning(samurai=[]), "court travel", "relocate") == []


@pytest.mark.rule("tokken/privileges/b")
def test_black_officials_may_enter_for_the_turn() -> None:
    state = planning("tokken", privileges=["support"])
    assert of(state, "court travel", "enter_black") == [{"number": 1}]
    assert of(planning("tokken"), "court travel", "enter_black") == []


@pytest.mark.rule("ronin/dispersing/3")
def test_a_dispersal_is_told_with_the_most_that_can_come() -> None:
    ronin = ["rice_1", "sakura", "sakura"]
    state = planning("ronin", ronin=ronin, samurai=["sakura", "edo", "edo", "edo"], ryo=2)
    assert of(state, "court travel", "disperse") == [
        {"space": "sakura", "ronin": 2, "samurai": 4, "number": 1},
        {"space": "rice_1", "ronin": 1, "samurai": 2, "number": 0},
    ]
    few = planning("ronin", ronin=ronin, samurai=["sakura", "edo"], ryo=2)
    assert {"space": "sakura", "ronin": 2, "samurai": 2} in of(few, "court travel", "ronin_stand")
    assert of(planning(), "court travel", "ronin_stand") == []


# Trading and the shogun's demands


@pytest.mark.rule("action/offers")
def test_trading_tells_what_the_goods_pay_for() -> None:
    state = planning(samurai=["edo"], ryo=3, rice=3)
    buying = {"merchant": "m01", "number": 1, "good": "wood", "price": 2}
    assert of(state, "court trading", "buy") == [buying]
    assert of(state, "court trading", "trade") == [{"merchant": "m01"}]


@pytest.mark.rule("action/offers")
def test_trading_tells_what_is_short() -> None:
    state = planning(**POOR, samurai=["edo"])
    assert lacks(state, "court trading") == [
        ("m01", "not_enough", "ryo"),
        ("m01", "not_enough", "rice"),
    ]


@pytest.mark.rule("action/trading")
def test_the_way_to_the_merchant_is_told_or_that_it_is_too_far() -> None:
    assert of(planning(samurai=["sakura"]), "court trading", "trade_after") == [
        {"space": "edo", "price": 2}
    ]
    assert lacks(planning(samurai=["sakura"], ryo=1), "court trading") == [
        (None, "not_with_merchant", None)
    ]


@pytest.mark.rule("action/post_bonus")
def test_the_bonus_of_the_own_trading_post_is_told() -> None:
    mine = planning(cities=POST_AT_SAKURA, merchant="sakura", samurai=["sakura"])
    assert of(mine, "court trading", "bonus") == [{"space": "sakura"}]
    foreign = {"sakura": {"buildings": ["post 1"]}}
    other = planning(cities=foreign, merchant="sakura", samurai=["sakura"])
    assert of(other, "court trading", "bonus") == []


@pytest.mark.rule("tokken/privileges/c")
def test_the_card_on_top_of_the_pile_is_told_with_the_privilege_alone() -> None:
    state = planning("tokken", **KEPT, samurai=["edo"], privileges=["trade"])
    assert [row["merchant"] for row in of(state, "court trading", "buy")] == ["m01", "m03"]
    without = planning("tokken", **KEPT, samurai=["edo"])
    assert [row["merchant"] for row in of(without, "court trading", "buy")] == ["m01"]


@pytest.mark.rule("tokken/meet")
def test_a_demand_is_told_with_the_action_that_meets_it() -> None:
    state = planning("tokken", **KEPT, samurai=["sakura"])
    assert of(state, "court travel", "meet") == [{"demand": "foreign_1"}]
    assert of(state, "court trading", "meet_after") == [
        {"demand": "local_1", "space": "edo", "price": 2}
    ]
    assert of(state, "domain building", "meet_after") == [
        {"demand": "palace_1", "space": "edo", "price": 2}
    ]
    assert of(state, "domain money", "meet") == []


@pytest.mark.rule("tokken/meet")
def test_a_demand_lacks_its_price_or_its_samurai() -> None:
    poor = planning("tokken", **POOR, samurai=["edo"])
    assert ("foreign_1", "not_enough", "ryo") in lacks(poor, "court travel")
    assert ("palace_1", "not_enough", "wood") in lacks(poor, "domain building")
    far = planning("tokken", samurai=["sakura"], wood=3, ryo=1, stone=0)
    assert ("palace_1", "no_samurai", None) in lacks(far, "domain building")


# Recruiting and special cards


@pytest.mark.rule("action/recruit")
def test_recruiting_tells_its_price_and_how_many() -> None:
    state = planning(rice=1, cards=["magistrate"])
    assert of(state, "magistrate recruit", "recruit") == [{"number": 1, "price": 1}]
    rich = planning(rice=9, cards=["magistrate"])
    assert of(rich, "magistrate recruit", "recruit") == [{"number": 2, "price": 1}]
    assert lacks(planning(rice=0), "court recruit") == [(None, "not_enough", "rice")]


@pytest.mark.rule("action/authorization")
def test_authorization_tells_the_cards_within_means() -> None:
    cheap = of(planning(ryo=2), "works authorization", "authorize")
    assert cheap == [{"cards": ["rice_growers"]}]
    assert lacks(planning(ryo=1), "works authorization") == [(None, "not_enough", "ryo")]


@pytest.mark.rule("action/authorization")
@pytest.mark.parametrize("first", range(START_CARDS, CARDS - 3))
def test_of_the_cards_out_of_reach_the_cheapest_is_told(first: int) -> None:
    offer = CARD_IDS[first : first + 4]
    state = laid(3, step="plan", players=[{"ryo": 0}, {}, {}], specials=offer)
    cheapest = min(state.config.content.card_price[first : first + 4])
    assert [row["price"] for row in of(state, "works authorization", "lack")] == [cheapest]


@pytest.mark.rule("action/trading")
def test_every_merchant_tells_what_its_offers_lack() -> None:
    for number in range(1, 11):
        name = f"m{number:02}"
        poor = {**POOR, "samurai": ["edo"]}
        top = "m01" if name != "m01" else "m02"
        state = laid(
            3, step="plan", players=[poor, {}, {}], merchant_card=name, merchant_top=top,
            specials=OTHER_SPECIALS,
        )  # fmt: skip
        found = lacks(state, "court trading")
        assert [row[:2] for row in found] == [(name, "not_enough")] * 2
        assert found[0][2] == "ryo"


# The rules and the words


@pytest.mark.parametrize("modules", ["none", "all"])
def test_what_is_told_as_possible_without_a_move_is_legal_in_the_turn(modules: str) -> None:
    me = {**KEPT, "samurai": ["edo", "forestry_1", "sakura"]}
    told = of(planning(modules, **me), "domain building", "build")
    plan = ["domain building 1 0 0", "court travel 0 0 0", "works quarry 0 0 0"]
    begun = laid(3, modules, step="perform", plans={"0": plan}, players=[me, {}, {}])
    legal = [begun.game.notation(action) for action in begun.legal(0)]
    assert sorted(line for line in legal if line.startswith("build ")) == sorted(
        f"build {row['building']} {space}" for row in told for space in list_of(row["spaces"])
    )


def list_of(fact: object) -> list[str]:
    """A fact that is a list of ids."""
    assert isinstance(fact, list)
    return [str(part) for part in fact]


def test_everything_told_has_its_words_in_both_languages() -> None:
    voices = [Voice([GAME.folder / "text"], lang) for lang in LANGUAGES]
    kinds: set[str] = set()
    for now in sensible(GAME.new(4, {"modules": "all"}), Rng(3)):
        if now.branches is not None and not now.branches.answers[0]:
            kinds |= spoken(now, voices)
    assert len(kinds) > 16


def sensible(state: EdoState, rng: Rng) -> Iterator[EdoState]:
    """A game of players who mostly take the best action; the state before every action."""
    while state.to_act():
        yield state
        seat = state.to_act()[0]
        if seat == NATURE:
            state.apply(seat, state.draw(rng))
            continue
        legal, priorities = state.legal(seat), GAME.heuristics.priorities(state, seat)
        free = rng.below(4) == 0
        best = priorities.index(max(priorities))
        state.apply(seat, legal[rng.below(len(legal)) if free else best])


def spoken(state: EdoState, voices: list[Voice]) -> set[str]:
    """Reads the outlook of every seat; returns the kinds of its rows."""
    told: list[Facts] = []
    for seat in range(state.seats):
        you = state.view(seat)["you"]
        assert isinstance(you, dict)
        told += [row for face in you["outlook"] for row in face["rows"]]
    for row in told:
        rule = str(row.get("rule"))
        for voice in voices:
            if row["what"] == "lack":
                assert f"§{rule}" in voice.refusal(str(row["reason"]), rule, row)
            else:
                assert voice.message(f"outlook-{row['what']}", row)
    return {str(row["what"]) for row in told}
