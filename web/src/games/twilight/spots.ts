/** All spaces of the map with their state, markers and what may be done there. */

import type { Printed } from "./content";
import type { Spot } from "./labels";
import type { Targets } from "./targets";
import { spaceOf } from "./table";
import type { SpaceView, TwilightView } from "./view";

function nothing(space: string): SpaceView {
  const none = { anti: 0, pro: 0, anti_support: 0, pro_support: 0 };
  return { space, ...none, control: null, closed: false };
}

export function spotsOf(view: TwilightView, printed: Printed, targets: Targets): readonly Spot[] {
  return printed.spaces.map((row) => ({
    row,
    space: spaceOf(view, row.id) ?? nothing(row.id),
    markers: view.markers.filter(({ space }) => space === row.id),
    target: targets.get(row.id),
  }));
}

export interface SpotGroup {
  /** Null for what lies outside the areas. */
  readonly area: string | null;
  readonly spots: readonly Spot[];
}

/** The spaces under their areas, in the order of the data. */
export function grouped(spots: readonly Spot[]): readonly SpotGroup[] {
  const areas = [...new Set(spots.map(({ row }) => row.area))];
  return areas.map((area) => ({ area, spots: spots.filter(({ row }) => row.area === area) }));
}
