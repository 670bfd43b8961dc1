import type { Camelized } from "../kernel/camelize.ts";
import type { OfficeWire, ProfileWire, RelatedProfileWire, StafferWire } from "../wire/profiles.ts";

export interface Staffer extends Camelized<StafferWire> {}

/** An office of a person. Texts are empty if unknown. */
export interface Office extends Camelized<OfficeWire> {}

export interface RelatedProfile extends Camelized<RelatedProfileWire> {}

/** A person's profile. Texts and lists are empty if unknown; HTML fields are sanitized before display. */
export interface PersonProfile extends Camelized<ProfileWire> {}

export type AdditionalRole = PersonProfile["additionalRoles"][number];
export type ProfileCommittee = PersonProfile["committees"][number];
export type CommitteeSeat = ProfileCommittee["subCommittees"][number];
export type CaucusCategory = PersonProfile["caucuses"][number];
export type Education = PersonProfile["education"][number];
/** @public Named in the declarations of stories. */
export type Election = PersonProfile["electoralHistory"][number];
export type Term = PersonProfile["terms"][number];
export type LeadershipPost = PersonProfile["leadershipHistory"][number];
export type SeatHolder = PersonProfile["seatHolders"][number];
export type DelegationMember = PersonProfile["delegation"][number];
export type FecData = NonNullable<PersonProfile["fecData"]>;
