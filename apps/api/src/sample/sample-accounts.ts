import { setLogo } from "../admin/logos.sql.ts";
import { readLogo } from "../admin/read-logo.ts";
import { insertRows } from "../directory/rows.ts";
import type { Db } from "../platform/db.ts";
import { hashPassword, verifyPassword } from "../session/password.ts";
import data from "./content/accounts.json" with { type: "json" };

/** The password of every sample account, printed by the server when it starts with sample data. */
export const SAMPLE_PASSWORD = "rotunda-sample";

export const SAMPLE_ACCOUNTS = data.accounts;

/** Adds missing sample accounts without changing existing ones. */
export async function seedSampleAccounts(db: Db): Promise<void> {
  const known = await db.query<{ email: string }>("select lower(email) as email from users");
  const knownEmails = new Set(known.map(({ email }) => email));
  const missing = SAMPLE_ACCOUNTS.filter(({ email }) => !knownEmails.has(email));
  // Hashing is slow on purpose, and the password is printed anyway, so one hash is enough.
  const hash = missing.length > 0 ? await hashPassword(SAMPLE_PASSWORD) : "";
  await db.transaction(async (tx) => {
    await seedOrganizations(tx);
    await tx.query(
      `insert into users (organization_id, email, username, first_name, last_name, password_hash, is_staff, is_super_user)
       select organizations.id, email, email, "firstName", "lastName", $2, "isStaff", "isSuperUser"
       from jsonb_to_recordset($1::text::jsonb) as fresh (email text, "firstName" text, "lastName" text,
         "isStaff" boolean, "isSuperUser" boolean, organization text)
       join organizations on organizations.name = fresh.organization
       on conflict do nothing`,
      [JSON.stringify(missing), hash],
    );
    await fillExportAllowance(tx, "capped@example.org");
  });
}

async function seedOrganizations(tx: Db): Promise<void> {
  const known = await tx.query<{ name: string }>("select name from organizations");
  for (const [index, { name, access, ranges, ...columns }] of data.organizations.entries()) {
    if (known.some((one) => one.name === name)) continue;
    const row = { name, ...columns, ...data.everyOrganization, account_id: `SAMPLE-${index + 1}` };
    const [added] = await insertRows<{ id: number }>(tx, "organizations", [row], "returning id");
    const organization_id = added?.id ?? 0;
    const accessRows = access.map((each) => ({ organization_id, ...each }));
    await insertRows(tx, "organization_access", accessRows);
    const rangeRows = ranges.map((range) => ({ organization_id, range }));
    await insertRows(tx, "organization_ranges", rangeRows, "on conflict do nothing");
    if (name === data.logo.organization) await setLogo(tx, name, await readLogo(Buffer.from(data.logo.svg)));
  }
}

/** Adds exports of the last 30 days up to the cap, so that the account shows the same thing at every start. */
const fillExportAllowance = (tx: Db, email: string) =>
  tx.query(
    `insert into exports (user_id, kind, row_count)
     select id, 'contacts', missing from (
       select users.id, organizations.export_cap - coalesce((select sum(row_count) from exports
         where user_id = users.id and created_at > now() - interval '30 days'), 0)::int as missing
       from users join organizations on organizations.id = organization_id where lower(email) = $1) capped
     where missing > 0`,
    [email],
  );

/** Finds sample accounts that still have the documented password after the sample directory is removed. */
export const findAccountsWithPublishedPassword = async (db: Db): Promise<string[]> =>
  (await hasSample(db)) ? [] : listWithPublishedPassword(db);

export const hasSample = async (db: Db): Promise<boolean> =>
  (await db.query("select 1 from profiles where source = 'sample' limit 1")).length > 0;

async function listWithPublishedPassword(db: Db): Promise<string[]> {
  const users = await db.query<{ email: string; password_hash: string }>(
    `select email, password_hash from users where lower(email) = any($1::text[]) and disabled_at is null order by email`,
    [SAMPLE_ACCOUNTS.map(({ email }) => email)],
  );
  // Accounts seeded together share a hash, and checking one is slow on purpose.
  const isPublished = new Map<string, boolean>();
  for (const { password_hash: hash } of users) {
    if (!isPublished.has(hash)) isPublished.set(hash, await verifyPassword(SAMPLE_PASSWORD, hash));
  }
  return users.filter(({ password_hash }) => isPublished.get(password_hash)).map(({ email }) => email);
}

export function formatPasswordWarning(emails: readonly string[]): string {
  if (emails.length === 0) return "";
  return [
    "WARNING: The sample directory was removed, but these accounts still have their published password:",
    ...emails.map((email) => `  ${email}`),
    "Anyone who has read the documentation can log in with them. Log in to each one and change its password under",
    "My Account, or start the server with SAMPLE_DATA=off: it then refuses the published password.",
  ].join("\n");
}

export const NO_ACCOUNTS = `There are no accounts, so nobody can log in. Add the first:
  npm run admin -- user first you@example.org`;

export async function describeAccounts(db: Db, { sampleData }: { sampleData: boolean }): Promise<string> {
  const [row] = await db.query<{ count: number }>("select count(*)::int as count from users");
  const count = row?.count ?? 0;
  if (count === 0) return NO_ACCOUNTS;
  // Without sample data the published password is refused.
  const published = sampleData ? await listWithPublishedPassword(db) : [];
  const own = count - published.length;
  const parts: string[] = [];
  if (published.length > 0) {
    parts.push((await hasSample(db)) ? describeSampleAccounts(published) : formatPasswordWarning(published));
  }
  if (own > 0) {
    const others = published.length === 0 ? "" : " with other passwords";
    parts.push(`${own === 1 ? "1 account" : `${own} accounts`}${others}: npm run admin -- user list`);
  }
  return parts.join("\n\n");
}

function describeSampleAccounts(published: readonly string[]): string {
  const accounts = SAMPLE_ACCOUNTS.filter(({ email }) => published.includes(email));
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return [
    `Sample data. Log in with one of these accounts; the password of each is ${SAMPLE_PASSWORD}`,
    ...accounts.map(({ email, shows }) => `  ${email.padEnd(width)}  ${shows}`),
  ].join("\n");
}
