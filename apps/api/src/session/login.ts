import { createHmac, timingSafeEqual } from "node:crypto";
import { ADDRESS_MAX } from "../mail/message.ts";
import type { AppDeps } from "../platform/settings.ts";
import { findNetwork } from "../platform/client-address.ts";
import { createSlidingWindow } from "../platform/sliding-window.ts";
import { SAMPLE_PASSWORD } from "../sample/sample-accounts.ts";
import { type PasswordTurn, nullIfBusy, verifyPassword } from "./password.ts";
import { type Device, startSession } from "./sessions.sql.ts";

export interface LoginAttempt {
  email: string;
  password: string;
  device: Device;
  mark: string | null;
  signal?: AbortSignal;
}

export type LoginOutcome =
  | { do: "enter"; userId: number; token: string; mark: string }
  /** Unknown, wrong and disabled look the same to the caller; `userId` is for the log. */
  | { do: "refuse"; userId: number | null }
  | { do: "wait"; seconds: number }
  /** Too many concurrent tries, of the network itself (`reader`) or of all. */
  | { do: "busy"; of: "reader" | "all"; seconds: number };

const WINDOW_MS = 15 * 60 * 1000;
const ATTEMPTS_PER_ACCOUNT = 10;
/** An office may share an address. */
const ATTEMPTS_PER_ADDRESS = 60;
const AT_ONCE_EACH = 2;
const BUSY_SECONDS = 5;

interface Account {
  id: number;
  password_hash: string;
  disabled_at: Date | null;
}

interface Candidate {
  email: string;
  account: Account | undefined;
  /** Null for known devices, which their network's failures don't hold back. */
  network: string | null;
  turn: PasswordTurn;
}

/** Matches no password, but takes as long, so that unknown accounts can't be detected by time. */
const UNMATCHABLE_HASH = `scrypt$17$8$1$${Buffer.alloc(16).toString("base64")}$${Buffer.alloc(32).toString("base64")}`;

/**
 * Counts failures per account (guesses from many addresses) and per address (one password tried on many accounts),
 * including tries that were refused because too many came at once. Known devices are counted separately and served
 * first, then networks with few failures.
 */
export function createLogin({ db, settings, clock }: AppDeps) {
  const findWindow = (name: string, limit: number) =>
    createSlidingWindow({ db, clock }, { name, limit, windowMs: WINDOW_MS });
  const byAccount = findWindow("login by account", ATTEMPTS_PER_ACCOUNT);
  const byAddress = findWindow("login by address", ATTEMPTS_PER_ADDRESS);
  // Counted per process, because each process does its own hashing.
  const inFlight = new Map<string, number>();

  return async (attempt: LoginAttempt): Promise<LoginOutcome> => {
    const email = attempt.email.trim().toLowerCase();
    // The address is stored for counting.
    if (email.length > ADDRESS_MAX) return { do: "refuse", userId: null };
    const [account] = await db.query<Account>(
      "select id, password_hash, disabled_at from users where lower(email) = $1",
      [email],
    );
    const isKnown = account !== undefined && isKnownDevice(account, attempt.mark);
    const network = isKnown ? null : findNetwork(attempt.device.address);
    const allowed = network === null ? null : await byAddress.take(network);
    if (allowed?.do === "wait") return allowed;
    const reader = isKnown ? `known ${account.id}` : `network ${network}`;
    const others = inFlight.get(reader) ?? 0;
    if (others >= AT_ONCE_EACH) return { do: "busy", of: "reader", seconds: BUSY_SECONDS };
    inFlight.set(reader, others + 1);
    const failures = (allowed?.tries ?? 0) - (others + 1);
    const turn = { reader, rank: isKnown ? 0 : 1 + Math.max(0, failures), signal: attempt.signal };
    try {
      return await tryOnce({ email, account, network, turn }, attempt);
    } finally {
      const left = (inFlight.get(reader) ?? 1) - 1;
      if (left > 0) inFlight.set(reader, left);
      else inFlight.delete(reader);
    }
  };

  async function tryOnce({ email, account, network, turn }: Candidate, attempt: LoginAttempt): Promise<LoginOutcome> {
    const giveBackAddress = async () => {
      if (network !== null) await byAddress.giveBack(network);
    };
    const accountKey = network === null ? turn.reader : `email ${email}`;
    const allowed = await byAccount.take(accountKey);
    if (allowed.do === "wait") {
      await giveBackAddress();
      return allowed;
    }

    // The sample password is public: valid only with sample data.
    const isPublished = !settings.sampleData && attempt.password.normalize("NFC") === SAMPLE_PASSWORD;
    const hash = account === undefined || isPublished ? UNMATCHABLE_HASH : account.password_hash;
    const fits = await nullIfBusy(() => verifyPassword(attempt.password, hash, turn));
    if (fits === null) {
      await byAccount.giveBack(accountKey);
      return { do: "busy", of: "all", seconds: BUSY_SECONDS };
    }
    if (!account || !fits || account.disabled_at !== null) return { do: "refuse", userId: account?.id ?? null };
    await giveBackAddress();
    await byAccount.forget(accountKey);
    const token = await startSession(db, account.id, attempt.device, clock());
    return { do: "enter", userId: account.id, token, mark: createDeviceMark(account) };
  }
}

/**
 * Proves an earlier login from this browser, so that other people's wrong guesses don't lock the owner out. Not a
 * credential; expires with the password.
 */
function createDeviceMark({ id, password_hash }: Account): string {
  return createHmac("sha256", password_hash).update(`known device of ${id}`).digest("base64url");
}

function isKnownDevice(account: Account, mark: string | null): boolean {
  if (mark === null) return false;
  const expected = Buffer.from(createDeviceMark(account));
  const given = Buffer.from(mark);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
