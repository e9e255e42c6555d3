"""Scoring events: areas, Kyo, the ports (§9.5)."""

import pytest

from hatamoto.games.twilight.ids import AREA_IDS
from hatamoto.games.twilight.state import TwilightState
from tests.games.kit import entries, entry, facts_seen, own, run
from tests.games.twilight.table import ANTI, PRO, hand, holding, laid

HELD = {"anti": [4, 0], "pro": [0, 4]}


def area(state: TwilightState, id: str, side: str) -> tuple[object, object]:
    """A side's status and points in an area, as the view says."""
    row = entry(entries(state.view(ANTI)["areas"])[AREA_IDS.index(id)][side])
    return row["status"], row["points"]


def shared(*clans: str, side: str = "anti") -> dict[str, list[int]]:
    """Influence that gives a side these clans."""
    return dict.fromkeys(clans, HELD[side])


@pytest.mark.rule("9.5(1)(i)")
def test_one_clan_is_presence() -> None:
    state = laid(influence=shared("saga"))
    assert area(state, "kyushu", "anti") == ("presence", 2)
    assert area(state, "kyushu", "pro") == ("none", 0)


@pytest.mark.rule("9.5(1)(ii)", "2.11(2)")
def test_the_powered_clan_and_more_clans_are_domination() -> None:
    state = laid(influence={**shared("satsuma", "saga"), "kokura": [0, 4]})
    assert area(state, "kyushu", "anti") == ("domination", 6)
    assert area(state, "kyushu", "pro") == ("presence", 2)


@pytest.mark.rule("9.5(1)(ii)")
def test_the_powered_clan_alone_can_dominate() -> None:
    assert area(laid(influence=shared("satsuma")), "kyushu", "anti") == ("domination", 6)


@pytest.mark.rule("9.5(1)(ii)")
def test_as_many_clans_are_no_domination() -> None:
    state = laid(influence={**shared("satsuma"), "kokura": [0, 4]})
    assert area(state, "kyushu", "anti") == ("presence", 2)


@pytest.mark.rule("9.5(1)(ii)")
def test_without_the_powered_clan_there_is_only_presence() -> None:
    state = laid(influence=shared("saga", "kurume", "fukuoka", "nobeoka"))
    assert area(state, "kyushu", "anti") == ("presence", 2)


@pytest.mark.rule("9.5(1)(iii)")
def test_more_than_half_with_the_powered_clan_is_control() -> None:
    state = laid(influence=shared("satsuma", "saga", "kurume", "fukuoka"))
    assert area(state, "kyushu", "anti") == ("control", 9)


@pytest.mark.rule("9.5", "9.5(1)", "9.5(2)")
def test_the_difference_goes_to_the_better_side() -> None:
    both = {**shared("satsuma", "saga"), "kokura": [0, 4]}
    state = holding(PRO, "kyushu_situation", "namamugi", influence=both)
    assert hand(state, PRO) == ["kyushu_situation", "namamugi"]
    assert own(state, PRO)["pays"] == [-4, None]
    run(state, "1 play kyushu_situation", "1 use event_first")
    assert state.vp == -4
    assert facts_seen(state, "area_scored") == [
        {
            "area": "kyushu", "anti_status": "domination", "pro_status": "presence",
            "anti_points": 6, "pro_points": 2,
        }
    ]  # fmt: skip
    assert facts_seen(state, "vp_gained") == [
        {"seat": ANTI, "amount": 4, "vp": -4, "side": "anti", "points": 4}
    ]


@pytest.mark.rule("9.5(2)")
def test_equal_points_move_nothing() -> None:
    state = holding(PRO, "kyushu_situation", influence={"saga": [4, 0], "kokura": [0, 4]})
    run(state, "1 play kyushu_situation", "1 use event_first")
    assert state.vp == 0
    assert not facts_seen(state, "vp_gained")


@pytest.mark.rule("9.5")
@pytest.mark.parametrize(("kyo", "vp"), [([3, 1], -5), ([1, 2], 5), ([2, 2], 0)])
def test_kyo_pays_its_leader(kyo: list[int], vp: int) -> None:
    state = holding(ANTI, "kyo_situation", influence={"kyo": kyo})
    assert state.view(ANTI)["kyo_net"] == vp
    assert own(state, ANTI)["pays"] == [vp]
    run(state, "0 play kyo_situation", "0 use event_first")
    assert state.vp == vp


@pytest.mark.rule("9.5")
@pytest.mark.parametrize(
    ("nagasaki", "yokohama", "vp"),
    [([1, 1], [0, 0], 0), ([2, 1], [0, 0], -2), ([2, 1], [0, 3], 0), ([1, 2], [0, 3], 5)],
)
def test_the_ports_pay_their_leaders(nagasaki: list[int], yokohama: list[int], vp: int) -> None:
    both = {"nagasaki": nagasaki, "yokohama": yokohama}
    state = holding(ANTI, "open_ports_situation", influence=both, yokohama=True)
    assert own(state, ANTI)["pays"] == [vp]
    run(state, "0 play open_ports_situation", "0 use event_first")
    assert state.vp == vp


@pytest.mark.rule("9.5(1)")
def test_edo_is_never_scored() -> None:
    rows = entries(laid(influence={"aizu": [3, 3]}).view(PRO)["areas"])
    assert [entry(row["pro"])["clans"] for row in rows] == [0] * 5
