import type { HierarchyChip, SearchItem } from "../records/search-item.ts";
import type { LegChamberId } from "./chambers.ts";
import type { ElectionResult } from "./elections.ts";
import type { Geodata } from "./geodata.ts";

/** A district of the U.S. House or of a state's chamber. */
export interface District {
  id: number;
  recordType: "district";
  briefcaseItemId: string;
  addedToBriefcase: boolean;
  /** "Nebraska's 3rd Congressional District". */
  name: string;
  /** As the source writes it; `formatDistrictNumber` gives it as it is shown. */
  number: string;
  legChamberId: LegChamberId;
  /** The district's code in public data, as text: it may begin with a zero. Empty when unknown. */
  legDistrictId: string;
  chips: HierarchyChip[];
  representatives: SearchItem[];
  /** How many members the district elects. */
  seats: number;
  state: { id: number; name: string; shortCode: string };
  /** The seats a source lists as empty; ISO dates of when they are filled again, null where the date is unknown. */
  vacancies: { vacantUntil: string | null }[];
  electionResults: ElectionResult[];
  /** The state's shape with the map this district is on. */
  geodata: Geodata | null;
  subscriptionModules: number[];
  /** ISO date. */
  updatedDate: string | null;
  /** Where the facts come from, as a reader should see it. */
  sources: string[];
}
