"""The HTTP routes of the second factor: create it, turn it on, turn it off."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from litestar import get, post

from hatamoto.kernel.errors import BadArgument
from hatamoto.server import responses
from hatamoto.server.container import AnyRequest, Container, container_of
from hatamoto.server.visitors import Visitor
from hatamoto.server.wire import EndSecondFactor, NewSecondFactor, SecondFactorCode


async def is_on(container: Container, holder: str) -> bool:
    """Whether an account has a second factor."""
    factor = await asyncio.to_thread(container.authenticator.codes.kept.of, holder)
    return factor is not None and factor.is_on


@get("/api/second-factor")
async def second_factor(request: AnyRequest) -> responses.SecondFactor:
    """Whether my account has a second factor."""
    container = container_of(request)
    visitor = await container.visitors.owner(request)
    return {"on": await is_on(container, visitor.holder.id)}


@post("/api/second-factor")
async def new_second_factor(request: AnyRequest, data: NewSecondFactor) -> responses.NewFactor:
    """A secret for an authenticator app; it takes effect once it is confirmed."""
    container = container_of(request)
    visitor = await container.visitors.owner(request)
    await container.authenticator.check_password(request, visitor.holder, data.password)
    if await is_on(container, visitor.holder.id):
        raise BadArgument("there is already a second factor; turn it off first")
    name = visitor.holder.account or ""
    secret, link = await container.authenticator.codes.begin(visitor.holder.id, name)
    return {"secret": secret, "link": link}


def count(request: AnyRequest, container: Container, visitor: Visitor) -> None:
    """Count an attempt to give a code; raises TooMany."""
    container.authenticator.slow_down(request)
    address = container.visitors.caller(request)
    container.authenticator.attempts.count(visitor.holder.id, address, time.monotonic())


@post("/api/second-factor/confirmation", status_code=200)
async def confirm_second_factor(
    request: AnyRequest, data: SecondFactorCode
) -> responses.RecoveryCodes:
    """Turn it on with a first code; returns the recovery codes, which are shown once."""
    container = container_of(request)
    visitor = await container.visitors.owner(request)
    count(request, container, visitor)
    codes = await container.authenticator.codes.turn_on(visitor.holder.id, data.code)
    container.authenticator.note(request, "second factor on", visitor.holder.account or "")
    return {"codes": codes}


@post("/api/second-factor/removal", status_code=200)
async def end_second_factor(request: AnyRequest, data: EndSecondFactor) -> responses.Done:
    """Turn it off with the password and a code."""
    container = container_of(request)
    visitor = await container.visitors.owner(request)
    await container.authenticator.check_password(request, visitor.holder, data.password)
    count(request, container, visitor)
    await container.authenticator.codes.check(visitor.holder.id, data.code)
    await asyncio.wrap_future(container.authenticator.codes.kept.drop(visitor.holder.id))
    container.authenticator.note(request, "second factor off", visitor.holder.account or "")
    return {"ok": True}


ROUTES: Final = [second_factor, new_second_factor, confirm_second_factor, end_second_factor]
