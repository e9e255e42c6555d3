import { expect, test } from "vitest";
import { newsSince, updated } from "../src/lib/merge";
import { event, table } from "./tables";

const line = (n: number) => ({ n, at: 0, name: "Ren", seat: 1, text: `line ${n}` });

test("an update adds events and talk and replaces everything else", () => {
  const before = table({ chat: [line(0)], note: "mine" });
  const after = updated(before, table({ ply: 2, events: [event(2)], chat: [line(1)] }));
  expect(after.ply).toBe(2);
  expect(after.events.map(({ n }) => n)).toEqual([0, 1, 2]);
  expect(after.chat.map(({ n }) => n)).toEqual([0, 1]);
});

test("an update that comes twice adds nothing twice", () => {
  const update = table({ events: [event(2)] });
  const once = updated(table(), update);
  expect(updated(once, update).events).toBe(once.events);
});

test("what only the full message says outlives an update", () => {
  const { last_seen, invitations, ...update } = table({ events: [] });
  expect([last_seen, invitations]).toEqual([null, {}]);
  expect(updated(table({ last_seen: 7 }), update).last_seen).toBe(7);
});

test("the first sight of a table is no news", () => {
  expect(newsSince(null, table())).toEqual([]);
});

test("news is what the picture before did not have", () => {
  const next = table({ events: [event(0), event(1), event(2), event(3)] });
  expect(newsSince(table(), next).map(({ n }) => n)).toEqual([2, 3]);
});
