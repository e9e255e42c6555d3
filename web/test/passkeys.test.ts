/** Passkeys between JSON and the bytes a browser wants. */

import { expect, test } from "vitest";
import { asJson, withBytes } from "../src/lib/passkeys";

const bytes = (...values: number[]) => Uint8Array.from(values).buffer;

test("options get bytes where the browser wants them", () => {
  const options = withBytes({
    challenge: "-_8",
    user: { id: "AQI", name: "Oishi" },
    excludeCredentials: [{ id: "AwQ", type: "public-key" }],
    rp: { id: "localhost" },
  });
  expect(options["challenge"]).toEqual(bytes(251, 255));
  expect(options["user"]).toEqual({ id: bytes(1, 2), name: "Oishi" });
  expect(options["excludeCredentials"]).toEqual([{ id: bytes(3, 4), type: "public-key" }]);
  expect(options["rp"]).toEqual({ id: "localhost" });
});

test("an answer becomes text that needs no quoting", () => {
  const made = {
    id: "AQI",
    rawId: bytes(251, 255),
    type: "public-key",
    response: { clientDataJSON: bytes(1), signature: bytes(2), userHandle: null },
  } as unknown as PublicKeyCredential;
  expect(asJson(made)).toEqual({
    id: "AQI",
    rawId: "-_8",
    type: "public-key",
    response: { clientDataJSON: "AQ", signature: "Ag" },
  });
});
