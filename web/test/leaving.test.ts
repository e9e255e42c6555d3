import { describe, expect, it } from "vitest";
import type { TableEvent, Table } from "../src/lib/wire";
import { leftBy } from "../src/table/end/leaving";

/** A table with clocks whose second seat has resigned. */
const table = {
  seats: [{ resigned: false }, { resigned: true }, { resigned: false }],
  clock: { on_timeout: "forfeit" },
} as unknown as Table;

function event(kind: string, facts: TableEvent["facts"]): TableEvent {
  return { moment: 1, kind, facts, rule: "" } as unknown as TableEvent;
}

describe("how a seat left", () => {
  it("is by resigning unless its time was up", () => {
    expect(leftBy({ table, events: [] }, 1)).toBe("resigned");
    expect(leftBy({ table, events: [event("timed_out", { seat: 1 })] }, 1)).toBe("late");
    expect(leftBy({ table, events: [] }, 0)).toBeNull();
  });

  it("is on time too where the last ones left drew", () => {
    const events = [
      event("timed_out", { seat: 0 }),
      event("drawn_on_time", { late_seats: [0, 2] }),
    ];
    expect([0, 1, 2].map((seat) => leftBy({ table, events }, seat))).toEqual([
      "late",
      "resigned",
      "late",
    ]);
  });
});
