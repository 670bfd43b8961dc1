import { isFresh } from "../kernel/freshness.ts";
import type { Homepage } from "./homepage.ts";

/** How many profiles are featured, and how many beside a featured place (HOME-01). */
export const FEATURED_PROFILES = 8;
export const FEATURED_PROFILES_BESIDE_PLACE = 4;

/** How long the featured profiles are shown before they are requested again (HOME-07). */
export const FEATURED_REFRESH_MS = 5 * 60 * 1000;

type Places = Record<keyof Pick<Homepage, "featuredState" | "featuredDistrict">, object | null>;

/** Fewer profiles are featured where a state or district is (HOME-01). */
export function computeFeaturedLimit({ featuredState, featuredDistrict }: Places): number {
  return featuredState || featuredDistrict ? FEATURED_PROFILES_BESIDE_PLACE : FEATURED_PROFILES;
}

/** The profiles home features, as many as there is room for. */
export function listFeaturedProfiles<Item>(homepage: Places & { featuredProfiles: readonly Item[] }): Item[] {
  return homepage.featuredProfiles.slice(0, computeFeaturedLimit(homepage));
}

/**
 * Which of the candidates are featured on the day of `now`, in UTC: each day the next ones in turn, so that all have
 * theirs equally often, and all readers see the same on a day. `count` is at least 0.
 */
export function chooseFeatured<Candidate>(candidates: readonly Candidate[], now: Date, count: number): Candidate[] {
  const first = (countDays(now) * count) % candidates.length;
  return [...candidates.slice(first), ...candidates.slice(0, first)].slice(0, count);
}

/** Decides whether home is requested again (HOME-07). */
export function decideHomeRefresh(
  { isLoading, lastUpdated }: { isLoading: boolean; lastUpdated: Date | null },
  now: Date,
  { force = false }: { force?: boolean } = {},
): "ask" | "skip" {
  if (force) return "ask";
  return isLoading || isFresh(lastUpdated, now, FEATURED_REFRESH_MS) ? "skip" : "ask";
}

/** Days since 1970; never below 0. */
function countDays(now: Date): number {
  return Math.max(0, Math.floor(now.getTime() / (24 * 60 * 60 * 1000)));
}
