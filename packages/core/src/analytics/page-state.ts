import type { Access } from "../session/access.ts";
import type { Session } from "../session/session.port.ts";

/** A page as reported to analytics; fields without value are absent. */
export type PageState = ReturnType<typeof toPageState>;

export interface PageContent {
  contentTitle?: string;
  primaryProfileType?: string;
}

/** Builds the analytics data of a page. `path` is below the base path, without query and hash. */
export function toPageState(
  path: string,
  { session, access }: { session: Session; access: Access },
  { contentTitle = "", primaryProfileType = "" }: PageContent = {},
) {
  const kind = classifyPage(path);
  return {
    loginStatus: access.isLoggedIn ? "logged in" : "logged out",
    ...(access.isLoggedIn && { authenticationType: access.isWebUser ? "Individual Web User" : "IP Authentication" }),
    // The web user, else the address range.
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
export function classifyPage(path: string): string {
  return /^[^?#]*search/.test(path) ? "Search or Content List" : "Unknown";
}
