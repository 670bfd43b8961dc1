import type { HierarchyChip, SearchItem } from "../records/search-item.ts";

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
}

export interface AdditionalRole {
  id: number;
  positionSummary: string;
  agency: { agencyFull: string } | null;
  offices: Office[];
}

export interface ProfileCommittee {
  id: number;
  committeeName: string;
  leadershipTitle: string;
  subCommittees: { id: number; committeeName: string; leadershipTitle: string }[];
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
  start: string;
  end: string;
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
export interface PersonProfile {
  id: number;
  knowWhoId: number | null;
  recordType: SearchItem["recordType"];
  briefcaseItemId: string;
  addedToBriefcase: boolean;
  preferredNameDisplay: string;
  phoneticName: string;
  positionSummary: string;
  title: string;
  headshot: string;
  politicalParty: string;
  politicalPartyFull: string;
  party: string;
  leadershipRole: string;
  chips: HierarchyChip[];
  subscriptionModules: number[];
  isStub: boolean;
  isFormer: boolean;
  isUnlocked: boolean;
  /** ISO dates. */
  updatedDate: string | null;
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

  relatedProfiles: RelatedProfile[];
  docxUrl: string;
  pdfUrl: string;
  presentationCenterUrl: string;
  /** Sources of the facts, as displayed: "Sample data", "congress-legislators, 9 June 2026". */
  sources: string[];
}
