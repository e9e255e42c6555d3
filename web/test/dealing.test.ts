/** The browser commits and reveals by itself, and gives words away only for what it noted. */

import { beforeEach, expect, test, vi } from "vitest";
import { sha256 } from "../src/lib/hash";
import { keep, storedPledges, makeTable, pledged, rematch, takeSeat } from "../src/lib/pledges";
import type { Answer } from "../src/lib/socket";
import type { Command, NewTable, Table } from "../src/lib/wire";
import { Dealing } from "../src/table/dealing";
import { table } from "./tables";

const OK: Answer = { ok: true, reply: {} };
const SERVER = "c0".repeat(32);
let sent: Command[] = [];
let id = "";
let count = 0;

const follower = () =>
  new Dealing(id, (command) => {
    sent.push(command);
    return Promise.resolve(OK);
  });

function waiting(chance: Partial<Table["chance"]>): Table {
  const nothing = table().chance;
  return table({
    id,
    status: "waiting",
    you: [0],
    chance: { ...nothing, commitment: null, ...chance },
  });
}

async function committed(): Promise<string> {
  await follower().follow(waiting({ awaited: [0, 1] }));
  return storedPledges(id).seats["0"]?.commitment ?? "";
}

beforeEach(() => {
  sent = [];
  id = `table-${count++}`;
});

test("a seat that can commit does, with the hash of words that are kept", async () => {
  const commitment = await committed();
  expect(sent).toEqual([{ do: "commit", seat: 0, commitment }]);
  expect(await sha256(storedPledges(id).seats["0"]?.words ?? "")).toBe(commitment);
});

test("words that were lost on the way are committed to again, not made anew", async () => {
  const commitment = await committed();
  expect(await committed()).toBe(commitment);
});

test("words are revealed once the server has committed, and both commitments are noted", async () => {
  const own = await committed();
  sent = [];
  const commitments = [own, null];
  await follower().follow(waiting({ commitment: SERVER, commitments, awaited: [0] }));
  expect(sent).toEqual([{ do: "reveal", seat: 0, words: storedPledges(id).seats["0"]?.words }]);
  expect(storedPledges(id)).toMatchObject({ commitment: SERVER, commitments });
  expect(storedPledges(id).seats["0"]?.revealed).toBe(true);
});

test("nothing is revealed where one's own commitment is not in the list", async () => {
  await committed();
  sent = [];
  const commitments = ["ab".repeat(32), null];
  await follower().follow(waiting({ commitment: SERVER, commitments, awaited: [0] }));
  expect(sent).toEqual([]);
});

test("nothing is revealed for another commitment than the one that was noted", async () => {
  const own = await committed();
  keep(id, { commitment: "dd".repeat(32), commitments: [own, null] });
  sent = [];
  await follower().follow(waiting({ commitment: SERVER, commitments: [own, null], awaited: [0] }));
  expect(sent).toEqual([]);
  expect(storedPledges(id).commitment).toBe("dd".repeat(32));
});

test("a picture that comes while another is answered is not missed", async () => {
  const dealing = follower();
  const first = dealing.follow(waiting({ awaited: [0] }));
  await vi.waitUntil(() => storedPledges(id).seats["0"] !== undefined);
  const own = storedPledges(id).seats["0"]?.commitment ?? "";
  const next = waiting({ commitment: SERVER, commitments: [own], awaited: [0] });
  await Promise.all([first, dealing.follow(next)]);
  expect(sent.map((command) => command.do)).toEqual(["commit", "reveal"]);
});

test("the commitment of a table in play is noted as it was first seen", async () => {
  const dealing = follower();
  const playing = (commitment: string) =>
    table({ id, chance: { ...table().chance, commitment, commitments: [null] } });
  await dealing.follow(playing(SERVER));
  await dealing.follow(playing("dd".repeat(32)));
  expect([storedPledges(id).commitment, sent]).toEqual([SERVER, []]);
});

test("watchers, older tables and seats of others ask for nothing", async () => {
  const dealing = follower();
  await dealing.follow({ ...waiting({ awaited: [0] }), you: [] });
  await dealing.follow(waiting({ awaited: [0], scheme: 1 }));
  await dealing.follow(waiting({ awaited: [1] }));
  expect(sent).toEqual([]);
});

test("two seats have words of their own", async () => {
  const { 0: one, 1: other } = await pledged([0, 1]);
  expect(one?.words).toMatch(/^[0-9a-f]{64}$/);
  expect(one?.words).not.toBe(other?.words);
});

/** Answers every request with a table, and remembers what was sent. */
function server(part: Partial<Table> = {}): unknown[] {
  const bodies: unknown[] = [];
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)));
    return Promise.resolve(Response.json(table({ id, ...part })));
  });
  return bodies;
}

test("a table is made with words for one's own seats only", async () => {
  const bodies = server();
  const seats = [{ who: "me" }, { who: "bot", level: "random" }, { who: "open" }] as const;
  await makeTable({ game: "shogunate", seats } as unknown as NewTable);
  const commitment = storedPledges(id).seats["0"]?.commitment;
  expect(bodies).toEqual([
    { game: "shogunate", seats: [{ who: "me", commitment }, seats[1], seats[2]] },
  ]);
  expect(Object.keys(storedPledges(id).seats)).toEqual(["0"]);
});

test("a seat is taken, and a game played again, with words", async () => {
  const bodies = server({ you: [1] });
  await takeSeat(id, 1, { name: "Aki" });
  expect(bodies[0]).toEqual({
    name: "Aki",
    seat: 1,
    commitment: storedPledges(id).seats["1"]?.commitment,
  });
  id = `${id}-again`;
  server({ you: [1] });
  await rematch("old", [0, 1]);
  expect(Object.keys(storedPledges(id).seats)).toEqual(["1"]);
});
