import type { PageRecord, SearchItem } from "../records/search-item.ts";
import type { LegChamberId } from "./chambers.ts";
import type { Visualization } from "./charts.ts";
import type { ElectionResult } from "./elections.ts";
import type { Geodata } from "./geodata.ts";

interface DistrictReference {
  id: number;
  /** The source's spelling; display it with `formatDistrictNumber`. */
  number: string;
  name: string;
}

/** A member of a chamber; `district` is null for members of the whole state. */
export interface Legislator extends SearchItem {
  district: DistrictReference | null;
}

/** A seat a source lists as vacant. */
export interface Vacancy {
  district: DistrictReference;
  legChamberId: LegChamberId;
  /** ISO date when it will be filled, or null if unknown. */
  vacantUntil: string | null;
}

/** A committee of the legislature; its own page lists subcommittees. */
export interface StateCommittee {
  id: number;
  longName: string;
  /** The joint code for committees of both chambers. */
  legChamberId: LegChamberId;
}

/** A chamber under the state's own name. */
export interface Chamber {
  legChamberId: LegChamberId;
  /** "Nebraska Legislature", "House of Delegates". */
  name: string;
  seats: number;
}

export interface State extends PageRecord {
  recordType: "state";
  name: string;
  /** "NE". */
  shortCode: string;
  capital: string;
  /** Governor, or mayor of the federal district. */
  governor: SearchItem | null;
  /** Other officers elected statewide: lieutenant governor, attorney general … */
  officers: SearchItem[];
  senators: SearchItem[];
  representatives: Legislator[];
  stateReps: Legislator[];
  stateSenators: Legislator[];
  /** Chambers with members from the state, including Congress. */
  chambers: Chamber[];
  vacancies: Vacancy[];
  committees: StateCommittee[];
  censusVisualizations: Visualization[];
  economicVisualizations: Visualization[];
  presidentialElectionResults: ElectionResult[];
  /** HTML. */
  narrative: string;
  geodata: Geodata | null;
  /** Sources of the facts, as displayed. */
  sources: string[];
}
