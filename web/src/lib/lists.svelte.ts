/** Lists of tables that keep themselves fresh while someone looks at them. */

import { get } from "./api";
import type { Listed } from "./wire";

export type ListName = "mine" | "open" | "live" | "finished";

const EVERY = 15_000;

export interface TableList {
  readonly tables: readonly Listed[] | null;
}

/** A list of tables; call it while a component is set up: it stops with the component. */
export function tableList(name: ListName): TableList {
  let tables = $state.raw<readonly Listed[] | null>(null);
  $effect(() => {
    const fetchOnce = async () => {
      if (document.hidden) return;
      const found = await get<{ tables: readonly Listed[] }>(`/api/tables?list=${name}`).catch(
        () => null,
      );
      tables = found?.tables ?? tables ?? [];
    };
    void fetchOnce();
    const timer = setInterval(() => void fetchOnce(), EVERY);
    document.addEventListener("visibilitychange", fetchOnce);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", fetchOnce);
    };
  });
  return {
    get tables() {
      return tables;
    },
  };
}
