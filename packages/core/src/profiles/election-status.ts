import { findGeneralElectionDay } from "../places/elections.ts";
import { isBefore } from "../kernel/dates.ts";
import { readHttpAddress } from "./social-links.ts";
import type { PersonProfile } from "./profile.ts";

export type ElectionTone = "running" | "lost" | "won" | "withdrawn" | "too-close-to-call" | "other";

function chooseElectionTone(status: string): ElectionTone {
  const words = status
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, "-");
  switch (words) {
    case "running":
    case "lost":
    case "won":
    case "withdrawn":
    case "too-close-to-call":
      return words;
    default:
      return "other";
  }
}

/**
 * Describes a race as of today (an ISO date). Sources are older: after the year's general election "running" is
 * outdated, and after the year a count is too.
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
  return [name, year === null ? "" : String(year)].filter((part) => part !== "").join(", ");
}

interface RacetrackerLink {
  label: string;
  href: string;
}

/** Lists the race tracker's links to race and candidate, if valid (PROF-04). */
export function listRacetrackerLinks(
  profile: Pick<
    PersonProfile,
    "electionStatus" | "racetrackerElectionUrl" | "racetrackerCandidateUrl" | "preferredNameDisplay"
  >,
): RacetrackerLink[] {
  const links: [name: string, url: string][] = [
    [profile.electionStatus?.name || "the race", profile.racetrackerElectionUrl],
    [profile.preferredNameDisplay, profile.racetrackerCandidateUrl],
  ];
  return links.flatMap(([name, url]) => {
    const href = readHttpAddress(url.trim());
    return href === null ? [] : [{ label: `Race Tracker: ${name}`, href }];
  });
}
