import { sortRows } from "../kernel/data-table.ts";
import { CHAMBER_CODES, describeChamber, type LegChamberId } from "./chambers.ts";
import type { State, StateCommittee } from "./place-records.ts";

/** Committees of one chamber or of both jointly. */
interface ChamberCommittees {
  legChamberId: LegChamberId;
  title: string;
  /** Sorted by name. */
  committees: StateCommittee[];
  /** Initially expanded. */
  isOpen: boolean;
}

/** Longer lists start collapsed. */
const OPEN_MAX = 12;

const { STATE_SENATE, STATE_HOUSE, STATE_JOINT } = CHAMBER_CODES;

/** Groups a state's committees: senate, house, joint. */
export function groupCommitteesByChamber({
  committees,
  chambers,
}: Pick<State, "committees" | "chambers">): ChamberCommittees[] {
  return [STATE_SENATE, STATE_HOUSE, STATE_JOINT].flatMap((legChamberId) => {
    const own = committees.filter((committee) => committee.legChamberId === legChamberId);
    if (own.length === 0) return [];
    const name = chambers.find((chamber) => chamber.legChamberId === legChamberId)?.name;
    return [
      {
        legChamberId,
        title: legChamberId === STATE_JOINT ? "Joint Committees" : (name ?? describeChamber(legChamberId)),
        committees: sortRows(own, ({ longName }) => [longName]),
        isOpen: own.length <= OPEN_MAX,
      },
    ];
  });
}
