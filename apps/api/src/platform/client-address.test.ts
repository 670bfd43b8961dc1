import Fastify from "fastify";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findClientAddress, findNetwork, normalizeAddress } from "./client-address.ts";

async function ask(remoteAddress: string, forwarded?: string, trustProxy = ["127.0.0.0/8", "::1/128"]) {
  const app = Fastify({ trustProxy });
  app.get("/", (request) => ({ address: findClientAddress(request) }));
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return (await app.inject({ url: "/", remoteAddress, headers })).json<{ address: string | null }>().address;
}

describe("the client's address", () => {
  it("is the socket's if the client isn't a trusted proxy", async () => {
    expect(await ask("198.51.100.7", undefined)).toBe("198.51.100.7");
    expect(await ask("198.51.100.7", "203.0.113.9")).toBe("198.51.100.7");
  });

  it("is the address the trusted proxy saw, not the one the client sent", async () => {
    expect(await ask("127.0.0.1", "203.0.113.9")).toBe("203.0.113.9");
    expect(await ask("127.0.0.1", "203.0.113.9, 198.51.100.7")).toBe("198.51.100.7");
    expect(await ask("::ffff:127.0.0.1", "203.0.113.9")).toBe("203.0.113.9");
  });

  it("is found behind a chain of trusted proxies", async () => {
    const trusted = ["10.0.0.0/8", "2001:db8::/32"];
    expect(await ask("10.0.0.1", "203.0.113.9, 198.51.100.7, 10.0.0.2, 2001:db8::5", trusted)).toBe("198.51.100.7");
    expect(await ask("10.0.0.1", "10.0.0.3", trusted)).toBe("10.0.0.3");
  });

  it("is unknown if a trusted proxy forwards an invalid address", async () => {
    for (const text of [
      "nonsense",
      "203.0.113.9:80",
      "[2001:db8:5::1]:80",
      "010.0.0.1",
      "3405803785",
      "203.0.113",
      "x".repeat(10_000),
    ]) {
      expect(await ask("127.0.0.1", text), text).toBeNull();
    }
    expect(await ask("127.0.0.1", "203.0.113.9, nonsense")).toBeNull();
  });

  it("is the proxy's own if the proxy forwards no address", async () => {
    expect(await ask("127.0.0.1", "")).toBe("127.0.0.1");
  });

  it("never fails, and is always a plain address or unknown", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6(), fc.string({ unit: "binary" })), async (text) => {
        const address = await ask("127.0.0.1", text);
        expect(address === null || normalizeAddress(address) === address).toBe(true);
      }),
    );
  });

  it("normalizes equal addresses to the same text", () => {
    expect(normalizeAddress("::ffff:203.0.113.9")).toBe("203.0.113.9");
    expect(normalizeAddress("::FFFF:cb00:7109")).toBe("203.0.113.9");
    expect(normalizeAddress("0:0:0:0:0:ffff:cb00:7109")).toBe("203.0.113.9");
    expect(normalizeAddress("2001:0DB8:0005:0000::0001")).toBe("2001:db8:5::1");
    expect(normalizeAddress("fe80::1%eth0")).toBe("fe80::1");
  });
});

describe("whom an address is counted for", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:5:7:1:2:3:4", "2001:db8:5:7::/64"],
    ["2001:db8:5:7::", "2001:db8:5:7::/64"],
    ["2001:db8::5", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::", "0:0:0:0::/64"],
    ["nonsense", "unknown"],
    [null, "unknown"],
  ])("%s: %s", (address, network) => {
    expect(findNetwork(address)).toBe(network);
  });

  it("counts two addresses of one subscriber as one", () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const four = fc.tuple(group, group, group, group).map((groups) => groups.join(":"));
    fc.assert(
      fc.property(four, four, four, (prefix, one, two) => {
        fc.pre(!prefix.startsWith("0:0:0:0"));
        expect(findNetwork(`${prefix}:${one}`)).toBe(findNetwork(`${prefix}:${two}`));
        expect(findNetwork(`${prefix}:${one}`)).toBe(`${prefix}::/64`);
      }),
    );
  });
});
