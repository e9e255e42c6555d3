import { describe, expect, it } from "vitest";
import type { BoardProps, GameModule } from "../src/games/contract";
import type { GuidedStep } from "../src/lib/wire";
import { isHandedOver, isLed, ledTo, selectorOf, spotOf } from "../src/table/guide";
import { turn } from "./tables";

const step = (part: Partial<GuidedStep> = {}): GuidedStep => ({
  id: "one",
  text: "lesson-one",
  target: "",
  actions: [],
  ...part,
});
const MODULE = { leads: () => "leader:cat" } as unknown as GameModule;
const asked = { turn: turn(1, ["up cat 1"]), selected: [] } as unknown as BoardProps;
const waiting = { turn: null, selected: [] } as unknown as BoardProps;

describe("the light of a guided game", () => {
  it("falls on zones, pieces and buttons", () => {
    expect(selectorOf("zone:goal")).toBe('[data-zone="goal"]');
    expect(selectorOf("leader:cat")).toBe('[data-target="leader:cat"]');
    expect(selectorOf("delegate")).toBe('[data-action="delegate"]');
  });

  it("falls on what is to be read, asked or not", () => {
    expect(spotOf(step({ target: "zone:goal" }), MODULE, [], waiting)).toBe('[data-zone="goal"]');
  });

  it("falls on nothing while the reader is not asked, or a step is not due", () => {
    expect(spotOf(step(), MODULE, [], waiting)).toBeNull();
    expect(spotOf(step({ actions: ["up cat 1"] }), MODULE, [], waiting)).toBeNull();
  });

  it("falls on the piece that begins the action, then on its button", () => {
    const up = step({ actions: ["up cat 1"] });
    expect(spotOf(up, MODULE, [], asked)).toBe('[data-target="leader:cat"]');
    const offered = asked.turn?.legal ?? [];
    expect(spotOf(up, MODULE, offered, asked)).toBe('[data-action="up cat 1"]');
  });

  it("leaves one button red: the one it falls on", () => {
    const offered = asked.turn?.legal ?? [];
    expect(ledTo(step({ actions: ["up cat 1"] }), offered)).toBe(offered[0]);
    expect(ledTo(step({ actions: ["up dog 1"] }), offered)).toBeUndefined();
    const rest = step({ target: "delegate", actions: ["up cat 1"] });
    expect(ledTo(rest, offered)).toBeUndefined();
    expect(isHandedOver(rest)).toBe(true);
    expect(isHandedOver(step({ target: "zone:goal" }))).toBe(false);
  });

  it("is followed by exactly the actions it asks for", () => {
    const plan = step({ actions: ["plan 1", "ready"] });
    expect(isLed(plan, ["plan 1"])).toBe(true);
    expect(isLed(plan, ["plan 1", "ready"])).toBe(true);
    expect(isLed(plan, ["plan 2"])).toBe(false);
    expect(isLed(step(), ["anything"])).toBe(true);
    expect(isLed(null, ["anything"])).toBe(true);
  });
});
