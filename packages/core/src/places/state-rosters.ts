import { type SortDirection, sortRows } from "../kernel/data-table.ts";
import { containsWords } from "../kernel/text.ts";
import type { SearchItem } from "../records/search-item.ts";
import { CHAMBER_CODES, type LegChamberId } from "./chambers.ts";
import { describeDistrict, sortByDistrict } from "./district-number.ts";
import { findChiefExecutive, describeStateKind } from "./state-facts.ts";
import type { Legislator, State, Vacancy } from "./place-records.ts";

const { US_HOUSE, US_SENATE, STATE_HOUSE, STATE_SENATE } = CHAMBER_CODES;

export interface StateRoster {
  id: "governor" | "officers" | "senators" | "representatives" | "state-senators" | "state-reps";
  title: string;
  people: (SearchItem & { district?: Legislator["district"] })[];
  /** Number of known vacant seats. */
  vacant: number;
  /** Vacant seats that a source names, in district order. */
  vacancies: Vacancy[];
}

/**
 * Lists a state's rosters with people or seats, legislators in district order (PLACE-03). A governor whose term ended
 * in the source is unknown, not missing.
 */
export function listStateRosters(state: State): StateRoster[] {
  const roster = (
    id: StateRoster["id"],
    title: string,
    people: StateRoster["people"],
    legChamberId?: LegChamberId,
  ): StateRoster => {
    const chamber = state.chambers.find((one) => one.legChamberId === legChamberId);
    const vacancies = state.vacancies.filter((one) => one.legChamberId === legChamberId);
    const isOwnChamber = id === "state-senators" || id === "state-reps";
    return {
      id,
      title: (isOwnChamber && chamber?.name) || title,
      people,
      // Members without a vote, as of Maine's tribes, are beyond the seats of the chamber.
      vacant: chamber ? Math.max(vacancies.length, chamber.seats - people.length) : 0,
      vacancies: sortByDistrict(vacancies, ({ district }) => district.number),
    };
  };
  const rosters = [
    roster("governor", findChiefExecutive(state), state.governor ? [state.governor] : []),
    roster("officers", formatOfficersTitle(state), sortOfficers(state.officers)),
    roster("senators", "U.S. Senators", state.senators, US_SENATE),
    roster("representatives", "U.S. Representatives", sortByDistrictNumber(state.representatives), US_HOUSE),
    roster("state-senators", "State Senators", sortByDistrictNumber(state.stateSenators), STATE_SENATE),
    roster("state-reps", "State Representatives", sortByDistrictNumber(state.stateReps), STATE_HOUSE),
  ];
  const isCovered = state.officers.length + state.stateSenators.length > 0;
  return rosters.filter(
    ({ id, people, vacant }) => people.length > 0 || vacant > 0 || (id === "governor" && isCovered),
  );
}

/** Shown if a source covers the state but the term of its governor has ended. */
export const UNKNOWN_GOVERNOR = "Unknown: the source lists no one currently in office";

/** Cities and territories have no statewide officers. */
const formatOfficersTitle = (state: State): string =>
  describeStateKind(state) === "State" ? "Statewide Officers" : "Executive Officers";

/** The governor's successor first, then the attorney general, then by office. */
function sortOfficers(officers: readonly SearchItem[]): SearchItem[] {
  const rank = ({ title }: SearchItem) => {
    const first = FIRST_OFFICES.findIndex((office) => office.test(title));
    return String(first < 0 ? FIRST_OFFICES.length : first);
  };
  return sortRows(officers, (officer) => [rank(officer), officer.title, officer.sortName]);
}

const FIRST_OFFICES = [/^lieutenant governor\b/i, /^attorney general\b/i];

export type RosterPerson = StateRoster["people"][number];
export type RosterColumn = "name" | "district" | "party";

/** Filters by all words of `text` in name, district or party, ignoring case and accents. */
export function filterRoster(people: readonly RosterPerson[], text: string): RosterPerson[] {
  return people.filter(({ preferredNameDisplay, politicalParty, district }) =>
    containsWords(
      [preferredNameDisplay, politicalParty, district && describeDistrict(district.number)].join(" "),
      text,
    ),
  );
}

/** Sorts by district number, name or party; ties by district. */
export function sortRoster(
  people: readonly RosterPerson[],
  column: RosterColumn,
  direction: SortDirection,
): RosterPerson[] {
  const sorted = sortByDistrictNumber(people);
  if (column === "district") return direction === "ascending" ? sorted : sorted.toReversed();
  const key = (person: RosterPerson) => (column === "party" ? person.politicalParty : person.sortName);
  return sortRows(sorted, (person) => [key(person)], direction);
}

function sortByDistrictNumber<Person extends RosterPerson>(people: readonly Person[]): Person[] {
  return sortByDistrict(people, ({ district }) => district?.number ?? "");
}
