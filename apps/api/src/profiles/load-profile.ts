import type { OfficeWire, ProfileWire } from "@rotunda/adapters-http/wire";
import { formatBriefcaseItemId, formatDate } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { countYears } from "../search/compare-number.ts";
import type { Audience } from "../search/search-items.sql.ts";
import { loadRelated } from "./load-related.ts";
import { listProfileGroups } from "./profile-committees.ts";
import { selectBodyFacts, EMPTY_PROFILE, formatPartyName } from "./profile-body.ts";
import { mergeTenures, toTermsWire } from "./profile-terms.ts";
import {
  readLeadershipPost,
  listOfficeRows,
  readProfileRow,
  type ProfileRow,
  listSeatRows,
  listTermRows,
} from "./profile.sql.ts";
import { listStaffers } from "./staffers.sql.ts";

export type ProfileContext = Audience & { today: string };

/** Loads a profile; null if missing. The caller checks access. */
export async function loadProfile(
  db: Db,
  id: number,
  { reader, hidePaywalled, today }: ProfileContext,
): Promise<ProfileWire | null> {
  const row = await readProfileRow(db, id, reader);
  if (!row) return null;
  const [terms, post, offices, seats, staffers, related] = await Promise.all([
    listTermRows(db, id),
    readLeadershipPost(db, id),
    listOfficeRows(db, id),
    listSeatRows(db, id),
    listStaffers(db, { kind: "profile", id }, reader),
    loadRelated(db, id, { reader, hidePaywalled }),
  ]);
  const { body, ...columns } = row;
  return {
    ...EMPTY_PROFILE,
    number_tenures_in_seat: row.chamber_id === null ? null : mergeTenures(terms),
    ...selectBodyFacts(body),
    ...columns,
    record_type: "profile",
    docx_url: `/api/profileDossier/${id}.docx`,
    pdf_url: `/api/profileDossier/${id}.pdf`,
    briefcase_item_id: formatBriefcaseItemId(id, "profile"),
    political_party: row.party_name,
    political_party_full: formatPartyName(row.party_name),
    party: row.party_short,
    chips: chipsOf(row),
    // Former people may have died, so omit the age.
    age:
      row.birth_date === null || row.is_former ? null : countYears(Number(row.birth_date.replaceAll("-", "")), today),
    terms: toTermsWire(terms),
    legislative_info_heading: HEADINGS[row.chamber_id ?? 0] ?? "",
    leadership_post: post || row.leadership_role,
    ...listProfileGroups(seats),
    staffers_heading: staffers.length > 0 ? `Staff of ${row.preferred_name_display}` : "",
    staffers,
    offices,
    address: addressLine(offices[0]),
    phone: offices.find(({ phone }) => phone !== "")?.phone ?? "",
    related_profiles: related,
    sources: [sourceLine(row)],
  };
}

const HEADINGS: Record<number, string> = {
  1: "Congressional Information",
  2: "Congressional Information",
  3: "Legislative Information",
  4: "Legislative Information",
};

/** Returns chamber, state and district as chips. */
function chipsOf(row: ProfileRow): ProfileWire["chips"] {
  const place = (record_type: "state" | "district", id: number | null) =>
    id === null ? { record_type: "" as const, id } : { record_type, id };
  return [
    { text: row.chamber, record_type: "" as const, id: null },
    { text: row.state_name, ...place("state", row.state_id) },
    { text: row.district_name, ...place("district", row.district_id) },
  ].filter(({ text }) => text !== "");
}

function addressLine(office: OfficeWire | undefined): string {
  if (!office) return "";
  const { building, room, address1, address2, city, state, zip } = office;
  const street = address1 || [room, building].filter(Boolean).join(" ");
  return [street, address2, city, [state, zip].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

function sourceLine({ source, updated_date }: ProfileRow): string {
  if (source === "sample") return "Sample data";
  return updated_date === null ? source : `${source}, updated ${formatDate(updated_date)}`;
}
