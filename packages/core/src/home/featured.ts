import { capitalize } from "../kernel/text.ts";
import type { Homepage, NoteworthyGroup } from "./home.port.ts";

/** Number of featured profiles, without and with a featured place (HOME-01). */
export const FEATURED_PROFILES = 8;
export const FEATURED_PROFILES_BESIDE_PLACE = 4;

/** Age at which featured profiles are requested again, in ms (HOME-07). */
export const FEATURED_REFRESH_MS = 5 * 60 * 1000;

type Places = Record<keyof Pick<Homepage, "featuredState" | "featuredDistrict">, object | null>;

/** Returns the number of profiles, fewer beside a state or district (HOME-01). */
export function countFeaturedProfiles({ featuredState, featuredDistrict }: Places): number {
  return featuredState || featuredDistrict ? FEATURED_PROFILES_BESIDE_PLACE : FEATURED_PROFILES;
}

export function listFeaturedProfiles<Item>(homepage: Places & { featuredProfiles: readonly Item[] }): Item[] {
  return homepage.featuredProfiles.slice(0, countFeaturedProfiles(homepage));
}

/** Chooses the featured candidates of a UTC day, the same for all readers; over time each appears equally often. */
export function chooseFeatured<Candidate>(candidates: readonly Candidate[], now: Date, count: number): Candidate[] {
  const days = Math.max(0, Math.floor(now.getTime() / (24 * 60 * 60 * 1000)));
  const first = (days * count) % candidates.length;
  return [...candidates.slice(first), ...candidates.slice(0, first)].slice(0, count);
}

/** Sorts groups in the editors' order (HOME-05); ties keep their order. */
export function sortNoteworthyGroups(groups: readonly NoteworthyGroup[]): NoteworthyGroup[] {
  return groups.toSorted((a, b) => a.order - b.order);
}

/** "The House Committee on Agriculture has legislative jurisdiction over …" repeats the name shown above it. */
const JURISDICTION_OPENING =
  /^The [^.]*?\b(?:has (?:a |the )?(?:legislative )?jurisdiction (?:over|on)|is responsible for|considers legislation about)\s(?:(?:a range of )?(?:matters|issues) (?:related|relating|pertaining) to )?/iu;

/** Returns the first sentence of a group's description without its opening words (HOME-09). */
export function shortenDescription(description: string): string {
  const sentence = /.*?\.(?=\s)/su.exec(description)?.[0] ?? description;
  return capitalize(sentence.replace(JURISDICTION_OPENING, ""));
}
