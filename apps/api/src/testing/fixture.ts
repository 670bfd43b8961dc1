import { seedLookups } from "../directory/lookups.ts";
import type { Db } from "../platform/db.ts";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { hashPassword } from "../session/password.ts";
import { loadOnce } from "./fixture-copy.ts";
import directory from "./fixture-directory.json" with { type: "json" };
import { idsOf, insertFixture, insertTables } from "./insert-rows.ts";

/** Ids of the fixture's records. Profiles, groups and contacts have separate id spaces. */
export const IDS = { ...idsOf(directory.profiles), ...idsOf(directory.groups), ...idsOf(directory.contacts) };

export const FIXTURE_PASSWORD = "fixture-password";

/** Range with access without login. */
const FIXTURE_RANGE = "203.0.113.0/24";

/** Accounts by the local part of their e-mail. */
export type AccountName = "member" | "limited" | "lapsed" | "noaccess" | "staff" | "super" | "capped" | "logo";

export type Accounts = Record<AccountName, number>;

export const FIXTURE_LOGO =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const ALL_MODULES = [1, 2, 3, 4];
const OPEN_UNTIL = "2099-12-31";

const ORGANIZATIONS: { name: string; accounts: AccountName[]; row: object; access: string | null }[] = [
  { name: "Everything", accounts: ["member", "staff", "super"], row: {}, access: OPEN_UNTIL },
  { name: "Federal Only", accounts: ["limited"], row: { subscription_modules: [1] }, access: OPEN_UNTIL },
  { name: "Lapsed", accounts: ["lapsed"], row: { account_expiration: "2020-01-31" }, access: "2020-01-31" },
  { name: "No Access", accounts: ["noaccess"], row: {}, access: null },
  { name: "Capped", accounts: ["capped"], row: { export_cap: 5 }, access: OPEN_UNTIL },
  { name: "Logo", accounts: ["logo"], row: {}, access: OPEN_UNTIL },
];

/** Loads a small searchable directory of fictional people and an account of each kind. */
export const loadFixture: (db: Db) => Promise<Accounts> = loadOnce(async (db) => {
  await seedLookups(db);
  await insertTables(db, directory);
  await rebuildSearch(db);
  return insertAccounts(db);
});

export async function insertAccounts(db: Db): Promise<Accounts> {
  const passwordHash = await cheapHash();
  const accounts: Partial<Accounts> = {};
  for (const { name, accounts: names, row, access } of ORGANIZATIONS) {
    const [organization] = await insertFixture(db, "organizations", [
      { name, account_expiration: OPEN_UNTIL, subscription_modules: ALL_MODULES, ...row },
    ]);
    if (!organization) throw new Error(`The organization ${name} was not created.`);
    if (name === "Logo") {
      await insertFixture(db, "organization_logos", [{ organization_id: organization.id, contents: FIXTURE_LOGO }]);
    }
    if (name === "Everything") {
      await insertFixture(db, "organization_ranges", [{ organization_id: organization.id, range: FIXTURE_RANGE }]);
    }
    if (access !== null) {
      await insertFixture(db, "organization_access", [
        { organization_id: organization.id, codename: "vignette", expires_on: access },
      ]);
    }
    for (const account of names) {
      const [user] = await insertFixture(db, "users", [
        {
          organization_id: organization.id,
          email: `${account}@example.org`,
          username: account,
          first_name: account,
          last_name: "Fixture",
          password_hash: passwordHash,
          is_staff: account === "staff",
          is_super_user: account === "super",
        },
      ]);
      if (user) accounts[account] = user.id;
    }
  }
  return accounts as Accounts;
}

let hash: Promise<string> | undefined;
const cheapHash = (): Promise<string> => (hash ??= hashPassword(FIXTURE_PASSWORD, { log2N: 10, r: 8, p: 1 }));
