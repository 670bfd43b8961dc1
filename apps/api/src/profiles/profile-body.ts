import { findParty } from "../directory/parties.ts";
import { ProfileWire } from "@rotunda/core/wire";
import type { TSchema } from "typebox";

const EMPTY_VALUES: Partial<Record<string, unknown>> = { string: "", boolean: false, array: [], object: {} };

const emptyValueOf = (schema: TSchema): unknown => ("type" in schema ? EMPTY_VALUES[String(schema.type)] : null);

/** A profile without facts: texts and lists are empty, other values null. */
export const EMPTY_PROFILE = Object.fromEntries(
  Object.entries(ProfileWire.properties).map(([name, schema]) => [name, emptyValueOf(schema)]),
) as Omit<ProfileWire, "id" | "record_type" | "briefcase_item_id" | "preferred_name_display">;

/** Picks the facts that a profile shows from `body`; columns replace those of the same name. */
export const selectBodyFacts = (body: Partial<ProfileWire>): Partial<ProfileWire> =>
  Object.fromEntries(Object.entries(body).filter(([name, value]) => name in EMPTY_PROFILE && value != null));

export const formatPartyName = (party: string): string => findParty(party)?.fullName ?? party;
