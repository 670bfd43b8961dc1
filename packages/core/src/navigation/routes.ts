import type { SlugKind } from "../kernel/slug.ts";

export type Visibility = "all" | "public" | "member" | "web-user";

export interface RouteDefinition {
  /** Below the base path. `:id` matches digits with an optional slug; see slug.ts. */
  path: string;
  visibility: Visibility;
  slug?: SlugKind;
  /** Scope of a search route. */
  scope?: "universal" | "congressional" | "federal" | "state";
}

export const BASE_PATH = "/rotunda";

export const ROUTES = {
  Home: { path: "/home", visibility: "member" },
  BrowseByState: { path: "/browse/state", visibility: "member" },
  BrowseByAgency: { path: "/browse/agency", visibility: "member" },
  BrowseByGroup: { path: "/browse/caucus-committee", visibility: "member" },
  SearchUniversal: { path: "/search/universal", visibility: "member", scope: "universal" },
  SearchCongressional: { path: "/search/congressional", visibility: "member", scope: "congressional" },
  SearchFederal: { path: "/search/federal", visibility: "member", scope: "federal" },
  SearchState: { path: "/search/state", visibility: "member", scope: "state" },
  ProfileKW: { path: "/profile/kw/:id", visibility: "member", slug: "letters" },
  Profile: { path: "/profile/:id", visibility: "member", slug: "letters" },
  Committee: { path: "/committee/:id", visibility: "member", slug: "letters" },
  Caucus: { path: "/caucus/:id", visibility: "member", slug: "digits-too" },
  Agency: { path: "/agency/:id", visibility: "member", slug: "letters" },
  State: { path: "/state/:id", visibility: "member", slug: "letters" },
  District: { path: "/district/:id", visibility: "member", slug: "digits-too" },
  Briefcase: { path: "/briefcase", visibility: "web-user" },
  BriefcaseFolder: { path: "/briefcase/folder/:folderId", visibility: "web-user" },
  MyAccount: { path: "/my-account", visibility: "web-user" },
  Faq: { path: "/faq", visibility: "all" },
  Loading: { path: "/loading", visibility: "all" },
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
