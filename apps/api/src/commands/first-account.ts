import { AdminRefused } from "../admin/audit.sql.ts";
import { hasUsers, requireEmail } from "../admin/users.sql.ts";
import type { Db } from "../platform/db.ts";
import { NO_ACCOUNTS } from "../sample/sample-accounts.ts";
import { NOUNS, parseVerb, runVerb } from "./admin.ts";
import type { Surroundings } from "./run-command.ts";

const QUESTION = "There are no accounts yet. Email address of the first account (empty: none): ";

/** Plans the first account before a long import. Returns its address, empty for none, or null if there are accounts. */
export async function planFirstAccount(
  db: Db,
  given: string | undefined,
  { ask, complaints }: Pick<Surroundings, "ask" | "complaints">,
): Promise<string | null> {
  if (given !== undefined) requireEmail(given.trim());
  if (await hasUsers(db)) return null;
  if (given !== undefined) return given.trim();
  if (!ask) return "";
  for (;;) {
    const email = await ask(QUESTION);
    if (email === "") return "";
    try {
      requireEmail(email);
      return email;
    } catch (cause) {
      if (!(cause instanceof AdminRefused)) throw cause;
      complaints.write(`${cause.message}\n`);
    }
  }
}

export async function addFirstAccount(db: Db, email: string): Promise<string> {
  const { user } = NOUNS;
  if (email === "" || !user) return NO_ACCOUNTS;
  return (await runVerb(db, parseVerb("user", user, ["first", email]))).text;
}
