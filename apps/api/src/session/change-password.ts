import type { AppDeps } from "../platform/app-deps.ts";
import { createSlidingWindow } from "../platform/sliding-window.ts";
import { SAMPLE_PASSWORD } from "../sample/sample-accounts.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { endOtherSessions } from "./sessions.sql.ts";
import { TooBusy } from "./turns.ts";

/** There is no rule about which characters (ASVS 6.2). */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 256;

const WINDOW_MS = 15 * 60 * 1000;
const TRIES = 10;

export interface PasswordChange {
  userId: number;
  current: string;
  wanted: string;
  /** The session that stays. */
  token: string;
}

export type PasswordOutcome =
  | { do: "changed" }
  | { do: "refuse"; because: "wrong" | "short" | "long" | "guessable" | "too-often" | "busy" };

/** Sets a new password for someone who knows the old one, and ends the other sessions. */
export function createPasswordChange({ db, clock }: Pick<AppDeps, "db" | "clock">) {
  const tries = createSlidingWindow(TRIES, WINDOW_MS, clock);
  return async ({ userId, current, wanted, token }: PasswordChange): Promise<PasswordOutcome> => {
    const [account] = await db.query<{ email: string; password_hash: string }>(
      "select email, password_hash from users where id = $1",
      [userId],
    );
    if (!account) return { do: "refuse", because: "wrong" };
    const length = wanted.length;
    if (length < PASSWORD_MIN) return { do: "refuse", because: "short" };
    if (length > PASSWORD_MAX) return { do: "refuse", because: "long" };
    if (isGuessable(wanted, account.email)) return { do: "refuse", because: "guessable" };
    if (tries.take(String(userId)).do === "wait") return { do: "refuse", because: "too-often" };
    const checked = await checkAndHash(current, account.password_hash, wanted);
    if (checked.do === "refuse") {
      if (checked.because === "busy") tries.giveBack(String(userId));
      return checked;
    }
    tries.forget(String(userId));
    const { hash } = checked;
    await db.transaction(async (tx) => {
      await tx.query("update users set password_hash = $2 where id = $1", [userId, hash]);
      await endOtherSessions(tx, userId, token);
    });
    return { do: "changed" };
  };
}

async function checkAndHash(current: string, currentHash: string, wanted: string) {
  try {
    if (!(await verifyPassword(current, currentHash))) return { do: "refuse", because: "wrong" } as const;
    return { do: "store", hash: await hashPassword(wanted) } as const;
  } catch (error) {
    if (error instanceof TooBusy) return { do: "refuse", because: "busy" } as const;
    throw error;
  }
}

/** The account's own name, the sample accounts' password, one character over and over, or a run of neighbours. */
function isGuessable(password: string, email: string): boolean {
  const text = password.toLowerCase();
  const name = email.toLowerCase();
  if (text === SAMPLE_PASSWORD || text === name || text === name.split("@")[0]) return true;
  return new Set(text).size <= 2 || "01234567890123456789 abcdefghijklmnopqrstuvwxyz qwertyuiop".includes(text);
}
