import type { AppDeps } from "../platform/app-deps.ts";
import { createSlidingWindow } from "../platform/sliding-window.ts";
import type { Jobs } from "../jobs/create-jobs.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { setPassword } from "./password-resets.sql.ts";
import { type PasswordRefusal, refusePassword } from "./password-rules.ts";
import { endOtherSessions } from "./sessions.sql.ts";
import { TooBusy } from "../platform/concurrency-limit.ts";

const WINDOW_MS = 15 * 60 * 1000;
const TRIES = 10;

export interface PasswordChange {
  userId: number;
  current: string;
  wanted: string;
  /** The session to keep. */
  token: string;
}

export type PasswordOutcome =
  | { do: "changed" }
  | { do: "refuse"; because: "wrong" | PasswordRefusal | "too-often" | "busy" };

/** Changes a password with the old one, ends other sessions and mails the owner. */
export function createPasswordChange({ db, clock, jobs }: Pick<AppDeps, "db" | "clock"> & { jobs: Jobs }) {
  const tries = createSlidingWindow({ db, clock }, { name: "password change", limit: TRIES, windowMs: WINDOW_MS });
  return async ({ userId, current, wanted, token }: PasswordChange): Promise<PasswordOutcome> => {
    const [account] = await db.query<{ email: string; password_hash: string }>(
      "select email, password_hash from users where id = $1",
      [userId],
    );
    if (!account) return { do: "refuse", because: "wrong" };
    const because = await refusePassword(wanted, account.email);
    if (because !== null) return { do: "refuse", because };
    if ((await tries.take(String(userId))).do === "wait") return { do: "refuse", because: "too-often" };
    const checked = await checkAndHash(current, account.password_hash, wanted);
    if (checked.do === "refuse") {
      if (checked.because === "busy") await tries.giveBack(String(userId));
      return checked;
    }
    await tries.forget(String(userId));
    const { hash } = checked;
    await db.transaction(async (tx) => {
      await setPassword(tx, userId, hash);
      await endOtherSessions(tx, userId, token);
      await jobs.enqueue(tx, { kind: "password-changed", userId, request: {} });
    });
    jobs.wake();
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
