import { buildHref } from "../navigation/links.ts";
import { BASE_PATH, ROUTES, type RouteName } from "../navigation/routes.ts";
import { buildLoginHref, sanitizeNext } from "../navigation/safe-addresses.ts";
import { hasPersonalFeatures, type Access } from "../session/access.ts";

export interface ShellLink {
  key: "home" | "search" | "changes" | "inbox" | "faq" | "briefcase" | "account";
  label: string;
  href: string;
  isCurrent?: boolean;
  /** Unread lines, beside the label: "3" or "99+"; empty for none. */
  count?: string;
}

/** The current route, and path below the base path with query and hash. */
interface CurrentPage {
  route: RouteName | null;
  path: string;
  /** From `formatUnread`. */
  unread?: string;
}

/**
 * Lists links: Search for readers of the directory; Briefcase and Inbox (which includes What Changed) for web users;
 * Home and FAQ with plus access.
 */
export function listShellLinks(access: Access, { route, path, unread = "" }: CurrentPage): ShellLink[] {
  const link = (key: ShellLink["key"], label: string, to: RouteName): ShellLink => ({
    key,
    label,
    href: buildHref(to),
    isCurrent: route === to,
  });
  const inbox: ShellLink = {
    ...link("inbox", "Inbox", "Inbox"),
    isCurrent: route === "Inbox" || route === "Following" || route === "Changes",
    ...(unread !== "" && { count: unread }),
  };
  const isMember = access.hasVignetteAccess;
  const search = {
    ...link("search", "Search", "SearchCongressional"),
    isCurrent: route?.startsWith("Search") ?? false,
  };
  return [
    ...(!isMember && access.hasPlusAccess ? [link("home", "Home", "Home")] : []),
    ...(isMember ? [search] : []),
    ...(isMember && !hasPersonalFeatures(access) ? [link("changes", "What Changed", "Changes")] : []),
    ...(isMember || access.hasPlusAccess ? [link("faq", "FAQ", "Faq")] : []),
    ...(hasPersonalFeatures(access) ? [link("briefcase", "Briefcase", "Briefcase"), inbox] : []),
    buildAccountLink(access, path),
  ];
}

/** Returns "My Account" for individual logins, else "Login", which returns to the current page (SHELL-05). */
export function buildAccountLink(access: Pick<Access, "isWebUser">, path: string): ShellLink {
  if (access.isWebUser) return { key: "account", label: "My Account", href: "/my-account/" };
  const { pathname, search } = new URL(path, "http://nowhere.invalid");
  const wanted = pathname === ROUTES.PayWall.path ? new URLSearchParams(search).get("next") : null;
  return { key: "account", label: "Login", href: buildLoginHref(sanitizeNext(wanted, `${BASE_PATH}${path}`)) };
}

/** Returns whether the error pages show "Search for profiles" (OTH-08). */
export function offersSearch(access: Pick<Access, "hasVignetteAccess"> | null): boolean {
  return access?.hasVignetteAccess ?? false;
}

/** Formats the number of unread lines (INB-03): "99+" above 99, empty for none. */
export const formatUnread = (count: number): string => (count > 99 ? "99+" : count > 0 ? String(count) : "");
