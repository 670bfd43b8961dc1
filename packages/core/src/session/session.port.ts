import type { Briefcase } from "../records/briefcase.ts";

export interface SessionApi {
  /** Resolves for 200 and 403: a 403 has session data without access. Rejects with `CallFailed`. */
  session(signal?: AbortSignal): Promise<SessionAnswer>;
  /** Ends the session on the server. Rejects with `CallFailed`. */
  signOut(): Promise<void>;
}

type UserType = "web_user" | "ip_user";

interface AccountOrganization {
  productName: string;
  profileRequestsAllowed: number;
  profileRequestsPending: number;
  profileRequestsCompleted: number;
  addOnCounts: Record<string, number>;
  hasCustomLogo: boolean;
}

/** The user. Anonymous visitors have nulls and empty lists. */
export interface Session {
  id: number | null;
  firstName: string | null;
  lastName: string | null;
  userType: UserType | null;
  username: string | null;
  email: string | null;
  accountName: string | null;
  salesforceId: string | null;
  accountId: string | null;
  /** `codename:expiration` pairs separated by semicolons; expirations are ISO dates. */
  access: string;
  subscriptionModules: number[];
  /** ISO date, or null if unlimited. */
  accountExpiration: string | null;
  accountOrganization: AccountOrganization | null;
  /** Rows exported in the last 30 days. */
  almanacExportCount: number;
  almanacMaxExports: number;
  isSuperUser: boolean;
  isStaff: boolean;
  isIpUser: boolean;
  hidePayWalledProfilesPreference: boolean;
}

/** A session and the Briefcase of the same response. */
export interface SessionAnswer {
  session: Session;
  briefcase: Briefcase;
}
