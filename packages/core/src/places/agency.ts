import type { PageRecord, SearchItem } from "../records/search-item.ts";

interface AgencyReference {
  id: number;
  agencyFull: string;
}

/** A know-who record of an agency. */
export interface AgencyPerson extends SearchItem {
  lastName: string;
  email: string;
  phone: string;
  /** "Presidential appointment", "Career". */
  appointment: string;
  isLeadership: boolean;
}

/** A department, agency or office. Texts are empty if unknown. */
export interface Agency extends PageRecord {
  recordType: "agency";
  /** Full name: "Forest Service, Department of Agriculture". */
  agencyFull: string;
  shortName: string;
  /** HTML. */
  role: string;
  address: string;
  phone: string;
  fax: string;
  email: string;
  website: string;
  /** URL of a picture. */
  logo: string;
  parent: AgencyReference | null;
  children: AgencyReference[];
  people: AgencyPerson[];
  /** Sources of the facts, as displayed. */
  sources: string[];
}
