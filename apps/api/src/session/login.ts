import type { AppDeps } from "../platform/app-deps.ts";
import { findNetwork } from "../platform/client-address.ts";
import { createSlidingWindow } from "../platform/sliding-window.ts";
import { SAMPLE_PASSWORD } from "../sample/sample-accounts.ts";
import { type Account, createDeviceMark, isKnownDevice } from "./known-device.ts";
import { unlessBusy, verifyPassword } from "./password.ts";
import { type Device, startSession } from "./sessions.sql.ts";

export interface LoginAttempt {
  email: string;
  password: string;
  device: Device;
  mark: string | null;
  /** Returns whether the browser disconnected. */
  isGone?: () => boolean;
}

export type LoginOutcome =
  | { do: "enter"; userId: number; token: string; mark: string }
  /** Unknown, wrong and disabled look the same to the caller; `userId` is for the log. */
  | { do: "refuse"; userId: number | null }
  | { do: "wait"; seconds: number }
  /** Too many concurrent tries, regardless of the account. */
  | { do: "busy"; seconds: number };

const WINDOW_MS = 15 * 60 * 1000;
const ATTEMPTS_PER_ACCOUNT = 10;
/** An office may share an address. */
const ATTEMPTS_PER_ADDRESS = 60;
const AT_ONCE_PER_ADDRESS = 2;
const BUSY_SECONDS = 5;
/** Maximum length of an address (RFC 5321); it is stored for counting. */
const EMAIL_MAX = 254;

/** Matches no password, but takes as long, so that unknown accounts can't be detected by time. */
const UNMATCHABLE_HASH = `scrypt$17$8$1$${Buffer.alloc(16).toString("base64")}$${Buffer.alloc(32).toString("base64")}`;

/** Counts failures per account (guesses from many addresses) and per address (a password on many accounts). */
export function createLogin({ db, settings, clock }: AppDeps) {
  const findWindow = (name: string, limit: number) =>
    createSlidingWindow({ db, clock }, { name, limit, windowMs: WINDOW_MS });
  const byAccount = findWindow("login by account", ATTEMPTS_PER_ACCOUNT);
  const byAddress = findWindow("login by address", ATTEMPTS_PER_ADDRESS);
  // Counted per process, whose CPU does the hashing.
  const inFlight = new Map<string, number>();

  return async (attempt: LoginAttempt): Promise<LoginOutcome> => {
    const email = attempt.email.trim().toLowerCase();
    if (email.length > EMAIL_MAX) return { do: "refuse", userId: null };
    const network = findNetwork(attempt.device.address);
    const others = inFlight.get(network) ?? 0;
    if (others >= AT_ONCE_PER_ADDRESS) return { do: "busy", seconds: BUSY_SECONDS };
    inFlight.set(network, others + 1);
    try {
      return await tryOnce(email, network, attempt);
    } finally {
      const left = (inFlight.get(network) ?? 1) - 1;
      if (left > 0) inFlight.set(network, left);
      else inFlight.delete(network);
    }
  };

  async function tryOnce(email: string, network: string, attempt: LoginAttempt): Promise<LoginOutcome> {
    const allowed = await byAddress.take(network);
    if (allowed.do === "wait") return allowed;
    const [account] = await db.query<Account & { disabled_at: Date | null }>(
      "select id, password_hash, disabled_at from users where lower(email) = $1",
      [email],
    );
    // Browsers used before have a separate count.
    const isKnown = account !== undefined && isKnownDevice(account, attempt.mark);
    const accountKey = isKnown ? `known ${account.id}` : `email ${email}`;
    const allowedToo = await byAccount.take(accountKey);
    if (allowedToo.do === "wait") {
      await byAddress.giveBack(network);
      return allowedToo;
    }

    // The sample password is public: valid only with sample data.
    const isPublished = !settings.sampleData && attempt.password.normalize("NFC") === SAMPLE_PASSWORD;
    const hash = account === undefined || isPublished ? UNMATCHABLE_HASH : account.password_hash;
    const fits = await unlessBusy(() => verifyPassword(attempt.password, hash, attempt.isGone));
    if (fits === null) {
      await byAddress.giveBack(network);
      await byAccount.giveBack(accountKey);
      return { do: "busy", seconds: BUSY_SECONDS };
    }
    if (!account || !fits || account.disabled_at !== null) return { do: "refuse", userId: account?.id ?? null };
    await byAddress.giveBack(network);
    await byAccount.forget(accountKey);
    const token = await startSession(db, account.id, attempt.device, clock());
    return { do: "enter", userId: account.id, token, mark: createDeviceMark(account) };
  }
}
