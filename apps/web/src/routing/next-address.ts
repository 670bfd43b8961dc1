import { hrefTo, safeNext } from "@rotunda/core";

/** Where an address with `next` leads after the login, base path included: a path on this origin, else home. */
export const nextAddress = (search: string): string =>
  safeNext(new URLSearchParams(search).get("next"), hrefTo("Home"));
