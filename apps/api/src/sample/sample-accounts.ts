import { insertRows } from "../directory/rows.ts";
import type { Db } from "../platform/db.ts";
import { hashPassword } from "../session/password.ts";
import { LOGO_ORGANIZATION, setSampleLogo } from "./sample-logo.ts";

/** The password of every sample account, printed by the server when it starts with sample data. */
export const SAMPLE_PASSWORD = "rotunda-sample";

export interface SampleAccount {
  email: string;
  firstName: string;
  lastName: string;
  organization: string;
  isStaff?: boolean;
  isSuperUser?: boolean;
  /** What the account is there to show. */
  shows: string;
}

const ALL_MODULES = [1, 2, 3, 4];
const FAR_OFF = "2099-12-31";
const LONG_AGO = "2025-06-30";

interface SampleOrganization {
  name: string;
  account_expiration: string;
  subscription_modules: number[];
  /** Expiry of the access entries it has. */
  access: { codename: "vignette" | "plus"; expires_on: string }[];
  ranges: string[];
}

const organization = (name: string, differs: Partial<SampleOrganization> = {}): SampleOrganization => ({
  name,
  account_expiration: FAR_OFF,
  subscription_modules: ALL_MODULES,
  access: [
    { codename: "vignette", expires_on: FAR_OFF },
    { codename: "plus", expires_on: FAR_OFF },
  ],
  ranges: [],
  ...differs,
});

const ORGANIZATIONS: readonly SampleOrganization[] = [
  organization("Harbor & Vale Public Affairs"),
  organization("Prairie Policy Group", {
    subscription_modules: [1],
    access: [{ codename: "vignette", expires_on: FAR_OFF }],
  }),
  organization("Old Mill Strategies", {
    account_expiration: LONG_AGO,
    access: [{ codename: "vignette", expires_on: LONG_AGO }],
  }),
  organization("Lantern Street Associates", { access: [] }),
  organization("Rotunda Press"),
  organization("Meridian Trade Council"),
  organization(LOGO_ORGANIZATION),
  organization("Capitol City Public Library", { ranges: ["203.0.113.0/24", "2001:db8:5::/48"] }),
];

export const SAMPLE_ACCOUNTS: readonly SampleAccount[] = [
  {
    email: "member@example.org",
    firstName: "Morgan",
    lastName: "Ellery",
    organization: "Harbor & Vale Public Affairs",
    shows: "all modules",
  },
  {
    email: "limited@example.org",
    firstName: "Lee",
    lastName: "Marchetti",
    organization: "Prairie Policy Group",
    shows: "federal policymakers only",
  },
  {
    email: "lapsed@example.org",
    firstName: "Robin",
    lastName: "Thackery",
    organization: "Old Mill Strategies",
    shows: "an expired subscription",
  },
  {
    email: "noaccess@example.org",
    firstName: "Jamie",
    lastName: "Osgood",
    organization: "Lantern Street Associates",
    shows: "signed in without access to the directory",
  },
  {
    email: "staff@example.org",
    firstName: "Casey",
    lastName: "Winslow",
    organization: "Rotunda Press",
    isStaff: true,
    shows: "a member of the publisher’s staff",
  },
  {
    email: "super@example.org",
    firstName: "Avery",
    lastName: "Kingsley",
    organization: "Rotunda Press",
    isStaff: true,
    isSuperUser: true,
    shows: "a super user",
  },
  {
    email: "capped@example.org",
    firstName: "Dana",
    lastName: "Prewitt",
    organization: "Meridian Trade Council",
    shows: "an export allowance that is used up",
  },
  {
    email: "logo@example.org",
    firstName: "Quinn",
    lastName: "Abernathy",
    organization: LOGO_ORGANIZATION,
    shows: "an organization with a logo of its own",
  },
];

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
            is_staff: account.isStaff ?? false,
            is_super_user: account.isSuperUser ?? false,
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
  const missing = ORGANIZATIONS.filter(({ name }) => !known.some((one) => one.name === name));
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
  const rows = <T>(part: (each: SampleOrganization) => T[]) =>
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
