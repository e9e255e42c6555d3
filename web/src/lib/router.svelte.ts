/** Addresses of the page and the way between them. */

export type Route =
  | { readonly page: "home" }
  | { readonly page: "tables" }
  | { readonly page: "watch" }
  | { readonly page: "account" }
  | { readonly page: "unsubscribe"; readonly key: string }
  | { readonly page: "guides" }
  | { readonly page: "learn"; readonly game: string }
  | { readonly page: "first-game"; readonly game: string }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: "lost" };

const WORD = "([A-Za-z0-9_-]+)";

const ROUTES: readonly (readonly [RegExp, (found: readonly string[]) => Route])[] = [
  [/^\/$/, () => ({ page: "home" })],
  [/^\/tables$/, () => ({ page: "tables" })],
  [/^\/watch$/, () => ({ page: "watch" })],
  [/^\/account$/, () => ({ page: "account" })],
  [new RegExp(`^/unsubscribe/${WORD}$`), ([key = ""]) => ({ page: "unsubscribe", key })],
  [/^\/learn$/, () => ({ page: "guides" })],
  [new RegExp(`^/learn/${WORD}$`), ([game = ""]) => ({ page: "learn", game })],
  [new RegExp(`^/learn/${WORD}/first-game$`), ([game = ""]) => ({ page: "first-game", game })],
  [new RegExp(`^/t/${WORD}$`), ([id = ""]) => ({ page: "table", id })],
];

/** What an address shows; a slash at the end does not matter. */
export function routeOf(path: string): Route {
  const plain = path.length > 1 ? path.replace(/\/+$/, "") : path;
  for (const [pattern, made] of ROUTES) {
    const found = pattern.exec(plain);
    if (found) return made(found.slice(1));
  }
  return { page: "lost" };
}

const here = () => (typeof location === "undefined" ? "/" : location.href);

let address = $state(new URL(here(), "http://localhost/"));
const route = $derived(routeOf(address.pathname));

export const router = {
  get route(): Route {
    return route;
  },
  get query(): URLSearchParams {
    return address.searchParams;
  },
  /** The part after #: a paragraph of the guide. */
  get anchor(): string {
    return decodeURIComponent(address.hash.slice(1));
  },
};

/** Navigates within the app without reloading the page. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  const moved = address.pathname !== location.pathname;
  address = new URL(location.href);
  if (moved) scrollTo(0, 0);
}

/** Whether a click on a link is ours to follow. */
function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const inside = link.origin === location.origin && !link.pathname.startsWith("/api");
  return plain && inside && !link.target && !link.hasAttribute("download");
}

/** Follows links and the browser's back button; returns how to stop. */
export function startRouter(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || !isOurs(event, link)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  const onBack = () => (address = new URL(location.href));
  document.addEventListener("click", onClick);
  addEventListener("popstate", onBack);
  return () => {
    document.removeEventListener("click", onClick);
    removeEventListener("popstate", onBack);
  };
}
