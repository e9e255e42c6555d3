import { expect, test } from "vitest";
import { invited } from "../src/lib/api";

test.each([
  ["/api/tables/1", "", "/api/tables/1"],
  ["/api/tables/1", "ab&c", "/api/tables/1?key=ab%26c"],
  ["/api/tables/1?seat=0", "abc", "/api/tables/1?seat=0&key=abc"],
])("%s with the key %s", (path, key, wanted) => {
  expect(invited(path, key)).toBe(wanted);
});
