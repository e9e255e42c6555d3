/** What a window on a plane is given. */

import type { Snippet } from "svelte";
import type { Way } from "./margins";
import type { Box, Size, ZoomWords } from "./panzoom";

export interface PanZoomProps {
  /** Its size in pixels at 100 %. */
  readonly plane: Size;
  /** What a screen reader calls it. */
  readonly label: string;
  readonly words: ZoomWords;
  /** The greatest zoom. */
  readonly most?: number;
  /** The box shown first and on 0; the whole plane when absent. */
  readonly home?: Box | null;
  /** The smallest zoom at which home opens: letters stay readable. */
  readonly legible?: number;
  /** The largest zoom at which home opens. */
  readonly largest?: number;
  /**
   * A box to bring into view whenever it changes. It stays in view when the window is resized, until
   * somebody moves the plane.
   */
  readonly focus?: Box | null;
  /** The room about that box if the plane has to move. */
  readonly room?: number;
  /** Boxes of which as many as possible are shown whenever they change. */
  readonly wanted?: readonly Box[];
  /** Boxes that can be chosen: those out of sight are counted at the edges, and never all of them are. */
  readonly offered?: readonly Box[];
  /** What the mark at an edge is called. */
  readonly beyondLabel?: (way: Way, number: number) => string;
  /** Boxes that the third button and 0 go back to, as they are now; `home` when there are none. */
  readonly pieces?: readonly Box[];
  /** No gliding. */
  readonly still?: boolean;
  /** Tells whether part of the plane is out of sight. */
  near?: boolean;
  /** Is given the zoom. */
  readonly children: Snippet<[number]>;
  /** What lies fixed on the window. */
  readonly over?: Snippet;
  /** Buttons beside those of the zoom, given how many of those wanted are out of sight, and what shows them. */
  readonly tools?: Snippet<[number, () => void]>;
  /** Content below the window; overview and buttons are then next to it, and nothing covers the plane. */
  readonly dock?: Snippet | undefined;
  /** The dock is one row of buttons high. */
  readonly slim?: boolean;
  /** A small picture of the plane that fills its frame, shown while part of the plane is out of sight. */
  readonly overview?: Snippet;
  /** Its longer side in pixels. */
  readonly long?: number;
}
