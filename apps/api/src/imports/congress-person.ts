import { findPartyId } from "../directory/parties.ts";
import { formatPosition, findProfileType, formatTitle, type Seat } from "../directory/positions.ts";
import { findState } from "../directory/states.ts";
import type { PersonRecord, TermRecord } from "./congress-schemas.ts";
import { type FullRow, type OfficeRow, type Row } from "./imported-rows.ts";
import { aliasesOf, displayName, NO_ADDRESS, parseWashingtonAddress } from "./congress-parts.ts";
import type { ImportedPerson } from "./store-people.ts";
import type { YamlPath } from "./yaml-file.ts";

export type PersonReading = { status: "good"; person: ImportedPerson } | { status: "bad"; path: YamlPath; why: string };

const GENDER_IDS: Record<string, number> = { F: 1, M: 2 };
const FEDERAL_POLICYMAKERS = 1;

/** Thirteen presidents never served in Congress and have no Bioguide id. */
export function personKey(id: PersonRecord["id"]): string | null {
  const { bioguide, govtrack } = id;
  if (typeof bioguide === "string") return bioguide;
  return typeof govtrack === "string" ? `govtrack:${govtrack}` : null;
}

/** Legislators in the file are in office; executives are if `today` (an ISO date) is within the term. */
export function readPerson(record: PersonRecord, today: string): PersonReading {
  const key = personKey(record.id);
  if (key === null) return { status: "bad", path: ["id", "bioguide"], why: "is missing" };
  const wrong = wrongTerm(record.terms);
  if (wrong) return wrong;

  const latest = record.terms.at(-1);
  if (!latest) return { status: "bad", path: ["terms"], why: "is empty" };
  const legislator = latest.type === "sen" || latest.type === "rep";
  const isFormer = !legislator && !(latest.start <= today && today < latest.end);
  const term = isFormer ? (record.terms.findLast(({ type }) => type === "prez") ?? latest) : latest;
  const seat = seatOf(term);
  const { name, bio } = record;

  const profile: Row<"profiles"> = {
    first_name: name.first,
    middle_name: name.middle ?? "",
    last_name: name.last,
    suffix: name.suffix ?? "",
    nickname: name.nickname ?? "",
    aliases: aliasesOf(record),
    preferred_name_display: displayName(record),
    gender_id: GENDER_IDS[bio?.gender ?? ""] ?? null,
    birth_date: bio?.birthday ?? null,
    party_id: findPartyId(term.party),
    chamber_id: legislator ? (term.type === "rep" ? 1 : 2) : null,
    state_code: seat.state,
    district: seat.district,
    title: formatTitle(seat),
    position_summary: isFormer ? `Former ${formatPosition(seat)}` : formatPosition(seat),
    profile_type_id: findProfileType(seat),
    subscription_modules: [FEDERAL_POLICYMAKERS],
    is_former: isFormer,
    website_url: term.url ?? "",
    contact_form_url: term.contact_form ?? "",
    identifiers: record.id,
  };
  return {
    status: "good",
    person: {
      profile,
      terms: record.terms.map(termRow),
      leadership: (record.leadership_roles ?? []).map((role, position) => ({
        position,
        title: role.title,
        chamber: role.chamber ?? "",
        start_date: role.start,
        end_date: role.end ?? null,
      })),
      offices: legislator ? buildOfficeRows(key, latest) : [],
    },
  };
}

const seatOf = (term: TermRecord): Seat => ({
  type: term.type === "sen" || term.type === "rep" || term.type === "prez" ? term.type : "viceprez",
  state: term.state ?? "",
  district: districtOf(term),
});

/** In the source 0 is at-large and -1 unknown. */
function districtOf({ type, district }: TermRecord): string {
  if (type !== "rep" || district === undefined) return "";
  const number = Number(district);
  return number === 0 ? "AL" : number < 0 ? "" : String(number);
}

function wrongTerm(terms: readonly TermRecord[]): Extract<PersonReading, { status: "bad" }> | null {
  for (const [index, term] of terms.entries()) {
    const bad = (field: string, why: string) => ({ status: "bad" as const, path: ["terms", index, field], why });
    if (term.end < term.start) return bad("end", `is before the term’s start, ${term.start}`);
    if (term.type === "prez" || term.type === "viceprez") continue;
    if (term.state === undefined) return bad("state", "is missing");
    if (!findState(term.state)) return bad("state", `is not a state or territory: ${term.state}`);
    if (term.type === "rep" && term.district === undefined) return bad("district", "is missing");
    if (term.type === "sen" && term.class === undefined) return bad("class", "is missing");
  }
  return null;
}

const termRow = (term: TermRecord, position: number): FullRow<"terms"> => ({
  position,
  type: term.type,
  start_date: term.start,
  end_date: term.end,
  state_code: term.state ?? "",
  district: districtOf(term),
  senate_class: term.class === undefined ? null : Number(term.class),
  party_name: term.party ?? "",
  caucus_name: term.caucus ?? "",
});

function buildOfficeRows(key: string, term: TermRecord): OfficeRow[] {
  const address = parseWashingtonAddress(term);
  if (!address && term.phone === undefined && term.fax === undefined) return [];
  return [
    {
      source_id: `${key}-capitol`,
      position: 0,
      type: "Capitol Office",
      ...(address ?? NO_ADDRESS),
      phone: term.phone ?? "",
      fax: term.fax ?? "",
    },
  ];
}
