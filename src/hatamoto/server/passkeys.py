"""Passkeys (WebAuthn): signing in with a device that verifies its owner.

A passkey combines two factors, the device and the fingerprint or PIN that unlocks it, so neither
password nor code is needed. The checks are done by the `webauthn` library.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final
from urllib.parse import urlsplit

import webauthn
from litestar import Response, get, post
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    options_to_json,
    parse_client_data_json,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from hatamoto.kernel.errors import BadArgument, HatamotoError
from hatamoto.server import responses
from hatamoto.server.accounts import me
from hatamoto.server.container import AnyRequest, Container, container_of
from hatamoto.server.faults import NotFound, NotSignedIn
from hatamoto.server.server_time import now_ms
from hatamoto.server.visitors import with_cookie
from hatamoto.server.wire import NewPasskey, PasskeySignIn, Password, RemovePasskey
from hatamoto.store.mails import PASSKEY
from hatamoto.store.passkeys import Passkey
from hatamoto.store.sessions import REGISTRATION_CHALLENGE, SIGN_IN_CHALLENGE
from hatamoto.table.messages import JsonObject
from hatamoto.table.setup import read_text

VERIFIED: Final = UserVerificationRequirement.REQUIRED
MAX_LABEL_LENGTH: Final = 60
MAX_ID_LENGTH: Final = 1400
"""An id has at most 1023 bytes, as base64."""
REFUSED: Final = "unknown passkey, or its signature is invalid"


def site(request: AnyRequest, container: Container) -> tuple[str, str]:
    """The relying party id of this server and the origin it is used at."""
    public = container.settings.public_url
    origin = public or f"http://{request.headers.get('host', '')}"
    parts = urlsplit(origin)
    return parts.hostname or "", f"{parts.scheme}://{parts.netloc}"


async def challenge_for(container: Container, holder: str, kind: str) -> str:
    """A new challenge, valid for a few minutes, once, only for this visitor and this purpose."""
    return await asyncio.wrap_future(container.people.new_secret(holder, kind, now_ms()))


async def take_challenge(
    container: Container, holder: str, kind: str, credential: JsonObject
) -> bytes:
    """Consume the challenge that a device has signed; raises BadArgument.

    A page of another site that holds ours in a frame is refused.
    """
    response = credential.get("response")
    client_data_json = response.get("clientDataJSON") if isinstance(response, dict) else None
    try:
        client_data = parse_client_data_json(base64url_to_bytes(str(client_data_json)))
        challenge = client_data.challenge.decode()
    except (WebAuthnException, ValueError):
        raise BadArgument("that is not a passkey response") from None
    if client_data.cross_origin:
        raise BadArgument("a passkey is used on a page of this server, not within another site")
    kept = container.authenticator.passkeys
    if not await asyncio.wrap_future(kept.take_challenge(holder, kind, challenge, now_ms())):
        raise BadArgument("that took too long or was already sent; try again")
    return challenge.encode()


@get("/api/passkeys")
async def list_passkeys(request: AnyRequest) -> responses.PasskeyList:
    """My passkeys."""
    container = container_of(request)
    visitor = await container.visitors.owner(request)
    mine = await asyncio.to_thread(container.authenticator.passkeys.of, visitor.holder.id)
    rows: list[responses.PasskeyRow] = [
        {"id": one.id, "label": one.label, "created_at": one.created_at} for one in mine
    ]
    return {"passkeys": rows}


@post("/api/passkeys/options", status_code=200)
async def passkey_options(request: AnyRequest, data: Password) -> responses.PasskeyOptions:
    """Options for creating a passkey; the password proves that the owner asks."""
    container = container_of(request)
    visitor = await container.visitors.owner(request)
    holder = visitor.holder
    await container.authenticator.check_password(request, holder, data.password)
    mine = await asyncio.to_thread(container.authenticator.passkeys.of, holder.id)
    options = webauthn.generate_registration_options(
        rp_id=site(request, container)[0],
        rp_name="Hatamoto",
        user_name=holder.account or "",
        user_id=holder.id.encode(),
        challenge=(await challenge_for(container, holder.id, REGISTRATION_CHALLENGE)).encode(),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=VERIFIED
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in mine
        ],
    )
    return {"options": json.loads(options_to_json(options))}


@post("/api/passkeys")
async def add_passkey(request: AnyRequest, data: NewPasskey) -> responses.Done:
    """Store a passkey that a browser has created."""
    container = container_of(request)
    visitor = await container.visitors.owner(request)
    holder = visitor.holder
    if holder.account is None:
        raise BadArgument("passkeys are for accounts")
    label = read_text({"label": data.label}, "label", MAX_LABEL_LENGTH)
    name, origin = site(request, container)
    challenge = await take_challenge(container, holder.id, REGISTRATION_CHALLENGE, data.credential)
    try:
        made = webauthn.verify_registration_response(
            credential=data.credential,
            expected_challenge=challenge,
            expected_rp_id=name,
            expected_origin=origin,
            require_user_verification=True,
        )
    except WebAuthnException:
        raise BadArgument("that passkey is not valid") from None
    passkey = Passkey(
        bytes_to_base64url(made.credential_id),
        holder.id,
        made.credential_public_key,
        made.sign_count,
        label,
        now_ms(),
    )
    await asyncio.wrap_future(container.authenticator.passkeys.add(passkey, visitor.secret))
    container.authenticator.note(request, "passkey added", holder.account)
    if holder.email_confirmed:
        notifier = container.notifier
        tell = notifier.mailer.tell_owner
        container.tasks.start(notifier.mail(holder.id, tell, holder, PASSKEY))
    return {"ok": True}


@post("/api/passkeys/removal", status_code=200)
async def remove_passkey(request: AnyRequest, data: RemovePasskey) -> responses.Done:
    """Remove one of my passkeys."""
    container = container_of(request)
    visitor = await container.visitors.owner(request)
    holder = visitor.holder
    id = read_text({"id": data.id}, "id", MAX_ID_LENGTH)
    await container.authenticator.check_password(request, holder, data.password)
    if not await asyncio.wrap_future(container.authenticator.passkeys.drop(holder.id, id)):
        raise NotFound("you have no such passkey")
    container.authenticator.note(request, "passkey removed", holder.account or "")
    return {"ok": True}


@post("/api/passkey-sessions/options", status_code=200)
async def sign_in_options(request: AnyRequest) -> responses.PasskeyOptions:
    """Options for signing in with a passkey; they do not reveal who has one."""
    container = container_of(request)
    visitor = await container.visitors.owner(request)
    options = webauthn.generate_authentication_options(
        rp_id=site(request, container)[0],
        challenge=(await challenge_for(container, visitor.holder.id, SIGN_IN_CHALLENGE)).encode(),
        user_verification=VERIFIED,
    )
    return {"options": json.loads(options_to_json(options))}


@post("/api/passkey-sessions")
async def sign_in_by_passkey(request: AnyRequest, data: PasskeySignIn) -> Response[Any]:
    """Sign in to the account of a passkey; ends the session that made the request."""
    container = container_of(request)
    before = await container.visitors.owner(request)
    container.authenticator.slow_down(request)
    account = "-"
    try:
        challenge = await take_challenge(
            container, before.holder.id, SIGN_IN_CHALLENGE, data.credential
        )
        passkey = await signed(request, container, data.credential, challenge)
        holder = await asyncio.to_thread(container.people.holder, passkey.holder)
        if holder is None or holder.account is None:
            raise NotSignedIn(REFUSED)
        account = holder.account
        await container.authenticator.check_ban(holder)
        visitor = await container.visitors.session(holder)
    except HatamotoError as error:
        container.authenticator.note(request, "sign-in refused", account, error.slug)
        raise
    container.authenticator.note(request, "signed in", account)
    await asyncio.wrap_future(container.people.drop_secret(before.secret))
    container.registry.presence.session_ended(before.holder.id)
    return with_cookie(me(container, visitor), container.visitors.cookie(visitor), 201)


async def signed(
    request: AnyRequest, container: Container, credential: JsonObject, challenge: bytes
) -> Passkey:
    """The passkey that signed a challenge; raises NotSignedIn."""
    kept = container.authenticator.passkeys
    passkey = await asyncio.to_thread(kept.find, read_text(credential, "id", MAX_ID_LENGTH))
    if passkey is None or not matches_user_handle(credential, passkey.holder):
        raise NotSignedIn(REFUSED)
    name, origin = site(request, container)
    try:
        done = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=name,
            expected_origin=origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
            require_user_verification=True,
        )
    except WebAuthnException:
        raise NotSignedIn(REFUSED) from None
    used = kept.use(passkey.id, passkey.sign_count, done.new_sign_count)
    if not await asyncio.wrap_future(used):
        raise NotSignedIn(REFUSED)
    return passkey


def matches_user_handle(credential: JsonObject, holder: str) -> bool:
    """Whether the response names this person in its user handle, or has none."""
    response = credential.get("response")
    named = response.get("userHandle") if isinstance(response, dict) else None
    return named is None or named == bytes_to_base64url(holder.encode())


ROUTES: Final = [
    list_passkeys,
    passkey_options,
    add_passkey,
    remove_passkey,
    sign_in_options,
    sign_in_by_passkey,
]
