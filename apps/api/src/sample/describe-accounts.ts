import type { Db } from "../platform/db.ts";
import {
  formatPasswordWarning,
  hasSample,
  listWithPublishedPassword,
  SAMPLE_ACCOUNTS,
  SAMPLE_PASSWORD,
} from "./sample-accounts.ts";

export const NO_ACCOUNTS = `There are no accounts, so nobody can log in. Add the first:
  npm run admin -- user first you@example.org`;

export async function describeAccounts(db: Db, { sampleData }: { sampleData: boolean }): Promise<string> {
  const [row] = await db.query<{ count: number }>("select count(*)::int as count from users");
  const count = row?.count ?? 0;
  if (count === 0) return NO_ACCOUNTS;
  // Without sample data their published password is refused.
  const published = sampleData ? await listWithPublishedPassword(db) : [];
  const own = count - published.length;
  const list = own === 1 ? "1 account" : `${own} accounts`;
  return [
    ...(published.length === 0
      ? []
      : [(await hasSample(db)) ? listSample(published) : formatPasswordWarning(published)]),
    ...(own === 0
      ? []
      : [`${list}${published.length === 0 ? "" : " with other passwords"}: npm run admin -- user list`]),
  ].join("\n\n");
}

function listSample(published: readonly string[]): string {
  const accounts = SAMPLE_ACCOUNTS.filter(({ email }) => published.includes(email));
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return [
    `Sample data. Log in with one of these accounts; the password of each is ${SAMPLE_PASSWORD}`,
    ...accounts.map(({ email, shows }) => `  ${email.padEnd(width)}  ${shows}`),
  ].join("\n");
}
