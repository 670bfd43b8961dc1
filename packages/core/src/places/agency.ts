import type { SearchItem } from "../records/search-item.ts";

interface AgencyReference {
  id: number;
  agencyFull: string;
}

/** Somebody who works in an agency; a know-who record. */
export interface AgencyPerson extends SearchItem {
  lastName: string;
  email: string;
  phone: string;
  /** How the post is filled: "Presidential appointment", "Career". */
  appointment: string;
  isLeadership: boolean;
}

/** A department, agency or office. Every text is empty where the source lacks it. */
export interface Agency {
  id: number;
  recordType: "agency";
  briefcaseItemId: string;
  addedToBriefcase: boolean;
  /** Its whole name: "Forest Service, Department of Agriculture". */
  agencyFull: string;
  shortName: string;
  /** HTML: what the agency is for. */
  role: string;
  address: string;
  phone: string;
  fax: string;
  email: string;
  website: string;
  /** Address of a picture. */
  logo: string;
  parent: AgencyReference | null;
  children: AgencyReference[];
  people: AgencyPerson[];
  subscriptionModules: number[];
  /** ISO date. */
  updatedDate: string | null;
  /** Where the facts come from, as a reader should see it. */
  sources: string[];
}
