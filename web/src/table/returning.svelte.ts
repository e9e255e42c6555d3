/** The browser's Back leads from a replay, or from the table of a finished game, to where it began. */

/** The history entry of a place that Back returns from. */
const AWAY = { away: true };

const isAwayEntry = (): boolean => (history.state as { away?: boolean } | null)?.away === true;

/**
 * Gives what the reader looks at an entry in the browser's history while `isAway`; `goBack` is called
 * when Back leaves it. To be called while a component is set up.
 */
export function returnsByBack(isAway: () => boolean, goBack: () => void): void {
  let hasEntry = false;
  $effect(() => {
    if (isAway() === hasEntry) return;
    hasEntry = !hasEntry;
    if (hasEntry) history.pushState(AWAY, "");
    else if (isAwayEntry()) history.back();
  });
  $effect(() => {
    function onBack(): void {
      if (!hasEntry || isAwayEntry()) return;
      hasEntry = false;
      goBack();
    }
    addEventListener("popstate", onBack);
    return () => removeEventListener("popstate", onBack);
  });
}
