import { findParty } from "../directory/parties.ts";
import { createEmptyRecord, ProfileWire } from "@rotunda/core/wire";

export const EMPTY_PROFILE: Omit<ProfileWire, "id" | "record_type" | "briefcase_item_id" | "preferred_name_display"> =
  createEmptyRecord(ProfileWire);

/** Picks the facts that a profile shows from `body`; columns replace those of the same name. */
export const selectBodyFacts = (body: Partial<ProfileWire>): Partial<ProfileWire> =>
  Object.fromEntries(Object.entries(body).filter(([name, value]) => name in EMPTY_PROFILE && value != null));

export const formatPartyName = (party: string): string => findParty(party)?.fullName ?? party;
