/** Lists of tables that keep themselves fresh while someone looks at them. */

import { get } from "./api";
import { tableTitle } from "./texts.svelte";
import type { ListedTable } from "./wire";

export type ListName = "mine" | "open" | "live" | "finished";

const EVERY = 15_000;

export interface TableList {
  readonly tables: readonly ListedTable[] | null;
}

async function fetched(name: ListName): Promise<readonly ListedTable[]> {
  const { tables } = await get<{ tables: readonly ListedTable[] }>(`/api/tables?list=${name}`);
  return tables;
}

/** One list for all who look at it. */
class Feed implements TableList {
  tables = $state.raw<readonly ListedTable[] | null>(null);
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

/** The titles of the listed tables, so that a new one can differ from them. */
export async function takenTitles(): Promise<readonly string[]> {
  const lists = (["mine", "open", "live"] as const).map((name) => fetched(name).catch(() => []));
  return (await Promise.all(lists)).flat().map(({ title }) => tableTitle(title));
}

/** What to say where no table of the reader's is running: it depends on the finished ones. */
export function noneOfMine({ tables }: TableList): "home-no-tables" | "home-none-running" {
  return tables?.some(({ you }) => you.length) ? "home-none-running" : "home-no-tables";
}

/** Whether a table waits for an answer of the reader's. */
export function isAsked({ status, to_act, you }: ListedTable): boolean {
  return status === "playing" && you.some((seat) => to_act.includes(seat));
}
