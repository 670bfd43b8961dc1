import { ANONYMOUS, type Session } from "@rotunda/core";
import type { AccountName } from "./fixture.ts";

/** Accounts of the fixture, an address range, and a visitor. */
export type CallerName = AccountName | "range" | "visitor";

const ALL = [1, 2, 3, 4];
const login = (facts: Partial<Session> = {}): Session => ({
  ...ANONYMOUS,
  userType: "web_user",
  access: "vignette:2099-12-31",
  subscriptionModules: ALL,
  accountExpiration: "2099-12-31",
  ...facts,
});

/** Each caller's session, on which the access rules depend. */
export const CALLERS: Readonly<Record<CallerName, Session>> = {
  member: login(),
  limited: login({ subscriptionModules: [1] }),
  lapsed: login({ access: "vignette:2020-01-31", accountExpiration: "2020-01-31" }),
  noaccess: login({ access: "" }),
  staff: login({ isStaff: true }),
  super: login({ isSuperUser: true }),
  capped: login({ almanacMaxExports: 5 }),
  logo: login({
    accountOrganization: {
      productName: "",
      profileRequestsAllowed: 0,
      profileRequestsPending: 0,
      profileRequestsCompleted: 0,
      addOnCounts: {},
      hasCustomLogo: true,
    },
  }),
  range: login({ userType: "ip_user", isIpUser: true }),
  visitor: ANONYMOUS,
};

export const CALLER_NAMES = Object.keys(CALLERS) as CallerName[];

/** An address in the fixture's range; the test's socket is a trusted proxy. */
export const FROM_THE_RANGE = { "x-forwarded-for": "203.0.113.9" };
