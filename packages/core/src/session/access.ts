import type { Session } from "./session.port.ts";

interface AccessEntry {
  codename: string;
  /** ISO date or instant. */
  expiration: string;
}

export interface Access {
  /** Known user type, by login or IP address. */
  isLoggedIn: boolean;
  /** Individual login, which personal features require. */
  isWebUser: boolean;
  isIpUser: boolean;
  /** May read the directory. */
  hasVignetteAccess: boolean;
  /** May see the shell's directory links without individual login. */
  hasPlusAccess: boolean;
  hasLapsedSubscription: boolean;
  hasNoModules: boolean;
  hasCustomLogo: boolean;
  isStaffOrSuperUser: boolean;
}

export const ANONYMOUS: Session = {
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
};

/** Parses `codename:expiration;codename:expiration`; drops entries without name or valid date. */
export function parseAccess(text: string): AccessEntry[] {
  return text.split(";").flatMap((pair) => {
    const entry = { codename: pair.replace(/:.*/s, "").trim(), expiration: pair.replace(/[^:]*:?/, "").trim() };
    return entry.codename !== "" && parseInstant(entry.expiration) !== null ? [entry] : [];
  });
}

export function formatAccess(entries: readonly AccessEntry[]): string {
  return entries.map(({ codename, expiration }) => `${codename}:${expiration}`).join(";");
}

/** Derives the flags. A date has expired once its midnight UTC is before `now`. */
export function deriveAccess(session: Session, now: Date): Access {
  const isLoggedIn = session.userType !== null;
  const isWebUser = session.userType === "web_user";
  const isOpen = (codename: string) =>
    parseAccess(session.access).some((entry) => entry.codename === codename && !isBefore(entry.expiration, now));
  return {
    isLoggedIn,
    isWebUser,
    isIpUser: session.userType === "ip_user",
    // Requires a user type, so that no response can redirect visitors between login and directory forever.
    hasVignetteAccess: isLoggedIn && isOpen("vignette"),
    hasPlusAccess: !isWebUser && isOpen("plus"),
    hasLapsedSubscription: session.accountExpiration !== null && isBefore(session.accountExpiration, now),
    hasNoModules: session.subscriptionModules.length === 0,
    hasCustomLogo: session.accountOrganization?.hasCustomLogo ?? false,
    isStaffOrSuperUser: session.isStaff || session.isSuperUser,
  };
}

/** Returns whether a reader may use Briefcase, add-all, profile books and contact exports (ROLE-02). */
export function hasPersonalFeatures({ isWebUser, hasVignetteAccess }: Access): boolean {
  return isWebUser && hasVignetteAccess;
}

/** The ids of the modules that the product's own rules name. */
export const SUBSCRIPTION_MODULES = {
  federalPolicymakers: 1,
  statePolicymakers: 2,
  federalInfluencers: 3,
  stateInfluencers: 4,
} as const;

/** Returns the modules of a reader's subscription; null without directory access (SESS-10). */
export function listOpenModules(session: Session, access: Access): readonly number[] | null {
  return access.hasVignetteAccess ? session.subscriptionModules : null;
}

/**
 * Returns whether a record is locked for a reader with `modules` from `listOpenModules`. Unlocked records are open to
 * all; readers of the directory also see records of their modules and of none. This is the paywall's only rule
 * (ROLE-09); the server's SQL implements it too.
 */
export function isOutsideSubscription(
  record: { isUnlocked: boolean; subscriptionModules: readonly number[] },
  modules: readonly number[] | null,
): boolean {
  if (record.isUnlocked) return false;
  if (modules === null) return true;
  return record.subscriptionModules.length > 0 && !record.subscriptionModules.some((id) => modules.includes(id));
}

function isBefore(expiration: string, now: Date): boolean {
  const instant = parseInstant(expiration);
  return instant !== null && instant < now.getTime();
}

/** Parses an ISO date or instant to milliseconds; null if invalid, such as "2026-02-31". */
function parseInstant(text: string): number | null {
  const day = text.replace(/T.*/s, "");
  const midnight = new Date(`${day}T00:00:00Z`);
  // Require a round trip: the parser accepts other forms and rolls over invalid days.
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return null;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}
