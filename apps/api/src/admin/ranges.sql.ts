import { parseRange } from "../platform/client-address.ts";
import type { Db } from "../platform/db.ts";
import { AdminRefused, type Change, buildChange } from "./audit.sql.ts";
import { findOrganization } from "./organizations.sql.ts";

export const listRanges = (db: Db) =>
  db.query<{ range: string; organization: string }>(
    `select range::text as range, name as organization from organization_ranges
     join organizations on organizations.id = organization_id order by lower(name), range`,
  );

/** Adds an address range. Overlapping ranges are refused, so that an address belongs to one organization. */
export async function addRange(tx: Db, named: string, text: string): Promise<Change | null> {
  const organization = await findOrganization(tx, named);
  const range = await readRange(tx, text);
  // Concurrent commands wouldn't see each other's range.
  await tx.exec("lock table organization_ranges in share row exclusive mode");
  const [other] = await tx.query<{ range: string; organization: string; is_same: boolean }>(
    `select range::text as range, name as organization, organizations.id = $2 as is_same
     from organization_ranges join organizations on organizations.id = organization_id
     where range && $1::cidr order by range limit 1`,
    [range, organization.id],
  );
  if (other?.is_same && other.range === range) return null;
  if (other) throw new AdminRefused(`${range} overlaps ${other.range} of ${other.organization}.`);
  await tx.query("insert into organization_ranges (organization_id, range) values ($1, $2::cidr)", [
    organization.id,
    range,
  ]);
  return buildChange(range, null, { organization: organization.name });
}

export async function removeRange(tx: Db, text: string): Promise<Change | null> {
  const range = await readRange(tx, text);
  const [gone] = await tx.query<{ organization: string }>(
    `delete from organization_ranges using organizations
     where range = $1::cidr and organizations.id = organization_id returning name as organization`,
    [range],
  );
  if (!gone) throw new AdminRefused(`No organization has the range ${range}.`);
  return buildChange(range, { organization: gone.organization }, null);
}

async function readRange(db: Db, text: string): Promise<string> {
  const parsed = parseRange(text.trim());
  if (!parsed) throw new AdminRefused(`“${text}” isn’t an address range: write 203.0.113.0/24 or 2001:db8:5::/48`);
  const { address, bits } = parsed;
  if (bits === 0) throw new AdminRefused(`${text} contains all addresses.`);
  const [read] = await db.query<{ network: string; given: string; is_loopback: boolean; is_mapped: boolean }>(
    `select network($1::inet)::text as network, $1::inet::text as given,
       $1::inet && inet '127.0.0.0/8' or $1::inet && inet '::1/128' as is_loopback,
       $1::inet && inet '::ffff:0:0/96' as is_mapped`,
    [`${address}/${bits}`],
  );
  if (!read || read.is_mapped)
    throw new AdminRefused(`${text} contains IPv4 addresses written as IPv6: write them in IPv4.`);
  // A local proxy without forwarding headers appears as loopback, which would admit all its visitors.
  if (read.is_loopback) throw new AdminRefused(`${text} contains this machine’s own addresses.`);
  const [network = ""] = read.network.split("/");
  const [given = ""] = read.given.split("/");
  if (network !== given)
    throw new AdminRefused(`${text} doesn’t begin with the first address of its range: write ${network}/${bits}.`);
  return `${network}/${bits}`;
}
