/** The words this browser adds to chance: made here, committed to at once, revealed before the deal. */

import { post } from "./api";
import { canHash, randomHex, sha256 } from "./hash";
import type { NewTable, Table } from "./wire";

export interface Pledge {
  readonly words: string;
  readonly commitment: string;
  readonly revealed: boolean;
}

/** What is stored for a table: the words of its seats, and the server's commitment. */
export interface StoredPledges {
  readonly at: number;
  readonly seats: Readonly<Record<string, Pledge>>;
  readonly commitment: string | null;
  readonly commitments: readonly (string | null)[];
}

type Pledges = Readonly<Record<string, Pledge>>;

const PREFIX = "hatamoto-dice-";
/** How many tables are remembered. */
const MOST = 300;
const memory = new Map<string, string>();

/** What this browser has stored for a table. */
export function storedPledges(id: string): StoredPledges {
  const nothing: StoredPledges = { at: Date.now(), seats: {}, commitment: null, commitments: [] };
  try {
    const text = store()?.getItem(PREFIX + id) ?? memory.get(id);
    return text ? { ...nothing, ...(JSON.parse(text) as Partial<StoredPledges>) } : nothing;
  } catch {
    return nothing;
  }
}

export function keep(id: string, part: Partial<StoredPledges>): void {
  const text = JSON.stringify({ ...storedPledges(id), ...part });
  memory.set(id, text);
  try {
    store()?.setItem(PREFIX + id, text);
    forgetOldest();
  } catch {
    // A full or locked storage: the words live as long as the page.
  }
}

function store(): Storage | null {
  return typeof localStorage === "undefined" ? null : localStorage;
}

function forgetOldest(): void {
  const ids = Object.keys(store() ?? {}).filter((key) => key.startsWith(PREFIX));
  if (ids.length <= MOST) return;
  const ages = ids.map((key) => ({ key, at: storedPledges(key.slice(PREFIX.length)).at }));
  ages.sort((one, other) => one.at - other.at);
  for (const { key } of ages.slice(0, ids.length - MOST)) store()?.removeItem(key);
}

/** New words for these seats; none where the browser cannot hash. */
export async function pledged(seats: readonly number[]): Promise<Pledges> {
  if (!canHash()) return {};
  const made = seats.map(async (seat): Promise<[string, Pledge]> => {
    const words = randomHex();
    return [String(seat), { words, commitment: await sha256(words), revealed: false }];
  });
  return Object.fromEntries(await Promise.all(made));
}

function keepAll(id: string, pledges: Pledges): void {
  keep(id, { seats: { ...pledges, ...storedPledges(id).seats } });
}

/** Makes a table, with words for one's own seats. */
export async function makeTable(order: NewTable): Promise<Table> {
  const own = order.seats.flatMap(({ who }, seat) => (who === "me" ? [seat] : []));
  const pledges = await pledged(own);
  const seats = order.seats.map((request, seat) => {
    const pledge = pledges[seat];
    return pledge ? { ...request, commitment: pledge.commitment } : request;
  });
  const table = await post<Table>("/api/tables", { ...order, seats });
  keepAll(table.id, pledges);
  return table;
}

/** Takes an open seat, with words for it. */
export async function takeSeat(id: string, seat: number, rest: object): Promise<void> {
  const pledges = await pledged([seat]);
  const pledge = pledges[seat];
  await post(`/api/tables/${id}/seats`, {
    ...rest,
    seat,
    ...(pledge ? { commitment: pledge.commitment } : {}),
  });
  keepAll(id, pledges);
}

/** The same table again, with words for one's own seats. */
export async function rematch(id: string, seats: readonly number[]): Promise<Table> {
  const pledges = await pledged(seats);
  const commitments = Object.fromEntries(
    Object.entries(pledges).map(([seat, { commitment }]) => [seat, commitment]),
  );
  const table = await post<Table>(`/api/tables/${id}/rematch`, { commitments });
  const own = Object.entries(pledges).filter(([seat]) => table.you.includes(Number(seat)));
  keepAll(table.id, Object.fromEntries(own));
  return table;
}
