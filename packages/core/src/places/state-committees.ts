import { sortRows } from "../kernel/data-table.ts";
import { CHAMBER_CODES, describeChamber } from "./chambers.ts";
import type { State } from "./place-records.ts";

/** Longer lists start collapsed. */
const OPEN_MAX = 12;

const { STATE_SENATE, STATE_HOUSE, STATE_JOINT } = CHAMBER_CODES;

/** Groups a state's committees, sorted by name, of its senate, its house and of both; longer lists start collapsed. */
export function groupCommitteesByChamber({ committees, chambers }: Pick<State, "committees" | "chambers">) {
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
