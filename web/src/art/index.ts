/** Everything the page shows as a picture, by game; all of it is drawn here as SVG. */

import type { Art } from "../games/contract";
import BattlesEmblem from "./emblems/Battles.svelte";
import EdoEmblem from "./emblems/Edo.svelte";
import ShogunateEmblem from "./emblems/Shogunate.svelte";
import TwilightEmblem from "./emblems/Twilight.svelte";
import BattlesScene from "./scenes/Battles.svelte";
import EdoScene from "./scenes/Edo.svelte";
import ShogunateScene from "./scenes/Shogunate.svelte";
import TwilightScene from "./scenes/Twilight.svelte";

export { default as Logo } from "./Logo.svelte";
export { default as SeatShape } from "./SeatShape.svelte";

export const ART: Art = {
  shogunate: { Illustration: ShogunateScene, Emblem: ShogunateEmblem },
  twilight: { Illustration: TwilightScene, Emblem: TwilightEmblem },
  battles: { Illustration: BattlesScene, Emblem: BattlesEmblem },
  edo: { Illustration: EdoScene, Emblem: EdoEmblem },
};
