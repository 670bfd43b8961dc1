import { formatDate } from "../kernel/dates.ts";
import { formatNumber, joinNonEmpty } from "../kernel/text.ts";
import type { SavedCount } from "./saved-searches.port.ts";

/** Changes of a search's results, as `{id}-{record type}`. */
export interface MembershipChanges {
  new: string[];
  left: string[];
}

/** A search with more results isn't counted. */
export const COUNTED_RESULTS_MAX = 2000;

const DAY_MS = 86_400_000;

/** Returns the last Monday up to a day, both as ISO dates. */
export function findMonday(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** Lists who is new and who left since the start of the week, in the order of the results. */
export function compareMembers(before: readonly string[], now: readonly string[]): MembershipChanges {
  const [known, present] = [new Set(before), new Set(now)];
  return { new: now.filter((key) => !known.has(key)), left: before.filter((key) => !present.has(key)) };
}

/** Formats changes to remember as seen: "+12-profile", "-7-staffer". */
export const formatSeen = ({ new: joined, left }: MembershipChanges): string[] => [
  ...joined.map((key) => `+${key}`),
  ...left.map((key) => `-${key}`),
];

/** Leaves out the changes that a reader has seen. */
export function excludeSeen({ new: joined, left }: MembershipChanges, seen: readonly string[]): MembershipChanges {
  const known = new Set(seen);
  return { new: joined.filter((key) => !known.has(`+${key}`)), left: left.filter((key) => !known.has(`-${key}`)) };
}

/** Formats "3 new, 1 left"; empty if nothing changed or it isn't counted. */
export function describeMembership({ newCount, leftCount }: Pick<SavedCount, "newCount" | "leftCount">): string {
  const count = (number: number, text: string) => (number > 0 ? `${formatNumber(number)} ${text}` : "");
  return joinNonEmpty([count(newCount, "new"), count(leftCount, "left")]);
}

/** Formats "since Monday, November 16", or "since November 18" if it was saved then. */
export function describeSince(since: string): string {
  const day = formatDate(since).replace(/, \d+/, "");
  return isMonday(since) ? `since Monday, ${day}` : `since ${day}`;
}

/** Returns the line below a saved search in a list whose heading says "since Monday". */
export function describeCounted(count: SavedCount): string {
  if (count.total === null) return "Not counted";
  const changes = describeMembership(count);
  return changes === "" || isMonday(count.since) ? changes : `${changes} ${describeSince(count.since)}`;
}

const isMonday = (day: string): boolean => findMonday(day) === day;
