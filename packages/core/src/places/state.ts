import type { SearchItem } from "../records/search-item.ts";
import type { LegChamberId } from "./chambers.ts";
import type { Visualization } from "./charts.ts";
import type { ElectionResult } from "./elections.ts";
import type { Geodata } from "./geodata.ts";

interface DistrictReference {
  id: number;
  /** As the source writes it; `formatDistrictNumber` gives it as it is shown. */
  number: string;
  name: string;
}

/** A member of a chamber, with the district; null for who represents the whole state. */
export interface Legislator extends SearchItem {
  district: DistrictReference | null;
}

/** A seat a source lists as empty. */
export interface Vacancy {
  district: DistrictReference;
  legChamberId: LegChamberId;
  /** ISO date of when it is filled again; null where the date is unknown. */
  vacantUntil: string | null;
}

/** A committee of the legislature; its subcommittees are on its own page. */
export interface StateCommittee {
  id: number;
  longName: string;
  /** Of a committee of both chambers the joint one. */
  legChamberId: LegChamberId;
}

/** A chamber as this state calls it. */
export interface Chamber {
  legChamberId: LegChamberId;
  /** "Nebraska Legislature", "House of Delegates". */
  name: string;
  seats: number;
}

/** A state, the District of Columbia or a territory. */
export interface State {
  id: number;
  recordType: "state";
  briefcaseItemId: string;
  addedToBriefcase: boolean;
  name: string;
  /** "NE". */
  shortCode: string;
  capital: string;
  /** Of the federal district its mayor. */
  governor: SearchItem | null;
  /** Everybody else the whole state elects: lieutenant governor, attorney general … */
  officers: SearchItem[];
  senators: SearchItem[];
  representatives: Legislator[];
  stateReps: Legislator[];
  stateSenators: Legislator[];
  /** Those the state elects members to, its delegation's too: what the lists are headed, and their seats. */
  chambers: Chamber[];
  vacancies: Vacancy[];
  committees: StateCommittee[];
  censusVisualizations: Visualization[];
  economicVisualizations: Visualization[];
  presidentialElectionResults: ElectionResult[];
  /** HTML. */
  narrative: string;
  geodata: Geodata | null;
  subscriptionModules: number[];
  /** ISO date. */
  updatedDate: string | null;
  /** Where the facts come from, as a reader should see it. */
  sources: string[];
}
