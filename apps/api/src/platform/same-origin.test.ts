import { describe, expect, it } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const OURS = "https://almanac.example.org";
const ask = (headers: Record<string, string>, hasPublicOrigin = false) =>
  isSameOrigin({ headers, protocol: "http" }, { publicOrigin: OURS, hasPublicOrigin });

describe("a write", () => {
  it.each([
    ["from a page of this origin", { "sec-fetch-site": "same-origin" }],
    ["from the configured origin, by a browser without Sec-Fetch-Site", { origin: OURS, host: "10.0.0.5:8001" }],
    ["from a page of ours, by a browser that only sends Referer", { referer: `${OURS}/rotunda/`, host: "10.0.0.5" }],
    ["from the address it was sent to", { origin: "http://localhost:8001", host: "localhost:8001" }],
  ])("passes %s", (_, headers) => {
    expect(ask(headers)).toBe(true);
  });

  it.each([
    ["from another site", { "sec-fetch-site": "cross-site", origin: OURS }],
    ["from a sibling of the site", { "sec-fetch-site": "same-site" }],
    ["from no page at all", { "sec-fetch-site": "none" }],
    ["from an opaque origin", { origin: "null", host: "localhost:8001" }],
    ["from another origin", { origin: "https://evil.example", host: "localhost:8001" }],
    ["from another port", { origin: "http://localhost:9000", host: "localhost:8001" }],
    ["from another scheme", { origin: "https://localhost:8001", host: "localhost:8001" }],
    ["from an origin that begins like ours", { origin: `${OURS}.evil.example`, host: "localhost:8001" }],
    ["from a page of another site", { referer: `https://evil.example/?${OURS}/`, host: "localhost:8001" }],
    ["from an opaque origin, whatever its Referer", { origin: "null", referer: `${OURS}/`, host: "localhost:8001" }],
    ["with a Referer that is no address", { referer: "nonsense", host: "localhost:8001" }],
    ["that doesn't say where from", { host: "localhost:8001" }],
    [
      "that names its origin only by a forwarding header",
      { "x-forwarded-host": "evil.example", origin: "http://evil.example", host: "localhost:8001" },
    ],
  ])("is refused %s", (_, headers) => {
    expect(ask(headers)).toBe(false);
  });

  it("accepts only the configured origin if there is one", () => {
    expect(ask({ origin: OURS, host: "evil.example" }, true)).toBe(true);
    expect(ask({ origin: "http://evil.example", host: "evil.example" }, true)).toBe(false);
    expect(ask({ referer: "http://evil.example/a", host: "evil.example" }, true)).toBe(false);
  });
});
