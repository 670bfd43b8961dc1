import { describe, expect, it } from "vitest";
import { createHostCheck, isOwnHost } from "./host-check.ts";

const PUBLIC = { publicOrigin: "https://almanac.example.org", hasPublicOrigin: true };
const ask = (host: string | undefined, settings = PUBLIC, originalUrl = "/login/") =>
  createHostCheck(settings)({ headers: { host }, originalUrl, raw: { rawHeaders: [] } });

describe("a configured origin", () => {
  it.each([
    "almanac.example.org",
    "Almanac.Example.org",
    "almanac.example.org:443",
    "almanac.example.org:8443",
    "localhost:8001",
    "127.0.0.1:8001",
    "[::1]:8001",
  ])("is answered as %s", async (host) => {
    await expect(ask(host)).resolves.toBeUndefined();
  });

  it.each([
    "evil.example",
    "almanac.example.org.evil.example",
    "evil.almanac.example.org",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "user@almanac.example.org",
    "10.0.0.5",
    "",
    undefined,
  ])("is not answered as %s", async (host) => {
    await expect(ask(host)).rejects.toMatchObject({ status: 421, code: "WRONG_HOST" });
  });

  it("exempts health probes", async () => {
    await expect(ask("10.0.0.5:8001", PUBLIC, "/healthz?probe=1")).resolves.toBeUndefined();
  });
});

it("accepts every host name if it isn’t set", async () => {
  const settings = { publicOrigin: "http://localhost:8001", hasPublicOrigin: false };
  await expect(ask("almanac.internal:8001", settings)).resolves.toBeUndefined();
});

it.each([PUBLIC, { ...PUBLIC, hasPublicOrigin: false }])("refuses two Host headers with %o", async (settings) => {
  const twice = { rawHeaders: ["Host", "localhost", "Accept", "host", "host", "localhost"] };
  const request = { headers: { host: "localhost" }, originalUrl: "/healthz", raw: twice };
  await expect(createHostCheck(settings)(request)).rejects.toMatchObject({ status: 400, code: "DUPLICATE_HOST" });
});

it("counts a host as our own if it is configured or a loopback name", () => {
  const isRotunda = (host: string, hasPublicOrigin = false) => isOwnHost({ hasPublicOrigin }, { headers: { host } });
  expect([isRotunda("localhost:8001"), isRotunda("127.0.0.1"), isRotunda("[::1]:80")]).toEqual([true, true, true]);
  expect([isRotunda("evil.example"), isRotunda("localhost.evil.example"), isRotunda("")]).toEqual([
    false,
    false,
    false,
  ]);
  expect(isRotunda("almanac.example.org", true)).toBe(true);
});
