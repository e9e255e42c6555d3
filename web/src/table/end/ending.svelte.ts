/** What the page knows of the end of a game. */

import type { Story } from "../../lib/wire";

export class Ending {
  /** How the finished game went, once it is loaded. */
  story = $state.raw<Story | null>(null);
  /** The reader looks at the table again instead of the result. */
  atTable = $state(false);
}
