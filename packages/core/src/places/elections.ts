import { joinWithAnd } from "../kernel/text.ts";
import { formatFigure } from "./charts.ts";

export interface ElectionCandidate {
  name: string;
  party: string;
  votes: number | null;
  /** 0 to 100. */
  percent: number | null;
  isWinner: boolean;
  /** The full profile of the candidate; null without one. */
  profileId: number | null;
}

/** The result of one election. */
export interface ElectionResult {
  year: number;
  /** "President", "U.S. House", "State Senate". */
  office: string;
  candidates: ElectionCandidate[];
}

/** A candidate in the table of an election. */
interface ElectionRow extends ElectionCandidate {
  /** "120,400"; empty when unknown. */
  votesText: string;
  /** "60.2%"; empty when unknown. */
  percentText: string;
}

/** The day of a year's general election, the Tuesday after the first Monday of November, as an ISO date. */
export function findGeneralElectionDay(year: number): string {
  const weekday = new Date(Date.UTC(year, 10, 1)).getUTCDay();
  const firstMonday = 1 + ((8 - weekday) % 7);
  return `${year}-11-${String(firstMonday + 1).padStart(2, "0")}`;
}

/** Elections, newest first; those of one year stay as they were. */
export function sortElections(results: readonly ElectionResult[]): ElectionResult[] {
  return results.toSorted((a, b) => b.year - a.year);
}

/** The candidates of an election, the winners first, then by votes; a missing share is computed from the votes. */
export function listElectionRows({ candidates }: Pick<ElectionResult, "candidates">): ElectionRow[] {
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

/** By how many points the winner of the only seat was ahead of the second: "R +20.4"; empty where that isn't known. */
export function describeLead(result: Pick<ElectionResult, "candidates">): string {
  const { winners, lead } = findOutcome(result);
  const [winner, other] = winners;
  if (!winner || other || lead === null || lead <= 0) return "";
  return `${winner.party.charAt(0)} +${lead.toFixed(1)}`.trim();
}

/**
 * "2024 U.S. House: Ruth Halvorsen (Republican) won by 20.4 points."; of several seats all winners, and how far the
 * last of them was ahead of the first who lost; without a winner the election alone.
 */
export function describeElection(result: ElectionResult): string {
  const { winners, hasLosers, lead } = findOutcome(result);
  const election = `${result.year} ${result.office}`;
  if (winners.length === 0) return `${election}.`;
  const names = winners.map(({ name, party }) => (party === "" ? name : `${name} (${party})`));
  const who = joinWithAnd(names);
  if (!hasLosers) return `${election}: ${who} won unopposed.`;
  if (lead === null || lead <= 0) return `${election}: ${who} won.`;
  return winners.length === 1
    ? `${election}: ${who} won by ${lead} points.`
    : `${election}: ${who} won, ${lead} points or more ahead of the others.`;
}

/**
 * Those who won, and by how many points the last of them led the best of the others; null where a share isn't known.
 */
function findOutcome(result: Pick<ElectionResult, "candidates">) {
  const rows = listElectionRows(result);
  const winners = rows.filter(({ isWinner }) => isWinner);
  const [last, next] = [winners.at(-1)?.percent ?? null, rows[winners.length]?.percent ?? null];
  const lead = last === null || next === null ? null : Math.round((last - next) * 10) / 10;
  return { winners, hasLosers: rows.length > winners.length, lead };
}

function measureStrength({ votes, percent }: ElectionCandidate): number {
  return percent ?? votes ?? -1;
}
