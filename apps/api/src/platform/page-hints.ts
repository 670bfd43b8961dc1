import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BASE_PATH, earlyCalls, firstRoute } from "@rotunda/core";

type RouteChunks = Record<string, readonly string[]>;

/** Which files the screen of each route is made of, as the build wrote it; a build of the dev kind has no such list. */
export function readRouteChunks(dist: string): RouteChunks {
  const file = join(dist, "route-chunks.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as RouteChunks) : {};
}

/** What the page says of the address it was loaded at, so that nothing waits for the program to find out. */
interface PageHints {
  /** The files of its screen, between blanks. */
  files: string;
  /** The calls it begins with, between blanks. */
  calls: string;
}

/** `path` is below the base path, with its query. A visitor without a session is told of no call that would be refused. */
export function pageHints(path: string, chunks: RouteChunks, { hasSession }: { hasSession: boolean }): PageHints {
  const files = chunks[firstRoute(path).name] ?? [];
  const calls = hasSession ? earlyCalls(path) : earlyCalls("/faq");
  return {
    files: escapeAttribute(files.map((file) => `${BASE_PATH}/${file}`).join(" ")),
    calls: escapeAttribute(calls.join(" ")),
  };
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
