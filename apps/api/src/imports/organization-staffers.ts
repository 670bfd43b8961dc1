import type { Row } from "./imported-rows.ts";
import { markFormer } from "./mark-former.ts";
import { tableOf } from "./organization-columns.ts";
import { findEntries } from "./organization-cells.ts";
import { loadReferenceTargets, type Reference } from "./organization-references.ts";
import { type GoodRow, inColumn, readFacts, type Store, tryRow } from "./organization-rows.ts";
import { syncRows } from "./sync-rows.ts";

const { columns } = tableOf("staffers");

/** Ids in the lookup 'know_who_types'. */
const CONGRESS_STAFF = 9;
export const STATE_STAFF = 12;
export const GOVERNOR_STAFF = 14;
const AGENCY_OFFICIAL = 15;
const JOB_LISTS: Record<number, string> = {
  [STATE_STAFF]: "job_categories_state",
  [AGENCY_OFFICIAL]: "job_categories_federal",
};

const OF_OFFICIALS = ["appointment", "office_city", "office_state"] as const;
const GOVERNORS = 201;

const IS_STAFFER = "record_type <> 'person'";

/** A person's contact has the person's key, which a staffer may have too; own ids have no slash. */
export const stafferKey = (id: string): string => `staffer/${id}`;

export const storeStaffers: Store<"staffers"> = async (run, reading, { isComplete, leftOut }) => {
  const { counts } = reading;
  const references = await loadReferenceTargets(run.tx, leftOut);
  const incoming = new Map<string, Row<"contacts">>();
  for (const row of reading.rows) {
    tryRow(reading, row, () => {
      const employer = references.find(row, "employer", ["profile", "group", "agency"]);
      incoming.set(stafferKey(row.text("id")), readStaffer(row, employer));
    });
  }
  const { added, changed, ids } = await syncRows(run, { table: "contacts", incoming });
  const kept = [...counts.keys].map(stafferKey);
  return counts.finish({
    read: ids.size,
    added: added.length,
    changed: changed.length,
    left: isComplete && counts.isComplete ? await markFormer(run, "contacts", { among: IS_STAFFER, kept }) : 0,
  });
};

function readStaffer(row: GoodRow<"staffers">, employer: Reference): Row<"contacts"> {
  const type = staffTypeOf(employer);
  const name = row.text("name") || [row.text("first_name"), row.text("last_name")].join(" ").trim();
  if (name === "") throw row.rejected("last_name", "is missing, and name too");
  const isOfficial = employer.kind === "agency";
  const misplaced = OF_OFFICIALS.find((column) => row.value(column) !== undefined);
  if (!isOfficial && misplaced) throw row.rejected(misplaced, "is for people of agencies only");
  return {
    ...readFacts(row, columns, "contacts"),
    record_type: isOfficial ? "agencyperson" : "staffer",
    employer_profile_id: employer.kind === "profile" ? employer.id : null,
    employer_group_id: employer.kind === "group" ? employer.id : null,
    employer_agency_id: isOfficial ? employer.id : null,
    full_name: name,
    job_category_ids: inColumn("job_categories", () =>
      findEntries(JOB_LISTS[type] ?? "job_categories", row.list("job_categories").map(String)),
    ),
    profile_type_id: type,
  };
}

function staffTypeOf({ kind, chamber_id, profile_type_id, state_code }: Reference): number {
  if (kind === "agency") return AGENCY_OFFICIAL;
  if (chamber_id === null && profile_type_id === GOVERNORS) return GOVERNOR_STAFF;
  const isOfState = chamber_id === null ? state_code !== "" : chamber_id > 2;
  return isOfState ? STATE_STAFF : CONGRESS_STAFF;
}
