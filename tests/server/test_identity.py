"""Nobody passes for somebody else, and a private table is for those who were invited."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from hatamoto.store.confusables import skeletons
from tests.server.served import Line, Person, Served, serving
from tests.server.test_upkeep import eventually

Visit = Callable[..., Person]
PASSWORD = "correct horse"
OPEN = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
FAKES = [
    "Oishi",
    "OISHI",
    "Oi\ufe0fshi",
    "Oi\u200bshi",
    "Oi\u034fshi",
    "Oi\u2060shi",
    "O ishi",
    "Oishi\u3164",
    "Oíshi",
    "O\u0456sh\u0456",
    "\u041eishi",
    "\u039fishi",
    "0ishi",
    "\uff2f\uff49\uff53\uff48\uff49",
    "\U0001d40eishi",
    "Oi\u0455hi",
    "Oi\ufffcshi",
    "Oi\u0640shi",
    "Oi\u302eshi",
    "Oi\u02bcshi",
    "Ois\u0266i",
    "\u00d8ishi",
    "O-i-s-h-i",
    "Oishi\u2665",
    "Oish1",
    "O1sh1",
    "01\u01bdh1",
    "Oishl",
    "OISHl",
    "OlSHl",
    "OIshI",
]


@pytest.fixture(scope="module")
def owner(served: Served) -> Person:
    """Somebody with the account Oishi."""
    person = Person(served)
    person.post("/api/accounts", {"name": "Oishi", "password": PASSWORD}, 201)
    person.close()
    return person


@pytest.mark.parametrize("fake", FAKES)
def test_a_guest_cannot_go_by_the_name_of_an_account(
    visit: Visit, owner: Person, fake: str
) -> None:
    guest = visit()
    answer = guest.http.patch("/api/me", json={"name": fake})
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"]["reason"] == "name_taken"
    assert guest.get("/api/me")["name"] == ""


@pytest.mark.parametrize("fake", FAKES)
def test_nor_can_another_account(visit: Visit, owner: Person, fake: str) -> None:
    body = {"name": fake, "password": PASSWORD}
    assert visit().post("/api/accounts", body, 400)["error"]["reason"] == "name_taken"


@pytest.mark.parametrize("name", ["Kaj\u05dfmura", "Kajiкawa", "Μaeda", "大石мори"])
def test_letters_of_another_alphabet_are_no_part_of_a_name(visit: Visit, name: str) -> None:
    """A single Hebrew nun passes for an l, and no list has every such letter."""
    guest = visit()
    answer = guest.http.patch("/api/me", json={"name": name})
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"]["reason"] == "name_mixed"
    seats = [{"who": "me", "name": name}, {"who": "open"}, {"who": "open"}]
    refused = guest.post("/api/tables", {"game": "shogunate", "seats": seats}, 400)
    assert refused["error"]["reason"] == "name_mixed"


@pytest.mark.parametrize("name", ["\u200b", "\u3164", "\ufffe\uffff", "\u00ad\u2060"])
def test_a_name_that_shows_nothing_is_no_name(visit: Visit, name: str) -> None:
    guest = visit()
    answer = guest.http.patch("/api/me", json={"name": name})
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"]["reason"] == "name_short"
    assert guest.get("/api/me")["name"] == ""


def test_no_text_covers_that_of_others(visit: Visit) -> None:
    """Marks without end on a letter reach over the lines above and below."""
    guest, tower = visit(), "Za" + "\u0315" * 10
    assert guest.http.patch("/api/me", json={"name": tower}).status_code == 400
    guest.post("/api/tables", {"game": "shogunate", "seats": OPEN, "title": tower}, 400)
    guest.do(guest.table(seats=OPEN)["id"], 400, do="chat", text=tower)


def test_a_seat_that_is_taken_many_times_at_once_is_taken_once(visit: Visit) -> None:
    host, guest = visit(), visit()
    id = host.table(seats=OPEN)["id"]
    with ThreadPoolExecutor(4) as pool:
        rows = list(pool.map(lambda _: guest.post(f"/api/tables/{id}/seats", {"seat": 1}), [0] * 4))
    assert [row["you"] for row in rows] == [[1]] * 4


@pytest.mark.parametrize("name", ["大石 Oishi カー", "Мария", "אורן", "김철수 Kim"])
def test_names_of_every_writing_are_names(visit: Visit, name: str) -> None:
    assert visit().http.patch("/api/me", json={"name": name}).status_code == 200


@pytest.mark.parametrize("fake", ["Sakura", "SAKU\u200bRA", "Saku\u027ea", "Sakura!"])
def test_two_guests_at_a_table_can_be_told_apart(visit: Visit, fake: str) -> None:
    """Guests do not own their names, so the second of that name at a table gets a number."""
    host, guest, watcher = visit(), visit(), visit()
    id = host.table(seats=[{"who": "me", "name": "Sakura"}, *OPEN[1:]])["id"]
    seats = guest.post(f"/api/tables/{id}/seats", {"seat": 1, "name": fake})["seats"]
    assert [seat["name"] for seat in seats[:2]] == ["Sakura", f"{fake} (2)"]
    guest.http.patch("/api/me", json={"name": fake})
    assert host.get(f"/api/tables/{id}")["seats"][1]["name"] == f"{fake} (2)"
    watcher.http.patch("/api/me", json={"name": fake})
    watcher.do(id, do="chat", text="I am the host")
    assert host.get(f"/api/tables/{id}")["chat"][-1]["name"] == f"{fake} (3)"


@pytest.mark.parametrize("name", ["Sam (2)", "Sam\u2475", "Sam\uff08\uff12\uff09", "Sam(\u200b2)."])
def test_nobody_numbers_their_own_name(visit: Visit, name: str) -> None:
    """Else somebody would pass for the second Sam before a second one comes."""
    guest = visit()
    answer = guest.http.patch("/api/me", json={"name": name})
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"]["reason"] == "name_number"
    seats = [{"who": "me", "name": name}, *OPEN[1:]]
    refused = guest.post("/api/tables", {"game": "shogunate", "seats": seats}, 400)
    assert refused["error"]["reason"] == "name_number"


def test_one_person_may_repeat_a_name_of_their_own(visit: Visit) -> None:
    host = visit()
    id = host.table(seats=[{"who": "me", "name": "Sakura"}, *OPEN[1:]])["id"]
    seats = host.post(f"/api/tables/{id}/seats", {"seat": 1, "name": "Sakura"})["seats"]
    assert [seat["name"] for seat in seats[:2]] == ["Sakura", "Sakura"]


@pytest.mark.parametrize("fake", ["Oishi", "Oi\ufe0fshi"])
def test_nor_can_anybody_in_a_seat(visit: Visit, owner: Person, fake: str) -> None:
    host, guest = visit(), visit()
    seats = [{"who": "me", "name": fake}, {"who": "open"}, {"who": "open"}]
    host.post("/api/tables", {"game": "shogunate", "seats": seats}, 400)
    bots = [{"who": "me"}, {"who": "bot", "name": fake}, {"who": "open"}]
    host.post("/api/tables", {"game": "shogunate", "seats": bots}, 400)
    id = host.table(seats=OPEN)["id"]
    refused = guest.post(f"/api/tables/{id}/seats", {"seat": 1, "name": fake}, 400)
    assert refused["error"]["reason"] == "name_taken"


def test_a_guest_who_had_the_name_first_loses_it(visit: Visit) -> None:
    guest, owner = visit(), visit()
    assert guest.http.patch("/api/me", json={"name": "Ka\ufe0fmei"}).status_code == 200
    owner.post("/api/accounts", {"name": "Kamei", "password": PASSWORD}, 201)
    assert guest.get("/api/me")["name"] == ""


def finished(host: Person, guest: Person) -> str:
    """A game of these two that is over."""
    id = str(host.table(game="battles", seats=OPEN[:2])["id"])
    guest.post(f"/api/tables/{id}/seats", {"seat": 1})
    host.do(id, do="begin")
    host.do(id, do="resign", seat=0)
    return id


def test_a_rematch_does_not_give_back_a_name_that_was_lost(visit: Visit) -> None:
    """The attack: finish a game under a name, and join its rematch when it is an account's."""
    host, guest, owner = visit(), visit(), visit()
    for person, name in ((host, "Ikehara"), (guest, "Numada")):
        assert person.http.patch("/api/me", json={"name": name}).status_code == 200
    ids = [finished(host, guest) for _ in range(2)]
    owner.post("/api/accounts", {"name": "Numada", "password": PASSWORD}, 201)
    again = host.post(f"/api/tables/{ids[0]}/rematch", {}, 201)["id"]
    joined = guest.post(f"/api/tables/{ids[0]}/rematch", {}, 201)
    assert [seat["name"] for seat in joined["seats"]] == ["Ikehara", ""]
    guest.do(again, do="chat", text="it is me")
    assert host.get(f"/api/tables/{again}")["chat"][-1]["name"] == ""
    asked = guest.post(f"/api/tables/{ids[1]}/rematch", {}, 201)
    assert asked["seats"][1]["name"] == ""


def test_who_renames_to_an_old_name_at_a_rematch_gets_a_number(visit: Visit) -> None:
    host, guest = visit(), visit()
    guest.http.patch("/api/me", json={"name": "Ukita"})
    id = finished(host, guest)
    host.http.patch("/api/me", json={"name": "Ukita"})
    again = host.post(f"/api/tables/{id}/rematch", {}, 201)["id"]
    host.do(again, do="chat", text="here")
    joined = guest.post(f"/api/tables/{id}/rematch", {}, 201)
    names = [seat["name"] for seat in joined["seats"]]
    assert len(set(names)) == 2, names


@pytest.mark.parametrize("begun", [False, True])
def test_a_new_account_takes_its_name_from_the_seats_of_guests(visit: Visit, begun: bool) -> None:
    host, guest, owner = visit(), visit(), visit()
    name = f"Tachi{'bana' if begun else 'kawa'}"
    guest.http.patch("/api/me", json={"name": name})
    id = host.table(game="battles", seats=OPEN[:2])["id"]
    guest.post(f"/api/tables/{id}/seats", {"seat": 1})
    if begun:
        host.do(id, do="begin")
    assert host.get(f"/api/tables/{id}")["seats"][1]["name"] == name
    owner.post("/api/accounts", {"name": name.upper(), "password": PASSWORD}, 201)
    eventually(lambda: host.get(f"/api/tables/{id}")["seats"][1]["name"] == "")
    guest.do(id, do="chat", text="it is me")
    assert host.get(f"/api/tables/{id}")["chat"][-1]["name"] == ""


@pytest.mark.parametrize("is_member", [False, True])
def test_a_name_that_was_chosen_for_one_table_alone_is_lost_too(
    visit: Visit, is_member: bool
) -> None:
    host, other, owner = visit(), visit(), visit()
    name = "Sanada" if is_member else "Takeda"
    if is_member:
        me = other.post("/api/accounts", {"name": "Nagato", "password": PASSWORD}, 201)
        other.http.headers["x-csrf-token"] = me["csrf"]
    id = host.table(game="battles", seats=OPEN[:2])["id"]
    other.post(f"/api/tables/{id}/seats", {"seat": 1, "name": name.upper()})
    assert host.get(f"/api/tables/{id}")["seats"][1]["name"] == name.upper()
    own = owner.table(seats=[{"who": "me", "name": name}, *OPEN[1:3]])["id"]
    owner.post("/api/accounts", {"name": name, "password": PASSWORD}, 201)
    eventually(lambda: host.get(f"/api/tables/{id}")["seats"][1]["name"] == "")
    assert owner.get(f"/api/tables/{own}")["seats"][0]["name"] == name


def test_a_new_account_takes_its_name_from_tables_that_no_process_has_open(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as served:
        host = Person(served)
        id = host.table(seats=[{"who": "me", "name": "Sanada"}, *OPEN[1:3]])["id"]
        served.stop()
        served.start()
        owner = Person(served)
        owner.post("/api/accounts", {"name": "Sanada", "password": PASSWORD}, 201)
        eventually(lambda: host.get(f"/api/tables/{id}")["seats"][0]["name"] == "")
        host.close()
        owner.close()


def test_the_other_name_of_an_account_is_its_own_too(visit: Visit) -> None:
    owner, other = visit(), visit()
    me = owner.post("/api/accounts", {"name": "Kataoka", "password": PASSWORD}, 201)
    owner.http.headers["x-csrf-token"] = me["csrf"]
    assert owner.http.patch("/api/me", json={"name": "Gengo"}).status_code == 200
    for name in ("Kataoka", "Gengo", "GENGO"):
        assert other.http.patch("/api/me", json={"name": name}).status_code == 400
    assert owner.http.patch("/api/me", json={"name": "KATAOKA"}).status_code == 200
    assert other.http.patch("/api/me", json={"name": "Gengo"}).status_code == 200


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("かき", "がき"),
        ("Kira", "Kiri"),
        ("大石", "大高"),
        ("Horibe", "Hara"),
        ("Hanzo", "Hanzo2"),
        ("Hanzo", "Hanzo0"),
        ("Hanzo", "Hanzo 47"),
    ],
)
def test_names_that_can_be_told_apart_are_two(one: str, other: str) -> None:
    assert not skeletons(one) & skeletons(other)


FAINT = [("Oishi", "Oishi."), ("Oishi", "Oishi\u2024"), ("Oishi-", "'Oishi"), ("大石", "大石。")]
"""A point at the end is hardly seen; a full stop has look-alikes of its own."""
DIGITS = [("Hanzo", "Han2o"), ("Yagyu", "Ya6yu"), ("Shiba", "Shi6a"), ("Hanzoo", "Hanzo0")]


@pytest.mark.parametrize(
    ("one", "other"),
    [("カタ", "力夕"), ("AIi", "Ali"), ("Amo", "Arno"), *FAINT, *DIGITS],
)
def test_names_that_cannot_be_told_apart_are_one(one: str, other: str) -> None:
    assert skeletons(one) & skeletons(other)


def test_one_person_in_several_seats_is_seen(visit: Visit) -> None:
    host, other = visit(), visit()
    seats = [{"who": "me", "name": "One"}, {"who": "me", "name": "Two"}, {"who": "open"}]
    id = host.table(seats=seats)["id"]
    frame = other.get(f"/api/tables/{id}")
    assert [seat["shared"] for seat in frame["seats"]] == [[1], [0], []]
    host.post(f"/api/tables/{id}/seats", {"seat": 2, "name": "Three"})
    with other.socket(id) as line:
        assert [seat["shared"] for seat in line.read()["seats"]] == [[1, 2], [0, 2], [0, 1]]


# Private tables


def private(host: Person) -> tuple[str, str]:
    """A private table, and the key of its second seat."""
    made = host.table(seats=OPEN, public=False)
    return made["id"], made["invitations"]["1"].partition("key=")[2]


def test_a_private_table_is_not_for_strangers(visit: Visit, served: Served) -> None:
    host, stranger = visit(), visit()
    id, _ = private(host)
    guest = visit()
    for seat, link in host.get(f"/api/tables/{id}")["invitations"].items():
        body = {"seat": int(seat), "key": link.partition("key=")[2]}
        guest.post(f"/api/tables/{id}/seats", body)
    host.do(id, do="begin")
    paths = [f"/api/tables/{id}", f"/api/tables/{id}/record", f"/api/tables/{id}/moments/0"]
    for path in paths:
        for wrong in ("", "?key=", "?key=made-up", "?key=" + "0" * 32):
            assert stranger.get(path + wrong, 403)["error"]["code"] == "forbidden"
        assert host.http.get(path).status_code == 200
        assert guest.http.get(path).status_code == 200
    stranger.do(id, 403, do="chat", text="I am here")
    for line in (stranger.socket(id), Line(served, id)):
        with line:
            assert line.read()["error"]["code"] == "forbidden"
            assert line.end() == 4004


def test_who_is_invited_reads_and_talks(visit: Visit, served: Served) -> None:
    host, invited = visit(), visit()
    id, key = private(host)
    assert invited.get(f"/api/tables/{id}?key={key}")["you"] == []
    invited.post(f"/api/tables/{id}/commands?key={key}", {"do": "chat", "text": "may I?"})
    with Line(served, id, {"Cookie": invited.cookie}, key) as line:
        assert line.read()["chat"][0]["text"] == "may I?"
        assert line.ask(do="chat", text="thank you")["ok"] is True
    invited.post(f"/api/tables/{id}/seats", {"seat": 1, "key": key})
    assert invited.get(f"/api/tables/{id}")["you"] == [1]


def test_a_used_invitation_opens_nothing(visit: Visit, served: Served) -> None:
    host, guest, thief, other = visit(), visit(), visit(), visit()
    made = host.table(seats=OPEN, public=False)
    id = made["id"]
    first, second = (made["invitations"][seat].partition("key=")[2] for seat in ("1", "2"))
    with (
        Line(served, id, {"Cookie": thief.cookie}, first) as watching,
        Line(served, id, {"Cookie": other.cookie}, second) as waiting,
        Line(served, id, {"Cookie": guest.cookie}, first) as own,
    ):
        for line in (watching, waiting, own):
            assert line.read()["is"] == "table"
        guest.post(f"/api/tables/{id}/seats", {"seat": 1, "key": first})
        own.until("you", [1])
        for line in (watching, waiting):
            assert line.end() == 1012
            assert line.table["seats"][1]["kind"] == "open"
    for path in ("", "/record", "/moments/0", "/story", "/rolls", "/chat"):
        assert thief.get(f"/api/tables/{id}{path}?key={first}", 403)["error"]["code"] == "forbidden"
    talk = {"do": "chat", "text": "still here"}
    thief.post(f"/api/tables/{id}/commands?key={first}", talk, 403)
    with Line(served, id, {"Cookie": thief.cookie}, first) as again:
        assert again.read()["error"]["code"] == "forbidden"
    with Line(served, id, {"Cookie": other.cookie}, second) as again:
        assert again.read()["is"] == "table"


def test_a_public_table_is_for_everybody(visit: Visit) -> None:
    host, stranger = visit(), visit()
    id = host.table()["id"]
    stranger.get(f"/api/tables/{id}")
    stranger.do(id, do="chat", text="hello")


# Trying out names


def test_a_taken_seat_says_nothing_of_accounts(visit: Visit, owner: Person) -> None:
    host, guest = visit(), visit()
    id = host.table(seats=OPEN)["id"]
    for name in ("Oishi", "Nobody at all"):
        for seat, reason in ((0, "seat_taken"), (9, None)):
            body = {"seat": seat, "name": name}
            refused = guest.post(f"/api/tables/{id}/seats", body, 400)
            assert refused["error"]["reason"] == reason


@pytest.mark.parametrize(
    "wrong", [{"options": {"shoe": True}}, {"title": "x" * 500}, {"guided": "none"}]
)
def test_a_table_that_is_refused_says_nothing_of_accounts(
    visit: Visit, owner: Person, wrong: dict[str, object]
) -> None:
    found = []
    for name in ("Oishi", "Nobody at all"):
        seats = [{"who": "me", "name": name}, {"who": "open"}, {"who": "open"}]
        body = {"game": "shogunate", "seats": seats, **wrong}
        found.append(visit().post("/api/tables", body, 400)["error"])
    assert found[0] == found[1]


def test_names_of_seats_are_not_tried_out_without_end(tmp_path: Path) -> None:
    with serving(tmp_path, sign_in_rate=3) as served:
        somebody, host, guest = Person(served), Person(served), Person(served)
        somebody.post("/api/accounts", {"name": "Oishi", "password": PASSWORD}, 201)
        path = f"/api/tables/{host.table(seats=OPEN)['id']}/seats"
        tried = {"seat": 1, "name": "Oishi"}
        answers = [guest.http.post(path, json=tried).status_code for _ in range(6)]
        assert (answers[0], answers[-1]) == (400, 429)
        free = {"seat": 1, "name": "Nobody at all"}
        assert guest.http.post(path, json=free).status_code == 429
        for one in (somebody, host, guest):
            one.close()


def test_names_that_are_free_do_not_count(tmp_path: Path) -> None:
    with serving(tmp_path, sign_in_rate=3) as served:
        host = Person(served)
        for number in range(6):
            seats = [{"who": "me", "name": f"Host {number}"}, {"who": "open"}, {"who": "open"}]
            host.table(seats=seats)
        host.close()
