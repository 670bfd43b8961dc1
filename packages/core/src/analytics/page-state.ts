import type { Access } from "../session/access.ts";
import type { Session } from "../session/session.port.ts";

/** A page as reported to analytics; fields without value are absent. */
export interface PageState {
  loginStatus: "logged in" | "logged out";
  authenticationType?: "Individual Web User" | "IP Authentication";
  /** Id of the web user, else of the address range. */
  userId?: string;
  organizationId?: string;
  permissions?: "vignette-subscriber";
  contentTitle: string;
  paywallStatus: "Behind the Paywall";
  pageType: PageKind;
  siteSection: PageKind;
  /** Only on profile pages. */
  primaryProfileType?: string;
}

type PageKind = "Unknown" | "Search or Content List";

export interface PageContent {
  contentTitle?: string;
  primaryProfileType?: string;
}

/** Builds the analytics data of a page. `path` is below the base path, without query and hash. */
export function toPageState(
  path: string,
  { session, access }: { session: Session; access: Access },
  { contentTitle = "", primaryProfileType = "" }: PageContent = {},
): PageState {
  const kind = classifyPage(path);
  return {
    loginStatus: access.isLoggedIn ? "logged in" : "logged out",
    ...(access.isLoggedIn && { authenticationType: access.isWebUser ? "Individual Web User" : "IP Authentication" }),
    ...(session.id !== null && { userId: String(session.id) }),
    ...(session.accountId !== null && { organizationId: session.accountId }),
    ...(access.isLoggedIn && { permissions: "vignette-subscriber" }),
    contentTitle: contentTitle === "" ? "Vignette" : contentTitle,
    paywallStatus: "Behind the Paywall",
    pageType: kind,
    siteSection: kind,
    ...(primaryProfileType !== "" && { primaryProfileType }),
  };
}

/** Classifies a page as search if its path contains "search". */
export function classifyPage(path: string): PageKind {
  return /^[^?#]*search/.test(path) ? "Search or Content List" : "Unknown";
}
