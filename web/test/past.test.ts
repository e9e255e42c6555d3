import { afterEach, expect, test, vi } from "vitest";
import { Past } from "../src/table/past.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A server whose answers arrive when a test says so; the view is the path that was asked for. */
function slowServer(): readonly (() => void)[] {
  const answers: (() => void)[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    return new Promise<Response>((done) => {
      answers.push(() => done(Response.json({ moment: 3, view: { path } })));
    });
  });
  return answers;
}

test("a moment that arrives late does not replace what another seat saw", async () => {
  const answers = slowServer();
  let eyes = 0;
  const past = new Past("t", { eyes: () => eyes, moments: () => [1, 2, 3] });
  const early = past.go(3);
  eyes = 1;
  const late = past.go(3);
  answers[1]?.();
  await late;
  answers[0]?.();
  await early;
  expect(past.moment?.view).toEqual({ path: "/api/tables/t/moments/3?seat=1" });
});
