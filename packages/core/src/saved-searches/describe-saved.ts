import { formatDate } from "../kernel/dates.ts";
import { formatNumber, joinKnown } from "../kernel/text.ts";
import { findMonday } from "./membership.ts";
import type { SavedCount } from "./saved-searches.port.ts";

/** Formats "3 new, 1 left"; empty if nothing changed or it isn't counted. */
export function describeMembership({ newCount, leftCount }: Pick<SavedCount, "newCount" | "leftCount">): string {
  const count = (number: number, text: string) => (number > 0 ? `${formatNumber(number)} ${text}` : "");
  return joinKnown([count(newCount, "new"), count(leftCount, "left")]);
}

/** Formats "since Monday, November 16", or "since November 18" if it was saved then. */
export function describeSince(since: string): string {
  const day = formatDate(since).replace(/, \d+$/, "");
  return isMonday(since) ? `since Monday, ${day}` : `since ${day}`;
}

/** Returns the line below a saved search in a list whose heading says "since Monday". */
export function describeCounted(count: SavedCount): string {
  if (count.total === null) return "Not counted";
  const changes = describeMembership(count);
  return changes === "" || isMonday(count.since) ? changes : `${changes} ${describeSince(count.since)}`;
}

const isMonday = (day: string): boolean => findMonday(day) === day;
