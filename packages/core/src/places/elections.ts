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

/** What one election ended as. */
export interface ElectionResult {
  year: number;
  /** "President", "U.S. House", "State Senate". */
  office: string;
  candidates: ElectionCandidate[];
}

/** A candidate in the table of an election. */
export interface ElectionRow extends ElectionCandidate {
  /** "120,400"; empty when unknown. */
  votesText: string;
  /** "60.2%"; empty when unknown. */
  percentText: string;
}

/** Elections, newest first; those of one year stay as they were. */
export function sortElections(results: readonly ElectionResult[]): ElectionResult[] {
  return results.toSorted((a, b) => b.year - a.year);
}

/** The candidates of an election, the winner first, then by votes; a share that isn't given is worked out of the votes. */
export function electionRows({ candidates }: Pick<ElectionResult, "candidates">): ElectionRow[] {
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
    .toSorted((a, b) => Number(b.isWinner) - Number(a.isWinner) || strength(b) - strength(a));
}

/** By how many points the winner was ahead of the second: "R +20.4"; empty without a winner or where a share isn't known. */
export function describeLead(result: Pick<ElectionResult, "candidates">): string {
  const [winner, second] = electionRows(result);
  if (!winner?.isWinner || !second) return "";
  const lead = leadOf(winner, second);
  return lead > 0 ? `${winner.party.charAt(0)} +${lead.toFixed(1)}`.trim() : "";
}

/** "2024 U.S. House: Ruth Halvorsen (Republican) won by 20.4 points."; without a winner the election alone. */
export function describeElection(result: ElectionResult): string {
  const [winner, second] = electionRows(result);
  const election = `${result.year} ${result.office}`;
  if (!winner?.isWinner) return `${election}.`;
  const who = winner.party === "" ? winner.name : `${winner.name} (${winner.party})`;
  if (!second) return `${election}: ${who} won unopposed.`;
  const lead = leadOf(winner, second);
  return lead > 0 ? `${election}: ${who} won by ${lead} points.` : `${election}: ${who} won.`;
}

/** A share that isn't known leaves no lead to tell of. */
function leadOf(winner: ElectionCandidate, second: ElectionCandidate): number {
  return Math.round(((winner.percent ?? 0) - (second.percent ?? 100)) * 10) / 10;
}

function strength({ votes, percent }: ElectionCandidate): number {
  return percent ?? votes ?? -1;
}
