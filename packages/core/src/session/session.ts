import type { Briefcase } from "../records/briefcase.ts";

type UserType = "web_user" | "ip_user";

/** The customer's account, from the session request. */
interface AccountOrganization {
  productName: string;
  profileRequestsAllowed: number;
  profileRequestsPending: number;
  profileRequestsCompleted: number;
  addOnCounts: Record<string, number>;
  hasCustomLogo: boolean;
}

/** Who is asking. An anonymous visitor has the same shape with nulls and empty lists. */
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
  /** `codename:expiration` pairs separated by semicolons; the expiration is an ISO date. */
  access: string;
  /** Ids of the subscription modules. */
  subscriptionModules: number[];
  /** ISO date, or null when the account has none. */
  accountExpiration: string | null;
  accountOrganization: AccountOrganization | null;
  /** Rows exported over the last 30 days. */
  almanacExportCount: number;
  almanacMaxExports: number;
  isSuperUser: boolean;
  isStaff: boolean;
  isIpUser: boolean;
  hidePayWalledProfilesPreference: boolean;
}

/** A session with the briefcase the same answer carries. */
export interface SessionAnswer {
  session: Session;
  briefcase: Briefcase;
}
