import rows from "./congress-links.json" with { type: "json" };
import { ACCOUNT_SITES, capitalize, formatDate, capitalizeWords } from "@rotunda/core";
import { findPartyId } from "../directory/parties.ts";
import type { Seat } from "../directory/positions.ts";
import { findPlaceInCongress } from "../directory/states.ts";
import type { PersonRecord, TermRecord } from "./congress-schemas.ts";
import type { FullRow, OfficeRow, Row } from "./imported-rows.ts";
import { type Doubt, readFederalSeatFacts, formatFullName, type PersonReading } from "./store-people.ts";

const GENDER_IDS: Record<string, number> = { F: 1, M: 2 };

/** Legislators in the file are in office; executives are if `today` (an ISO date) is within the term. */
export function readPerson(record: PersonRecord, key: string, today: string): PersonReading {
  const { terms, doubts } = selectPossibleTerms(record.terms);
  const latest = terms.at(-1);
  if (!latest) return { status: "bad", ...(doubts.at(-1) ?? { path: ["terms"], why: "is empty" }) };
  const legislator = latest.type === "sen" || latest.type === "rep";
  const isFormer = !legislator && !((latest.start ?? "") <= today && today < findEnd(latest));
  const term = isFormer ? (terms.findLast(({ type }) => type === "prez") ?? latest) : latest;
  const seat = seatOf(term);
  const facts = readFederalSeatFacts(seat);
  const family = (record.family ?? []).map((each) => `${each.relation} of ${each.name.trim()}`).join("; ");
  const { name, bio } = record;
  const { party, caucus } = findAffiliation(term, today);

  const profile: Row<"profiles"> = {
    first_name: name.first,
    middle_name: name.middle ?? "",
    last_name: name.last,
    suffix: name.suffix ?? "",
    nickname: name.nickname ?? "",
    aliases: listAliases(record),
    preferred_name_display: formatDisplayName(record),
    gender_id: GENDER_IDS[bio?.gender ?? ""] ?? null,
    birth_date: bio?.birthday ?? null,
    party_id: findPartyId(party),
    chamber_id: legislator ? (term.type === "rep" ? 1 : 2) : null,
    state_code: seat.state,
    district: seat.district,
    ...facts,
    position_summary: isFormer ? `Former ${facts.position_summary}` : facts.position_summary,
    is_former: isFormer,
    website_url: term.url ?? "",
    contact_form_url: term.contact_form ?? "",
    identifiers: record.id,
    "body.caucuses_with": (legislator && caucus) || null,
    "body.family_members": family === "" ? null : capitalize(family),
    "body.state_rank": term.state_rank ?? null,
    "body.links": listLinks({ ...record.id, rss_url: term.rss_url }),
  };
  return {
    status: "good",
    doubts,
    person: {
      profile,
      terms: terms.map(buildTermRow),
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

const findEnd = ({ start = "", end }: TermRecord): string => end ?? `${Number(start.slice(0, 4)) + 4}${start.slice(4)}`;

const findAffiliation = (term: TermRecord, today: string): { party?: string; caucus?: string } =>
  term.party_affiliations?.find(({ start = "", end = "9999" }) => start <= today && today <= end) ?? term;

const seatOf = (term: TermRecord): Seat => ({
  type: term.type === "sen" || term.type === "rep" || term.type === "prez" ? term.type : "viceprez",
  state: term.state ?? "",
  district: formatDistrict(term),
});

/** In the source 0 is at-large and -1 unknown. */
function formatDistrict({ type, district }: Pick<TermRecord, "type" | "district">): string {
  if (type !== "rep" || district === undefined) return "";
  const number = Number(district);
  return number === 0 ? "AL" : number < 0 ? "" : String(number);
}

/** Leaves out invalid past terms. The last term determines the position, so only its invalid parts are left out. */
function selectPossibleTerms(written: readonly TermRecord[]): { terms: TermRecord[]; doubts: Doubt[] } {
  const doubts: Doubt[] = [];
  const isInState = ({ type, state = "" }: TermRecord): boolean =>
    !isSeat(type) || findPlaceInCongress(state) !== undefined;
  const known = written.findLast((term) => isSeat(term.type) && isInState(term))?.state;
  const terms = written.flatMap((term, index) => {
    const isLast = index === written.length - 1;
    const doubt = (field: string, why: string) => doubts.push({ path: ["terms", index, field], why });
    const { end, ...rest } = term;
    const isReversed = end !== undefined && end < (term.start ?? "");
    if (isReversed) doubt("end", `is before the term’s start, ${term.start}`);
    if (!isInState(term)) {
      doubt("state", term.state === undefined ? "is missing" : `is not a state or territory: ${term.state}`);
    }
    if (term.type === "rep" && term.district === undefined) doubt("district", "is missing");
    if (term.type === "sen" && term.class === undefined) doubt("class", "is missing");
    const isWhole = !isReversed && isInState(term);
    if (isWhole) return [term];
    if (!isLast || (!isInState(term) && known === undefined)) return [];
    return [{ ...(isReversed ? rest : term), ...(known !== undefined && !isInState(term) && { state: known }) }];
  });
  return { terms, doubts };
}

const isSeat = (type: string): boolean => type === "sen" || type === "rep";

const buildTermRow = (term: TermRecord, position: number): FullRow<"terms"> => ({
  position,
  type: term.type,
  start_date: term.start ?? null,
  end_date: term.end ?? null,
  state_code: term.state ?? "",
  district: formatDistrict(term),
  senate_class: term.class === undefined ? null : Number(term.class),
  party_name: term.party ?? "",
  caucus_name: term.caucus ?? "",
  note: formatNote(term),
});

const BEGINNINGS: Record<string, string> = {
  appointment: "by appointment",
  succession: "by succession",
  "special-election": "by special election",
};

function formatNote({ how = "election", "end-type": ending, party_affiliations: parties = [] }: TermRecord): string {
  const parts = [
    how === "election" ? "" : (BEGINNINGS[how] ?? `by ${how.replaceAll("-", " ")}`),
    ending === undefined ? "" : `until a ${ending.replaceAll("-", " ")}`,
    ...parties.map(({ party, caucus, start, end }) => {
      const name = caucus === undefined ? party : `${party} (caucuses with the ${caucus}s)`;
      return [name, start && `from ${formatDate(start)}`, end && `to ${formatDate(end)}`].filter(Boolean).join(" ");
    }),
  ];
  return parts.filter((part) => part !== "").join("; ");
}

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

interface Link {
  label: string;
  url: string;
}

/** `url`: "{}" is the place of an identifier. */
const LINKS: readonly { id: string; label: string; url: string }[] = rows;

export const isAccountLink = ({ label }: Link): boolean => ACCOUNT_SITES.includes(label);

/** Several links of a kind have the identifier in their label. */
export function listLinks(facts: Readonly<Record<string, unknown>>): Link[] {
  const links: Link[] = [];
  for (const { id, label, url } of LINKS) {
    const fact = facts[id];
    if (fact === undefined) continue;
    for (const value of [fact].flat().map(String)) {
      const found = url.replace("{}", () => (url === "{}" ? value : formatPathPart(value)));
      if (/^https?:/u.test(found))
        links.push({ label: Array.isArray(fact) && fact.length > 1 ? `${label} (${value})` : label, url: found });
    }
  }
  return links;
}

const formatPathPart = (value: string): string => encodeURIComponent(value.replace(/^@/u, "").replaceAll(" ", "_"));

export const formatDisplayName = ({
  name: { first, middle = "", last, suffix, official_full },
}: PersonRecord): string => official_full ?? formatFullName([first, middle, last], suffix);

export function listAliases(record: PersonRecord): string[] {
  const { first, middle = "", last, suffix = "", nickname = "", official_full = "" } = record.name;
  const names = new Set([
    nickname,
    nickname === "" ? "" : `${nickname} ${last}`,
    official_full,
    formatFullName([first, middle, last, suffix]),
    formatEverydayName(record.id["wikipedia"]),
    formatEverydayName(record.id["ballotpedia"]),
  ]);
  return [...names]
    .filter((name) => name !== "" && name !== formatDisplayName(record))
    .toSorted((a, b) => (a < b ? -1 : 1));
}

/** Removes the note in "Jack Reed (Rhode Island politician)". */
const formatEverydayName = (title: string | string[] | undefined): string =>
  typeof title === "string" ? title.replace(/\s*\([^)]*\)\s*$/u, "") : "";

export const NO_ADDRESS = { building: "", room: "", address1: "", address2: "", city: "", state_code: "", zip: "" };

/** Splits "511 Hart Senate Office Building Washington DC 20510"; other forms stay whole. */
export function parseWashingtonAddress({
  address,
  office,
}: Pick<TermRecord, "address" | "office">): typeof NO_ADDRESS | null {
  const text = address ?? office;
  if (text === undefined) return null;
  const whole = /^(?<place>.*?)[,;]?\s+(?<city>Washington),?\s+D\.?C\.?,?\s+(?<zip>\d{5}(?:-\d{4})?)$/iu.exec(
    text,
  )?.groups;
  const place = whole?.["place"] ?? (address === undefined ? office : undefined);
  if (place === undefined) return { ...NO_ADDRESS, address1: text };
  const city = whole ? { city: "Washington", state_code: "DC", zip: whole["zip"] ?? "" } : {};
  const [, room, building] = /^([A-Za-z]{0,2}-?\d+[A-Za-z]?)\s+(.+)$/u.exec(place) ?? [];
  if (room === undefined || building === undefined) return { ...NO_ADDRESS, ...city, address1: place };
  return { ...NO_ADDRESS, ...city, room: room.toUpperCase(), building: readable(building) };
}

/** Older records are in capitals: "HART SENATE OFFICE BUILDING". */
const readable = (text: string): string => (text === text.toUpperCase() ? capitalizeWords(text.toLowerCase()) : text);
