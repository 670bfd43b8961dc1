import type { Session } from "./session.ts";

/** One entry of the access string: what is open, and until when. */
interface AccessEntry {
  codename: string;
  /** An ISO date or instant. */
  expiration: string;
}

/** The permissions of a session, derived once when it arrives. */
export interface Access {
  /** A user type is known, by login or by address. */
  isLoggedIn: boolean;
  /** An individual login: personal features need one. */
  isWebUser: boolean;
  isIpUser: boolean;
  /** May read the directory. */
  hasVignetteAccess: boolean;
  /** May see the shell's directory links without an individual login. */
  hasPlusAccess: boolean;
  hasLapsedSubscription: boolean;
  hasNoModules: boolean;
  hasCustomLogo: boolean;
  isStaffOrSuperUser: boolean;
}

/** The session of an unknown visitor. */
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
};

/** Reads `codename:expiration;codename:expiration`; an entry without a name or a valid date is dropped. */
export function parseAccess(text: string): AccessEntry[] {
  return text.split(";").flatMap((pair) => {
    const entry = { codename: pair.replace(/:.*/s, "").trim(), expiration: pair.replace(/[^:]*:?/, "").trim() };
    return entry.codename !== "" && parseInstant(entry.expiration) !== null ? [entry] : [];
  });
}

export function formatAccess(entries: readonly AccessEntry[]): string {
  return entries.map(({ codename, expiration }) => `${codename}:${expiration}`).join(";");
}

/** The derived flags. Everything that expires does so when its date, at midnight UTC, is before `now`. */
export function deriveAccess(session: Session, now: Date): Access {
  const isLoggedIn = session.userType !== null;
  const isWebUser = session.userType === "web_user";
  const isOpen = (codename: string) =>
    parseAccess(session.access).some((entry) => entry.codename === codename && !isBefore(entry.expiration, now));
  return {
    isLoggedIn,
    isWebUser,
    isIpUser: session.userType === "ip_user",
    // Tied to a known reader, so that no answer of the server can send a visitor round between login and directory.
    hasVignetteAccess: isLoggedIn && isOpen("vignette"),
    hasPlusAccess: !isWebUser && isOpen("plus"),
    hasLapsedSubscription: session.accountExpiration !== null && isBefore(session.accountExpiration, now),
    hasNoModules: session.subscriptionModules.length === 0,
    hasCustomLogo: session.accountOrganization?.hasCustomLogo ?? false,
    isStaffOrSuperUser: session.isStaff || session.isSuperUser,
  };
}

/**
 * Whether a reader has what needs an individual login besides access to the directory: the Briefcase, add-all, profile
 * books and contact exports (ROLE-02).
 */
export function hasPersonalFeatures({ isWebUser, hasVignetteAccess }: Access): boolean {
  return isWebUser && hasVignetteAccess;
}

/** The modules a reader's subscription opens; null without access to the directory, for then none counts (SESS-10). */
export function listOpenModules(session: Session, access: Access): readonly number[] | null {
  return access.hasVignetteAccess ? session.subscriptionModules : null;
}

/**
 * Whether a record is locked for a reader whose `modules` come from `listOpenModules`. An unlocked record is open to
 * anyone; of the others, a reader of the directory has those of their modules and those that belong to no module. The
 * one rule of the paywall (ROLE-09): the server asks the same of its database.
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

/** Milliseconds of an ISO date or instant; null for anything else, "2026-02-31" included. */
function parseInstant(text: string): number | null {
  const day = text.replace(/T.*/s, "");
  const midnight = new Date(`${day}T00:00:00Z`);
  // A date that was written as our own would be: the parser takes much else for one, or for the one after.
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return null;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}
