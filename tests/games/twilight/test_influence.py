"""Spaces, influence, control, support and recovery (§2.1, §2.2, §3.0)."""

import pytest

from hatamoto.games.twilight import GAME
from hatamoto.games.twilight.ids import EDO, SPACE_IDS, SPACES
from hatamoto.kernel.rng import Rng
from tests.games.kit import facts_seen, refusal, run, wander
from tests.games.twilight.table import (
    ANTI,
    OPEN,
    PRO,
    acting,
    control,
    event,
    holding,
    influence,
    laid,
    markers,
    support,
    targets,
)


@pytest.mark.rule("3.2(i)", "2.11(1)(i)")
@pytest.mark.parametrize(
    ("both", "side"), [([3, 1], "anti"), ([2, 1], None), ([1, 2], None), ([1, 3], "pro")]
)
def test_a_clan_is_controlled_by_a_margin_of_its_stability(
    both: list[int], side: str | None
) -> None:
    assert control(laid(influence={"choshu": both}), "choshu") == side


@pytest.mark.rule("2.11(3)(i)")
@pytest.mark.parametrize("space", ["kyo", "nagasaki", "yokohama"])
def test_nobody_controls_a_space_that_is_no_clan(space: str) -> None:
    state = laid(influence={space: [9, 1]}, yokohama=True)
    assert control(state, space) is None


@pytest.mark.rule("2.11(3)(ii)", "2.12")
def test_spaces_outside_the_areas_are_in_no_area_table() -> None:
    state = laid(influence={"kyo": [9, 1], "nagasaki": [9, 1]})
    rows = state.view(ANTI)["areas"]
    assert isinstance(rows, list)
    assert [row["anti"]["clans"] for row in rows] == [0] * 5


@pytest.mark.rule("2.11(4)(i)")
def test_edo_takes_no_influence() -> None:
    state = acting(PRO, 4, "place")
    assert refusal(state, "1 place edo_bakufu") == ("no_influence_there", "2.11(4)(i)")


@pytest.mark.rule("2.11(4)(i)")
def test_edo_is_no_target() -> None:
    state = acting(ANTI, 4, "realign", influence={"mito": [3, 1]})
    assert refusal(state, "0 realign edo_bakufu") == ("no_influence_there", "2.11(4)(i)")


@pytest.mark.rule("2.11(4)(ii)")
def test_edo_counts_as_a_clan_of_pro_bakufu_to_its_neighbours() -> None:
    state = acting(ANTI, 4, "realign", influence={"mito": [1, 1], "aizu": [0, 3]})
    asked = state.view(ANTI)["asked"]
    assert isinstance(asked, dict)
    assert asked["bonus"]["mito"] == [0, 2]


@pytest.mark.rule("2.24(2)(iii)", "2.13")
def test_closed_yokohama_is_ignored() -> None:
    state = acting(PRO, 4, "place")
    assert "yokohama" not in targets(state, PRO)
    assert refusal(state, "1 place yokohama") == ("port_closed", "2.24(2)(iii)")


@pytest.mark.rule("2.24(2)(ii)", "2.24(2)(iii)")
def test_open_yokohama_is_a_space_like_nagasaki() -> None:
    state = acting(PRO, 4, "place", yokohama=True)
    run(state, "1 place yokohama")
    assert influence(state, "yokohama") == [0, 1]


@pytest.mark.rule("2.22", "3.3(2)")
def test_a_marker_gives_support_where_it_stands() -> None:
    state = event(ANTI, "shoka_sonjuku")
    assert markers(state) == {"yoshida_shoin": "choshu"}
    assert support(state, "choshu") == [2, 0]


@pytest.mark.rule("2.22")
def test_a_marker_of_the_other_colour_goes_to_the_other_box() -> None:
    state = event(ANTI, "yamanouchi_yodo", markers={"yodo_pro": "tosa"})
    assert markers(state) == {"yodo_anti": "tosa"}
    assert support(state, "tosa") == [2, 0]


@pytest.mark.rule("2.22")
def test_a_marker_stays_until_an_event_takes_it_off() -> None:
    state = laid(markers={"ii_naosuke": "hikone"}, hands=[["sakuradamon"], ["kobu_gattai"]])
    run(state, "0 play sakuradamon", "0 use event")
    assert markers(state) == {}
    assert support(state, "hikone") == [0, 1]


@pytest.mark.rule("3.3")
def test_support_does_not_count_as_influence() -> None:
    state = laid(influence={"kyo": [4, 5]}, markers={"choshu_regular": "kyo"})
    assert (influence(state, "kyo"), support(state, "kyo")) == ([4, 5], [3, 0])
    assert state.view(ANTI)["kyo_net"] == 5


@pytest.mark.rule("3.4")
def test_both_sides_recover_after_each_round() -> None:
    state = acting(ANTI, 4, "coup", influence={"owari": [1, 1], "kumamoto": [0, 1]})
    run(state, "0 coup owari", "nature roll 4")
    assert influence(state, "owari") == [2, 1]
    assert facts_seen(state, "influence_recovered") == [
        {"seat": PRO, "space": "owari", "amount": 1, "influence": 1}
    ]


@pytest.mark.rule("3.4")
def test_new_support_raises_influence_only_after_the_round() -> None:
    state = holding(PRO, "iemochi_succession")
    run(state, "1 play iemochi_succession", "1 use event_first")
    assert influence(state, "kishu") == [0, 1]
    run(state, "1 put mito", "1 put fukui", "1 kind place", "1 stop")
    assert influence(state, "kishu") == [0, 4]
    assert control(state, "kishu") == "pro"


@pytest.mark.rule("3.4")
def test_influence_above_the_support_stays() -> None:
    state = acting(ANTI, 4, "place", influence={"aizu": [0, 5]})
    run(state, "0 stop")
    assert influence(state, "aizu") == [0, 5]
    assert not facts_seen(state, "influence_recovered")


@pytest.mark.rule("3.2(ii)", "8.1(2)(ii)")
def test_a_change_of_control_is_told() -> None:
    state = acting(ANTI, 4, "place", influence={"tosa": [2, 1]})
    run(state, "0 place tosa")
    assert facts_seen(state, "control_gained") == [{"seat": ANTI, "space": "tosa"}]


@pytest.mark.rule("2.21(i)")
def test_the_last_influence_leaves_nothing_behind() -> None:
    state = event(PRO, "nagai_uta", influence={"choshu": [2, 0]})
    assert influence(state, "choshu") == [1, 1]
    assert facts_seen(state, "influence_removed") == [
        {"seat": ANTI, "space": "choshu", "amount": 2, "influence": 0}
    ]


def recounted(values: list[int], support: list[int]) -> list[int]:
    """Presence, control, reach and shortage of both sides, recomputed."""
    content, masks = GAME.content, []
    for side in (ANTI, PRO):
        own, other = values[side * SPACES :], values[(1 - side) * SPACES :]
        present = sum(1 << space for space in range(SPACES) if own[space])
        margin = [own[space] - other[space] for space in range(SPACES)]
        held = sum(1 << s for s in range(SPACES) if margin[s] >= content.stability[s])
        if side == PRO:
            present |= 1 << EDO
            held |= 1 << EDO
        near = [[space, *content.neighbours[space]] for space in range(SPACES)]
        reach = sum(1 << s for s in range(SPACES) if any(present >> n & 1 for n in near[s]))
        lack = [own[space] < support[side * SPACES + space] for space in range(SPACES)]
        masks += [present, held, reach, sum(1 << s for s in range(SPACES) if lack[s])]
    return masks


@pytest.mark.rule("3.2(i)", "8.1", "3.4")
@pytest.mark.parametrize("seed", range(6))
def test_control_reach_and_shortage_are_kept_up_to_date(seed: int) -> None:
    for state in wander(GAME.new(2, {"navy": bool(seed % 2)}), Rng(seed)):
        masks = recounted(state.influence, state.support)
        kept = [state.anti_present, state.anti_held, state.anti_reach]
        kept += [state.pro_present, state.pro_held, state.pro_reach]
        assert kept == masks[:3] + masks[4:7]
        assert masks[3] & ~state.anti_short == 0
        assert masks[7] & ~state.pro_short == 0


def test_every_space_has_its_place() -> None:
    state = laid(**OPEN, yokohama=True)
    rows = state.view(PRO)["spaces"]
    assert isinstance(rows, list)
    assert [row["space"] for row in rows] == SPACE_IDS
