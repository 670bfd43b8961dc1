import { ANONYMOUS, type Session } from "@rotunda/core";
import callers from "./access-callers.json" with { type: "json" };
import type { AccountName } from "./fixture.ts";

/** Accounts of the fixture, an address range, and a visitor. */
export type CallerName = AccountName | "range" | "visitor";

const login = (facts: object): Session => ({
  ...ANONYMOUS,
  userType: "web_user",
  access: "vignette:2099-12-31",
  subscriptionModules: [1, 2, 3, 4],
  accountExpiration: "2099-12-31",
  ...facts,
});

/** Each caller's session, on which the access rules depend. */
export const CALLERS = {
  ...Object.fromEntries(Object.entries(callers).map(([name, facts]) => [name, login(facts)])),
  visitor: ANONYMOUS,
} as Readonly<Record<CallerName, Session>>;

export const CALLER_NAMES = Object.keys(CALLERS) as CallerName[];

/** An address in the fixture's range; the test's socket is a trusted proxy. */
export const FROM_THE_RANGE = { "x-forwarded-for": "203.0.113.9" };
