"""What stands around the tables: home, lists, names, account, menus and the header."""

import random
import re
from collections.abc import Callable

import pytest

from tests.browser.person import Person

People = Callable[..., Person]
PHONE = {"width": 390, "height": 844}
TABLET = {"width": 820, "height": 1180}
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
    hana, ren, yuki = person(), person(), person()
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
    yuki.page.goto(f"/t/{table}")
    yuki.page.get_by_text("One seat is still open").wait_for()
    hana.page.goto(f"/t/{table}")
    hana.page.get_by_text("Send its link").wait_for()


def test_bots_and_tables_are_named_in_the_script_of_the_reader(person: People) -> None:
    hana = person("ja", viewport={"width": 1440, "height": 900})
    seats = [{"who": "me"}, *({"who": "bot", "name": name} for name in ("Sora", "Akemi"))]
    body = {"game": "shogunate", "title": "Cherry rain 2", "seats": seats}
    table = hana.api("POST", "/api/tables", body)["id"]
    hana.sit(str(table))
    assert "明美" in hana.page.locator("[data-zone=seats]").inner_text()
    assert "桜雨 2" in hana.page.locator(".bar").inner_text()
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
    dialog.get_by_text("strong", exact=True).click()
    dialog.get_by_role("button", name="Begin").click()
    hana.page.wait_for_url("**/t/*")
    table = hana.api("GET", f"/api/tables/{hana.page.url.rsplit('/', 1)[1]}")
    assert (table["options"]["scenario"], table["you"]) == ("tabaru", [1])
    assert table["seats"][0]["level"] == "search"


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
    hana.page.locator(".coach").wait_for()
    hana.page.goto("/tables")
    hana.page.get_by_role("link", name="First game").click()
    hana.page.locator(".coach").wait_for()


def test_check_chance_opens_the_check(person: People) -> None:
    hana = person()
    table = hana.table("me", "random", game="twilight")
    hana.api("POST", f"/api/tables/{table}/commands", {"do": "resign", "seat": 0})
    hana.sit(table)
    hana.page.get_by_role("button", name="Check chance").click()
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


@pytest.mark.parametrize("path", ["/", "/tables", "/learn/edo"])
def test_the_header_of_a_tablet_does_not_overflow(person: People, path: str) -> None:
    hana = person(viewport=TABLET)
    hana.page.goto(path)
    hana.page.wait_for_selector("h1")
    assert hana.page.evaluate("document.documentElement.scrollWidth") <= 820
