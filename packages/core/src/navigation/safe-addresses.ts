import { parseUrl } from "../kernel/text.ts";
import { buildHref } from "./links.ts";

/** Base for resolving paths; never requested. */
const BASE_URL = "http://nowhere.invalid";

/** Returns a path on this origin as the URL parser reads it; the fallback for anything else, such as `//host`. */
export function sanitizeNext(next: string | null | undefined, fallback: string): string {
  return readPathOnOrigin(String(next)) ?? fallback;
}

/** Builds the login page's address, which returns to `path` afterwards. */
export function buildLoginHref(path: string): string {
  return `/login/?next=${encodeURIComponent(sanitizeNext(path, "/"))}`;
}

/** Returns the address after login from the `next` parameter, base path included; home if invalid. */
export const readNextAddress = (search: string): string =>
  sanitizeNext(new URLSearchParams(search).get("next"), buildHref("Home"));

/** Builds a link to the main site, or on this origin without one (SHELL-17); null for other than paths. */
export function buildMainSiteHref(origin: string, target: string): string | null {
  const path = readPathOnOrigin(target);
  if (path === null || origin === "") return path;
  const site = parseUrl(origin);
  return site && /^https?:/.test(site.protocol) ? `${site.origin}${path}` : null;
}

function readPathOnOrigin(text: string): string | null {
  // eslint-disable-next-line no-control-regex -- control characters are what is refused: a parser drops some of them
  if (!/^\/(?![/\\])/.test(text) || /[\u0000-\u001f\u007f]/.test(text)) return null;
  const url = parseUrl(text, BASE_URL);
  if (!url || url.origin !== BASE_URL) return null;
  // "/.//host" parses to the path "//host", which would be followed as a host.
  return url.pathname.startsWith("//") ? null : `${url.pathname}${url.search}${url.hash}`;
}
