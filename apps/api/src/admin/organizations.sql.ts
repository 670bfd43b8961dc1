import { formatAccess, parseAccess } from "@rotunda/core";
import { insertRows, updateRows } from "../directory/rows.ts";
import { type Db, findValue } from "../platform/db.ts";
import { AdminRefused, type Change, buildChange } from "./audit.sql.ts";

/** An organization's editable facts by column; `access` has the format that sessions use. */
export interface OrganizationFacts {
  name: string;
  product_name: string;
  account_id: string;
  salesforce_id: string;
  /** ISO date; null means unlimited. */
  account_expiration: string | null;
  export_cap: number;
  subscription_modules: number[];
  profile_requests_allowed: number;
  advisor_name: string;
  advisor_email: string;
  advisor_phone: string;
  access: string;
}

export type Organization = OrganizationFacts & {
  id: number;
  has_custom_logo: boolean;
  users: number;
  ranges: string[];
};

const selectOrganizations = (condition: string): string =>
  `select o.id, o.name, product_name, account_id, salesforce_id, account_expiration, export_cap, subscription_modules,
     profile_requests_allowed, advisor_name, advisor_email, advisor_phone,
     exists (select from organization_logos where organization_id = o.id) as has_custom_logo,
     coalesce((select string_agg(codename || ':' || to_char(expires_on, 'YYYY-MM-DD'), ';' order by codename)
       from organization_access where organization_id = o.id), '') as access,
     (select count(*)::int from users where organization_id = o.id) as users,
     array(select range::text from organization_ranges where organization_id = o.id order by range) as ranges
   from organizations o where ${condition} order by lower(o.name), o.id`;

export const listOrganizations = (db: Db): Promise<Organization[]> =>
  db.query<Organization>(selectOrganizations("true"));

/** Finds an organization by case-insensitive name or by number (`#12`). */
export async function findOrganization(db: Db, named: string): Promise<Organization> {
  const [, number] = /^#(\d{1,9})$/u.exec(named) ?? [];
  const [organization] = await db.query<Organization>(
    selectOrganizations(number === undefined ? "lower(o.name) = lower($1)" : "o.id = $1::int"),
    [number ?? named.trim()],
  );
  if (!organization) throw new AdminRefused(`There is no organization “${named}”.`);
  return organization;
}

export async function addOrganization(
  tx: Db,
  facts: Partial<OrganizationFacts> & { name: string },
): Promise<Change | null> {
  await refuseTaken(tx, facts.name, null);
  const [added] = await insertRows<{ id: number }>(tx, "organizations", [{ name: facts.name }], "returning id");
  await store(tx, added?.id ?? 0, facts);
  return buildChange(facts.name, null, pickFacts(await findOrganization(tx, facts.name)));
}

export async function setOrganization(
  tx: Db,
  named: string,
  facts: Partial<OrganizationFacts>,
): Promise<Change | null> {
  const before = await findOrganization(tx, named);
  if (facts.name !== undefined) await refuseTaken(tx, facts.name, before.id);
  await store(tx, before.id, facts);
  return buildChange(before.name, pickFacts(before), pickFacts(await findOrganization(tx, `#${before.id}`)));
}

export async function removeOrganization(
  tx: Db,
  named: string,
  { withUsers }: { withUsers: boolean },
): Promise<Change | null> {
  const before = await findOrganization(tx, named);
  if (before.users > 0 && !withUsers) {
    const people = before.users === 1 ? "1 user" : `${before.users} users`;
    throw new AdminRefused(
      `${before.name} has ${people}, whose folders would go with it. To remove them too: --with-users`,
    );
  }
  await tx.query("delete from organizations where id = $1", [before.id]);
  return buildChange(before.name, { ...pickFacts(before), users: before.users, ranges: before.ranges }, null);
}

const pickFacts = ({ id: _id, users: _users, ranges: _ranges, has_custom_logo: _logo, ...facts }: Organization) =>
  facts;

async function refuseTaken(tx: Db, name: string, except: number | null): Promise<void> {
  const others = "select name from organizations where lower(name) = lower($1) and id is distinct from $2::int";
  const taken = await findValue<string>(tx, others, [name, except]);
  if (taken !== null) throw new AdminRefused(`An organization ${taken} already exists.`);
}

async function store(tx: Db, id: number, { access, ...columns }: Partial<OrganizationFacts>): Promise<void> {
  if (Object.keys(columns).length > 0) await updateRows(tx, "organizations", [{ id, ...columns }]);
  if (access === undefined) return;
  await tx.query("delete from organization_access where organization_id = $1", [id]);
  await insertRows(
    tx,
    "organization_access",
    parseAccess(access).map(({ codename, expiration }) => ({ organization_id: id, codename, expires_on: expiration })),
  );
}

const CODENAMES = ["vignette", "plus"];

export function readAccess(text: string): string {
  if (text === "none") return "";
  const written = text.split(";").filter((pair) => pair.trim() !== "");
  const entries = parseAccess(text);
  const isWhole = entries.every(({ expiration }) => /^\d{4}-\d{2}-\d{2}$/u.test(expiration));
  if (entries.length === 0 || entries.length < written.length || !isWhole)
    throw new AdminRefused(`“${text}” isn’t access: write vignette:2027-12-31;plus:2027-12-31, or none`);
  const unknown = entries.find(({ codename }) => !CODENAMES.includes(codename));
  if (unknown)
    throw new AdminRefused(`There is no access called “${unknown.codename}”: it is ${CODENAMES.join(" or ")}.`);
  if (new Set(entries.map(({ codename }) => codename)).size < entries.length)
    throw new AdminRefused(`“${text}” names the same access twice.`);
  return formatAccess(entries.toSorted((a, b) => (a.codename < b.codename ? -1 : 1)));
}
