import { BlockList, isIP } from "node:net";
import type { FastifyRequest } from "fastify";

/** More forwarding entries than any real chain of proxies writes. */
const MAX_HOPS = 30;

/** Finds the client address in normalized form; null if it can't be determined. */
export type ClientAddress = (request: Pick<FastifyRequest, "socket" | "headers">) => string | null;

/** Checks an address against addresses and CIDRs. */
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
      // Without an entry the proxy itself is the client.
      if (hop === undefined || hop === "") return address;
      address = normalizeAddress(hop);
    }
    return address;
  };
}

/** Dotted IPv4, also for IPv4-mapped IPv6; shortest form of IPv6; null otherwise. */
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

/** Rate-limit key: the IPv4 address, or the /64 of an IPv6 address, since one client owns all of it. */
export function findNetwork(address: string | null): string {
  const plain = address === null ? null : normalizeAddress(address);
  if (plain === null || !plain.includes(":")) return plain ?? "unknown";
  const [before = [], after] = plain.split("::").map((part) => (part === "" ? [] : part.split(":")));
  const zeros = after === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => "0");
  return `${[...before, ...zeros, ...(after ?? [])].slice(0, 4).join(":")}::/64`;
}
