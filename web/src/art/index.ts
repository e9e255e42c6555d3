/** What the page shows as a picture outside the boards. */

export { default as Emblem } from "./Emblem.svelte";
export { emblemOf, sceneOf } from "./games";
export { default as Logo } from "./Logo.svelte";
export { default as SeatShape } from "./SeatShape.svelte";
