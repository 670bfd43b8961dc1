import { type SortDirection, sortRows } from "../kernel/data-table.ts";
import { holdsWords } from "../kernel/fold-text.ts";
import type { SearchItem } from "../records/search-item.ts";
import { CHAMBER_CODES, type LegChamberId } from "./chambers.ts";
import { describeDistrict, sortByDistrict } from "./district-number.ts";
import { findChiefExecutive, describeStateKind } from "./state-facts.ts";
import type { Legislator, State, Vacancy } from "./state.ts";

/** Who holds the offices of one kind in a state, with the district where there is one. */
export interface StateRoster {
  id: "governor" | "officers" | "senators" | "representatives" | "state-senators" | "state-reps";
  title: string;
  people: (SearchItem & { district?: Legislator["district"] })[];
  /** Known vacant seats. */
  vacant: number;
  /** Those of them a source names, in the order of their districts. */
  vacancies: Vacancy[];
}

/**
 * The rosters of a state that have a seat or somebody in them, legislators in the order of their districts (PLACE-03).
 */
export function listStateRosters(state: State): StateRoster[] {
  const roster = (
    id: StateRoster["id"],
    title: string,
    people: StateRoster["people"],
    legChamberId?: LegChamberId,
  ): StateRoster => {
    const chamber = state.chambers.find((one) => one.legChamberId === legChamberId);
    const isOwnChamber = id === "state-senators" || id === "state-reps";
    return {
      id,
      title: (isOwnChamber && chamber?.name) || title,
      people,
      vacant: Math.max(0, (chamber?.seats ?? 0) - people.length),
      vacancies: sortByDistrict(
        state.vacancies.filter((one) => one.legChamberId === legChamberId),
        ({ district }) => district.number,
      ),
    };
  };
  const rosters = [
    roster("governor", findChiefExecutive(state), state.governor ? [state.governor] : []),
    roster("officers", formatOfficersTitle(state), sortOfficers(state.officers)),
    roster("senators", "U.S. Senators", state.senators, CHAMBER_CODES.US_SENATE),
    roster(
      "representatives",
      "U.S. Representatives",
      sortByDistrictNumber(state.representatives),
      CHAMBER_CODES.US_HOUSE,
    ),
    roster("state-senators", "State Senators", sortByDistrictNumber(state.stateSenators), CHAMBER_CODES.STATE_SENATE),
    roster("state-reps", "State Representatives", sortByDistrictNumber(state.stateReps), CHAMBER_CODES.STATE_HOUSE),
  ];
  return rosters.filter(({ people, vacant }) => people.length > 0 || vacant > 0);
}

/** A city or a territory has no officers of a state. */
const formatOfficersTitle = (state: State): string =>
  describeStateKind(state) === "State" ? "Statewide Officers" : "Executive Officers";

/** Who would follow the governor, who speaks for the state in court, then all others by their office. */
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

/** Those whose name, district or party holds every word of `text`, ignoring case and accents. */
export function filterRoster(people: readonly RosterPerson[], text: string): RosterPerson[] {
  return people.filter(({ preferredNameDisplay, politicalParty, district }) =>
    holdsWords([preferredNameDisplay, politicalParty, district && describeDistrict(district.number)].join(" "), text),
  );
}

/** By district as districts are numbered, or by name or party; ties are in the order of districts. */
export function sortRoster(
  people: readonly RosterPerson[],
  column: RosterColumn,
  direction: SortDirection,
): RosterPerson[] {
  const sorted = sortByDistrict(people, ({ district }) => district?.number ?? "");
  if (column === "district") return direction === "ascending" ? sorted : sorted.toReversed();
  const key = (person: RosterPerson) => (column === "party" ? person.politicalParty : person.sortName);
  return sortRows(sorted, (person) => [key(person)], direction);
}

function sortByDistrictNumber(members: readonly Legislator[]): Legislator[] {
  return sortByDistrict(members, ({ district }) => district?.number ?? "");
}
