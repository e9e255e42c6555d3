/** Follows the layout of the page while it changes, and rests while it does not. */

/** Frames that are looked at after the last change: a map glides and a piece travels for that long. */
const SETTLE = 30;

const EVENTS = ["resize", "scroll", "transitionend", "animationend"] as const;

/**
 * Calls `look` in each frame from now on until nothing has changed for a while, and again after every
 * change. `look` returns whether it has to be called again in any case. Returns a function that stops it.
 */
export function watchLayout(look: () => boolean): () => void {
  let frame = 0;
  let left = SETTLE;
  function run(): void {
    frame = 0;
    left = look() ? SETTLE : left - 1;
    if (left > 0) frame = requestAnimationFrame(run);
  }
  function wake(): void {
    left = SETTLE;
    if (!frame) frame = requestAnimationFrame(run);
  }
  /* Not the letters of a text: clocks tick. */
  const observer = new MutationObserver(wake);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  for (const name of EVENTS) addEventListener(name, wake, true);
  wake();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    for (const name of EVENTS) removeEventListener(name, wake, true);
  };
}
