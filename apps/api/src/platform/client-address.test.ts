import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createClientAddress, findNetwork, normalizeAddress } from "./client-address.ts";

const ask = (remoteAddress: string, forwarded: string | string[] | undefined, trusted = ["127.0.0.0/8", "::1/128"]) =>
  createClientAddress(trusted)({
    socket: { remoteAddress } as never,
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  });

describe("the client's address", () => {
  it("is the socket's, whatever a client that is no proxy writes", () => {
    expect(ask("198.51.100.7", undefined)).toBe("198.51.100.7");
    expect(ask("198.51.100.7", "203.0.113.9")).toBe("198.51.100.7");
  });

  it("is what the trusted proxy saw, not what the client told it", () => {
    expect(ask("127.0.0.1", "203.0.113.9")).toBe("203.0.113.9");
    expect(ask("127.0.0.1", "203.0.113.9, 198.51.100.7")).toBe("198.51.100.7");
    expect(ask("127.0.0.1", ["203.0.113.9", "198.51.100.7"])).toBe("198.51.100.7");
    expect(ask("::ffff:127.0.0.1", "203.0.113.9")).toBe("203.0.113.9");
  });

  it("goes through every trusted proxy of a chain", () => {
    const trusted = ["10.0.0.0/8", "2001:db8::/32"];
    expect(ask("10.0.0.1", "203.0.113.9, 198.51.100.7, 10.0.0.2, 2001:db8::5", trusted)).toBe("198.51.100.7");
    expect(ask("10.0.0.1", "10.0.0.3", trusted)).toBe("10.0.0.3");
  });

  it("is unknown when a trusted proxy passes on something that is no address", () => {
    for (const text of [
      "nonsense",
      "203.0.113.9:80",
      "[2001:db8:5::1]:80",
      "010.0.0.1",
      "3405803785",
      "203.0.113",
      "x".repeat(10_000),
    ]) {
      expect(ask("127.0.0.1", text), text).toBeNull();
    }
    expect(ask("127.0.0.1", "203.0.113.9, nonsense")).toBeNull();
  });

  it("is the proxy's own when it names nobody", () => {
    expect(ask("127.0.0.1", "")).toBe("127.0.0.1");
  });

  it("never fails, and is always a plain address or unknown", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6(), fc.string({ unit: "binary" })), (text) => {
        const address = ask("127.0.0.1", text);
        expect(address === null || normalizeAddress(address) === address).toBe(true);
      }),
    );
  });

  it("writes the same address the same way", () => {
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

  it("never tells two addresses of one subscriber apart", () => {
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
