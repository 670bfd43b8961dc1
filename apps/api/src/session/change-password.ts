import type { AppDeps } from "../platform/app-deps.ts";
import { createSlidingWindow } from "../platform/sliding-window.ts";
import type { Jobs } from "../jobs/create-jobs.ts";
import { hashPassword, unlessBusy, verifyPassword } from "./password.ts";
import { setPassword } from "./password-resets.sql.ts";
import { type PasswordRefusal, refusePassword } from "./password-rules.ts";
import { endOtherSessions } from "./sessions.sql.ts";

const WINDOW_MS = 15 * 60 * 1000;
const ATTEMPTS_MAX = 10;

interface PasswordChange {
  userId: number;
  current: string;
  wanted: string;
  /** The session to keep. */
  token: string;
}

type PasswordOutcome = { do: "changed" } | { do: "refuse"; because: "wrong" | PasswordRefusal | "too-often" | "busy" };

/** Changes a password with the old one, ends other sessions and mails the owner. */
export function createPasswordChange({ db, clock, jobs }: Pick<AppDeps, "db" | "clock"> & { jobs: Jobs }) {
  const tries = createSlidingWindow(
    { db, clock },
    { name: "password change", limit: ATTEMPTS_MAX, windowMs: WINDOW_MS },
  );
  return async ({ userId, current, wanted, token }: PasswordChange): Promise<PasswordOutcome> => {
    const [account] = await db.query<{ email: string; password_hash: string }>(
      "select email, password_hash from users where id = $1",
      [userId],
    );
    if (!account) return { do: "refuse", because: "wrong" };
    const because = await refusePassword(wanted, account.email);
    if (because !== null) return { do: "refuse", because };
    if ((await tries.take(String(userId))).do === "wait") return { do: "refuse", because: "too-often" };
    const turn = { reader: `user ${userId}` };
    const hash = await unlessBusy(async () =>
      (await verifyPassword(current, account.password_hash, turn)) ? hashPassword(wanted, undefined, turn) : "",
    );
    if (hash === null) await tries.giveBack(String(userId));
    if (!hash) return { do: "refuse", because: hash === null ? "busy" : "wrong" };
    await tries.forget(String(userId));
    await db.transaction(async (tx) => {
      await setPassword(tx, userId, hash);
      await endOtherSessions(tx, userId, token);
      await jobs.enqueue(tx, { kind: "password-changed", userId, request: {} });
    });
    jobs.wake();
    return { do: "changed" };
  };
}
