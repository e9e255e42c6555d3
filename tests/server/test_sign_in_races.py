"""Sign-ins during which the password is replaced, or the session behind a request ends."""

import asyncio
from pathlib import Path

import pytest
from litestar.testing import RequestFactory

from hatamoto.server.faults import NotSignedIn
from hatamoto.server.metrics import Metrics
from hatamoto.server.settings import Settings
from hatamoto.server.sign_in import Authenticator
from hatamoto.server.visitors import Visitor, Visitors
from hatamoto.store.database import Database
from hatamoto.store.people import Holder, People
from hatamoto.store.sessions import COOKIE, DAY_MS, CredentialRevoked
from tests.server.served import SECONDS
from tests.server.test_upkeep import now

PASSWORD = "correct horse"


class Overtaken(Authenticator):
    """The password is replaced right after it was checked."""

    async def _let_in(self, account: str, password: str) -> tuple[Holder, str]:
        holder, kept = await super()._let_in(account, password)
        assert await asyncio.wrap_future(self.people.change_password(holder.id, kept, "another"))
        return holder, kept


def opened(folder: Path) -> Visitors:
    """The visitors of a server."""
    url = f"sqlite:///{folder / 'tables.db'}"
    return Visitors(Settings(database=url), People(Database(url)), Metrics())


def account(visitors: Visitors, password: str) -> Holder:
    """Somebody with an account."""
    people = visitors.people
    guest = people.new_guest("en", now()).result(SECONDS)
    people.open_account(guest.id, "Musashi", password).result(SECONDS)
    return guest


def test_a_sign_in_with_a_password_that_was_just_replaced_is_refused_and_counts(
    tmp_path: Path,
) -> None:
    visitors = opened(tmp_path)
    authenticator = Overtaken(visitors)
    holder = account(visitors, authenticator.hasher.hash(PASSWORD))
    request = RequestFactory().get("/")
    with pytest.raises(NotSignedIn, match="name or password"):
        asyncio.run(authenticator.sign_in(request, "Musashi", PASSWORD, ""))
    assert authenticator.attempts.known == {}
    assert max(tried.times for tried in authenticator.attempts.tried.values()) == 1
    assert "sign-in_refused" in visitors.metrics.text()
    assert "signed_in" not in visitors.metrics.text()
    assert visitors.people.sessions_of(holder.id, now()) == []
    visitors.people.database.close()


def test_no_session_is_started_for_a_password_that_was_replaced(tmp_path: Path) -> None:
    visitors = opened(tmp_path)
    holder = account(visitors, "kept")
    visitors.people.change_password(holder.id, "kept", "another").result(SECONDS)
    with pytest.raises(NotSignedIn):
        asyncio.run(visitors.session(holder, "kept"))
    visitors.people.database.close()


def test_no_token_is_made_for_a_session_that_has_ended(tmp_path: Path) -> None:
    visitors = opened(tmp_path)
    holder = account(visitors, "kept")
    secret = visitors.people.new_secret(holder.id, COOKIE, now()).result(SECONDS)
    visitors.people.drop_secret(secret).result(SECONDS)
    with pytest.raises(CredentialRevoked, match="session has ended"):
        asyncio.run(visitors.token(Visitor(holder, secret), "play", "", DAY_MS))
    visitors.people.database.close()
