import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backoff, frameIn, TableLink, type Answer, type SocketLike } from "../src/lib/socket";
import type { Update } from "../src/lib/wire";
import { table, turn } from "./tables";

/** The far end of a line, as a test holds it. */
class End implements SocketLike {
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.onclose?.();
  }

  say(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

function linked() {
  const ends: End[] = [];
  const shown: Update[] = [];
  const states: string[] = [];
  const link = new TableLink({
    connect: () => {
      const end = new End();
      ends.push(end);
      return end;
    },
    onTable: (frame) => shown.push(frame),
    onUpdate: (frame) => shown.push(frame),
    onState: (state) => states.push(state),
    jitter: () => 0.5,
  });
  link.open();
  const end = (index: number): End => {
    const found = ends[index];
    if (!found) throw new Error(`line ${index} was never opened`);
    return found;
  };
  end(0).onopen?.();
  return { link, end, ends, shown, states };
}

const ACT = { do: "act", seat: 0, ply: 1, action: "play arrow" } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a command is answered by the reply of its number", async () => {
  const { link, end } = linked();
  const answer = link.send(ACT);
  end(0).say({ is: "reply", id: end(0).sent[0]?.["id"], ok: true });
  expect((await answer).ok).toBe(true);
});

test("a refusal reaches whoever asked", async () => {
  const { link, end } = linked();
  const answer = link.send(ACT);
  const error = { code: "illegal-action", message: "no", rule: "play/arrow" };
  end(0).say({ is: "reply", id: 1, ok: false, error });
  expect(await answer).toEqual({ ok: false, error });
});

test("a move under way when the line is lost is sent again, once", async () => {
  const { link, end, ends } = linked();
  const answer = link.send(ACT);
  end(0).close();
  await vi.advanceTimersByTimeAsync(2000);
  expect(ends.length).toBe(2);
  end(1).onopen?.();
  end(1).say({ is: "table", ...table() });
  end(1).say({ is: "table", ...table() });
  expect(end(1).sent.filter((one) => one["do"] === "act")).toEqual([
    { ...ACT, id: 1, key: end(0).sent[0]?.["key"] },
  ]);
  end(1).say({ is: "reply", id: 1, ok: true });
  expect((await answer).ok).toBe(true);
});

test("a move is sent again though its turn has passed, and what became of it is told", async () => {
  const { link, end } = linked();
  const answer = link.send(ACT);
  end(0).close();
  await vi.advanceTimersByTimeAsync(2000);
  end(1).onopen?.();
  end(1).say({ is: "table", ...table({ turns: { "0": turn(2) } }) });
  expect(end(1).sent).toEqual(end(0).sent);
  const error = { code: "illegal-action", message: "too late", reason: "stale" };
  end(1).say({ is: "reply", id: 1, ok: false, error });
  expect(await answer).toEqual({ ok: false, error });
});

test("a move made without a line waits for the next one", async () => {
  const { link, end } = linked();
  end(0).close();
  void link.send(ACT);
  await vi.advanceTimersByTimeAsync(2000);
  end(1).onopen?.();
  end(1).say({ is: "table", ...table() });
  expect(end(1).sent).toMatchObject([{ ...ACT, id: 1 }]);
});

test("what the lost line may have carried is sent again under its key", async () => {
  const { link, end } = linked();
  const answer: Promise<Answer> = link.send({ do: "chat", text: "hello" });
  end(0).close();
  await vi.advanceTimersByTimeAsync(2000);
  end(1).onopen?.();
  end(1).say({ is: "table", ...table() });
  expect(end(1).sent).toEqual(end(0).sent);
  expect(end(1).sent[0]?.["key"]).toMatch(/^[0-9a-f]{16}-1$/);
  end(1).say({ is: "reply", id: 1, ok: true });
  expect((await answer).ok).toBe(true);
});

test("what is not a move is given up while there is no line", async () => {
  const { link, end } = linked();
  end(0).close();
  const answer: Promise<Answer> = link.send({ do: "chat", text: "hello" });
  expect(await answer).toMatchObject({ ok: false, error: { code: "unreachable" } });
});

test("a question needs no key and is given up with the line", async () => {
  const { link, end } = linked();
  const answer = link.send({ do: "explain", seat: 0, action: "play arrow" });
  expect(end(0).sent[0]).not.toHaveProperty("key");
  end(0).close();
  expect(await answer).toMatchObject({ ok: false, error: { code: "unreachable" } });
});

test("a command of which the server cannot say whether it was done is sent again", async () => {
  const { link, end } = linked();
  const answer = link.send(ACT);
  end(0).say({ is: "reply", id: 1, ok: false, error: { code: "unknown", message: "" } });
  await vi.advanceTimersByTimeAsync(2000);
  const [first, second] = end(0).sent;
  expect(second).toEqual(first);
  end(0).say({ is: "reply", id: 1, ok: true });
  expect((await answer).ok).toBe(true);
});

test("a line that stays silent is replaced", async () => {
  const { end, ends, states } = linked();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(end(0).sent.map((one) => one["do"])).toEqual(["ping", "ping"]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(states).toContain("lost");
  expect(ends.length).toBeGreaterThan(1);
});

test("a closed link stays closed", async () => {
  const { link, ends, states } = linked();
  link.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ends.length).toBe(1);
  expect(states.at(-1)).toBe("closed");
});

test("the wait before a retry doubles up to four seconds, give or take a quarter", () => {
  expect(backoff(0, 0.5)).toBe(500);
  expect(backoff(1, 0.5)).toBe(1000);
  expect(backoff(20, 0.5)).toBe(4_000);
  expect(backoff(20, 0)).toBe(3_000);
  expect(backoff(20, 1)).toBe(5_000);
});

test("what is no frame of ours is passed over", () => {
  expect(frameIn("not json")).toBeNull();
  expect(frameIn("7")).toBeNull();
  expect(frameIn('{"is":"pong"}')).toEqual({ is: "pong" });
  expect(frameIn(new ArrayBuffer(2))).toBeNull();
});
