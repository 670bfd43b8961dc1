import { CallFailed } from "@rotunda/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeBase64 } from "./base64.ts";

describe("decodeBase64", () => {
  it("keeps every byte including a byte order mark", () => {
    expect([...decodeBase64("77u/QSxC")]).toEqual([0xef, 0xbb, 0xbf, 0x41, 0x2c, 0x42]);
    expect(decodeBase64("")).toHaveLength(0);
  });

  it("round-trips any bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(decodeBase64(btoa(String.fromCharCode(...bytes)))).toEqual(bytes);
      }),
    );
  });

  it("fails with CallFailed for invalid Base64", () => {
    expect(() => decodeBase64("no base64!")).toThrow(CallFailed);
  });
});
