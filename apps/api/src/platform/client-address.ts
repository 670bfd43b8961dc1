import { BlockList, isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";

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

export function findClientAddress({ ip }: Pick<FastifyRequest, "ip">): string | null {
  return normalizeAddress(ip ?? "");
}

/** Normalizes an address: IPv4 (even if mapped to IPv6) in dotted form, IPv6 in its shortest form; null if invalid. */
export function normalizeAddress(text: string): string | null {
  const withoutZone = text.replace(/%.*$/, "");
  return isIP(withoutZone) === 0 ? null : ipaddr.process(withoutZone).toString();
}

/** Returns the rate-limit key: the IPv4 address, or the /64 of IPv6, which one client may own. */
export function findNetwork(address: string | null): string {
  const plain = address === null ? null : normalizeAddress(address);
  if (plain === null || !plain.includes(":")) return plain ?? "unknown";
  const groups = ipaddr.IPv6.parse(plain).parts.slice(0, 4);
  return `${groups.map((group) => group.toString(16)).join(":")}::/64`;
}

/** Parses an address or a range, like 10.0.0.5 or 192.168.0.0/16; null if it is neither. */
export function parseRange(text: string): { address: string; bits: number } | null {
  const [, address = "", length] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  const bitsMax = family === 4 ? 32 : 128;
  const bits = Number(length ?? bitsMax);
  return family === 0 || bits > bitsMax ? null : { address, bits };
}
