"""A passkey made on the account page signs its owner in, with a device that Chromium plays."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from hatamoto.server.bench.server_process import ServerProcess
from tests.browser.person import Person

PASSWORD = "a long password"
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def owner(browser: Browser, served: ServerProcess) -> Iterator[tuple[Person, CDPSession, str]]:
    """Somebody at the account page, whose browser has a device for passkeys."""
    person = Person(browser, f"http://localhost:{served.port}")
    session = person.context.new_cdp_session(person.page)
    session.send("WebAuthn.enable")
    added = session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    yield person, session, added["authenticatorId"]
    person.context.close()
    assert person.faults == []


def test_a_passkey_is_made_and_signs_in(owner: tuple[Person, CDPSession, str]) -> None:
    person, session, device = owner
    page = person.page
    page.goto("/account")
    joining = page.locator("form").filter(has=page.locator("[autocomplete=new-password]"))
    joining.locator("[autocomplete=username]").fill("Horibe")
    joining.locator("[autocomplete=new-password]").fill(PASSWORD)
    joining.locator("[type=submit]").click()
    making = page.locator("form").filter(has_text="Device name")
    making.get_by_label("Device name").fill("my phone")
    making.locator("[autocomplete=current-password]").fill(PASSWORD)
    making.get_by_role("button", name="Create a passkey").click()
    expect(making.get_by_text("my phone")).to_be_visible()
    kept = session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    assert [row["rpId"] for row in kept] == ["localhost"]
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.locator(".about")).to_contain_text("Horibe")
    making.locator("[autocomplete=current-password]").fill(PASSWORD)
    making.get_by_role("button", name="Remove").click()
    expect(making.get_by_text("my phone")).to_be_hidden()


def test_a_device_that_does_not_know_its_owner_signs_nobody_in(
    owner: tuple[Person, CDPSession, str],
) -> None:
    person, session, device = owner
    unknown = {"authenticatorId": device, "isUserVerified": False}
    session.send("WebAuthn.setUserVerified", unknown)
    person.page.goto("/account")
    person.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(person.page.get_by_text("Your device did not provide a passkey.")).to_be_visible(
        timeout=90_000
    )
