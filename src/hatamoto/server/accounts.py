"""The HTTP routes of people: who am I, accounts, tokens, passwords, push."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Annotated, Any, Final

from litestar import Response, delete, get, patch, post
from litestar.params import Parameter

from hatamoto.kernel.errors import BadArgument
from hatamoto.server import responses
from hatamoto.server.container import AnyRequest, Container, container_of
from hatamoto.server.faults import NotFound, NotSignedIn
from hatamoto.server.limits import TooMany
from hatamoto.server.lobby import LANGUAGES, check_language
from hatamoto.server.mail import read_email
from hatamoto.server.outbound import is_outside
from hatamoto.server.server_time import now_ms
from hatamoto.server.visitors import NAME, USED_LINK, Visitor, with_cookie
from hatamoto.server.wire import (
    AskReset,
    ChangePassword,
    MeChange,
    NewPassword,
    NewToken,
    PushSubscription,
    SignIn,
    SignUp,
)
from hatamoto.store.database import OUTAGE
from hatamoto.store.mails import REPLACED
from hatamoto.store.names import canonical
from hatamoto.store.people import HAS_ACCOUNT, Holder
from hatamoto.store.sessions import (
    CONFIRM,
    DAY_MS,
    Session,
    secret_hash,
)
from hatamoto.table.problems import Problem
from hatamoto.table.setup import MAX_NAME_LENGTH, read_text

Secret = Annotated[str, Parameter(max_length=100)]
MailKey = Annotated[str, Parameter(pattern="^[0-9a-f]{32}$")]
MAX_PUSH_KEY_LENGTH: Final = 200
SessionId = Annotated[str, Parameter(pattern="^[0-9a-f]{16}$")]


def me(container: Container, visitor: Visitor) -> responses.Me:
    """A visitor's own profile; a token does not see the mail address."""
    holder = visitor.holder
    return {
        "name": holder.name,
        "guest": holder.account is None,
        "lang": check_language(holder.lang),
        "csrf": visitor.csrf,
        "email": None if visitor.by_token else holder.email,
        "email_confirmed": holder.email_confirmed,
        "email_notices": holder.email_notices,
        "webhook": None if visitor.by_token else holder.webhook,
        "push_key": container.push_key,
    }


@get("/api/me")
async def who_am_i(request: AnyRequest) -> Response[Any]:
    """My profile; a new visitor becomes a guest."""
    container = container_of(request)
    visitor = await container.visitors.known(request)
    if visitor is not None and await container.visitors.renewed(visitor):
        return with_cookie(me(container, visitor), container.visitors.cookie(visitor))
    if visitor is not None:
        return Response(me(container, visitor))
    wanted = request.headers.get("accept-language", "")[:2]
    visitor = await container.visitors.welcome(request, wanted if wanted in LANGUAGES else "en")
    return with_cookie(me(container, visitor), container.visitors.cookie(visitor))


@patch("/api/me")
async def change_me(request: AnyRequest, data: MeChange) -> responses.Me:
    """Change name, language, mail address or webhook."""
    container = container_of(request)
    visitor = await container.visitors.owner(request)
    email = visitor.holder.email if data.email is None else read_email(data.email)
    if email != visitor.holder.email and visitor.holder.account is not None:
        await container.authenticator.check_password(request, visitor.holder, data.password)
    values: dict[str, str | bool | None] = {}
    if data.lang is not None:
        values["lang"] = check_language(data.lang)
    if data.email_notices is not None:
        values["email_notices"] = data.email_notices
    if data.webhook is not None:
        values["webhook"] = await read_webhook(container, visitor.holder.id, data.webhook)
    if data.name is not None:
        name = read_text({"name": data.name}, "name", MAX_NAME_LENGTH)
        await rename(request, visitor.holder, name)
    if data.email is not None:
        await set_address(request, visitor.holder, email)
    if values:
        await asyncio.wrap_future(container.people.change(visitor.holder.id, **values))
    holder = await asyncio.to_thread(container.people.holder, visitor.holder.id)
    assert holder is not None
    return me(container, Visitor(holder, visitor.secret, visitor.scope))


async def rename(request: AnyRequest, holder: Holder, name: str) -> None:
    """Change a person's name, also at their unfinished tables; raises TooMany."""
    container = container_of(request)
    container.authenticator.slow_down(request)
    tables = await asyncio.to_thread(container.store.unfinished_of, holder.id)
    address = container.visitors.caller(request)
    container.visitors.quotas.count_name(holder.id, address, len(tables))
    await asyncio.wrap_future(container.people.rename(holder.id, name))
    await container.registry.rename(holder.id, name)


async def set_address(request: AnyRequest, holder: Holder, email: str | None) -> None:
    """Set a person's address and mail a confirmation link; raises TooMany.

    An address that is already confirmed is not mailed again. The one that is replaced is told, if
    it was confirmed and the person has an account.
    """
    container = container_of(request)
    if email == holder.email and (holder.email_confirmed or email is None):
        return
    if email and container.settings.smtp:
        container.visitors.confirmations.spend(container.visitors.caller(request), time.monotonic())
        mailer = container.notifier.mailer
        if not await asyncio.to_thread(mailer.may_send, holder, email, CONFIRM):
            raise TooMany("too many emails requested; try again tomorrow")
    given = container.people.set_address(holder.id, email, now_ms())
    secret: str = await asyncio.wrap_future(given)
    if holder.account is not None and holder.email_confirmed and email != holder.email:
        notifier = container.notifier
        tell = notifier.mailer.tell_owner
        container.tasks.start(notifier.mail(holder.id, tell, holder, REPLACED))
    if email and container.settings.smtp:
        container.tasks.start(ask_to_confirm(container, holder, email, secret))


async def ask_to_confirm(container: Container, holder: Holder, email: str, secret: str) -> None:
    """Mail the link that confirms an address."""
    notifier = container.notifier
    await notifier.mail(holder.id, notifier.mailer.ask_to_confirm, holder, email, secret)


@post("/api/email-confirmations/{secret:str}", status_code=200)
async def confirm_address(request: AnyRequest, secret: Secret) -> responses.Done:
    """Confirm a mail address by a mailed link."""
    container = container_of(request)
    await container.visitors.owner(request)
    container.authenticator.slow_down(request)
    if not await asyncio.wrap_future(container.people.confirm_address(secret, now_ms())):
        raise NotSignedIn(USED_LINK)
    return {"ok": True}


@post("/unsubscribe/{key:str}", status_code=200)
async def unsubscribe(request: AnyRequest, key: MailKey) -> responses.Done:
    """End notices by mail with one click; mail programs call this without a cookie."""
    container = container_of(request)
    container.authenticator.slow_down(request)
    if not await asyncio.wrap_future(container.people.stop_notices(key)):
        raise NotFound("there is no such subscription")
    return {"ok": True}


async def read_webhook(container: Container, person: str, text: str) -> str | None:
    """A link to be called on your turn, or None; raises BadArgument."""
    if not text:
        return None
    link = read_text({"webhook": text}, "webhook", 500)
    if not await is_allowed_link(container, person, link):
        raise Problem("webhook", "a webhook is an https link to a public address")
    return link


async def is_allowed_link(container: Container, person: str, link: str) -> bool:
    """Whether a person's link leads to public addresses, or to a host the operator names.

    Raises Problem if that cannot be found out in time.
    """
    try:
        inside = container.settings.inside_hosts
        return await container.lookups.run(person, is_outside, link, inside)
    except TimeoutError:
        raise Problem("link_slow", "the host of that link was not found in time") from None


@post("/api/accounts")
async def sign_up(request: AnyRequest, data: SignUp) -> Response[Any]:
    """Make the current guest an account, with their tables and a new cookie."""
    container = container_of(request)
    visitor = await container.visitors.owner(request)
    if visitor.holder.account is not None:
        raise BadArgument(HAS_ACCOUNT)
    name = read_text({"name": data.name}, "name", MAX_NAME_LENGTH)
    if len(canonical(name)) < 2:
        raise Problem("name_short", "a name has at least two letters")
    container.authenticator.slow_down(request)
    password = await container.authenticator.password_hash(data.password)
    email = read_email(data.email or "")
    opened = container.people.open_account(visitor.holder.id, name, password)
    await asyncio.wrap_future(opened)
    container.authenticator.note(request, "signed up", canonical(name))
    if email:
        with suppress(TooMany):
            await set_address(request, visitor.holder, email)
    container.registry.presence.session_ended(visitor.holder.id)
    # The cookie of before has ended: whatever happens at tables, the new one must arrive.
    answer = await signed_in(request, visitor.holder.id)
    with suppress(*OUTAGE):
        await container.registry.rename(visitor.holder.id, name)
    container.tasks.start(container.registry.take_name(visitor.holder.id, name))
    return answer


async def signed_in(request: AnyRequest, holder: str) -> Response[Any]:
    """The response that signs somebody in, with a new session cookie."""
    container = container_of(request)
    person = await asyncio.to_thread(container.people.holder, holder)
    assert person is not None
    visitor = await container.visitors.session(person)
    return with_cookie(me(container, visitor), container.visitors.cookie(visitor), 201)


@post("/api/sessions")
async def sign_in(request: AnyRequest, data: SignIn) -> Response[Any]:
    """Sign in to an account; the previous cookie becomes invalid."""
    container = container_of(request)
    before = await container.visitors.owner(request)
    visitor = await container.authenticator.sign_in(request, data.name, data.password, data.code)
    await asyncio.wrap_future(container.people.drop_secret(before.secret))
    container.registry.presence.session_ended(before.holder.id)
    return with_cookie(me(container, visitor), container.visitors.cookie(visitor), 201)


@get("/api/sessions")
async def list_sessions(request: AnyRequest) -> responses.Sessions:
    """My browsers and tokens."""
    container = container_of(request)
    visitor = await container.visitors.owner(request)
    mine = await asyncio.to_thread(container.people.sessions_of, visitor.holder.id, now_ms())
    current = secret_hash(visitor.secret)
    return {"sessions": [session_row(session, current) for session in mine]}


def session_row(session: Session, current: str) -> responses.SessionRow:
    """A browser or token; `current` is the hash of this request's secret."""
    return {
        "id": session.id,
        "kind": session.kind,
        "label": session.label,
        "scope": session.scope,
        "expires_at": session.expires_at,
        "current": current.startswith(session.id),
    }


@delete("/api/sessions/{id:str}", status_code=204)
async def end_session(request: AnyRequest, id: SessionId) -> None:
    """End another browser of mine, or a token."""
    container = container_of(request)
    visitor = await container.visitors.owner(request)
    if not await asyncio.wrap_future(container.people.drop_session(visitor.holder.id, id)):
        raise NotFound("there is no such session")
    container.registry.presence.session_ended(visitor.holder.id)


@delete("/api/sessions", status_code=204)
async def sign_out(request: AnyRequest) -> Response[None]:
    """Forget this browser."""
    container = container_of(request)
    visitor = await container.visitors.owner(request)
    await asyncio.wrap_future(container.people.drop_secret(visitor.secret))
    container.registry.presence.session_ended(visitor.holder.id)
    answer = Response(None, status_code=204)
    answer.delete_cookie(NAME, path="/")
    return answer


@post("/api/tokens")
async def new_token(request: AnyRequest, data: NewToken) -> responses.Token:
    """A token for a program that plays or reads for this account; it is shown once."""
    container = container_of(request)
    visitor = await container.visitors.owner(request)
    label = read_text({"label": data.label}, "label", 60)
    return {"token": await container.visitors.token(visitor, data.scope, label, data.days * DAY_MS)}


@post("/api/password-resets", status_code=202)
async def ask_reset(request: AnyRequest, data: AskReset) -> responses.Done:
    """Mail a password reset link if the address is known; the answer does not tell whether."""
    container = container_of(request)
    asker = (await container.visitors.owner(request)).holder.id
    container.authenticator.slow_down(request)
    email = read_email(data.email)
    if not container.settings.smtp:
        raise Problem("no_mails", "this server cannot send email; ask its operator")
    if email:
        container.tasks.start(mail_resets(container, asker, email))
    return {"ok": True}


async def mail_resets(container: Container, asker: str, email: str) -> None:
    """Mail a link for each account with that address; ask first where it is not confirmed."""
    notifier = container.notifier
    for person in await asyncio.to_thread(container.people.by_email, email):
        await notifier.mail(asker, notifier.mailer.send_link, person, email)


@post("/api/password-resets/{secret:str}", status_code=200)
async def reset_password(request: AnyRequest, secret: Secret, data: NewPassword) -> responses.Done:
    """Set a new password by a mailed link."""
    container = container_of(request)
    await container.visitors.owner(request)
    container.authenticator.slow_down(request)
    holder = await container.authenticator.reset(secret, data.password)
    container.authenticator.note(request, "password reset", holder.account or "")
    address = container.visitors.caller(request)
    container.authenticator.attempts.succeeded(holder.account or "", address, time.monotonic())
    container.registry.presence.session_ended(holder.id)
    return {"ok": True}


@post("/api/password", status_code=201)
async def change_password(request: AnyRequest, data: ChangePassword) -> Response[Any]:
    """Change the password, given the current one; ends all sessions and starts a new one."""
    container = container_of(request)
    visitor = await container.visitors.owner(request)
    await container.authenticator.change_password(
        request, visitor.holder, data.password, data.new_password
    )
    container.authenticator.note(request, "password changed", visitor.holder.account or "")
    container.registry.presence.session_ended(visitor.holder.id)
    return await signed_in(request, visitor.holder.id)


@post("/api/push-subscriptions")
async def subscribe(request: AnyRequest, data: PushSubscription) -> responses.Done:
    """Tell this browser when it is my turn."""
    container = container_of(request)
    person = (await container.visitors.owner(request)).holder.id
    endpoint = read_text({"endpoint": data.endpoint}, "endpoint", 1000)
    is_known = set(data.keys) == {"p256dh", "auth"}
    is_short = all(len(key) <= MAX_PUSH_KEY_LENGTH for key in data.keys.values())
    if not (is_known and is_short and await is_allowed_link(container, person, endpoint)):
        raise BadArgument("that is not a push subscription")
    await asyncio.wrap_future(container.people.add_push(person, endpoint, data.keys))
    return {"ok": True}


ROUTES: Final = [
    who_am_i,
    change_me,
    confirm_address,
    unsubscribe,
    sign_up,
    sign_in,
    list_sessions,
    end_session,
    sign_out,
    new_token,
    ask_reset,
    reset_password,
    change_password,
    subscribe,
]
