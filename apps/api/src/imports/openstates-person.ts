import { toParagraphs } from "./organization-html.ts";
import { findState } from "../directory/states.ts";
import {
  formatStateSeatPosition,
  findStateSeatProfileType,
  type StateSeat,
  findStateChamber,
  formatStateSeatTitle,
} from "../directory/state-seats.ts";
import type { FullRow, Row } from "./imported-rows.ts";
import { hasBegun, hasEnded, isPossibleDate, wholeDate } from "./openstates-dates.ts";
import { stateLinksOf } from "./openstates-links.ts";
import { namePartsOf, stateAliasesOf } from "./openstates-names.ts";
import { buildOfficeRows } from "./openstates-office.ts";
import { partyDuring, partyToday, statePartyId } from "./openstates-party.ts";
import { openContactsOf } from "./openstates-privacy.ts";
import type { StatePerson, StateRole } from "./openstates-schemas.ts";
import type { ImportedPerson } from "./store-people.ts";
import type { YamlPath } from "./yaml-file.ts";

export type StatePersonReading =
  | { status: "good"; person: ImportedPerson; withheld: number; doubts: Doubt[] }
  | { status: "bad"; path: YamlPath; why: string };

/** An impossible value, stored as empty and reported. */
interface Doubt {
  path: YamlPath;
  why: string;
}

const STATE_POLICYMAKERS = 2;
const GENDER_IDS: Record<string, number> = { female: 1, male: 2, x: 3, nonbinary: 3, "non-binary": 3 };

/** `neighbours`: private values of all people in the state. */
export function readStatePerson(
  written: StatePerson,
  today: string,
  neighbours: readonly string[],
): StatePersonReading {
  const wrong = wrongDate(written) ?? wrongRole(written.roles);
  if (wrong) return wrong;
  const { record, doubts } = withoutDoubtful(written);
  const held = chooseRole(record, today);
  const seat = seatOf(held.role);
  const { first, middle, last, suffix, nickname } = namePartsOf(record);
  const { offices, email, biography, withheld } = openContactsOf(record, neighbours);
  const isSeated = held.when !== "coming";
  const gender = (record.gender ?? "").toLowerCase();

  const profile: Row<"profiles"> = {
    first_name: first,
    middle_name: middle,
    last_name: last,
    suffix,
    nickname,
    aliases: stateAliasesOf(record),
    preferred_name_display: record.name,
    gender_id: GENDER_IDS[gender] ?? null,
    birth_date: wholeDate(record.birth_date),
    party_id: statePartyId(partyToday(record.party ?? [], today)),
    // A person elected but not yet sworn in has no seat.
    chamber_id: isSeated ? findStateChamber(seat) : null,
    state_code: seat.state,
    district: isSeated ? seat.district : "",
    title: formatStateSeatTitle(seat),
    position_summary: WORDS[held.when] + formatStateSeatPosition(seat),
    profile_type_id: findStateSeatProfileType(seat),
    subscription_modules: [STATE_POLICYMAKERS],
    is_former: held.when === "past",
    email,
    ...stateLinksOf(record),
    identifiers: identifiersOf(record),
    "body.narrative": biography === "" ? null : toParagraphs(biography),
  };
  return {
    status: "good",
    withheld,
    doubts,
    person: {
      profile,
      terms: termRows(record),
      leadership: [],
      offices: held.when === "past" ? [] : buildOfficeRows(record.id, offices),
    },
  };
}

const WORDS = { now: "", past: "Former ", coming: "Incoming " };

/** Chooses the most important current role, else the next one, else the last one. */
function chooseRole({ roles, death_date }: StatePerson, today: string): { role: StateRole; when: keyof typeof WORDS } {
  const byWeight = roles.toSorted((a, b) => weightOf(b.type) - weightOf(a.type));
  const lastFirst = roles.toSorted((a, b) => ((a.end_date ?? "9999") < (b.end_date ?? "9999") ? 1 : -1));
  const newest = lastFirst[0];
  if (!newest) throw new Error("A checked record has a role.");
  const current = byWeight.find((role) => hasBegun(role, today) && !hasEnded(role, today));
  if (death_date !== undefined) return { role: current ?? newest, when: "past" };
  if (current) return { role: current, when: "now" };
  const coming = byWeight.find((role) => !hasBegun(role, today));
  return coming ? { role: coming, when: "coming" } : { role: newest, when: "past" };
}

const WEIGHTS: Record<string, number> = { governor: 9, lt_governor: 8, upper: 6, legislature: 6, lower: 5, mayor: 3 };
const weightOf = (type: string): number => WEIGHTS[type] ?? 4;

const stateCodeOf = ({ jurisdiction }: StateRole): string =>
  (/\/(?:state|district|territory):([a-z]{2})(?:\/|$)/u.exec(jurisdiction)?.[1] ?? "").toUpperCase();

function seatOf(role: StateRole): StateSeat {
  const [, place = ""] = /\/(?:place|county):([a-z_~.-]+)/u.exec(role.jurisdiction) ?? [];
  return {
    type: role.type,
    state: stateCodeOf(role),
    district: role.district === undefined || findStateChamber(role) === null ? "" : districtNumber(role.district),
    place: place.replaceAll("_", " ").replace(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase()),
  };
}

/** Normalizes a district: "AL" for at-large, no leading zeros. */
export const districtNumber = (district: string): string =>
  /^at[- ]?large$/iu.test(district.trim()) ? "AL" : district.trim().replace(/^0+(?=\d)/u, "");

function wrongDate({ birth_date, death_date }: StatePerson): Extract<StatePersonReading, { status: "bad" }> | null {
  for (const [field, text] of Object.entries({ birth_date, death_date })) {
    if (text !== undefined && !isPossibleDate(text)) return { status: "bad", path: [field], why: NO_DATE };
  }
  return null;
}

const NO_DATE = "is not a possible date";

function wrongRole(roles: readonly StateRole[]): Extract<StatePersonReading, { status: "bad" }> | null {
  for (const [index, role] of roles.entries()) {
    const bad = (field: string, why: string) => ({ status: "bad" as const, path: ["roles", index, field], why });
    const { start_date: start, end_date: end } = role;
    if (start !== undefined && !isPossibleDate(start)) return bad("start_date", NO_DATE);
    if (end !== undefined && !isPossibleDate(end)) return bad("end_date", NO_DATE);
    if (isNational(role) && !roles.every(isNational)) continue;
    if (!findState(stateCodeOf(role))) return bad("jurisdiction", `is not a state or territory: ${role.jurisdiction}`);
    if (findStateChamber(role) !== null && role.district === undefined) return bad("district", "is missing");
  }
  return null;
}

/** Seats in Congress come from the other source. */
const isNational = ({ jurisdiction }: StateRole): boolean => jurisdiction.endsWith("country:us/government");

/** Removes start dates after the end of a role. */
function withoutDoubtful(record: StatePerson): { record: StatePerson; doubts: Doubt[] } {
  const doubts: Doubt[] = [];
  const roles = record.roles.map((role, index) => {
    const { start_date, ...rest } = role;
    const { end_date = "9999" } = role;
    if (start_date === undefined || end_date.padEnd(10, "-99") >= start_date) return role;
    doubts.push({ path: ["roles", index, "start_date"], why: `is after the role’s end, ${end_date}` });
    return rest;
  });
  return { record: { ...record, roles: roles.filter((role) => !isNational(role)) }, doubts };
}

const termRows = (record: StatePerson): FullRow<"terms">[] =>
  record.roles.map((role, position) => {
    const seat = seatOf(role);
    return {
      position,
      type: role.type,
      start_date: wholeDate(role.start_date),
      end_date: wholeDate(role.end_date),
      state_code: seat.state,
      district: seat.district,
      senate_class: null,
      party_name: partyDuring(record.party ?? [], role),
      caucus_name: "",
    };
  });

/** Pages don't load pictures from other sites, so a portrait's URL is only an identifier. */
function identifiersOf(record: StatePerson): Record<string, unknown> {
  const byScheme: Record<string, string[]> = {};
  for (const { scheme, identifier } of record.other_identifiers ?? []) {
    byScheme[scheme] = [...(byScheme[scheme] ?? []), identifier];
  }
  const { wikidata } = record.ids ?? {};
  return {
    openstates: record.id,
    ...byScheme,
    ...(wikidata === undefined ? {} : { wikidata }),
    ...(record.image === undefined ? {} : { image: record.image }),
  };
}
