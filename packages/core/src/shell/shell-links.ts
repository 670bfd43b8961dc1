import { buildHref } from "../navigation/links.ts";
import { BASE_PATH, ROUTES, type RouteName } from "../navigation/routes.ts";
import { buildLoginHref, sanitizeNext } from "../navigation/safe-addresses.ts";
import { hasPersonalFeatures, type Access } from "../session/access.ts";

/** A link of the header or its drawer, with its whole address. */
export interface ShellLink {
  key: "home" | "search" | "faq" | "briefcase" | "account";
  label: string;
  href: string;
  isCurrent?: boolean;
}

/** Where the reader is: the route, and its path below the base path with query and hash. */
interface Whereabouts {
  route: RouteName | null;
  path: string;
}

/**
 * The links a reader has beside the product's name, in their order. The name itself leads home. Search is for readers
 * of the directory, the Briefcase for web users among them; readers of neither have Home and FAQ if their network has
 * plus access.
 */
export function listShellLinks(access: Access, { route, path }: Whereabouts): ShellLink[] {
  const link = (key: ShellLink["key"], label: string, to: RouteName): ShellLink => ({
    key,
    label,
    href: buildHref(to),
    isCurrent: route === to,
  });
  const isMember = access.hasVignetteAccess;
  const search = {
    ...link("search", "Search", "SearchCongressional"),
    isCurrent: route?.startsWith("Search") ?? false,
  };
  return [
    ...(!isMember && access.hasPlusAccess ? [link("home", "Home", "Home")] : []),
    ...(isMember ? [search] : []),
    ...(isMember || access.hasPlusAccess ? [link("faq", "FAQ", "Faq")] : []),
    ...(hasPersonalFeatures(access) ? [link("briefcase", "Briefcase", "Briefcase")] : []),
    buildAccountLink(access, path),
  ];
}

/**
 * "My Account" with an individual login; else "Login", which comes back to where the reader is, or from the paywall to
 * the page behind it (SHELL-05).
 */
export function buildAccountLink(access: Pick<Access, "isWebUser">, path: string): ShellLink {
  if (access.isWebUser) return { key: "account", label: "My Account", href: "/my-account/" };
  const { pathname, search } = new URL(path, "http://nowhere.invalid");
  const wanted = pathname === ROUTES.PayWall.path ? new URLSearchParams(search).get("next") : null;
  return { key: "account", label: "Login", href: buildLoginHref(sanitizeNext(wanted, `${BASE_PATH}${path}`)) };
}

/** Whether "Search for profiles" is on the not-found and server-error pages (OTH-08). */
export function offersSearch(access: Pick<Access, "hasVignetteAccess"> | null): boolean {
  return access?.hasVignetteAccess ?? false;
}
