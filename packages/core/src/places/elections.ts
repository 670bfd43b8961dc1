import { chooseNoun, joinWithAnd } from "../kernel/text.ts";
import type { Camelized } from "../kernel/camelize.ts";
import type { ElectionResultWire } from "../wire/places.ts";
import { formatFigure } from "./charts.ts";

export type ElectionResult = Camelized<ElectionResultWire>;
export type ElectionCandidate = ElectionResult["candidates"][number];

/** Returns a year's general election day, the Tuesday after the first Monday of November, as an ISO date. */
export function findGeneralElectionDay(year: number): string {
  const weekday = new Date(Date.UTC(year, 10, 1)).getUTCDay();
  const firstMonday = 1 + ((8 - weekday) % 7);
  return `${year}-11-${String(firstMonday + 1).padStart(2, "0")}`;
}

/** Returns the day of the general election before a term of Congress ends, as ISO dates (PROF-37). */
export function findGeneralElectionBefore(termEnd: string): string {
  const endYear = Number(termEnd.slice(0, 4));
  return findGeneralElectionDay(endYear - (endYear % 2));
}

export function sortElections(results: readonly ElectionResult[]): ElectionResult[] {
  return results.toSorted((a, b) => b.year - a.year);
}

/** Lists candidates, winners first, then by votes; computes missing percentages. Texts are empty if unknown. */
export function listElectionRows({ candidates }: Pick<ElectionResult, "candidates">) {
  const total = candidates.every(({ votes }) => votes !== null)
    ? candidates.reduce((sum, { votes }) => sum + (votes ?? 0), 0)
    : 0;
  return candidates
    .map((candidate) => {
      const percent = candidate.percent ?? (total > 0 ? ((candidate.votes ?? 0) / total) * 100 : null);
      return {
        ...candidate,
        percent,
        votesText: candidate.votes === null ? "" : candidate.votes.toLocaleString("en-US"),
        percentText: percent === null ? "" : formatFigure(percent, "percent"),
      };
    })
    .toSorted((a, b) => Number(b.isWinner) - Number(a.isWinner) || measureStrength(b) - measureStrength(a));
}

/** Formats a single winner's lead in points, "R +20.4"; empty if unknown. */
export function describeLead(result: Pick<ElectionResult, "candidates">): string {
  const { winners, lead } = findOutcome(result);
  const [winner, other] = winners;
  if (!winner || other || lead <= 0) return "";
  return `${winner.party.charAt(0)} +${lead.toFixed(1)}`.trim();
}

/**
 * Describes a result: "2024 U.S. House: Ruth Halvorsen (Republican) won by 20.4 points."; for several seats, all
 * winners and the last one's lead. Without winners only the election is named.
 */
export function describeElection(result: ElectionResult): string {
  const { winners, hasLosers, lead } = findOutcome(result);
  const election = `${result.year} ${result.office}`;
  if (winners.length === 0) return `${election}.`;
  const names = winners.map(({ name, party }) => (party === "" ? name : `${name} (${party})`));
  const who = joinWithAnd(names);
  if (!hasLosers) return `${election}: ${who} won unopposed.`;
  if (lead <= 0) return `${election}: ${who} won.`;
  const points = `${lead} ${chooseNoun(lead, "point")}`;
  return winners.length === 1
    ? `${election}: ${who} won by ${points}.`
    : `${election}: ${who} won, ${points} or more ahead of the others.`;
}

/** Returns the winners and the last one's lead over the best loser in points; at most 0 if a percentage is unknown. */
function findOutcome(result: Pick<ElectionResult, "candidates">) {
  const rows = listElectionRows(result);
  const winners = rows.filter(({ isWinner }) => isWinner);
  const last = winners.at(-1)?.percent ?? 0;
  const next = rows[winners.length]?.percent ?? last;
  const lead = Math.round((last - next) * 10) / 10;
  return { winners, hasLosers: rows.length > winners.length, lead };
}

function measureStrength({ votes, percent }: ElectionCandidate): number {
  return percent ?? votes ?? -1;
}
