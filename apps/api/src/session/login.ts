import type { AppDeps } from "../platform/app-deps.ts";
import { createSlidingWindow } from "../platform/sliding-window.ts";
import { deviceMark, isKnownDevice } from "./known-device.ts";
import { verifyPassword } from "./password.ts";
import { type Device, startSession } from "./sessions.sql.ts";

export interface LoginAttempt {
  email: string;
  password: string;
  device: Device;
  /** What this browser kept from an earlier login. */
  mark: string | null;
}

export type LoginOutcome =
  | { do: "enter"; userId: number; token: string; mark: string }
  /** Unknown, wrong and disabled look the same. */
  | { do: "refuse" }
  | { do: "wait"; seconds: number };

interface Account {
  id: number;
  password_hash: string;
  disabled_at: Date | null;
}

const WINDOW_MS = 15 * 60 * 1000;
const TRIES_PER_ACCOUNT = 10;
/** A whole office may share an address. */
const TRIES_PER_ADDRESS = 60;

/** Fits no password, and costs what a real one costs: an unknown account takes as long as a wrong password. */
const NOBODYS_HASH = `scrypt$17$8$1$${Buffer.alloc(16).toString("base64")}$${Buffer.alloc(32).toString("base64")}`;

/** Logs people in, counting failures per account and per address, each by itself (security.md, row 13). */
export function createLogin({ db, clock }: Pick<AppDeps, "db" | "clock">) {
  const byAccount = createSlidingWindow(TRIES_PER_ACCOUNT, WINDOW_MS, clock);
  const byAddress = createSlidingWindow(TRIES_PER_ADDRESS, WINDOW_MS, clock);

  return async (attempt: LoginAttempt): Promise<LoginOutcome> => {
    const email = attempt.email.trim().toLowerCase();
    const [account] = await db.query<Account>(
      "select id, password_hash, disabled_at from users where lower(email) = $1",
      [email],
    );
    // A browser its owner has used before has tries of its own.
    const isKnown = account !== undefined && isKnownDevice(account, attempt.mark);
    const accountKey = isKnown ? `known ${account.id}` : `email ${email}`;
    const addressKey = attempt.device.address ?? "unknown";
    const allowed = byAddress.take(addressKey);
    if (allowed.do === "wait") return allowed;
    const allowedToo = byAccount.take(accountKey);
    if (allowedToo.do === "wait") return allowedToo;

    const fits = await verifyPassword(attempt.password, account?.password_hash ?? NOBODYS_HASH);
    if (!account || !fits || account.disabled_at !== null) return { do: "refuse" };
    byAddress.giveBack(addressKey);
    byAccount.forget(accountKey);
    const token = await startSession(db, account.id, attempt.device, clock());
    return { do: "enter", userId: account.id, token, mark: deviceMark(account) };
  };
}
