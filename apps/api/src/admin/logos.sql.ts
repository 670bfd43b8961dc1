import type { Db } from "../platform/db.ts";
import { type Change, buildChange } from "./audit.sql.ts";
import { findOrganization } from "./organizations.sql.ts";
import type { Logo } from "./read-logo.ts";

export interface OrganizationLogo {
  organization: string;
  bytes: number | null;
  sha256: string | null;
}

const selectLogos = (condition: string): string =>
  `select name as organization, octet_length(decode(contents, 'base64')) as bytes,
     left(encode(sha256(decode(contents, 'base64')), 'hex'), 16) as sha256
   from organizations left join organization_logos on organization_id = id where ${condition} order by lower(name)`;

export const listLogos = (db: Db): Promise<OrganizationLogo[]> =>
  db.query<OrganizationLogo>(selectLogos("contents is not null"));

export async function findLogo(db: Db, named: string): Promise<OrganizationLogo> {
  const { id, name } = await findOrganization(db, named);
  const [logo] = await db.query<OrganizationLogo>(selectLogos("id = $1"), [id]);
  return logo ?? { organization: name, bytes: null, sha256: null };
}

export async function setLogo(tx: Db, named: string, { contents, width, height }: Logo): Promise<Change | null> {
  const { id, name } = await findOrganization(tx, named);
  const before = await findLogo(tx, named);
  await tx.query(
    `insert into organization_logos (organization_id, contents) values ($1, $2)
     on conflict (organization_id) do update set contents = excluded.contents`,
    [id, Buffer.from(contents).toString("base64")],
  );
  const { sha256 } = await findLogo(tx, named);
  if (before.sha256 === sha256) return null;
  return buildChange(name, { logo: before.sha256 }, { logo: sha256, pixels: `${width} x ${height}` });
}

export async function removeLogo(tx: Db, named: string): Promise<Change | null> {
  const { id, name } = await findOrganization(tx, named);
  const before = await findLogo(tx, named);
  if (before.bytes === null) return null;
  await tx.query("delete from organization_logos where organization_id = $1", [id]);
  return buildChange(name, { logo: before.sha256 }, { logo: null });
}
