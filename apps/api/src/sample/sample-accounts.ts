import { insertRows } from "../directory/rows.ts";
import type { Db } from "../platform/db.ts";
import { hashPassword } from "../session/password.ts";
import data from "./content/accounts.json" with { type: "json" };
import { LOGO_ORGANIZATION, setSampleLogo } from "./sample-logo.ts";

/** The password of every sample account, printed by the server when it starts with sample data. */
export const SAMPLE_PASSWORD = "rotunda-sample";

/** Each account, and what it is there to show. */
export const SAMPLE_ACCOUNTS = data.accounts;
export type SampleAccount = (typeof SAMPLE_ACCOUNTS)[number];

/** Adds the sample accounts that are missing; those that are there keep whatever became of them, password included. */
export async function seedSampleAccounts(db: Db): Promise<void> {
  const known = await db.query<{ email: string }>("select lower(email) as email from users");
  const knownEmails = new Set(known.map(({ email }) => email));
  const missing = SAMPLE_ACCOUNTS.filter(({ email }) => !knownEmails.has(email));
  // One hash for all: the password is printed anyway, and hashing is meant to be slow.
  const hash = missing.length > 0 ? await hashPassword(SAMPLE_PASSWORD) : "";
  await db.transaction(async (tx) => {
    await seedOrganizations(tx);
    await tx.query(
      `insert into users (organization_id, email, username, first_name, last_name, password_hash, is_staff, is_super_user)
       select organizations.id, fresh.email, fresh.email, first_name, last_name, password_hash, is_staff, is_super_user
       from jsonb_to_recordset($1::text::jsonb) as fresh (email text, first_name text, last_name text,
         password_hash text, is_staff boolean, is_super_user boolean, organization text)
       join organizations on organizations.name = fresh.organization
       on conflict do nothing`,
      [
        JSON.stringify(
          missing.map((account) => ({
            email: account.email,
            first_name: account.firstName,
            last_name: account.lastName,
            password_hash: hash,
            is_staff: account.isStaff,
            is_super_user: account.isSuperUser,
            organization: account.organization,
          })),
        ),
      ],
    );
    await fillExportAllowance(tx, "capped@example.org");
  });
}

async function seedOrganizations(tx: Db): Promise<void> {
  const known = await tx.query<{ name: string }>("select name from organizations");
  const missing = data.organizations.filter(({ name }) => !known.some((one) => one.name === name));
  const added = await insertRows<{ id: number; name: string }>(
    tx,
    "organizations",
    missing.map(({ name, account_expiration, subscription_modules }, index) => ({
      name,
      account_expiration,
      subscription_modules,
      product_name: "Rotunda",
      account_id: `SAMPLE-${index + 1}`,
      salesforce_id: "",
      export_cap: 1500,
      profile_requests_allowed: 10,
      profile_requests_pending: 1,
      profile_requests_completed: 2,
      advisor_name: "Sam Whitlock",
      advisor_email: "advisor@example.org",
      advisor_phone: "202-555-0143",
    })),
    "id, name",
  );
  if (missing.some(({ name }) => name === LOGO_ORGANIZATION)) await setSampleLogo(tx);
  const idOf = new Map(added.map(({ id, name }) => [name, id]));
  const rows = <T>(part: (each: (typeof missing)[number]) => T[]) =>
    missing.flatMap((each) => part(each).map((row) => ({ organization_id: idOf.get(each.name), ...row })));
  await insertRows(
    tx,
    "organization_access",
    rows(({ access }) => access),
  );
  for (const { organization_id, range } of rows(({ ranges }) => ranges.map((range) => ({ range })))) {
    await tx.query(
      "insert into organization_ranges (organization_id, range) values ($1, $2::cidr) on conflict do nothing",
      [organization_id, range],
    );
  }
}

/** Tops the last 30 days up to the cap, so that the account shows the same thing at every start. */
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
