import { formatNumber } from "../kernel/text.ts";
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

/** Returns "State", "Federal district" or "Territory". */
export function describeStateKind({ shortCode }: Pick<State, "shortCode">): string {
  if (shortCode === FEDERAL_DISTRICT) return "Federal district";
  return TERRITORIES.includes(shortCode) ? "Territory" : "State";
}

/** Returns the title of the chief executive: the federal district has a mayor. */
export function findChiefExecutive({ shortCode }: Pick<State, "shortCode">): "Governor" | "Mayor" {
  return shortCode === FEDERAL_DISTRICT ? "Mayor" : "Governor";
}

/** Lists known facts: population, capital, electoral votes, legislature. */
export function listStateFacts(state: State): StateFact[] {
  return [
    describePopulation(state),
    describeCapital(state),
    describeElectors(state),
    describeLegislature(state),
  ].flatMap((fact) => (fact === null ? [] : [fact]));
}

/** Counts electors: members of Congress, or three (Amendment XXIII). Null for territories and unknown seats. */
export function countElectoralVotes(state: Pick<State, "shortCode" | "chambers">): number | null {
  if (state.shortCode === FEDERAL_DISTRICT) return 3;
  if (TERRITORIES.includes(state.shortCode)) return null;
  const senators = countSeats(state, "US_SENATE");
  const representatives = countSeats(state, "US_HOUSE");
  return senators > 0 && representatives > 0 ? senators + representatives : null;
}

/** Returns the newest known population with its year. */
function describePopulation({ censusVisualizations }: State): StateFact | null {
  const points = censusVisualizations.find(({ id, unit }) => id === "population" && unit === "count")?.points ?? [];
  const newest = points.filter(({ value }) => value !== null).at(-1);
  return newest ? { label: "Population", text: formatFigure(newest.value, "count"), note: newest.label } : null;
}

function describeCapital({ capital, shortCode }: State): StateFact | null {
  // The federal district has no capital.
  return capital === "" || shortCode === FEDERAL_DISTRICT ? null : { label: "Capital", text: capital, note: "" };
}

function describeElectors(state: State): StateFact | null {
  const votes = countElectoralVotes(state);
  return votes === null ? null : { label: "Electoral votes", text: formatNumber(votes), note: "for President" };
}

function describeLegislature({ chambers }: State): StateFact | null {
  const own = chambers.filter(
    ({ legChamberId }) => legChamberId === CHAMBER_CODES.STATE_HOUSE || legChamberId === CHAMBER_CODES.STATE_SENATE,
  );
  const seats = own.reduce((sum, chamber) => sum + chamber.seats, 0);
  if (seats === 0) return null;
  return {
    label: "Legislature",
    text: `${formatNumber(seats)} ${seats === 1 ? "seat" : "seats"}`,
    note: own.length === 1 ? "one chamber" : "two chambers",
  };
}

function countSeats({ chambers }: Pick<State, "chambers">, code: ChamberCode): number {
  return chambers.find(({ legChamberId }) => legChamberId === CHAMBER_CODES[code])?.seats ?? 0;
}
