import { seedLookups } from "../directory/lookups.ts";
import type { Db } from "../platform/db.ts";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { hashPassword } from "../session/password.ts";
import { fillNames } from "./fill-names.ts";
import accounts from "./fixture-accounts.json" with { type: "json" };
import { loadOnce } from "./fixture-copy.ts";
import directory from "./fixture-directory.json" with { type: "json" };
import { idsOf, insertFixture, insertTables } from "./insert-rows.ts";

/** Ids of the fixture's records. Profiles, groups and contacts have separate id spaces. */
export const IDS = { ...idsOf(directory.profiles), ...idsOf(directory.groups), ...idsOf(directory.contacts) };

export const FIXTURE_PASSWORD = "fixture-password";

/** Accounts by the local part of their e-mail. */
export type AccountName = "member" | "limited" | "lapsed" | "noaccess" | "staff" | "super" | "capped" | "logo";

export type Accounts = Record<AccountName, number>;

export const FIXTURE_LOGO =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Loads a small searchable directory of fictional people and an account of each kind. */
export const loadFixture: (db: Db) => Promise<Accounts> = loadOnce(async (db) => {
  await seedLookups(db);
  await insertTables(db, directory);
  await rebuildSearch(db);
  return insertAccounts(db);
});

export async function insertAccounts(db: Db): Promise<Accounts> {
  const { users, ...tables } = fillNames(accounts, { logo: FIXTURE_LOGO });
  await insertTables(db, tables);
  const password_hash = await cheapHash();
  const people = users.map((user) => {
    const { username } = user;
    return { ...user, email: `${username}@example.org`, first_name: username, last_name: "Fixture", password_hash };
  });
  await insertFixture(db, "users", people);
  return Object.fromEntries(users.map(({ username, id }) => [username, id])) as Accounts;
}

let hash: Promise<string> | undefined;
const cheapHash = (): Promise<string> => (hash ??= hashPassword(FIXTURE_PASSWORD, { log2N: 10, r: 8, p: 1 }));
