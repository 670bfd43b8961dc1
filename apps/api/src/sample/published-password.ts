import type { Db } from "../platform/db.ts";
import { verifyPassword } from "../session/password.ts";
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from "./sample-accounts.ts";

/** The sample accounts that anyone who has read the documentation can log in to, once the sample directory is gone. */
export async function accountsWithPublishedPassword(db: Db): Promise<string[]> {
  const users = await db.query<{ email: string; password_hash: string }>(
    `select email, password_hash from users where lower(email) = any($1::text[]) and disabled_at is null
       and not exists (select 1 from profiles where source = 'sample') order by email`,
    [SAMPLE_ACCOUNTS.map(({ email }) => email)],
  );
  // Accounts seeded together share a hash, and trying one is meant to be slow.
  const isPublished = new Map<string, boolean>();
  for (const { password_hash: hash } of users) {
    if (!isPublished.has(hash)) isPublished.set(hash, await verifyPassword(SAMPLE_PASSWORD, hash));
  }
  return users.filter(({ password_hash }) => isPublished.get(password_hash)).map(({ email }) => email);
}

/** What to print when such accounts are left; empty when none is. */
export function publishedPasswordWarning(emails: readonly string[]): string {
  if (emails.length === 0) return "";
  return [
    "WARNING: The sample directory is gone, but these of its accounts still have their published password:",
    ...emails.map((email) => `  ${email}`),
    "Anyone who has read the documentation can log in with them. Log in with each and change its password under",
    "My Account, or start the server with SAMPLE_DATA=off: it then refuses the published password.",
  ].join("\n");
}
