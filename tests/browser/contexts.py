"""Browser contexts that outlive a test, so that Chromium need not start a process for each page."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

SHARED_PROCESS: Final = "--renderer-process-limit=1"
"""All pages of one context share a process. Pages of different contexts never do."""
MOST: Final = 4
"""How many contexts without a person stay open; the process of each takes about 100 MB."""


class Contexts:
    """Lends contexts by their options; one that comes back is emptied, but stays warm.

    Pages are always new. What was stored is deleted; what was fetched remains cached.
    """

    def __init__(self, browser: Browser, most: int = MOST) -> None:
        self.browser = browser
        self.most = most
        self._idle: list[tuple[str, BrowserContext]] = []
        self._lent: dict[BrowserContext, tuple[str, str]] = {}
        self._warm: dict[BrowserContext, Page] = {}
        """By context, the page that stays open: without one of its site its process would end."""

    def new_context(self, base_url: str, **options: Any) -> BrowserContext:
        """A context in which nothing is stored."""
        kind = json.dumps([base_url, options], sort_keys=True)
        found = next((one for one in self._idle if one[0] == kind), None)
        if found is not None:
            self._idle.remove(found)
            context = found[1]
        else:
            context = self.browser.new_context(base_url=base_url, **options)
        self._lent[context] = kind, base_url
        return context

    def give_back(self, context: BrowserContext) -> None:
        """Empty a context and keep it; the one unused for longest is closed if there are many."""
        kind, base = self._lent.pop(context)
        if self.most == 0:
            context.close()
            return
        if context not in self._warm:
            self._warm[context] = context.new_page()
            self._warm[context].goto("/readyz")
        warm = self._warm[context]
        for page in context.pages:
            if page != warm:
                page.close()
        context.clear_cookies()
        # The browser tells a process later that its storage is empty; the next page is sooner.
        warm.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        session = context.new_cdp_session(warm)
        session.send("Storage.clearDataForOrigin", {"origin": base, "storageTypes": "all"})
        session.detach()
        self._idle.append((kind, context))
        if len(self._idle) > self.most:
            _, oldest = self._idle.pop(0)
            del self._warm[oldest]
            oldest.close()

    def close(self) -> None:
        """Close all contexts, in use or not."""
        for context in [*self._lent, *(context for _, context in self._idle)]:
            context.close()
