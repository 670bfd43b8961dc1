import { BlockList, isIP } from "node:net";
import type { FastifyRequest } from "fastify";

/** More forwarding entries than any real chain of proxies writes. */
const MAX_HOPS = 30;

/** Tells the address a request comes from, in plain notation, or null when it cannot be told for sure. */
export type ClientAddress = (request: Pick<FastifyRequest, "socket" | "headers">) => string | null;

/** Tells whether an address is among some addresses and CIDRs. */
export function createAddressList(entries: readonly string[]): (address: string) => boolean {
  const listed = new BlockList();
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) listed.addAddress(address, family);
    else listed.addSubnet(address, Number(bits), family);
  }
  return (address) => listed.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** The socket's address, or the one X-Forwarded-For names as far as trusted proxies wrote it. */
export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
  const isTrusted = createAddressList(trustedProxies);

  return ({ socket, headers }) => {
    let address = normalizeAddress(socket.remoteAddress ?? "");
    const hops = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",").slice(-MAX_HOPS);
    while (address !== null && isTrusted(address)) {
      const hop = hops.pop()?.trim();
      // A trusted proxy that names nobody speaks for itself.
      if (hop === undefined || hop === "") return address;
      address = normalizeAddress(hop);
    }
    return address;
  };
}

/** IPv4 in dots, IPv4-mapped IPv6 likewise, IPv6 in its shortest form; null for anything else. */
export function normalizeAddress(text: string): string | null {
  const withoutZone = text.replace(/%.*$/, "");
  switch (isIP(withoutZone)) {
    case 4:
      return withoutZone;
    case 6: {
      const shortest = new URL(`http://[${withoutZone}]/`).hostname.slice(1, -1);
      const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(shortest) ?? [];
      if (high === undefined || low === undefined) return shortest;
      const bytes = [high, low].flatMap((pair) => [Number.parseInt(pair, 16) >> 8, Number.parseInt(pair, 16) & 255]);
      return bytes.join(".");
    }
    default:
      return null;
  }
}

/**
 * Whom to count an address for: IPv4 by itself, IPv6 by its first 64 bits, since whoever has one such address has all
 * that share them.
 */
export function findNetwork(address: string | null): string {
  const plain = address === null ? null : normalizeAddress(address);
  if (plain === null || !plain.includes(":")) return plain ?? "unknown";
  const [before = [], after] = plain.split("::").map((part) => (part === "" ? [] : part.split(":")));
  const zeros = after === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => "0");
  return `${[...before, ...zeros, ...(after ?? [])].slice(0, 4).join(":")}::/64`;
}
