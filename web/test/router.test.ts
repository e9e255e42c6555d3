import { expect, test } from "vitest";
import { routeOf } from "../src/lib/router.svelte";

test.each([
  ["/", { page: "home" }],
  ["/tables", { page: "tables" }],
  ["/tables/", { page: "tables" }],
  ["/watch", { page: "watch" }],
  ["/account", { page: "account" }],
  ["/unsubscribe/0123abcd", { page: "unsubscribe", key: "0123abcd" }],
  ["/learn", { page: "guides" }],
  ["/learn/shogunate", { page: "learn", game: "shogunate" }],
  ["/learn/shogunate/first-game", { page: "first-game", game: "shogunate" }],
  ["/t/3bc93fb524ab0070", { page: "table", id: "3bc93fb524ab0070" }],
  ["/t/", { page: "lost" }],
  ["/t/a/b", { page: "lost" }],
  ["/elsewhere", { page: "lost" }],
])("%s leads to its page", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
