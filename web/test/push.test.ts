import { afterEach, describe, expect, it, vi } from "vitest";
import { unsubscribe } from "../src/lib/push";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser with this subscription, or with none. */
function browser(subscription: { unsubscribe: () => Promise<boolean> } | null): void {
  const pushManager = { getSubscription: () => Promise.resolve(subscription) };
  const serviceWorker = { getRegistration: () => Promise.resolve({ pushManager }) };
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("window", { PushManager: Object });
}

describe("ending notices", () => {
  it("gives up the subscription of this browser", async () => {
    const ended = vi.fn(() => Promise.resolve(true));
    browser({ unsubscribe: ended });
    await unsubscribe();
    expect(ended).toHaveBeenCalledOnce();
  });

  it("does nothing where there is none, or where browsers cannot be notified", async () => {
    browser(null);
    await expect(unsubscribe()).resolves.toBeUndefined();
    vi.stubGlobal("window", {});
    await expect(unsubscribe()).resolves.toBeUndefined();
  });
});
