"""The end of a game: who won and why, how it came about, and what may follow."""

from collections.abc import Callable

import pytest

from hatamoto.server.bench.server_process import ServerProcess
from hatamoto.store.database import Database
from hatamoto.store.store import Store
from tests.browser.finished import Writer, finished, record_of
from tests.browser.person import Person
from tests.browser.test_pages import barriers

People = Callable[..., Person]
WIDE = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SMALL = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walk.nextNode()) {
    const box = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || !box.checkVisibility()) continue;
    if (parseFloat(getComputedStyle(box).fontSize) < 11) found.push(walk.currentNode.data);
  }
  return found;
}"""


def at_the_end(person: Person, table: str) -> None:
    person.sit(table)
    person.page.locator(".strip").wait_for()


@pytest.mark.rule("end/tie_second")
def test_the_tie_break_is_told_paragraph_by_paragraph(
    person: People, served: ServerProcess
) -> None:
    ren = person(**WIDE)
    at_the_end(ren, finished(served, ren, "shogunate", "tie_by_second_leader", 2))
    head = ren.page.locator("#outcome-head")
    assert head.inner_text() == "You won with 12 points on the second tie-break."
    assert ren.page.locator(".strip p.name").inner_text() == "Ren"
    rows = ren.page.locator("section[aria-labelledby=end-why-head] ol").first.locator("> li")
    assert [row[0] for row in rows.all_inner_texts()] == ["=", "=", "✓"]
    assert "§end/tie_second" in rows.nth(2).inner_text()
    assert [row.locator("svg").count() for row in rows.all()] == [2, 4, 4]
    assert ren.page.locator("table tbody tr").count() == 3
    assert ren.page.evaluate("document.documentElement.scrollHeight") <= 900
    assert ren.page.evaluate(SMALL) == []


def test_the_figures_are_also_lists(person: People, served: ServerProcess) -> None:
    ren = person(**WIDE)
    at_the_end(ren, finished(served, ren, "shogunate", "tie_by_second_leader", 2))
    for name, found in (("Score by round", "Start"), ("Who knew what", "known to")):
        panel = ren.page.locator("section.panel").filter(has_text=name)
        panel.get_by_role("button", name="show as a list").click()
        panel.get_by_text(found).first.wait_for()


def test_who_knew_what_fills_its_panel_on_a_large_screen(
    person: People, served: ServerProcess
) -> None:
    ren = person(viewport={"width": 1920, "height": 1080})
    at_the_end(ren, finished(served, ren, "shogunate", "tie_by_second_leader", 2))
    legend = ren.page.locator("section[aria-labelledby=end-secrets-head] .legend")
    edge = "one => one.getBoundingClientRect().bottom"
    panel = legend.locator("..")
    assert panel.evaluate(edge) - legend.evaluate(edge) < 20


def test_a_number_opens_the_replay_at_that_moment(person: People, served: ServerProcess) -> None:
    ren = person(**WIDE)
    at_the_end(ren, finished(served, ren, "shogunate", "tie_by_second_leader", 2))
    ren.page.keyboard.press("2")
    told = ren.page.locator(".replay .words")
    told.get_by_text("You and Hana exchanged face-down Loyalty cards").wait_for()
    ren.page.keyboard.press("Escape")
    ren.page.locator(".strip").wait_for()
    ren.page.locator("section[aria-labelledby=end-moments-head] button").first.click()
    told.get_by_text("from slot 2 to slot 6").wait_for()


@pytest.mark.parametrize(
    ("slug", "name", "seat", "said"),
    [
        ("twilight", "final_scoring_anti", 0, "Final scoring"),
        ("battles", "toba_satcho_takes_seven", 1, "Units lost"),
        ("edo", "tokken", 0, "Fortresses"),
    ],
)
def test_every_game_says_where_the_result_came_from(
    person: People, served: ServerProcess, slug: str, name: str, seat: int, said: str
) -> None:
    hana = person(**WIDE)
    at_the_end(hana, finished(served, hana, slug, name, seat))
    assert said in hana.page.locator("section[aria-labelledby=end-parts-head]").inner_text()
    assert hana.page.locator("section[aria-labelledby=end-moments-head] li").count() == 4
    drawn = hana.page.locator("section[aria-labelledby=end-moments-head] .picture")
    for picture in drawn.all():
        assert picture.locator(".pieces svg, .brought svg, .points, .space").count() > 0
    assert hana.page.evaluate("document.documentElement.scrollWidth") <= 1440


GAP = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  return box('.end .quiet').top - box('.end .verdict > :last-child').bottom;
}"""


@pytest.mark.parametrize(
    ("slug", "name", "unit"),
    [("battles", "toba_shogunate_holds", "victory hexes"), ("edo", "tokken", "points")],
)
def test_the_winner_s_score_names_its_unit_and_a_phone_shows_no_gap(
    person: People, served: ServerProcess, slug: str, name: str, unit: str
) -> None:
    hana = person(**PHONE)
    at_the_end(hana, finished(served, hana, slug, name, 0))
    assert unit in hana.page.locator(".strip .score").inner_text()
    assert hana.page.evaluate(GAP) < 40


def test_who_has_no_house_in_edo_reads_why_they_stand_behind(
    person: People, served: ServerProcess
) -> None:
    hana = person(**WIDE)
    at_the_end(hana, finished(served, hana, "edo", "all_modules", 0))
    rows = hana.page.locator(".places tbody tr")
    assert [row.split()[-1] for row in rows.all_inner_texts()] == ["16", "14", "13", "15"]
    assert "behind everybody who has one §end/edo" in rows.last.inner_text()
    assert "behind" not in rows.nth(2).inner_text()


def test_who_lost_reads_the_winner_s_name_and_their_own_place(
    person: People, served: ServerProcess
) -> None:
    hana = person(lang="ja", **PHONE)
    at_the_end(hana, finished(served, hana, "edo", "tokken", 0))
    strip = hana.page.locator(".strip").inner_text()
    assert "蓮" in strip
    assert "あなたは3\u2060位" in strip
    order = """() => ['.strip', '.places', '#end-why-head', '#end-curve-head', '#end-moments-head']
      .map(one => document.querySelector(one).getBoundingClientRect().top)"""
    tops = hana.page.evaluate(order)
    assert tops == sorted(tops)
    assert hana.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert hana.page.get_by_role("button", name="もう一局").is_visible()


def test_the_table_that_waits_is_one_key_away(person: People, served: ServerProcess) -> None:
    hana = person(**WIDE)
    waiting = hana.table("me", "random", "random", title="Black ships")
    at_the_end(hana, finished(served, hana, "shogunate", "threshold", 3))
    hana.page.get_by_text("Your turn at Black ships").wait_for()
    doors = hana.page.locator(".doors").bounding_box()
    assert doors is not None
    assert doors["height"] < 70
    hana.page.keyboard.press("g")
    hana.page.wait_for_url(f"**/t/{waiting}")


def test_the_same_again_begins_when_all_are_ready(person: People) -> None:
    hana, ren = person(**WIDE), person(**WIDE)
    table = hana.table("me", "open", "random")
    ren.api("POST", f"/api/tables/{table}/seats", {"seat": 1, "name": "Ren"})
    path = f"/api/tables/{table}/commands"
    hana.api("POST", path, {"do": "begin"})
    for seat, one in enumerate((hana, ren)):
        one.api("POST", path, {"do": "abandon", "seat": seat, "yes": True})
    for one in (hana, ren):
        one.sit(table)
        one.page.locator(".strip").wait_for()
    assert "Nobody won" in hana.page.locator("#outcome-head").inner_text()
    hana.page.keyboard.press("r")
    hana.page.locator("#waiting-head").wait_for()
    ren.page.get_by_text("1 of 2 ready").wait_for()
    ren.page.get_by_role("button", name="Rematch").click()
    ren.page.locator(".prompt").wait_for()
    hana.page.locator(".prompt").wait_for()


TOLD = {
    "en": (
        "Ren won because you resigned.",
        "You won because Hana resigned.",
        "Ren won because Hana resigned.",
    ),
    "ja": (
        "あなたが投了し、Renが勝ちました。",
        "Hanaが投了し、あなたが勝ちました。",
        "Hanaが投了し、Renが勝ちました。",
    ),
}
"""After a resignation, what the loser, the winner and a watcher read."""
LEAVING = {"en": "resigned", "ja": "投了しました"}
LOST = {"en": "You lost: you resigned", "ja": "投了により、あなたの負け"}


def after(do: str, *people: Person) -> str:
    """A battle of two people that both end with this command as far as it needs them; its id."""
    hana, ren = people[:2]
    hana.api("PATCH", "/api/me", {"name": "Hana"})
    table = hana.table("me", "open", game="battles", public=True)
    path = f"/api/tables/{table}"
    ren.api("POST", f"{path}/seats", {"seat": 1, "name": "Ren"})
    hana.api("POST", f"{path}/commands", {"do": "begin"})
    if do == "resign":
        hana.api("POST", f"{path}/commands", {"do": do, "seat": 0})
    else:
        for seat, one in enumerate((hana, ren)):
            one.api("POST", f"{path}/commands", {"do": do, "seat": seat, "yes": True})
    for one in people:
        at_the_end(one, table)
    return table


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_everybody_reads_who_resigned_and_who_won(person: People, lang: str) -> None:
    people = [person(lang, **WIDE) for _ in range(3)]
    after("resign", *people)
    for one, told in zip(people, TOLD[lang], strict=True):
        assert one.page.locator("#outcome-head").inner_text() == told
        assert one.page.locator(".strip .score").inner_text() == told
        assert one.page.locator(".reason").count() == 0
    assert LOST[lang] in people[0].page.locator(".strip .moment").inner_text()
    for one in people:
        assert one.page.locator(".places .left").count() == 1
        moments = one.page.locator("#end-moments-head + ol li strong")
        assert len(moments.all_inner_texts()) == 1
        assert LEAVING[lang] in moments.inner_text()


def test_after_a_resignation_the_moments_that_decided_are_shown(
    person: People, served: ServerProcess
) -> None:
    hana = person(**WIDE)
    late = finished(
        served,
        hana,
        "twilight",
        "final_scoring_pro",
        0,
        lambda table, done: done > 300 and 0 in table.to_act(),
    )
    hana.api("POST", f"/api/tables/{late}/commands", {"do": "resign", "seat": 0})
    at_the_end(hana, late)
    told = hana.page.locator("#end-moments-head + ol li strong").all_inner_texts()
    assert len(told) > 1
    assert [" resigned" in one for one in told] == [*[False] * (len(told) - 1), True]


@pytest.mark.parametrize("way", ["moment", "table"])
def test_back_leads_to_the_result(person: People, served: ServerProcess, way: str) -> None:
    hana = person(**WIDE)
    table = finished(served, hana, "shogunate", "threshold", 0)
    hana.page.goto("/tables")
    hana.page.wait_for_selector("main h1")
    at_the_end(hana, table)
    strip, elsewhere = hana.page.locator(".strip"), hana.page.locator(".replay, #outcome-head ~ p")
    for _ in range(2):
        if way == "moment":
            hana.page.keyboard.press("1")
        else:
            hana.page.get_by_role("button", name="The table", exact=True).click()
        elsewhere.first.wait_for()
        hana.page.go_back()
        strip.wait_for()
    hana.page.go_back()
    hana.page.wait_for_url("**/tables")


def test_leaving_a_replay_by_its_button_leaves_nothing_to_go_back_to(
    person: People, served: ServerProcess
) -> None:
    hana = person(**WIDE)
    table = finished(served, hana, "shogunate", "threshold", 0)
    hana.page.goto("/tables")
    hana.page.wait_for_selector("main h1")
    at_the_end(hana, table)
    hana.page.keyboard.press("1")
    hana.page.locator(".replay").wait_for()
    hana.page.keyboard.press("Escape")
    hana.page.locator(".strip").wait_for()
    hana.page.wait_for_function("() => !history.state?.away")
    hana.page.go_back()
    hana.page.wait_for_url("**/tables")


@pytest.mark.parametrize(
    ("lang", "lost", "mark"),
    [
        ("en", "You lost: you ran out of time", "out of time"),
        ("ja", "時間切れにより、あなたの負け", "時間切れ"),
    ],
)
def test_a_loss_on_time_says_so(
    person: People, served: ServerProcess, lang: str, lost: str, mark: str
) -> None:
    hana = person(lang, **WIDE)
    database = Database(next(word for word in served.command if word.startswith("sqlite:")))
    writer = Writer(Store(database), hana)
    writer.runs_out = True
    record = record_of("twilight", "final_scoring_pro")
    table = writer.write(record, 0, lambda table, done: done > 30 and 0 in table.to_act())
    database.close()
    at_the_end(hana, table)
    assert lost in hana.page.locator(".strip .moment").inner_text()
    assert mark in hana.page.locator(".places tr.own").inner_text()


def test_where_all_agreed_to_stop_nobody_has_a_place(person: People) -> None:
    people = [person(**WIDE) for _ in range(3)]
    after("abandon", *people)
    for one in people:
        strip = one.page.locator(".strip").inner_text()
        assert "Nobody won: the players agreed to stop." in strip
        assert "You" not in strip
        assert one.page.locator(".places .place").all_inner_texts() == ["–", "–"]


@pytest.mark.parametrize(
    ("slug", "name", "drawn"),
    [
        ("battles", "toba_satcho_takes_seven", "g.first, g.second, g.nobody"),
        ("edo", "five_players", ".row"),
        ("twilight", "final_scoring_pro", ".marker"),
    ],
)
def test_under_what_decided_the_result_is_drawn(
    person: People, served: ServerProcess, slug: str, name: str, drawn: str
) -> None:
    hana = person(**WIDE)
    at_the_end(hana, finished(served, hana, slug, name, 0))
    why = hana.page.locator("section[aria-labelledby=end-why-head]")
    assert why.locator(drawn).count() == {"battles": 13, "edo": 5, "twilight": 1}[slug]
    assert hana.page.evaluate("document.documentElement.scrollHeight") <= 900


def test_a_key_moment_names_its_paragraph_and_for_whom_it_was_good(
    person: People, served: ServerProcess
) -> None:
    hana = person(**WIDE)
    at_the_end(hana, finished(served, hana, "twilight", "final_scoring_pro", 1))
    moments = hana.page.locator("section[aria-labelledby=end-moments-head] li")
    for moment in moments.all():
        assert moment.locator(".effect").inner_text().startswith("Best for")
    assert not any("-" in words for words in moments.locator(".scores").all_inner_texts())
    moments.locator(".cite button").first.click()
    hana.page.locator("[data-zone=rules]").wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(person: People, served: ServerProcess, theme: str) -> None:
    ren = person(color_scheme=theme, **WIDE)
    at_the_end(ren, finished(served, ren, "shogunate", "tie_by_second_leader", 2))
    assert barriers(ren.page) == []


def test_the_board_is_still_there(person: People, served: ServerProcess) -> None:
    hana = person(**WIDE)
    at_the_end(hana, finished(served, hana, "shogunate", "threshold", 3))
    hana.page.get_by_role("button", name="The table").click()
    hana.page.locator("[data-zone=board]").wait_for()
    hana.page.get_by_role("button", name="The result").click()
    hana.page.locator(".strip").wait_for()


def test_what_follows_on_a_phone_comes_right_after_the_rest(
    person: People, served: ServerProcess
) -> None:
    hana = person(**PHONE)
    at_the_end(hana, finished(served, hana, "twilight", "final_scoring_pro", 1))
    verdict = hana.page.locator(".verdict").bounding_box()
    quiet = hana.page.locator("div.quiet").bounding_box()
    assert verdict is not None
    assert quiet is not None
    assert verdict["height"] < 80
    assert quiet["y"] - verdict["y"] - verdict["height"] < 100
