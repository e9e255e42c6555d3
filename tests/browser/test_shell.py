"""What stands around the tables: home, lists, names, account, menus and the header."""

import random
import re
from collections.abc import Callable

import pytest

from tests.browser.person import Person

People = Callable[..., Person]
PHONE = {"width": 390, "height": 844}
RED = ".button.primary:visible"


# Account


def test_what_is_typed_to_sign_up_is_not_typed_to_sign_in(person: People) -> None:
    hana = person()
    hana.page.goto("/account")
    joining = hana.page.locator("section", has=hana.page.locator("#head-sign-up"))
    joining.locator("input[autocomplete=username]").fill("hana")
    joining.locator("input[type=password]").fill("a long secret")
    joining.locator("input[type=email]").fill("hana@example.org")
    others = hana.page.locator("section:not(:has(#head-sign-up)) input")
    assert "".join(field.input_value() for field in others.all()) == ""


# Names


def test_a_name_given_later_is_what_friends_read(person: People) -> None:
    hana, ren = person(), person()
    table = hana.table("me", "open", "random")
    ren.page.goto(f"/t/{table}")
    ren.page.get_by_text("Player 1").wait_for()
    hana.page.goto(f"/t/{table}")
    hana.page.get_by_label("Name at the table").fill("Hana")
    hana.page.get_by_role("button", name="That is my name").click()
    ren.page.locator("strong", has_text="Hana").wait_for()


def test_an_invited_friend_reads_an_invitation(person: People) -> None:
    hana, ren = person(), person()
    table = hana.table("me", "open", "open", public=False)
    links = hana.api("GET", f"/api/tables/{table}")["invitations"]
    ren.page.goto(str(links["1"]))
    ren.page.get_by_text("There is a free seat for you").wait_for()
    assert "Send the links" not in ren.page.locator("main").inner_text()
    assert ren.page.locator(RED).count() == 1
    ren.page.get_by_label("Name at the table").fill("Ren")
    ren.page.get_by_role("button", name="Sit down here").click()
    ren.page.get_by_text("One seat is still open").wait_for()
    assert ren.api("GET", "/api/me")["name"] == "Ren"
    hana.page.goto(f"/t/{table}")
    hana.page.get_by_text("Send its link").wait_for()


def test_bots_and_tables_are_named_in_the_script_of_the_reader(person: People) -> None:
    hana = person("ja", viewport={"width": 1440, "height": 900})
    seats = [{"who": "me"}, *({"who": "bot", "name": name} for name in ("Sora", "Akemi"))]
    body = {"game": "shogunate", "title": "Cherry rain 2", "seats": seats}
    table = hana.api("POST", "/api/tables", body)["id"]
    hana.sit(str(table))
    assert "明美" in hana.page.locator("[data-zone=seats]").inner_text()
    assert "桜雨 2" in hana.page.locator("header.bar").inner_text()
    hana.page.goto("/tables")
    row = hana.page.get_by_role("listitem").filter(has_text="桜雨 2")
    row.get_by_text("明美").wait_for()


# To play


def test_play_now_asks_for_the_battle_the_side_and_the_strength(person: People) -> None:
    hana = person()
    hana.page.goto("/")
    card = hana.page.locator("article", has=hana.page.locator("#game-battles"))
    card.get_by_role("button", name="Play now").click()
    dialog = hana.page.locator("dialog[open]")
    dialog.get_by_text("Tabarazaka").click()
    dialog.get_by_text("Saigo's army").click()
    dialog.get_by_text("5 Shogun", exact=True).click()
    dialog.get_by_role("button", name="Begin").click()
    hana.page.wait_for_url("**/t/*")
    table = hana.api("GET", f"/api/tables/{hana.page.url.rsplit('/', 1)[1]}")
    assert (table["options"]["scenario"], table["you"]) == ("tabaru", [1])
    assert table["seats"][0]["level"] == "shogun"


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_play_now_offers_the_guided_first_game(person: People, size: tuple[int, int]) -> None:
    hana = person(viewport={"width": size[0], "height": size[1]})
    for game in ("shogunate", "twilight", "battles", "edo"):
        hana.page.goto("/")
        card = hana.page.locator("article", has=hana.page.locator(f"#game-{game}"))
        card.get_by_role("button", name="Play now").click()
        door = hana.page.locator("dialog[open]").get_by_role("link", name="Guided first game")
        box = door.bounding_box(timeout=5_000)
        assert box is not None
        assert 0 <= box["y"] <= size[1] - box["height"], game
        door.click()
        hana.page.wait_for_url(f"**/learn/{game}/first-game")


def test_only_the_next_step_is_red(person: People) -> None:
    hana = person()
    hana.page.goto("/")
    hana.page.wait_for_selector("article")
    assert hana.page.locator(RED).count() == 1
    for _ in range(3):
        hana.table("me", "random", "random")
    for path in ("/tables", "/"):
        hana.page.goto(path)
        hana.page.locator("li.asked").nth(2).wait_for()
        assert hana.page.locator("li.asked .button.primary").count() == 1
        assert hana.page.locator(RED).count() == 1


def test_equal_options_look_equal(person: People) -> None:
    hana = person()
    hana.sit(hana.table("me", "random", "random"))
    rng = random.Random(3)
    many = 0
    for _ in range(30):
        if hana.standing() == "over":
            break
        answers = hana.page.locator(".prompt [data-answer]").count()
        red = hana.page.locator(".prompt .button.primary").count()
        assert red == (1 if answers == 1 else 0)
        many += answers > 1
        hana.click_on(rng)
    assert many


# At the table


def test_a_lesson_is_one_also_from_the_list_of_tables(person: People) -> None:
    hana = person(viewport={"width": 1440, "height": 900})
    hana.page.goto("/learn/shogunate/first-game")
    hana.page.get_by_role("button", name="Begin").click()
    hana.page.wait_for_selector("[data-step]")
    hana.page.goto("/tables")
    hana.page.get_by_role("link", name="First game").click()
    hana.page.wait_for_selector("[data-step]")


def test_check_chance_opens_the_check(person: People) -> None:
    hana = person()
    table = hana.table("me", "random", game="twilight")
    hana.api("POST", f"/api/tables/{table}/commands", {"do": "resign", "seat": 0})
    hana.sit(table)
    hana.page.get_by_role("button", name="Verify the dice").click()
    dialog = hana.page.locator("dialog[open]")
    dialog.get_by_text("Fingerprint of the secret").wait_for()
    assert dialog.get_by_role("button", name="Keys").count() == 0


def test_the_header_and_the_prompt_name_the_same_round(person: People) -> None:
    hana = person(viewport={"width": 1440, "height": 900})
    hana.sit(hana.table("me", "random", game="twilight"))
    rng = random.Random(5)
    rounds: set[str] = set()
    while len(rounds) < 2:
        hana.standing()
        words = hana.page.locator("[data-zone=prompt]").inner_text()
        if found := re.search(r"Round (\d+): choose a card", words):
            assert f"round {found[1]}" in hana.page.locator(".bar .line").inner_text()
            rounds.add(found[1])
        hana.click_on(rng)


# The list of tables


def test_a_table_that_waits_says_what_it_asks(person: People) -> None:
    hana = person()
    table = hana.table("me", "random", "random")
    hana.sit(table)
    hana.standing()
    question = hana.page.locator(".prompt h2").inner_text()
    hana.page.goto("/")
    hana.page.locator("li.asked .question", has_text=question).wait_for()


def test_a_question_for_one_of_several_seats_stays_behind_the_curtain(person: People) -> None:
    hana = person()
    hana.table("me", "me", "random")
    alone = hana.table("me", "random", "random")
    hana.page.goto("/")
    hana.page.locator(f"li:has(a[href='/t/{alone}']) .question:not(:empty)").wait_for()
    rows = hana.page.locator(f"li.asked:not(:has(a[href='/t/{alone}']))")
    assert rows.locator(".question").all_inner_texts() == [""]


# On small screens


def test_the_bar_of_a_phone_names_the_game_twice_and_shows_the_clock(person: People) -> None:
    hana = person(viewport=PHONE, has_touch=True, is_mobile=True)
    clock = {"kind": "live", "minutes": 30, "increment": 0}
    hana.sit(hana.table("me", "random", "random", clock=clock))
    bar = hana.page.locator(".bar")
    bar.get_by_role("timer").wait_for()
    assert bar.get_by_role("timer").inner_text().startswith(("29:", "30:"))
    assert bar.locator(".game").inner_text().split() == ["Shogunate", "将軍位"]
    hana.page.locator(".burger").click()
    hana.page.locator(".drawer button.lang").click()
    hana.page.wait_for_selector("html[lang=ja]")


def test_loyalty_and_score_stand_in_the_sheet_of_a_phone(person: People) -> None:
    hana = person(viewport=PHONE, has_touch=True, is_mobile=True)
    hana.sit(hana.table("me", "random", "random"))
    hana.page.locator("main nav button").first.click()
    own = hana.page.locator(".sheet .own")
    own.wait_for()
    assert own.locator("li svg").count() == 2
    assert own.evaluate("one => one.getBoundingClientRect().bottom <= innerHeight")
    hana.page.locator("main nav button").nth(1).click()
    own.wait_for(state="detached")


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_header_does_not_overflow(person: People, lang: str) -> None:
    hana = person(lang)
    hana.api("PATCH", "/api/me", {"name": "Yamamoto Hanako no Kami"})
    tables = [hana.table("me", "random", game=game) for game in ("battles", "twilight")]
    for path in ("/", "/learn/edo", *(f"/t/{table}" for table in tables)):
        hana.page.goto(path)
        hana.page.wait_for_selector("h1", state="attached")
        hana.page.locator(".bar .tools .lang").wait_for()
        for width in (390, 768, 820, 1024, 1200):
            hana.resize(width, 900)
            assert hana.page.evaluate(OVERFLOW) <= 0, (path, width)


OVERFLOW = """() => {
  const bar = document.querySelector('.bar').getBoundingClientRect();
  const parts = [...document.querySelectorAll('.bar :is(a, button, .title, .asked)')];
  const rights = parts.map(part => part.getBoundingClientRect().right);
  const over = Math.max(...rights) - bar.right;
  return Math.max(over, document.documentElement.scrollWidth - innerWidth);
}"""
"""How far anything in the header reaches over the edge of the screen."""


def test_a_phone_shows_the_own_tables_first_and_how_many_wait(person: People) -> None:
    hana = person(viewport=PHONE, has_touch=True, is_mobile=True)
    table = hana.table("me", "random", "random")
    hana.page.goto("/")
    row = hana.page.locator("li.asked")
    row.wait_for()
    assert row.evaluate("row => row.getBoundingClientRect().bottom < innerHeight")
    cards = hana.page.locator("article").first
    assert cards.evaluate("card => card.getBoundingClientRect().top") > row.evaluate(
        "row => row.getBoundingClientRect().bottom"
    )
    hana.page.goto("/learn/edo")
    hana.page.get_by_role("link", name="1 waits for you").click()
    hana.page.wait_for_url(f"**/t/{table}")


def test_the_menu_closes_beside_it_and_by_escape(person: People) -> None:
    hana = person(viewport=PHONE, has_touch=True, is_mobile=True)
    hana.page.goto("/learn/edo")
    burger, drawer = hana.page.locator(".burger"), hana.page.locator(".drawer")
    burger.click()
    drawer.wait_for()
    hana.page.touchscreen.tap(200, 700)
    drawer.wait_for(state="detached")
    burger.click()
    drawer.wait_for()
    hana.page.keyboard.press("Escape")
    drawer.wait_for(state="detached")


def test_the_menu_of_the_table_closes_beside_it(person: People) -> None:
    hana = person()
    hana.sit(hana.table("me", "random", "random"))
    hana.standing()
    hana.page.get_by_role("button", name="More about this table").click()
    hana.page.locator("dialog[open]").wait_for()
    hana.page.mouse.click(20, 600)
    hana.page.locator("dialog[open]").wait_for(state="detached")
