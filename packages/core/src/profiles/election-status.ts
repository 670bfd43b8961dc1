import type { PersonProfile } from "./profile.ts";

/** What an election's status is coloured as (spec 9). */
export type ElectionTone = "running" | "lost" | "won" | "withdrawn" | "too-close-to-call" | "other";

export function electionTone(status: string): ElectionTone {
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

/** The race of an election status: "U.S. Senate, 2026". */
export function electionRace({ name, year }: NonNullable<PersonProfile["electionStatus"]>): string {
  return [name, year === null ? "" : String(year)].filter((part) => part !== "").join(", ");
}
