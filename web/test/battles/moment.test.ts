import { expect, test } from "vitest";
import { concerned } from "../../src/games/battles/moment";

const event = (kind: string, facts: Record<string, string>) => ({ kind, facts, rule: "12" });

test("a key moment shows the pieces it names, those that were lost first", () => {
  const fight = event("melee_resolved", { unit: "satsuma_1", target_unit: "aizu", hex: "h0403" });
  const events = [fight, event("unit_removed", { unit: "aizu", cause: "melee" })];
  expect(concerned({ events })).toEqual([
    { id: "aizu", isLost: true },
    { id: "satsuma_1", isLost: false },
  ]);
});

test("a captured commander is lost, the unit that took him is not", () => {
  const events = [event("commander_captured", { commander: "saigo", unit: "guard" })];
  expect(concerned({ events })).toEqual([
    { id: "saigo", isLost: true },
    { id: "guard", isLost: false },
  ]);
});

test("a hex that was seized names no piece", () => {
  expect(concerned({ events: [event("hex_seized", { victory: "toba_h0403" })] })).toEqual([]);
});
