import type { SearchItem } from "../search/search-item.ts";
import { CHAMBER_CODES, type LegChamberId } from "./chambers.ts";
import { sortByDistrict } from "./district-number.ts";
import type { Legislator, State } from "./state.ts";

/** Who holds the offices of one kind in a state, with the district where there is one. */
export interface StateRoster {
  id: "governor" | "senators" | "representatives" | "state-senators" | "state-reps";
  title: string;
  people: (SearchItem & { district?: Legislator["district"] })[];
  /** Seats nobody holds, of those that are known of. */
  vacant: number;
}

/** The rosters of a state that have a seat or somebody in them, legislators in the order of their districts (spec 3). */
export function stateRosters(state: State): StateRoster[] {
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
    };
  };
  const rosters = [
    roster("governor", "Governor", state.governor ? [state.governor] : []),
    roster("senators", "U.S. Senators", state.senators, CHAMBER_CODES.US_SENATE),
    roster("representatives", "U.S. Representatives", byDistrict(state.representatives), CHAMBER_CODES.US_HOUSE),
    roster("state-senators", "State Senators", byDistrict(state.stateSenators), CHAMBER_CODES.STATE_SENATE),
    roster("state-reps", "State Representatives", byDistrict(state.stateReps), CHAMBER_CODES.STATE_HOUSE),
  ];
  return rosters.filter(({ people, vacant }) => people.length > 0 || vacant > 0);
}

function byDistrict(members: readonly Legislator[]): Legislator[] {
  return sortByDistrict(members, ({ district }) => district?.number ?? "");
}
