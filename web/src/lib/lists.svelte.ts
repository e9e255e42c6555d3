/** Lists of tables that keep themselves fresh while someone looks at them. */

import { get } from "./api";
import { tableTitle } from "./texts.svelte";
import type { Listed } from "./wire";

export type ListName = "mine" | "open" | "live" | "finished";

const EVERY = 15_000;

export interface TableList {
  readonly tables: readonly Listed[] | null;
}

async function fetched(name: ListName): Promise<readonly Listed[]> {
  const { tables } = await get<{ tables: readonly Listed[] }>(`/api/tables?list=${name}`);
  return tables;
}

/** One list for all who look at it. */
class Feed implements TableList {
  tables = $state.raw<readonly Listed[] | null>(null);
  private readers = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly name: ListName) {}

  /** Fetches now and from time to time, until the last reader has gone. */
  read(): () => void {
    void this.fetch();
    if (this.readers++ === 0) {
      this.timer = setInterval(this.fetch, EVERY);
      document.addEventListener("visibilitychange", this.fetch);
    }
    return () => {
      if (--this.readers > 0) return;
      clearInterval(this.timer);
      document.removeEventListener("visibilitychange", this.fetch);
    };
  }

  private readonly fetch = async (): Promise<void> => {
    if (document.hidden) return;
    this.tables = await fetched(this.name).catch(() => this.tables ?? []);
  };
}

const feeds = new Map<ListName, Feed>();

/** A list of tables; call it while a component is set up: it stops with the component. */
export function tableList(name: ListName): TableList {
  const feed = feeds.get(name) ?? new Feed(name);
  feeds.set(name, feed);
  $effect(() => feed.read());
  return feed;
}

/** The names of the tables somebody may meet in a list, for a new one to differ from. */
export async function takenTitles(): Promise<readonly string[]> {
  const lists = (["mine", "open", "live"] as const).map((name) => fetched(name).catch(() => []));
  return (await Promise.all(lists)).flat().map(({ title }) => tableTitle(title));
}

/** Whether a table waits for an answer of the reader's. */
export function isAsked({ status, to_act, you }: Listed): boolean {
  return status === "playing" && you.some((seat) => to_act.includes(seat));
}
