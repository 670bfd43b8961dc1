import fc from "fast-check";
import { ROUTES, type RouteName } from "../src/navigation/routes.ts";
import type { GuardState, Visit } from "../src/navigation/guard.ts";
import { ANONYMOUS, deriveAccess, formatAccess } from "../src/session/access.ts";
import type { SessionApi, Session, SessionAnswer } from "../src/session/session.port.ts";
import { builderOf } from "./builders.ts";

/** The time of all tests. */
export const NOW = new Date("2026-11-20T12:00:00Z");
export const clockAt =
  (now: Date = NOW) =>
  () =>
    new Date(now);

/** Returns a web user with access to everything, with overrides. */
export const aSession = builderOf<Session>({
  ...ANONYMOUS,
  id: 7,
  firstName: "Ada",
  lastName: "Moreau",
  userType: "web_user",
  username: "member@example.org",
  email: "member@example.org",
  accountName: "Prairie Policy Institute",
  accountId: "A-100",
  salesforceId: "S-100",
  access: "vignette:2027-06-30",
  subscriptionModules: [1, 2, 3, 4],
  accountExpiration: "2027-06-30",
  accountOrganization: {
    productName: "Rotunda",
    profileRequestsAllowed: 10,
    profileRequestsPending: 0,
    profileRequestsCompleted: 0,
    addOnCounts: {},
    hasCustomLogo: false,
  },
  almanacExportCount: 0,
  almanacMaxExports: 1500,
});

/** The kinds of users in the guard's rules. */
export const SESSIONS = {
  visitor: ANONYMOUS,
  member: aSession(),
  limited: aSession({ subscriptionModules: [1] }),
  lapsed: aSession({ access: "vignette:2026-01-31", accountExpiration: "2026-01-31" }),
  noAccess: aSession({ access: "" }),
  noModules: aSession({ access: "", subscriptionModules: [] }),
  staff: aSession({ isStaff: true }),
  superUser: aSession({ isSuperUser: true }),
  ipUser: aSession({ id: null, userType: "ip_user", isIpUser: true, username: null, email: null }),
  ipUserWithoutAccess: aSession({ id: null, userType: "ip_user", isIpUser: true, access: "" }),
} as const satisfies Record<string, Session>;

export const aSessionAnswer = builderOf<SessionAnswer>({
  session: aSession(),
  briefcase: { folders: [], items: [] },
});

export const fakeSessionApi = (response: SessionAnswer = aSessionAnswer()): SessionApi => ({
  session: () => Promise.resolve(response),
  signOut: () => Promise.resolve(),
});

/** Dates before, at and after NOW, and invalid texts. */
const expirations = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom("2026-11-19", "2026-11-20", "2026-11-21", "2026-11-20T12:00:00Z", "2027-02-30", "soon", ""),
    fc
      .date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  );

/** Any session, valid or not. */
export const sessions = (): fc.Arbitrary<Session> =>
  fc
    .record({
      userType: fc.constantFrom("web_user", "ip_user", null),
      access: fc
        .array(fc.record({ codename: fc.constantFrom("vignette", "plus", "daily"), expiration: expirations() }))
        .map(formatAccess),
      subscriptionModules: fc.subarray([1, 2, 3, 4]),
      accountExpiration: fc.option(expirations()),
      isStaff: fc.boolean(),
      isSuperUser: fc.boolean(),
    })
    .map((fields) => aSession(fields));

/** Any UTF-16 code units, including lone surrogates; faster than fast-check's "binary" unit. */
export const anyText = (): fc.Arbitrary<string> =>
  fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 20 });

/** Returns an http URL on another origin. */
export const anyAddress = (): fc.Arbitrary<string> =>
  fc.stringMatching(/^https?:\/\/[a-z]{1,8}\.example(:[1-9]\d{1,3})?(\/[a-zA-Z0-9?&=#%._~-]{0,12})?$/);

const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

/** Returns a navigation to any route, with record 1, 2 or 3 if it takes one. */
export const visits = (): fc.Arbitrary<Visit> =>
  fc
    .record({
      route: fc.constantFrom(...ROUTE_NAMES),
      id: fc.integer({ min: 1, max: 3 }),
      tail: fc.constantFrom("", "?q=a%26b", "?q=a%26b#x", "#staffers"),
    })
    .map(({ route, id, tail }) => {
      const { path } = ROUTES[route];
      const address = path.replace("/*", "/no-such-page").replace(/:\w+/, String(id));
      return { route, path: `${address}${tail}`, ...(path.endsWith("/:id") && { id }) };
    });

/** Loading, or any session with profile 1 unlocked. */
export const situations = (): fc.Arbitrary<GuardState> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.constant<GuardState>({ isLoading: true }) },
    {
      weight: 9,
      arbitrary: sessions().map((session): GuardState => ({
        isLoading: false,
        access: deriveAccess(session, NOW),
        unlockedProfiles: [1],
      })),
    },
  );
