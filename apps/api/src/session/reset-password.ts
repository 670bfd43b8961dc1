import type { Jobs } from "../jobs/create-jobs.ts";
import { isAddress } from "../mail/message.ts";
import type { AppDeps } from "../platform/settings.ts";
import { findNetwork } from "../platform/client-address.ts";
import { createSlidingWindow } from "../platform/sliding-window.ts";
import { hashPassword, nullIfBusy, verifyPassword } from "./password.ts";
import { findAccountByReset, endReset, setPassword } from "./password-resets.sql.ts";
import { type PasswordRefusal, refusePassword } from "./password-rules.ts";
import { endEverySession, endOtherSessions } from "./sessions.sql.ts";

const ASK_WINDOW_MS = 60 * 60 * 1000;
const EMAILS_PER_ACCOUNT = 3;
const ASKED_PER_ADDRESS = 20;
const SET_WINDOW_MS = 15 * 60 * 1000;
const SET_PER_ADDRESS = 20;

export type AskOutcome =
  /** The same response for missing accounts and too many mails. */
  { do: "answer" } | { do: "refuse"; because: "no-address" } | { do: "wait"; seconds: number };

export type ResetOutcome =
  | { do: "changed"; userId: number }
  | { do: "refuse"; because: PasswordRefusal | "busy"; userId: number }
  | { do: "refuse"; because: "used-up"; userId: null }
  | { do: "wait"; seconds: number };

/** Requests only queue a job, which looks up the account later: neither response nor time reveals whether it exists. */
export function createPasswordReset({ db, clock, jobs }: Pick<AppDeps, "db" | "clock"> & { jobs: Jobs }) {
  const findWindow = (name: string, limit: number, windowMs: number) =>
    createSlidingWindow({ db, clock }, { name, limit, windowMs });
  const requestsByAccount = findWindow("reset by account", EMAILS_PER_ACCOUNT, ASK_WINDOW_MS);
  const requestsByAddress = findWindow("reset asked by address", ASKED_PER_ADDRESS, ASK_WINDOW_MS);
  const changesByAddress = findWindow("reset set by address", SET_PER_ADDRESS, SET_WINDOW_MS);

  async function ask({ email, address }: { email: string; address: string | null }): Promise<AskOutcome> {
    const wanted = email.trim().toLowerCase();
    if (!isAddress(wanted)) return { do: "refuse", because: "no-address" };
    const allowed = await requestsByAddress.take(findNetwork(address));
    if (allowed.do === "wait") return allowed;
    if ((await requestsByAccount.take(wanted)).do === "wait") return { do: "answer" };
    await jobs.enqueue(db, { kind: "password-reset", userId: null, request: { email: wanted } });
    jobs.wake();
    return { do: "answer" };
  }

  async function set(request: { token: string; wanted: string; address: string | null }): Promise<ResetOutcome> {
    const { token, wanted } = request;
    const network = findNetwork(request.address);
    const allowed = await changesByAddress.take(network);
    if (allowed.do === "wait") return allowed;
    const account = await findAccountByReset(db, token, clock());
    if (!account) return { do: "refuse", because: "used-up", userId: null };
    const { userId, email } = account;
    const because = await refusePassword(wanted, email);
    if (because !== null) return { do: "refuse", because, userId };
    const hash = await nullIfBusy(() => hashPassword(wanted, undefined, { reader: `network ${network}`, rank: 1 }));
    if (hash === null) return { do: "refuse", because: "busy", userId };
    const isChanged = await db.transaction(async (tx) => {
      if (!(await endReset(tx, token, clock()))) return false;
      await setPassword(tx, userId, hash);
      await endEverySession(tx, userId);
      await jobs.enqueue(tx, { kind: "password-changed", userId, request: {} });
      return true;
    });
    if (!isChanged) return { do: "refuse", because: "used-up", userId: null };
    jobs.wake();
    return { do: "changed", userId };
  }

  return {
    ask,
    isLive: async (token: string): Promise<boolean> => (await findAccountByReset(db, token, clock())) !== null,
    set,
  };
}

const ATTEMPTS_MAX = 10;

type Refusal = PasswordRefusal | "wrong" | "too-often" | "busy";

/** Ends all sessions except the one of `token`. Returns the reason of a refusal, or null. */
export function createPasswordChange({ db, clock, jobs }: Pick<AppDeps, "db" | "clock"> & { jobs: Jobs }) {
  const tries = createSlidingWindow(
    { db, clock },
    { name: "password change", limit: ATTEMPTS_MAX, windowMs: SET_WINDOW_MS },
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
