import type { HierarchyChip, PageRecord, SearchItem } from "../records/search-item.ts";

/** A staffer, as profile and group pages list them. */
export interface Staffer {
  stafferKnowwhoId: number;
  stafferFullName: string;
  stafferLastName: string;
  title: string;
  stafferEmail: string;
  stafferPhone: string;
  isLeadership: boolean;
  rolenames: string[];
  stafferInterests: string[];
  majmin: "" | "MAJ" | "MIN" | "OTH";
}

/** An office of a person. Texts are empty if unknown. */
export interface Office {
  id: number;
  /** "Capitol Office", "District Office" … */
  type: string;
  positionSummary: string;
  phone: string;
  fax: string;
  building: string;
  room: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
  /** Opening hours as the office states them. */
  hours?: string;
  latitude?: number | null;
  longitude?: number | null;
}

export interface AdditionalRole {
  id: number;
  positionSummary: string;
  agency: { agencyFull: string } | null;
  offices: Office[];
}

/** A seat on a committee. */
export interface CommitteeSeat {
  id: number;
  committeeName: string;
  leadershipTitle: string;
  /** Place among the members of the same side; null if the source doesn't rank them. */
  rank: { place: number; of: number; side: "MAJ" | "MIN" | "OTH" } | null;
}

export interface ProfileCommittee extends CommitteeSeat {
  subCommittees: CommitteeSeat[];
}

export interface CaucusCategory {
  caucusCategoryName: string;
  caucuses: { id: number; caucusName: string; leadershipTitle: string }[];
}

export interface Education {
  degree: string;
  degreeIncomplete: boolean;
  fieldOfStudy: string;
  schoolName: string;
  schoolType: string;
  schoolLocation: string;
  department: string;
  /** -1 means unknown. */
  yearStart: number;
  yearEnd: number;
}

/** @public Named in the declarations of stories. */
export interface Election {
  year: number;
  raceName: string;
  status: string;
}

/** One term in office; `end` is an ISO date. */
export interface Term {
  office: string;
  state: string;
  district: string;
  party: string;
  /** The party an Independent caucuses with, or empty. */
  caucus: string;
  /** How it began or ended and changes of party, such as "by appointment"; or empty. */
  note: string;
  start: string;
  end: string;
}

/** A leadership post in a chamber or party; dates are ISO dates. */
export interface LeadershipPost {
  title: string;
  chamber: string;
  start: string;
  end: string;
}

/** Someone who holds or held the same seat; dates are ISO dates, `end` is empty for the present holder. */
export interface SeatHolder {
  id: number;
  name: string;
  party: string;
  start: string;
  end: string;
}

/** A member of Congress of the same state. */
export interface DelegationMember {
  id: number;
  name: string;
  /** "Senator", "5th District", "At-Large District" … */
  seat: string;
  party: string;
  leadershipRole: string;
}

export interface FecData {
  cashOnHand: string;
  cid: string;
  cycle: string;
  debt: string;
  lastUpdated: string;
  spent: string;
  total: string;
}

export interface RelatedProfile extends SearchItem {
  /** Reason: "Also represents Texas". */
  relation: string;
}

/** A person's profile. Texts and lists are empty if unknown; HTML fields are sanitized before display. */
export interface PersonProfile extends PageRecord {
  knowWhoId: number | null;
  recordType: SearchItem["recordType"];
  preferredNameDisplay: string;
  firstName: string;
  middleName: string;
  lastName: string;
  suffix: string;
  phoneticName: string;
  positionSummary: string;
  title: string;
  headshot: string;
  /** Who made the picture available. */
  headshotCredit: string;
  politicalParty: string;
  politicalPartyFull: string;
  party: string;
  leadershipRole: string;
  /** The party an Independent caucuses with. */
  caucusesWith: string;
  chips: HierarchyChip[];
  isStub: boolean;
  isFormer: boolean;
  isUnlocked: boolean;
  /** ISO date. */
  substantiveUpdatedDate: string | null;

  racetrackerElectionUrl: string;
  racetrackerCandidateUrl: string;
  electionStatus: { name: string; status: string; year: number | null } | null;
  additionalRoles: AdditionalRole[];
  agency: string;
  primaryProfileType: string;
  primaryProfileTypesAdditional: string[];
  secondaryProfileTypes: string[];

  /** HTML. */
  quickSummary: string;
  narrative: string;
  fullNarrative: string;
  approachMotivations: string;
  policyPositionsFocus: string;
  coreCommunities: string;
  financialInfo: string;
  professionalAffiliations: string;
  criticismsControversies: string;
  electoralOverview: string;

  gender: string;
  age: number | null;
  birthDate: string | null;
  birthplace: string;
  hometown: string;
  residences: string[];
  religion: string;
  ethnicity: string;
  education: Education[];
  educationSummary: string;
  maritalStatus: string;
  familyMembers: string;
  workHistory: string[];
  electoralHistory: Election[];
  firstElected: string;
  numberTenuresInSeat: number | null;
  nextElectionDate: string | null;
  priorWinPct: string;
  terms: Term[];
  leadershipHistory: LeadershipPost[];
  /** Of a state's two senators. */
  stateRank: string;
  /** Place in the chamber by the date of first entry. */
  seniority: { place: number; of: number } | null;
  /** Counties or towns of the district. */
  districtPlaces: string[];
  seatHolders: SeatHolder[];
  delegation: DelegationMember[];

  legislativeInfoHeading: string;
  leadershipPost: string;
  committeeLeadership: { position: string; name: string }[];
  committees: ProfileCommittee[];
  caucuses: CaucusCategory[];
  allCaucuses: CaucusCategory[];
  keyVotes: { billNumber: string; name: string; vote: string }[];
  sigRatings: { name: string; rating: string; timespan: string }[];

  staffersHeading: string;
  staffers: Staffer[];
  fecData: FecData | null;

  offices: Office[];
  address: string;
  email: string;
  phone: string;
  websiteUrl: string;
  contactFormUrl: string;
  facebookUrl: string;
  twitterUsername: string;
  instagramUsername: string;
  youtube: string;
  linkedInUrl: string;
  /** Other accounts and records elsewhere. */
  links: { label: string; url: string }[];

  relatedProfiles: RelatedProfile[];
  docxUrl: string;
  pdfUrl: string;
  presentationCenterUrl: string;
  /** Sources of the facts, as displayed: "Sample data", "congress-legislators, 9 June 2026". */
  sources: string[];
  /** Sources by the id of the section, where they are known. */
  panelSources: Record<string, string>;
}
