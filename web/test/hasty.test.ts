import { expect, test, vi } from "vitest";
import { holdHasty } from "../src/table/hasty";
import type { Room } from "../src/table/room.svelte";

function pressed(detail: number, isPassed: boolean): boolean {
  const event = { detail, stopPropagation: vi.fn(), preventDefault: vi.fn() };
  const room = { stream: { isPassed } } as unknown as Pick<Room, "stream">;
  holdHasty(event as unknown as MouseEvent, room);
  return event.stopPropagation.mock.calls.length === 0;
}

test("a press right after a skip answers nothing, a later one does", () => {
  expect(pressed(1, true)).toBe(false);
  expect(pressed(1, false)).toBe(true);
});

test("a key that presses a button is never held back", () => {
  expect(pressed(0, true)).toBe(true);
});
