import { createEmptyRecord, type OfficeWire, ProfileWire } from "@rotunda/core/wire";
import { findParty } from "../directory/parties.ts";
import { describeDistrict, findGeneralElectionBefore, formatBriefcaseItemId, formatDate } from "@rotunda/core";
import type { Caller } from "../platform/access.ts";
import type { Db } from "../platform/db.ts";
import {
  describeRevision,
  loadSourceRevisions,
  nameSource,
  type SourceRevision,
} from "../provenance/source-revisions.ts";
import { countYears } from "../search/compare-number.ts";
import { type Audience, toReader } from "../search/search-items.sql.ts";
import { loadRelated } from "./load-related.ts";
import { listProfileGroups } from "./profile-committees.ts";
import { mergeTenures, type TermRow, toTermsWire } from "./profile-terms.ts";
import {
  listOfficeRows,
  listPostRows,
  listSeatRows,
  listTermRows,
  type ProfileRow,
  readProfileRow,
} from "./profile.sql.ts";
import { listDelegationRows, listSeatTerms, listSectionSources, readSeniority } from "./seat.sql.ts";
import { listStaffers } from "./staffers.sql.ts";
import type { SearchContext } from "../search/find-documents.ts";

export const EMPTY_PROFILE: Omit<ProfileWire, "id" | "record_type" | "briefcase_item_id" | "preferred_name_display"> =
  createEmptyRecord(ProfileWire);

export type ProfileContext = Audience & { today: string };

export const createProfileContext = (caller: Caller, now: Date): ProfileContext => ({
  reader: toReader(caller),
  hidePaywalled: caller.session.hidePayWalledProfilesPreference,
  today: now.toISOString().slice(0, 10),
});

export async function loadProfile(
  db: Db,
  id: number,
  { reader, hidePaywalled, today }: ProfileContext,
): Promise<ProfileWire | null> {
  const row = await readProfileRow(db, id, reader);
  if (!row) return null;
  const [terms, posts, offices, seats, staffers, related, seat, sections, revisions] = await Promise.all([
    listTermRows(db, id),
    listPostRows(db, id),
    listOfficeRows(db, id),
    listSeatRows(db, id),
    listStaffers(db, { kind: "profile", id }, reader),
    loadRelated(db, id, { reader, hidePaywalled }),
    loadSeat(db, id, { reader, today }),
    listSectionSources(db, id),
    loadSourceRevisions(db),
  ]);
  const { body, ...columns } = row;
  const groups = listProfileGroups(seats);
  const isChair = groups.committee_leadership.some(
    ({ position, name }) => `${position}, ${name}` === row.leadership_role,
  );
  return {
    ...EMPTY_PROFILE,
    number_tenures_in_seat: row.chamber_id === null ? null : mergeTenures(terms),
    next_election_date: row.is_former ? null : findNextElection(terms, today),
    ...seat,
    ...selectBodyFacts(body),
    ...columns,
    record_type: "profile",
    docx_url: `/api/profileDossier/${id}.docx`,
    pdf_url: `/api/profileDossier/${id}.pdf`,
    briefcase_item_id: formatBriefcaseItemId(id, "profile"),
    political_party: row.party_name,
    political_party_full: findParty(row.party_name)?.fullName ?? row.party_name,
    party: row.party_short,
    chips: listChips(row),
    // Former people may have died, so omit the age.
    age:
      row.birth_date === null || row.is_former ? null : countYears(Number(row.birth_date.replaceAll("-", "")), today),
    terms: toTermsWire(terms),
    legislative_info_heading: HEADINGS[row.chamber_id ?? 0] ?? "",
    leadership_history: posts,
    leadership_post: joinCurrentPosts(posts) || (isChair ? "" : row.leadership_role),
    ...groups,
    staffers_heading: staffers.length > 0 ? `Staff of ${row.preferred_name_display}` : "",
    staffers,
    offices,
    address: formatAddressLine(offices[0]),
    phone: offices.find(({ phone }) => phone !== "")?.phone ?? "",
    related_profiles: related,
    sources: [formatSourceLine(row)],
    panel_sources: row.source === "sample" ? {} : describePanelSources(row.source, sections, revisions),
  };
}

/** Picks the facts that a profile shows from `body`; columns replace those of the same name. */
const selectBodyFacts = (body: Partial<ProfileWire>): Partial<ProfileWire> =>
  Object.fromEntries(Object.entries(body).filter(([name, value]) => name in EMPTY_PROFILE && value != null));

const joinCurrentPosts = (posts: ProfileWire["leadership_history"]): string =>
  posts
    .filter(({ end }) => end === "")
    .map(({ title }) => title)
    .join("; ");

/** Sections with facts of the profile's own source; the others name the sources of their rows. */
const OWN_SECTIONS = ["narrative", "web", "seat", "delegation"];

function describePanelSources(
  own: string,
  sections: readonly { section: string; source: string }[],
  revisions: readonly SourceRevision[],
): Record<string, string> {
  const rows = [...OWN_SECTIONS.map((section) => ({ section, source: own })), ...sections];
  const lines: Record<string, string> = {};
  for (const { section, source } of rows) {
    const revision = revisions.find((each) => each.source === source);
    const line = revision ? describeRevision(revision) : nameSource(source);
    lines[section] = lines[section] === undefined ? line : `${lines[section]}; ${line}`;
  }
  return lines;
}

const HEADINGS: Record<number, string> = {
  1: "Congressional Information",
  2: "Congressional Information",
  3: "Legislative Information",
  4: "Legislative Information",
};

function listChips(row: ProfileRow): ProfileWire["chips"] {
  const place = (record_type: "state" | "district", id: number | null) =>
    id === null ? { record_type: "" as const, id } : { record_type, id };
  return [
    // The name of a state's district begins with the chamber's.
    { text: row.district_name.startsWith(row.chamber) ? "" : row.chamber, record_type: "" as const, id: null },
    { text: row.state_name, ...place("state", row.state_id) },
    { text: row.district_name, ...place("district", row.district_id) },
  ].filter(({ text }) => text !== "");
}

function formatAddressLine(office: OfficeWire | undefined): string {
  if (!office) return "";
  const { building, room, address1, address2, city, state, zip } = office;
  const street = address1 || [room, building].filter(Boolean).join(" ");
  return [street, address2, city, [state, zip].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

function formatSourceLine({ source, updated_date }: ProfileRow): string {
  const name = nameSource(source);
  return updated_date === null || source === "sample" ? name : `${name}, updated ${formatDate(updated_date)}`;
}

type SeatFacts = Pick<ProfileWire, "seat_holders" | "delegation" | "seniority">;

async function loadSeat(db: Db, id: number, context: SearchContext): Promise<SeatFacts> {
  const [terms, delegation, seniority] = await Promise.all([
    listSeatTerms(db, id, context),
    listDelegationRows(db, id, context),
    readSeniority(db, id),
  ]);
  return {
    seat_holders: mergeHolders(terms),
    delegation: delegation.map(({ title, district, ...member }) => ({
      ...member,
      seat: district === "" ? title : describeDistrict(district),
    })),
    seniority,
  };
}

/** Joins consecutive terms of one holder; expects terms sorted from the newest. */
function mergeHolders(terms: ProfileWire["seat_holders"]): ProfileWire["seat_holders"] {
  const holders: ProfileWire["seat_holders"] = [];
  for (const term of terms) {
    const last = holders.at(-1);
    if (last?.id === term.id) last.start = term.start || last.start;
    else holders.push({ ...term });
  }
  return holders;
}

function findNextElection(terms: readonly TermRow[], today: string): string | null {
  const term = terms.find(
    ({ type, start_date, end_date }) =>
      (type === "sen" || type === "rep") && (start_date ?? "") <= today && (end_date ?? "") > today,
  );
  return term?.end_date ? findGeneralElectionBefore(term.end_date) : null;
}
