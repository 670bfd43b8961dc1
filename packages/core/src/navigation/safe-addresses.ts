import { buildHref } from "./links.ts";

/** Never requested: only a base to resolve paths against. */
const NOWHERE = "http://nowhere.invalid";

/**
 * A path on this origin, or the fallback: `//host`, `/\host`, other schemes and control characters are refused, and
 * what comes back is the path as the parser reads it.
 */
export function sanitizeNext(next: string | null | undefined, fallback: string): string {
  return readPathOnOrigin(String(next)) ?? fallback;
}

/** The server's login page, which comes back to `path` afterwards. */
export function buildLoginHref(path: string): string {
  return `/login/?next=${encodeURIComponent(sanitizeNext(path, "/"))}`;
}

/** Where an address with `next` leads after the login, base path included: a path on this origin, else home. */
export const readNextAddress = (search: string): string =>
  sanitizeNext(new URLSearchParams(search).get("next"), buildHref("Home"));

/**
 * A link to the main product site (SHELL-17): only targets that begin with a slash; null for any other. Without a main
 * site the server of this origin answers.
 */
export function buildMainSiteHref(origin: string, target: string): string | null {
  const path = readPathOnOrigin(target);
  if (path === null || origin === "") return path;
  const site = parseUrl(origin);
  return site && /^https?:/.test(site.protocol) ? `${site.origin}${path}` : null;
}

function readPathOnOrigin(text: string): string | null {
  // eslint-disable-next-line no-control-regex -- control characters are what is refused: a parser drops some of them
  if (!/^\/(?![/\\])/.test(text) || /[\u0000-\u001f\u007f]/.test(text)) return null;
  const url = parseUrl(text, NOWHERE);
  if (!url || url.origin !== NOWHERE) return null;
  // "/.//host" parses to the path "//host", which would name a host when it is followed.
  return url.pathname.startsWith("//") ? null : `${url.pathname}${url.search}${url.hash}`;
}

function parseUrl(text: string, base?: string) {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
