import { STATES } from "./states.ts";
import data from "./statewide-offices.json" with { type: "json" };

/** Election years of officers elected in another year than their governor. */
const OWN_ELECTIONS: Partial<Record<string, number>> = data.ownElections;
const GOVERNOR_ELECTIONS: Partial<Record<string, number>> = data.governorElections;

/** Titles by Open States' name of the office, for offices missing in a state's list. */
export const SOURCE_TITLES: Partial<Record<string, string>> = data.sourceTitles;

/** Titles of appointed officers that differ from the source's. */
export const APPOINTED_TITLES: Partial<Record<string, string>> = data.appointedTitles;

const TWO_YEAR_TERMS: ReadonlySet<string> = new Set(["NH", "VT"]);

const createOffice = (state: string, key: string, title: string) => ({
  state,
  key,
  title,
  termYears: TWO_YEAR_TERMS.has(state) ? 2 : 4,
  lastElection: OWN_ELECTIONS[`${state}-${key}`] ?? GOVERNOR_ELECTIONS[state] ?? 2022,
});
export type StatewideOffice = ReturnType<typeof createOffice>;

export const GOVERNORSHIPS = STATES.map(({ code }) =>
  code === "DC" ? createOffice(code, "mayor", "Mayor") : createOffice(code, "governor", "Governor"),
);

/** All governors are elected; officers missing for a state are appointed there. */
export const STATEWIDE_OFFICES = data.offices.flatMap(({ key, title, states, ownTitles }) => {
  const titles: Partial<Record<string, string>> = ownTitles;
  return states.split(" ").map((state) => createOffice(state, key, titles[state] ?? title));
});
