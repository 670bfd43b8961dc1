import type { AppDeps } from "../platform/settings.ts";
import { createSlidingWindow } from "../platform/sliding-window.ts";
import type { Jobs } from "../jobs/create-jobs.ts";
import { hashPassword, nullIfBusy, verifyPassword } from "./password.ts";
import { setPassword } from "./password-resets.sql.ts";
import { type PasswordRefusal, refusePassword } from "./password-rules.ts";
import { endOtherSessions } from "./sessions.sql.ts";

const WINDOW_MS = 15 * 60 * 1000;
const ATTEMPTS_MAX = 10;

type Refusal = PasswordRefusal | "wrong" | "too-often" | "busy";

/**
 * Changes a password after checking the old one, ends all sessions except the one of `token`, and mails the owner.
 * Returns the reason of a refusal, or null.
 */
export function createPasswordChange({ db, clock, jobs }: Pick<AppDeps, "db" | "clock"> & { jobs: Jobs }) {
  const tries = createSlidingWindow(
    { db, clock },
    { name: "password change", limit: ATTEMPTS_MAX, windowMs: WINDOW_MS },
  );
  return async (
    userId: number,
    { current, wanted, token }: Record<"current" | "wanted" | "token", string>,
  ): Promise<Refusal | null> => {
    const [account] = await db.query<{ email: string; password_hash: string }>(
      "select email, password_hash from users where id = $1",
      [userId],
    );
    if (!account) return "wrong";
    const because = await refusePassword(wanted, account.email);
    if (because !== null) return because;
    if ((await tries.take(String(userId))).do === "wait") return "too-often";
    const turn = { reader: `user ${userId}` };
    const hash = await nullIfBusy(async () =>
      (await verifyPassword(current, account.password_hash, turn)) ? hashPassword(wanted, undefined, turn) : "",
    );
    if (hash === null) await tries.giveBack(String(userId));
    if (!hash) return hash === null ? "busy" : "wrong";
    await tries.forget(String(userId));
    await db.transaction(async (tx) => {
      await setPassword(tx, userId, hash);
      await endOtherSessions(tx, userId, token);
      await jobs.enqueue(tx, { kind: "password-changed", userId, request: {} });
    });
    jobs.wake();
    return null;
  };
}
