/** The keys of the end of a game: they come before those of the table while it is shown. */

import type { Binding } from "../../lib/keys";

interface Actions {
  readonly moment: (number: number) => void;
  readonly again: () => void;
  readonly next: () => void;
}

const DIGITS = ["1", "2", "3", "4"];

class EndKeys {
  bindings = $state.raw<readonly Binding[]>([]);

  /** Binds the keys; the result takes them back. */
  use({ moment, again, next }: Actions): () => void {
    this.bindings = [
      { keys: ["r"], text: "keys-rematch", run: again },
      {
        keys: DIGITS,
        shown: "1 – 4",
        text: "keys-moments",
        run: (key) => moment(Number(key)),
      },
      { keys: ["g"], text: "keys-next-table", run: next },
    ];
    return () => (this.bindings = []);
  }
}

export const endKeys = new EndKeys();
