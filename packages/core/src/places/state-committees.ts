import { sortRows } from "../kernel/data-table.ts";
import { CHAMBER_CODES, describeChamber, type LegChamberId } from "./chambers.ts";
import type { State, StateCommittee } from "./state.ts";

/** The committees of one chamber of a legislature, or of both together. */
interface ChamberCommittees {
  legChamberId: LegChamberId;
  title: string;
  /** By name. */
  committees: StateCommittee[];
  /** Few enough to be shown at once. */
  isOpen: boolean;
}

/** A chamber's committees beyond this many are shown on demand. */
const OPEN_MAX = 12;

const { STATE_SENATE, STATE_HOUSE, STATE_JOINT } = CHAMBER_CODES;

/** A state's committees by chamber: those of its senate, of its house, then those of both. */
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
