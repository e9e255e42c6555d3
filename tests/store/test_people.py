"""People in the store: guests, accounts, secrets and where to tell them."""

from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

import pytest
from sqlalchemy import Connection, delete, select, text, update

from hatamoto.kernel.errors import BadArgument
from hatamoto.store.database import Database
from hatamoto.store.names import lock_names, set_skeletons
from hatamoto.store.passkeys import Passkey, Passkeys
from hatamoto.store.people import Holder, People
from hatamoto.store.schema import HOLDERS, SESSIONS
from hatamoto.store.sessions import (
    CONFIRM,
    COOKIE,
    LIFETIME,
    MAX_SECRETS,
    RESET,
    TOKEN,
    CredentialRevoked,
    Proof,
)
from hatamoto.table.problems import Problem
from tests.store.postgres import PostgresServer

T = TypeVar("T")
SECONDS = 30
NOW = 1_000_000_000_000


def guest(people: People, lang: str = "en") -> Holder:
    """A new guest."""
    return people.new_guest(lang, NOW).result(SECONDS)


def account(people: People, name: str, email: str | None = None) -> Holder:
    """A guest who has opened an account."""
    holder = guest(people)
    people.open_account(holder.id, name, "kept").result(SECONDS)
    if email:
        people.set_address(holder.id, email, NOW).result(SECONDS)
    found = people.holder(holder.id)
    assert found is not None
    return found


def test_a_guest_is_found_again(people: People) -> None:
    holder = guest(people, "ja")
    assert people.holder(holder.id) == Holder(holder.id, "", "ja")
    assert people.holder("nobody") is None


def test_a_guest_becomes_an_account_and_stays_who_they_were(people: People) -> None:
    holder = account(people, "Oishi", "o@example.org")
    assert (holder.name, holder.account, holder.email) == ("Oishi", "oishi", "o@example.org")
    found = people.by_account("OISHI")
    assert found == (holder, "kept")


@pytest.mark.parametrize("other", ["oishi", "OISHI", "Ｏishi", "oiſhi"])
def test_names_that_look_alike_are_one_name(people: People, other: str) -> None:
    account(people, "Oishi")
    with pytest.raises(BadArgument, match="taken"):
        account(people, other)


def test_a_name_that_grows_when_compared_is_too_long(people: People) -> None:
    with pytest.raises(BadArgument, match="too long"):
        account(people, "ß" * 24)


def test_nobody_has_an_account_without_a_name(people: People) -> None:
    guest(people)
    assert people.by_account("") is None


def test_accounts_are_found_by_mail_and_guests_are_not(people: People) -> None:
    first, second = account(people, "one", "x@example.org"), account(people, "two", "x@example.org")
    visitor = guest(people)
    people.set_address(visitor.id, "x@example.org", NOW).result(SECONDS)
    assert {one.id for one in people.by_email("x@example.org")} == {first.id, second.id}
    assert people.by_email("y@example.org") == []


@pytest.mark.parametrize("kind", [COOKIE, RESET])
def test_a_secret_opens_until_it_expires(people: People, kind: str) -> None:
    holder = guest(people)
    secret = people.new_secret(holder.id, kind, NOW).result(SECONDS)
    assert people.holder_of(secret, kind, NOW + LIFETIME[kind] - 1) == holder
    assert people.holder_of(secret, kind, NOW + LIFETIME[kind]) is None


def test_a_token_ends_when_it_says(people: People) -> None:
    holder = guest(people)
    token = people.new_token(holder.id, NOW, "read", lasts=1000).result(SECONDS)
    assert people.holder_of(token, TOKEN, NOW + 999) == holder
    assert people.scope_of(token) == "read"
    assert people.holder_of(token, TOKEN, NOW + 1000) is None


def test_somebody_has_so_many_sessions_at_most(people: People) -> None:
    holder = guest(people)
    first = people.new_secret(holder.id, COOKIE, NOW).result(SECONDS)
    for later in range(MAX_SECRETS):
        people.new_secret(holder.id, COOKIE, NOW + 1 + later).result(SECONDS)
    assert people.holder_of(first, COOKIE, NOW) is None
    assert len(people.sessions_of(holder.id, NOW)) == MAX_SECRETS


def test_a_secret_is_good_for_its_kind_alone(people: People) -> None:
    secret = people.new_secret(guest(people).id, RESET, NOW).result(SECONDS)
    assert people.holder_of(secret, COOKIE, NOW) is None
    assert people.holder_of(secret, TOKEN, NOW) is None
    assert people.holder_of("", RESET, NOW) is None


def test_only_the_hash_of_a_secret_is_kept(people: People) -> None:
    secret = people.new_token(guest(people).id, NOW, "play", "bot").result(SECONDS)
    rows = people.database.read(lambda c: c.execute(select(SESSIONS)).all())
    assert secret not in str(rows)


def test_a_secret_dropped_opens_nothing(people: People) -> None:
    holder = guest(people)
    first = people.new_secret(holder.id, COOKIE, NOW).result(SECONDS)
    second = people.new_token(holder.id, NOW, "play").result(SECONDS)
    people.drop_secret(first).result(SECONDS)
    assert people.holder_of(first, COOKIE, NOW) is None
    assert people.holder_of(second, TOKEN, NOW) == holder


def test_sessions_are_listed_without_their_secrets_and_ended_one_by_one(people: People) -> None:
    holder, other = guest(people), guest(people)
    cookie = people.new_secret(holder.id, COOKIE, NOW).result(SECONDS)
    token = people.new_token(holder.id, NOW, "read", "my bot", LIFETIME[COOKIE] + 1).result(SECONDS)
    people.new_secret(holder.id, RESET, NOW).result(SECONDS)
    first, second = people.sessions_of(holder.id, NOW)
    assert (first.kind, first.label, second.kind) == (TOKEN, "my bot", COOKIE)
    assert (first.scope, second.scope) == ("read", "")
    assert not people.drop_session(other.id, first.id).result(SECONDS)
    assert people.drop_session(holder.id, first.id).result(SECONDS)
    assert people.holder_of(token, TOKEN, NOW) is None
    assert people.holder_of(cookie, COOKIE, NOW) == holder


def test_old_secrets_go_when_new_ones_come(people: People) -> None:
    holder = guest(people)
    people.new_secret(holder.id, RESET, NOW).result(SECONDS)
    people.new_secret(holder.id, COOKIE, NOW + LIFETIME[RESET]).result(SECONDS)
    rows = people.database.read(lambda c: c.execute(select(SESSIONS)).all())
    assert [row.kind for row in rows] == [COOKIE]


def test_browsers_to_tell_are_kept_and_dropped(people: People) -> None:
    holder, other = guest(people), guest(people)
    keys = {"p256dh": "p", "auth": "a"}
    people.add_push(other.id, "https://push.example/1", keys).result(SECONDS)
    people.add_push(holder.id, "https://push.example/1", keys).result(SECONDS)
    assert people.pushes_of(holder.id) == [("https://push.example/1", keys)]
    assert people.pushes_of(other.id) == []
    people.drop_push("https://push.example/1").result(SECONDS)
    assert people.pushes_of(holder.id) == []


def test_two_processes_do_not_both_take_a_look(postgres: PostgresServer) -> None:
    """The attack: two servers open accounts at once whose names look alike."""
    url = postgres.emptied()
    one, other = Database(url), Database(url)
    first, second = guest(People(one)), guest(People(other))
    with one.engine.connect() as connection, connection.begin():
        lock_names(connection)
        connection.execute(
            update(HOLDERS).where(HOLDERS.c.id == first.id).values(account="oishi", name="Oishi")
        )
        set_skeletons(connection, first.id, "Oishi")
        late = People(other).open_account(second.id, "0ishi", "kept")
        with pytest.raises(TimeoutError):
            late.result(0.5)
    with pytest.raises(Problem, match="taken"):
        late.result(SECONDS)
    one.close()
    other.close()


def test_a_person_opens_one_account(people: People) -> None:
    holder = account(people, "Oishi")
    cookie = people.new_secret(holder.id, COOKIE, NOW).result(SECONDS)
    with pytest.raises(BadArgument, match="you already have an account"):
        people.open_account(holder.id, "Horibe", "another").result(SECONDS)
    assert people.by_account("Oishi") == (holder, "kept")
    assert people.by_account("Horibe") is None
    assert people.holder_of(cookie, COOKIE, NOW) == holder


def test_a_password_changes_from_what_it_was(people: People) -> None:
    holder = account(people, "Oishi")
    token = people.new_token(holder.id, NOW, "play").result(SECONDS)
    assert people.change_password(holder.id, "kept", "second").result(SECONDS)
    assert people.holder_of(token, TOKEN, NOW) is None
    cookie = people.new_secret(holder.id, COOKIE, NOW).result(SECONDS)
    assert not people.change_password(holder.id, "kept", "third").result(SECONDS)
    assert people.by_account("Oishi") == (holder, "second")
    assert people.holder_of(cookie, COOKIE, NOW) == holder


def test_a_password_that_was_just_replaced_opens_no_session(people: People) -> None:
    holder = account(people, "Oishi")
    cookie = people.new_secret(holder.id, COOKIE, NOW, Proof(password="kept")).result(SECONDS)
    assert people.holder_of(cookie, COOKIE, NOW) == holder
    people.change_password(holder.id, "kept", "second").result(SECONDS)
    with pytest.raises(CredentialRevoked):
        people.new_secret(holder.id, COOKIE, NOW, Proof(password="kept")).result(SECONDS)
    assert people.sessions_of(holder.id, NOW) == []


def test_a_session_that_has_just_ended_makes_no_token(people: People) -> None:
    holder = account(people, "Oishi")
    cookie = people.new_secret(holder.id, COOKIE, NOW).result(SECONDS)
    token = people.new_token(holder.id, NOW, "play", session=cookie).result(SECONDS)
    assert people.holder_of(token, TOKEN, NOW) == holder
    people.change_password(holder.id, "kept", "second").result(SECONDS)
    with pytest.raises(CredentialRevoked):
        people.new_token(holder.id, NOW, "play", session=cookie).result(SECONDS)
    assert people.sessions_of(holder.id, NOW) == []


def test_a_guests_session_makes_no_token_for_the_account_opened_with_it(people: People) -> None:
    holder = guest(people)
    cookie = people.new_secret(holder.id, COOKIE, NOW).result(SECONDS)
    people.open_account(holder.id, "Oishi", "kept").result(SECONDS)
    with pytest.raises(CredentialRevoked):
        people.new_token(holder.id, NOW, "play", session=cookie).result(SECONDS)


@pytest.mark.parametrize("kind", [RESET, CONFIRM])
def test_no_link_is_made_for_an_address_that_was_just_replaced(people: People, kind: str) -> None:
    holder = account(people, "Oishi")
    people.set_address(holder.id, "old@example.org", NOW).result(SECONDS)
    people.new_secret(holder.id, kind, NOW, Proof(email="old@example.org")).result(SECONDS)
    people.set_address(holder.id, "new@example.org", NOW).result(SECONDS)
    with pytest.raises(CredentialRevoked):
        people.new_secret(holder.id, kind, NOW, Proof(email="old@example.org")).result(SECONDS)


def test_a_link_ends_with_the_address_or_password_it_was_made_for(people: People) -> None:
    holder = account(people, "Oishi", "old@example.org")
    before = people.new_secret(holder.id, RESET, NOW).result(SECONDS)
    people.set_address(holder.id, "new@example.org", NOW).result(SECONDS)
    assert not people.reset_password(before, "second", NOW).result(SECONDS)
    after = people.new_secret(holder.id, RESET, NOW).result(SECONDS)
    people.change_password(holder.id, "kept", "third").result(SECONDS)
    assert not people.reset_password(after, "fourth", NOW).result(SECONDS)


class OpenTransaction(Database):
    """A database whose writes belong to one transaction, which stays open."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def write(self, work: Callable[[Connection], T], key: str = "") -> Future[T]:
        done: Future[T] = Future()
        done.set_result(work(self.connection))
        return done


def test_a_link_does_not_outlive_an_address_that_another_process_replaces(
    postgres: PostgresServer,
) -> None:
    """The attack: a link is made while the address is changed at another server."""
    url = postgres.emptied()
    one, other = Database(url), Database(url)
    holder = account(People(one), "Oishi", "old@example.org")
    with one.engine.connect() as connection, connection.begin():
        own = People(OpenTransaction(connection))
        made = own.new_secret(holder.id, RESET, NOW, Proof(email="old@example.org"))
        change = People(other).set_address(holder.id, "new@example.org", NOW)
        with pytest.raises(TimeoutError):
            change.result(0.5)
    change.result(SECONDS)
    assert People(one).holder_of(made.result(), RESET, NOW) is None
    one.close()
    other.close()


def test_a_link_confirms_no_address_that_another_process_has_just_set(
    postgres: PostgresServer,
) -> None:
    """The attack: one's own address is confirmed while it is replaced by somebody else's."""
    url = postgres.emptied()
    one, other = Database(url), Database(url)
    holder = account(People(one), "Oishi")
    link = People(one).set_address(holder.id, "own@example.org", NOW).result(SECONDS)
    person = update(HOLDERS).where(HOLDERS.c.id == holder.id)
    with one.engine.connect() as connection, connection.begin():
        connection.execute(person.values(email="foreign@example.org"))
        connection.execute(delete(SESSIONS).where(SESSIONS.c.holder == holder.id))
        late = People(other).confirm_address(link, NOW)
        with pytest.raises(TimeoutError):
            late.result(0.5)
    assert not late.result(SECONDS)
    found = People(one).holder(holder.id)
    assert found is not None
    assert not found.email_confirmed
    one.close()
    other.close()


def test_a_mailed_link_sets_one_password(people: People) -> None:
    holder = account(people, "Oishi")
    link = people.new_secret(holder.id, RESET, NOW).result(SECONDS)
    cookie = people.new_secret(holder.id, COOKIE, NOW).result(SECONDS)
    late = NOW + LIFETIME[RESET]
    assert not people.reset_password(link, "late", late).result(SECONDS)
    assert not people.reset_password(cookie, "wrong", NOW).result(SECONDS)
    assert people.reset_password(link, "second", NOW).result(SECONDS)
    assert people.holder_of(cookie, COOKIE, NOW) is None
    assert not people.reset_password(link, "third", NOW).result(SECONDS)
    assert people.by_account("Oishi") == (holder, "second")


def passkey(holder: Holder, id: str) -> Passkey:
    """A passkey of somebody."""
    return Passkey(id, holder.id, b"key", 0, "", NOW)


def test_a_password_by_a_mailed_link_removes_passkeys(people: People) -> None:
    holder, other = account(people, "Oishi"), account(people, "Horibe")
    passkeys = Passkeys(people.database)
    for one in (holder, other):
        cookie = people.new_secret(one.id, COOKIE, NOW).result(SECONDS)
        passkeys.add(passkey(one, one.id), cookie).result(SECONDS)
    people.change_password(holder.id, "kept", "second").result(SECONDS)
    assert len(passkeys.of(holder.id)) == 1
    link = people.new_secret(holder.id, RESET, NOW).result(SECONDS)
    assert people.reset_password(link, "third", NOW).result(SECONDS)
    assert passkeys.of(holder.id) == []
    assert len(passkeys.of(other.id)) == 1


def test_a_session_that_has_just_ended_adds_no_passkey(people: People) -> None:
    holder = account(people, "Oishi")
    cookie = people.new_secret(holder.id, COOKIE, NOW).result(SECONDS)
    people.change_password(holder.id, "kept", "second").result(SECONDS)
    with pytest.raises(CredentialRevoked):
        Passkeys(people.database).add(passkey(holder, "late"), cookie).result(SECONDS)


def test_names_that_came_to_look_alike_stay_with_their_accounts(url: str) -> None:
    """A database from before an l counted as an i."""
    before = Database(url)
    people = People(before)
    first, second, visitor, other = (guest(people) for _ in range(4))

    def make_old(connection: Connection) -> None:
        names = {first.id: "Musashi", second.id: "Musashl", visitor.id: "MUSASHl", other.id: "Kira"}
        for id, name in names.items():
            connection.execute(update(HOLDERS).where(HOLDERS.c.id == id).values(name=name))
        for id in (first.id, second.id):
            values = {"account": names[id].lower(), "password": "kept"}
            connection.execute(update(HOLDERS).where(HOLDERS.c.id == id).values(**values))
        connection.execute(text("DROP TABLE seat_looks"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0014'"))

    before.write(make_old).result(SECONDS)
    before.close()
    after = Database(url)
    people = People(after)
    for id, name in ((first.id, "Musashi"), (second.id, "Musashl")):
        found = people.by_account(name)
        assert found is not None
        assert (found[0].id, found[0].name) == (id, name)
        people.rename(id, name.upper()).result(SECONDS)
        people.check_name(id, name)
    kept = [person.name for id in (visitor.id, other.id) if (person := people.holder(id))]
    assert kept == ["", "Kira"]
    for taken in ("Musashl", "Mu5ashi"):
        with pytest.raises(Problem, match="taken"):
            people.rename(visitor.id, taken).result(SECONDS)
    with pytest.raises(Problem, match="taken"):
        people.check_name(second.id, "Musash1")
    after.close()
