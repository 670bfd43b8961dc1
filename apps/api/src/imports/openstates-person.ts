import { capitalizeWords, toSearchableText } from "@rotunda/core";
import { toParagraphs } from "./organization-html.ts";
import { formatSourceDistrict, spellDistrictAsListed } from "./openstates-districts.ts";
import { findPartyId } from "../directory/parties.ts";
import { findState } from "../directory/states.ts";
import { findStateChamber, formatLocalDistrict, type StateSeat } from "../directory/state-seats.ts";
import { type FullRow, listOrNull, type Row } from "./imported-rows.ts";
import {
  hasBegun,
  hasEnded,
  isPossibleDate,
  parseWholeDate,
  findPartyDuring,
  findPartyToday,
} from "./openstates-dates.ts";
import {
  describeEducation,
  listExtraTexts,
  listDistrictPlaces,
  listPosts,
  listStaff,
  listStateLinks,
  type StateStaffer,
} from "./openstates-extras.ts";
import { buildOfficeRows, listPublicContacts } from "./openstates-offices.ts";
import type { StatePerson, StateRole } from "./openstates-schemas.ts";
import { type Doubt, readStateSeatFacts, formatFullName, type PersonReading } from "./store-people.ts";
import type { YamlPath } from "./read-source.ts";

const GENDER_IDS: Record<string, number> = { female: 1, male: 2, x: 3, nonbinary: 3, "non-binary": 3 };

/** `neighbors`: private values of all people in the state. */
export function readStatePerson(
  written: StatePerson,
  today: string,
  neighbors: readonly string[],
): PersonReading<{ staff: StateStaffer[]; withheld: number }> {
  const { record, doubts, rejected } = removeDoubtful(written);
  if (record.roles.length === 0)
    return { status: "bad", ...(rejected ?? { path: ["roles"], why: "has no state office" }) };
  const held = chooseRole(record, today);
  const seat = seatOf(held.role);
  const facts = readStateSeatFacts(seat);
  const { first, middle, last, suffix, nickname } = readNameParts(record);
  const { offices, email, biography, withheld, isPrivate } = listPublicContacts(record, neighbors);
  const chamberId = held.when === "coming" ? null : findStateChamber(seat);
  const gender = (record.gender ?? "").toLowerCase();

  const profile: Row<"profiles"> = {
    first_name: first,
    middle_name: middle,
    last_name: last,
    suffix,
    nickname,
    aliases: listStateAliases(record),
    preferred_name_display: record.name,
    gender_id: GENDER_IDS[gender] ?? null,
    birth_date: parseWholeDate(record.birth_date),
    party_id: findPartyId(findPartyToday(record.party ?? [], today)),
    // A person elected but not yet sworn in has no seat.
    chamber_id: chamberId,
    state_code: seat.state,
    district: chamberId === null ? "" : seat.district,
    ...facts,
    position_summary: WORDS[held.when] + facts.position_summary,
    is_former: held.when === "past",
    email,
    ...listStateLinks(record),
    identifiers: readIdentifiers(record),
    "body.narrative": biography === "" ? null : toParagraphs(biography),
    "body.work_history": listOrNull(listExtraTexts(record, "work")),
    "body.education_summary": describeEducation(record) || null,
    "body.district_places": listOrNull(listDistrictPlaces(record)),
    "body.birthplace": listExtraTexts(record, "birthplace")[0] ?? null,
  };
  return {
    status: "good",
    withheld,
    doubts,
    staff: held.when === "now" ? listStaff(record).map((staffer) => withoutPrivate(staffer, isPrivate)) : [],
    person: {
      profile,
      terms: buildTermRows(record),
      leadership: listPosts(record, seat, held.when === "now"),
      offices: held.when === "past" ? [] : buildOfficeRows(record.id, offices),
    },
  };
}

const withoutPrivate = (staffer: StateStaffer, isPrivate: (text: string) => boolean): StateStaffer => ({
  ...staffer,
  email: isPrivate(staffer.email) ? "" : staffer.email,
  phone: isPrivate(staffer.phone) ? "" : staffer.phone,
});

const WORDS = { now: "", past: "Former ", coming: "Incoming " };

function chooseRole({ roles, death_date }: StatePerson, today: string): { role: StateRole; when: keyof typeof WORDS } {
  const byWeight = roles.toSorted((a, b) => getWeight(b.type) - getWeight(a.type));
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
const getWeight = (type: string): number => WEIGHTS[type] ?? 4;

const parseStateCode = ({ jurisdiction }: StateRole): string =>
  (/\/(?:state|district|territory):([a-z]{2})(?:\/|$)/u.exec(jurisdiction)?.[1] ?? "").toUpperCase();

function seatOf(role: StateRole): StateSeat {
  const state = parseStateCode(role);
  const place = formatPlace(role);
  const chamberId = findStateChamber(role);
  const { district = "" } = role;
  const number =
    chamberId === null ? formatSourceDistrict(district) : spellDistrictAsListed(state, chamberId, district);
  return { type: role.type, state, place, district: chamberId === null && place === "" ? "" : number };
}

/** Formats "place:coeur_d~alene" as "Coeur d’Alene" and "county:kauai" as "Kauai County". */
function formatPlace({ jurisdiction }: StateRole): string {
  const [, kind = "", id = ""] = /\/(place|county|parish|borough):([^/]+)/u.exec(jurisdiction) ?? [];
  const written = id
    .replaceAll("_", " ")
    // Identifiers have "~" for any mark.
    .replace(/(?<=(?:^| )\p{L})~\p{L}|~(?=s(?: |$))/gu, (mark) => mark.replace("~", "’").toUpperCase())
    .replaceAll("~", "-");
  const name = capitalizeWords(written).replace(/(?<= )(?:(?:And|By|Du|In|Of|On|The)(?= )|D(?=’))/gu, (word) =>
    word.toLowerCase(),
  );
  return kind === "place" ? name : `${name} ${capitalizeWords(kind)}`.trim();
}

const isNational = ({ jurisdiction }: StateRole): boolean => jurisdiction.endsWith("country:us/government");

/** A role with an impossible end is removed if there is another, since it may have ended. `rejected`: the first one. */
function removeDoubtful(written: StatePerson): { record: StatePerson; doubts: Doubt[]; rejected: Doubt | null } {
  const doubts: Doubt[] = [];
  const rejected: Doubt[] = [];
  const isDate = (text: string | undefined, path: YamlPath): boolean => {
    const isGood = text === undefined || isPossibleDate(text);
    if (!isGood) doubts.push({ path, why: "is not a possible date" });
    return isGood;
  };
  const roles = written.roles.flatMap((each, index): StateRole[] => {
    const path = ["roles", index];
    const role = { ...each };
    const { start_date, end_date } = role;
    const wrong = findWrongPlace(role, path);
    if (wrong) {
      rejected.push(wrong);
      // Seats in Congress come from the other source.
      if (!isNational(role)) doubts.push(wrong);
      return [];
    }
    const hasEnd = isDate(end_date, [...path, "end_date"]);
    if (!hasEnd && written.roles.length > 1) return [];
    if (!hasEnd) delete role.end_date;
    if (!isDate(start_date, [...path, "start_date"])) delete role.start_date;
    if ((role.start_date ?? "") > (role.end_date ?? "9999").padEnd(10, "-99")) {
      doubts.push({ path: [...path, "start_date"], why: `is after the role’s end, ${end_date}` });
      delete role.start_date;
    }
    return [role];
  });
  const record = { ...written, roles };
  if (!isDate(record.birth_date, ["birth_date"])) delete record.birth_date;
  // Even an impossible date of death means that the person has died.
  if (!isDate(record.death_date, ["death_date"])) record.death_date = "";
  return { record, doubts, rejected: rejected[0] ?? null };
}

function findWrongPlace(role: StateRole, path: YamlPath): Doubt | null {
  if (!findState(parseStateCode(role)))
    return { path: [...path, "jurisdiction"], why: `is not a state or territory: ${role.jurisdiction}` };
  if (findStateChamber(role) !== null && role.district === undefined)
    return { path: [...path, "district"], why: "is missing" };
  return null;
}

const buildTermRows = (record: StatePerson): FullRow<"terms">[] =>
  record.roles.map((role, position) => {
    const seat = seatOf(role);
    return {
      position,
      type: role.type,
      start_date: parseWholeDate(role.start_date),
      end_date: parseWholeDate(role.end_date),
      state_code: seat.state,
      // A local office has its place first.
      district: seat.place === "" ? seat.district : formatLocalDistrict(seat),
      senate_class: null,
      party_name: findPartyDuring(record.party ?? [], role),
      caucus_name: "",
      note: "",
    };
  });

/** Pages don't load pictures from other sites, so a portrait's URL is only an identifier. */
function readIdentifiers(record: StatePerson): Record<string, unknown> {
  const byScheme: Record<string, string[]> = {};
  for (const { scheme, identifier } of record.other_identifiers ?? []) {
    byScheme[scheme] = [...(byScheme[scheme] ?? []), identifier];
  }
  return { openstates: record.id, ...byScheme, wikidata: record.ids?.["wikidata"], image: record.image };
}

const SUFFIX = /^(?:jr|sr|ii|iii|iv|v|esq|md|m\.d|phd|ph\.d|dds|ed\.d)\.?$/iu;

export function readNameParts(person: StatePerson) {
  const [, nickname = ""] = /["“(]([^"”)]+)["”)]/u.exec(person.name) ?? [];
  const words = person.name
    .replace(/\s*["“(][^"”)]*["”)]/gu, "")
    .split(/[\s,]+/u)
    .filter((word) => word !== "");
  const suffix = words.length > 2 && SUFFIX.test(words.at(-1) ?? "") ? (words.pop() ?? "") : "";
  return {
    first: person.given_name ?? words[0] ?? "",
    middle: person.middle_name ?? "",
    last: person.family_name ?? (words.length > 1 ? (words.at(-1) ?? "") : ""),
    suffix: person.suffix ?? suffix,
    nickname,
  };
}

export function listStateAliases(person: StatePerson): string[] {
  const { first, middle, last, suffix, nickname } = readNameParts(person);
  const names = [
    formatFullName([first, middle, last, suffix]),
    nickname,
    nickname === "" ? "" : `${nickname} ${last}`,
    ...(person.other_names ?? []).map(({ name }) => name.replace(/\s+/gu, " ").trim()),
  ];
  const shown = toSearchableText(person.name);
  const bySpelling = new Map(names.map((name) => [toSearchableText(name), name]));
  bySpelling.delete(shown);
  bySpelling.delete("");
  return [...bySpelling.values()].toSorted((a, b) => (a < b ? -1 : 1));
}
