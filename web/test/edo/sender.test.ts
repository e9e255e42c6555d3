import { describe, expect, test } from "vitest";
import { PlanSender, sharedLines } from "../../src/games/edo/sender.svelte";
import type { JsonObject } from "../../src/lib/wire";
import { asked, props, view } from "./tables";

const PLAN = ["plan 1 domain money", "officials 1 1 0 0", "ready"];

/** A table that writes down what it is sent and shows the answers a test tells it to show. */
class Planning {
  readonly sent: unknown[] = [];
  readonly sender = new PlanSender(() => {
    const shown = view();
    return props({
      view: { ...shown, you: { ...(shown.you as JsonObject), answers: [...this.answers] } },
      turn: asked("make_plan", []),
      actAll: (actions) => this.takes(actions),
      undo: (count) => this.takes(count),
    });
  });

  constructor(
    private answers: readonly string[] = [],
    private readonly accepts = true,
  ) {}

  private takes(what: unknown): Promise<boolean> {
    this.sent.push(what);
    return Promise.resolve(this.accepts);
  }

  /** The next picture. */
  shows(answers: readonly string[]): void {
    this.answers = answers;
    this.sender.step();
  }
}

describe("a plan on its way to the server", () => {
  test("is one command", () => {
    const table = new Planning();
    table.sender.send(PLAN);
    table.shows([]);
    table.shows([]);
    expect(table.sender.busy).toBe(true);
    table.shows(PLAN);
    expect(table.sender.busy).toBe(false);
    expect(table.sent).toEqual([PLAN]);
  });

  test("is not sent again when the server refuses it", async () => {
    const table = new Planning([], false);
    table.sender.send(PLAN);
    table.shows([]);
    await Promise.resolve();
    expect(table.sender.busy).toBe(false);
    expect(table.sent).toEqual([PLAN]);
  });

  test("is taken back with one command", () => {
    const table = new Planning(PLAN);
    table.sender.takeBack();
    table.shows(PLAN);
    table.shows([]);
    expect(table.sender.busy).toBe(false);
    expect(table.sent).toEqual([3]);
  });

  test("takes back what differs and sends the rest", () => {
    const given = [...PLAN.slice(0, 1), "officials 1 0 0 0"];
    const table = new Planning(given);
    table.sender.send(PLAN);
    table.shows(given);
    table.shows(PLAN.slice(0, 1));
    expect(table.sent).toEqual([1, PLAN.slice(1)]);
  });
});

test("two plans share the lines before the first that differs", () => {
  expect(sharedLines([], PLAN)).toBe(0);
  expect(sharedLines(PLAN, PLAN)).toBe(3);
  expect(sharedLines(["plan 1 works quarry"], PLAN)).toBe(0);
});
