import { describeCount, formatNumber, joinWithAnd } from "../kernel/text.ts";
import type { ContentKind } from "../lookups/lookups.port.ts";
import type { SearchScope } from "../records/search-item.ts";
import { CHAMBER_CODES, type ChamberCode } from "./chambers.ts";
import { formatFigure } from "./charts.ts";
import type { State } from "./place-records.ts";

export interface StateFact {
  label: string;
  text: string;
  /** A note on the figure, or empty. */
  note: string;
}

const TERRITORIES: readonly string[] = ["AS", "GU", "MP", "PR", "VI"];
const FEDERAL_DISTRICT = "DC";
const { STATE_HOUSE, STATE_SENATE } = CHAMBER_CODES;

export function describeStateKind({ shortCode }: Pick<State, "shortCode">): string {
  if (shortCode === FEDERAL_DISTRICT) return "Federal district";
  return TERRITORIES.includes(shortCode) ? "Territory" : "State";
}

export function findChiefExecutive({ shortCode }: Pick<State, "shortCode">): "Governor" | "Mayor" {
  return shortCode === FEDERAL_DISTRICT ? "Mayor" : "Governor";
}

/** Lists the searches in a state that have results (SRCH-33), labeled with the kind of people they find. */
export function listStateSearches(
  state: State,
  content: readonly ContentKind[],
): { text: string; scope: SearchScope }[] {
  const staff = content.includes("staff");
  const executive = state.governor === null ? [] : [findChiefExecutive(state).toLowerCase()];
  const hasLegislature = state.stateSenators.length + state.stateReps.length > 0;
  return [
    { text: joinWithAnd(["Congress", ...executive, ...(staff ? ["their staff"] : [])]), scope: "congressional" },
    ...(hasLegislature ? [{ text: staff ? "Legislature and staff" : "Legislature", scope: "state" as const }] : []),
    { text: "All profiles", scope: "universal" },
  ];
}

/** Lists known facts: population, capital, electoral votes, legislature. */
export function listStateFacts(state: State): StateFact[] {
  const { censusVisualizations, chambers, shortCode } = state;
  const points = censusVisualizations.find(({ id, unit }) => id === "population" && unit === "count")?.points ?? [];
  const population = points.findLast(({ value }) => value !== null);
  const votes = countElectoralVotes(state);
  const own = chambers.filter(({ legChamberId: id }) => id === STATE_HOUSE || id === STATE_SENATE);
  const seats = own.reduce((sum, chamber) => sum + chamber.seats, 0);
  const facts: StateFact[] = [
    ...(population
      ? [{ label: "Population", text: formatFigure(population.value, "count"), note: population.label }]
      : []),
    // The federal district has no capital.
    { label: "Capital", text: shortCode === FEDERAL_DISTRICT ? "" : state.capital, note: "" },
    { label: "Electoral votes", text: votes === null ? "" : formatNumber(votes), note: "for President" },
    {
      label: "Legislature",
      text: seats === 0 ? "" : describeCount(seats, "seat"),
      note: own.length === 1 ? "one chamber" : "two chambers",
    },
  ];
  return facts.filter(({ text }) => text !== "");
}

/** Counts electors: members of Congress, or three (Amendment XXIII). Null for territories and unknown seats. */
export function countElectoralVotes(state: Pick<State, "shortCode" | "chambers">): number | null {
  if (state.shortCode === FEDERAL_DISTRICT) return 3;
  if (TERRITORIES.includes(state.shortCode)) return null;
  const senators = countSeats(state, "US_SENATE");
  const representatives = countSeats(state, "US_HOUSE");
  return senators > 0 && representatives > 0 ? senators + representatives : null;
}

function countSeats({ chambers }: Pick<State, "chambers">, code: ChamberCode): number {
  return chambers.find(({ legChamberId }) => legChamberId === CHAMBER_CODES[code])?.seats ?? 0;
}
