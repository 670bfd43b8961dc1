import type { HierarchyChip, PageRecord, SearchItem } from "../records/search-item.ts";
import type { LegChamberId } from "./chambers.ts";
import type { ElectionResult } from "./elections.ts";
import type { Geodata } from "./geodata.ts";

/** A district of the U.S. House or of a state's chamber. */
export interface District extends PageRecord {
  recordType: "district";
  /** "Nebraska's 3rd Congressional District". */
  name: string;
  /** The source's spelling; display it with `formatDistrictNumber`. */
  number: string;
  legChamberId: LegChamberId;
  /** Code in public data; a text, because of leading zeros. Empty if unknown. */
  legDistrictId: string;
  chips: HierarchyChip[];
  representatives: SearchItem[];
  /** Number of members the district elects. */
  seats: number;
  state: { id: number; name: string; shortCode: string };
  /** Seats a source lists as vacant, with the ISO date they are filled on, or null. */
  vacancies: { vacantUntil: string | null }[];
  electionResults: ElectionResult[];
  /** ZIP codes whose areas touch a congressional district, with the other districts that share them: "7", "NM 3". */
  zipCodes: { zipCode: string; others: string[] }[];
  /** The state's shape and the map of this district. */
  geodata: Geodata | null;
  /** Sources of the facts, as displayed. */
  sources: string[];
}
