import type { Access } from "../session/access.ts";
import type { Session } from "../session/session.ts";

/** The page as analytics sees it. An absent field has no value on this page. */
export interface PageState {
  loginStatus: "logged in" | "logged out";
  authenticationType?: "Individual Web User" | "IP Authentication";
  /** The web user's id; the address range's when there is no individual login. */
  userId?: string;
  organizationId?: string;
  permissions?: "vignette-subscriber";
  contentTitle: string;
  paywallStatus: "Behind the Paywall";
  pageType: PageKind;
  siteSection: PageKind;
  /** Only on the page of one profile. */
  primaryProfileType?: string;
}

type PageKind = "Unknown" | "Search or Content List";

/** The facts a page reports when its data is loaded. */
export interface PageContent {
  contentTitle?: string;
  primaryProfileType?: string;
}

/** The analytics state of a page for this reader. `path` is below the base path, without query and hash. */
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

/** A search or content list where the path contains "search", else unknown. */
export function classifyPage(path: string): PageKind {
  return /^[^?#]*search/.test(path) ? "Search or Content List" : "Unknown";
}
