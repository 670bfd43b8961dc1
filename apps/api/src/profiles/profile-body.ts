import { ProfileWire } from "@rotunda/adapters-http/wire";
import type { TSchema } from "typebox";

const EMPTY_VALUES: Partial<Record<string, unknown>> = { string: "", boolean: false, array: [] };

const emptyValueOf = (schema: TSchema): unknown => ("type" in schema ? EMPTY_VALUES[String(schema.type)] : null);

/** A profile without facts: texts and lists are empty, other values null. */
export const EMPTY_PROFILE = Object.fromEntries(
  Object.entries(ProfileWire.properties).map(([name, schema]) => [name, emptyValueOf(schema)]),
) as Omit<ProfileWire, "id" | "record_type" | "briefcase_item_id" | "preferred_name_display">;

/** Picks the facts that a profile shows from `body`; columns replace those of the same name. */
export const selectBodyFacts = (body: Partial<ProfileWire>): Partial<ProfileWire> =>
  Object.fromEntries(Object.entries(body).filter(([name, value]) => name in EMPTY_PROFILE && value != null));

const PARTY_FULL_NAMES: Record<string, string> = {
  Democrat: "Democratic Party",
  Republican: "Republican Party",
  Libertarian: "Libertarian Party",
  Green: "Green Party",
  "New Progressive": "New Progressive Party",
  "Popular Democratic": "Popular Democratic Party",
  "Democratic-Farmer-Labor": "Democratic-Farmer-Labor Party",
};

/** Formats "Democratic Party"; names such as "Independent" are returned unchanged. */
export const formatPartyName = (party: string): string => PARTY_FULL_NAMES[party] ?? party;
