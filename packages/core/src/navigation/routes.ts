import { PRODUCT_NAME } from "../notices/messages.ts";
import type { SlugKind } from "../kernel/slug.ts";

export type Visibility = "all" | "public" | "member" | "web-user";

export interface RouteDefinition {
  /** Below the base path. `:id` matches digits with an optional slug; see slug.ts. */
  path: string;
  visibility: Visibility;
  slug?: SlugKind;
  /** Scope of a search route. */
  scope?: "universal" | "congressional" | "federal" | "state";
  /** The window's title; `page` is the name of the page, and the product's name is the default. */
  title?: "search" | "page" | "Briefcase" | "FAQ" | "Loading";
}

export const BASE_PATH = "/rotunda";

export const ROUTES = {
  Home: { path: "/home", visibility: "member" },
  BrowseByState: { path: "/browse/state", visibility: "member", title: "page" },
  BrowseByAgency: { path: "/browse/agency", visibility: "member", title: "page" },
  BrowseByGroup: { path: "/browse/caucus-committee", visibility: "member", title: "page" },
  SearchUniversal: { path: "/search/universal", visibility: "member", scope: "universal", title: "search" },
  SearchCongressional: { path: "/search/congressional", visibility: "member", scope: "congressional", title: "search" },
  SearchFederal: { path: "/search/federal", visibility: "member", scope: "federal", title: "search" },
  SearchState: { path: "/search/state", visibility: "member", scope: "state", title: "search" },
  ProfileKW: { path: "/profile/kw/:id", visibility: "member", slug: "letters", title: "page" },
  Profile: { path: "/profile/:id", visibility: "member", slug: "letters", title: "page" },
  Committee: { path: "/committee/:id", visibility: "member", slug: "letters", title: "page" },
  Caucus: { path: "/caucus/:id", visibility: "member", slug: "digits-too", title: "page" },
  Agency: { path: "/agency/:id", visibility: "member", slug: "letters", title: "page" },
  State: { path: "/state/:id", visibility: "member", slug: "letters", title: "page" },
  District: { path: "/district/:id", visibility: "member", slug: "digits-too", title: "page" },
  SharedMembers: { path: "/compare/groups", visibility: "member", title: "page" },
  Compare: { path: "/compare", visibility: "member", title: "page" },
  Changes: { path: "/changes", visibility: "member", title: "page" },
  Following: { path: "/inbox/following", visibility: "web-user", title: "page" },
  Inbox: { path: "/inbox", visibility: "web-user", title: "page" },
  Briefcase: { path: "/briefcase", visibility: "web-user", title: "Briefcase" },
  BriefcaseFolder: { path: "/briefcase/folder/:folderId", visibility: "web-user", title: "Briefcase" },
  MyAccount: { path: "/my-account", visibility: "web-user" },
  Faq: { path: "/faq", visibility: "all", title: "FAQ" },
  Loading: { path: "/loading", visibility: "all", title: "Loading" },
  NotFound: { path: "/*", visibility: "all" },
  Forgot: { path: "/forgot", visibility: "all" },
  Contact: { path: "/contact", visibility: "all" },
  LoginRedirect: { path: "/login-redirect", visibility: "public" },
  PayWall: { path: "/paywall", visibility: "public" },
  Welcome: { path: "/welcome", visibility: "public" },
  ProfileLanding: { path: "/profile-landing", visibility: "member" },
  Debug: { path: "/debug", visibility: "member" },
} as const satisfies Record<string, RouteDefinition>;

export type RouteName = keyof typeof ROUTES;

export function formatPageTitle(route: RouteName, pageName: string, productName: string = PRODUCT_NAME): string {
  const { title }: RouteDefinition = ROUTES[route];
  return title === "page" ? formatHeaderName(pageName, productName) : (title ?? productName);
}

/** Builds the header's title: page name and product name (TITLE-09). */
export function formatHeaderName(pageName: string, productName: string = PRODUCT_NAME): string {
  const name = pageName.trim();
  return name === "" || name === productName ? productName : `${name} - ${productName}`;
}
