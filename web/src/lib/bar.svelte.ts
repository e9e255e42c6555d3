/** What the top bar says about the table that is open. */

export interface BarTable {
  readonly game: string;
  readonly name: string;
  readonly also: string;
  readonly line: string;
  /** The reader is asked something. */
  readonly asked: boolean;
}

let open = $state.raw<BarTable | null>(null);

export const bar = {
  get table(): BarTable | null {
    return open;
  },
};

export function showOnBar(table: BarTable | null): void {
  open = table;
}
