import { findGeneralElectionDay } from "../places/elections.ts";
import { isBefore } from "../kernel/dates.ts";
import { joinNonEmpty } from "../kernel/text.ts";
import { readHttpAddress } from "./social-links.ts";
import type { PersonProfile } from "./profile.ts";

const TONES = ["running", "lost", "won", "withdrawn", "too-close-to-call"] as const;
export type ElectionTone = (typeof TONES)[number] | "other";

function chooseElectionTone(status: string): ElectionTone {
  const words = status
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, "-");
  return TONES.find((tone) => tone === words) ?? "other";
}

/**
 * `today` is an ISO date. "Running" is outdated after the year's general election, and an unfinished count after the
 * year.
 */
export function describeElectionStanding(
  { status, year }: Pick<NonNullable<PersonProfile["electionStatus"]>, "status" | "year">,
  today: string,
): { text: string; tone: ElectionTone } {
  const tone = chooseElectionTone(status);
  const isOver =
    year !== null &&
    ((tone === "running" && isBefore(findGeneralElectionDay(year), today)) ||
      (tone === "too-close-to-call" && isBefore(String(year), today)));
  return isOver ? { text: "Result not recorded", tone: "other" } : { text: status, tone };
}

/** Formats the race: "U.S. Senate, 2026". */
export function describeElectionRace({ name, year }: NonNullable<PersonProfile["electionStatus"]>): string {
  return joinNonEmpty([name, year === null ? "" : String(year)]);
}

/** Lists the race tracker's links to race and candidate, if valid (PROF-04). */
export function listRacetrackerLinks(
  profile: Pick<
    PersonProfile,
    "electionStatus" | "racetrackerElectionUrl" | "racetrackerCandidateUrl" | "preferredNameDisplay"
  >,
): { label: string; href: string }[] {
  const links: [name: string, url: string][] = [
    [profile.electionStatus?.name || "the race", profile.racetrackerElectionUrl],
    [profile.preferredNameDisplay, profile.racetrackerCandidateUrl],
  ];
  return links.flatMap(([name, url]) => {
    const href = readHttpAddress(url.trim());
    return href === null ? [] : [{ label: `Race Tracker: ${name}`, href }];
  });
}
