import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOW, SESSIONS, aSession, sessions } from "../../testing/session.ts";
import type { Session } from "./session.port.ts";
import {
  ANONYMOUS,
  deriveAccess,
  formatAccess,
  hasPersonalFeatures,
  isOutsideSubscription,
  listOpenModules,
  parseAccess,
} from "./access.ts";

const access = (text: string) => deriveAccess(aSession({ access: text }), NOW).hasVignetteAccess;

describe("parseAccess", () => {
  it("parses codenames with their expiration, which can contain colons", () => {
    expect(parseAccess("vignette:2027-06-30; plus:2026-12-31T08:30:00Z")).toEqual([
      { codename: "vignette", expiration: "2027-06-30" },
      { codename: "plus", expiration: "2026-12-31T08:30:00Z" },
    ]);
  });

  it.each([
    "",
    ";",
    "vignette",
    "vignette:",
    ":2027-06-30",
    "vignette:soon",
    "vignette:2027-02-30",
    "vignette:2027",
    "2027-06-30",
    "vignette:until 2027-06-30",
    "vignette:2027-06-30 (extended)",
    "vignette:2027-06-30Tomorrow",
    "vignette:+002027-06-30",
    "vignette:2027-6-30",
    " :2027-06-30",
  ])("finds no entry in %j", (text) => expect(parseAccess(text)).toEqual([]));

  it("ignores blanks around names and dates", () => {
    expect(parseAccess(" vignette : 2027-06-30 ;plus:2027-06-30 ")).toEqual([
      { codename: "vignette", expiration: "2027-06-30" },
      { codename: "plus", expiration: "2027-06-30" },
    ]);
  });

  it("keeps the entries next to a malformed one", () => {
    expect(parseAccess("nonsense;vignette:2027-06-30;plus:never").map((entry) => entry.codename)).toEqual(["vignette"]);
  });

  it("round-trips through formatAccess", () => {
    const entries = fc.array(
      fc.record({
        codename: fc.stringMatching(/^[a-z-]{1,12}$/),
        expiration: fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString()),
      }),
    );
    fc.assert(
      fc.property(entries, (list) => {
        const plain = list.filter((entry) => /^\d{4}-/.test(entry.expiration));
        expect(parseAccess(formatAccess(plain))).toEqual(plain);
      }),
    );
  });
});

it("a visitor's session is empty", () => {
  expect(ANONYMOUS).toEqual({
    id: null,
    firstName: null,
    lastName: null,
    userType: null,
    username: null,
    email: null,
    accountName: null,
    salesforceId: null,
    accountId: null,
    access: "",
    subscriptionModules: [],
    accountExpiration: null,
    accountOrganization: null,
    almanacExportCount: 0,
    almanacMaxExports: 0,
    isSuperUser: false,
    isStaff: false,
    isIpUser: false,
    hidePayWalledProfilesPreference: false,
    unread: 0,
  });
});

const plus = (userType: "web_user" | "ip_user" | null) =>
  deriveAccess(aSession({ userType, access: "plus:2027-01-01" }), NOW).hasPlusAccess;

const lapsed = (accountExpiration: string | null) =>
  deriveAccess(aSession({ accountExpiration }), NOW).hasLapsedSubscription;

describe("deriveAccess", () => {
  it("opens the directory while a vignette entry lasts", () => {
    expect(access("vignette:2026-11-21")).toBe(true);
    expect(access("vignette:2026-11-20T12:00:00Z")).toBe(true);
    expect(access("vignette:2026-11-20")).toBe(false);
    expect(access("vignette:2026-11-19;vignette:2027-01-01")).toBe(true);
    expect(access("plus:2027-01-01")).toBe(false);
  });

  it("gives a visitor no access for any access string", () => {
    expect(deriveAccess({ ...ANONYMOUS, access: "vignette:2027-01-01" }, NOW)).toMatchObject({
      isLoggedIn: false,
      isWebUser: false,
      isIpUser: false,
      hasVignetteAccess: false,
      hasLapsedSubscription: false,
      isStaffOrSuperUser: false,
    });
  });

  it("treats an IP user as logged in, but not as a web user", () => {
    expect(deriveAccess(SESSIONS.ipUser, NOW)).toMatchObject({ isLoggedIn: true, isIpUser: true, isWebUser: false });
    expect(deriveAccess(SESSIONS.member, NOW)).toMatchObject({ isLoggedIn: true, isIpUser: false, isWebUser: true });
  });

  it("marks a subscription as lapsed after its expiration, and never without one", () => {
    expect([lapsed("2026-11-19"), lapsed("2026-11-20"), lapsed("2026-11-20T12:00:00Z")]).toEqual([true, true, false]);
    expect([lapsed("2026-11-21"), lapsed(null), lapsed("never")]).toEqual([false, false, false]);
  });

  it("gives plus access to users without an individual login", () => {
    expect([plus("ip_user"), plus(null), plus("web_user")]).toEqual([true, true, false]);
  });

  it("detects custom logo, staff and missing modules", () => {
    const organization = aSession().accountOrganization;
    const withLogo = aSession({ accountOrganization: organization && { ...organization, hasCustomLogo: true } });
    expect(deriveAccess(withLogo, NOW).hasCustomLogo).toBe(true);
    expect(deriveAccess(aSession({ accountOrganization: null }), NOW).hasCustomLogo).toBe(false);
    expect(deriveAccess(SESSIONS.staff, NOW).isStaffOrSuperUser).toBe(true);
    expect(deriveAccess(SESSIONS.superUser, NOW).isStaffOrSuperUser).toBe(true);
    expect(deriveAccess(SESSIONS.member, NOW).isStaffOrSuperUser).toBe(false);
    expect(deriveAccess(SESSIONS.noModules, NOW).hasNoModules).toBe(true);
    expect(deriveAccess(SESSIONS.limited, NOW).hasNoModules).toBe(false);
  });

  it("never turns access back on as time passes", () => {
    fc.assert(
      fc.property(sessions(), fc.nat(), (session, later) => {
        const after = deriveAccess(session, new Date(NOW.getTime() + later));
        if (!deriveAccess(session, NOW).hasVignetteAccess) expect(after.hasVignetteAccess).toBe(false);
        if (deriveAccess(session, NOW).hasLapsedSubscription) expect(after.hasLapsedSubscription).toBe(true);
      }),
    );
  });
});

describe("hasPersonalFeatures", () => {
  it.each([
    ["member", true],
    ["limited", true],
    ["staff", true],
    ["ipUser", false],
    ["lapsed", false],
    ["noAccess", false],
    ["visitor", false],
  ] as const)("of a %s: %s", (who, has) => {
    expect(hasPersonalFeatures(deriveAccess(SESSIONS[who], NOW))).toBe(has);
  });
});

describe("listOpenModules", () => {
  it("requires access to the directory", () => {
    for (const session of [SESSIONS.lapsed, SESSIONS.noAccess, ANONYMOUS]) {
      expect(session === ANONYMOUS || session.subscriptionModules.includes(1)).toBe(true);
      expect(listOpenModules(session, deriveAccess(session, NOW))).toBeNull();
    }
  });

  it("opens the modules of the subscription to anyone with access", () => {
    fc.assert(
      fc.property(sessions(), (session) => {
        const access = deriveAccess(session, NOW);
        expect(listOpenModules(session, access)).toEqual(access.hasVignetteAccess ? session.subscriptionModules : null);
      }),
    );
  });
});

describe("isOutsideSubscription", () => {
  const isLocked = (session: Session, subscriptionModules: number[], isUnlocked = false) =>
    isOutsideSubscription({ isUnlocked, subscriptionModules }, listOpenModules(session, deriveAccess(session, NOW)));

  it("allows the subscription's modules and records without a module", () => {
    expect(isLocked(SESSIONS.limited, [1])).toBe(false);
    expect(isLocked(SESSIONS.limited, [2, 1])).toBe(false);
    expect(isLocked(SESSIONS.limited, [2])).toBe(true);
    expect(isLocked(SESSIONS.limited, [])).toBe(false);
    expect(isLocked(aSession({ subscriptionModules: [] }), [])).toBe(false);
  });

  it("allows only unlocked records without access to the directory", () => {
    for (const session of [SESSIONS.lapsed, ANONYMOUS]) {
      expect(isLocked(session, [1])).toBe(true);
      expect(isLocked(session, [])).toBe(true);
      expect(isLocked(session, [1], true)).toBe(false);
    }
  });
});
