import type { Row } from "./imported-rows.ts";
import { markFormer } from "./mark-former.ts";
import { findTable } from "./organization-columns.ts";
import { findEntries } from "./organization-cells.ts";
import { loadReferenceTargets, type Reference } from "./organization-references.ts";
import { type ValidRow, readInColumn, readFacts, type Store, tryRow } from "./organization-rows.ts";
import { syncRows } from "./sync-rows.ts";
import { groupBy, SUBSCRIPTION_MODULES } from "@rotunda/core";
import { JOB_LISTS } from "../directory/lookups.ts";
import { isSameFact } from "../directory/rows.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { OPEN_STATES } from "./openstates-folder.ts";
import type { StateStaffer } from "./openstates-extras.ts";

const { columns } = findTable("staffers");

/** Ids in the lookup 'know_who_types'. */
const CONGRESS_STAFF = 9;
const STATE_STAFF = 12;
const GOVERNOR_STAFF = 14;
const AGENCY_OFFICIAL = 15;

const OF_OFFICIALS = ["appointment", "office_city", "office_state"] as const;
const GOVERNORS = 201;

const IS_STAFFER = "record_type <> 'person'";

/** A person's contact entry has the person's key, which a staffer may have too; own ids have no slash. */
export const formatStafferKey = (id: string): string => `staffer/${id}`;

export const storeStaffers: Store<"staffers"> = async (run, reading, { isComplete, leftOut }) => {
  const { counts } = reading;
  const references = await loadReferenceTargets(run.tx, leftOut);
  const incoming = new Map<string, Row<"contacts">>();
  for (const row of reading.rows) {
    tryRow(reading, row, () => {
      const employer = references.find(row, "employer", ["profile", "group", "agency"]);
      incoming.set(formatStafferKey(row.text("id")), readStaffer(row, employer));
    });
  }
  const { added, changed, ids } = await syncRows(run, { table: "contacts", incoming });
  const kept = [...counts.keys].map(formatStafferKey);
  return counts.finish({
    read: ids.size,
    added: added.length,
    changed: changed.length,
    left: isComplete && counts.isComplete ? await markFormer(run, "contacts", { among: IS_STAFFER, kept }) : 0,
  });
};

function readStaffer(row: ValidRow<"staffers">, employer: Reference): Row<"contacts"> {
  const type = findStaffType(employer);
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
    job_category_ids: readInColumn("job_categories", () =>
      findEntries(JOB_LISTS[type] ?? "job_categories", row.list("job_categories").map(String)),
    ),
    profile_type_id: type,
  };
}

function findStaffType({ kind, chamber_id, profile_type_id, state_code }: Reference): number {
  if (kind === "agency") return AGENCY_OFFICIAL;
  if (chamber_id === null && profile_type_id === GOVERNORS) return GOVERNOR_STAFF;
  const isOfState = chamber_id === null ? state_code !== "" : chamber_id > 2;
  return isOfState ? STATE_STAFF : CONGRESS_STAFF;
}

/** Returns the number of changes. `among`: an SQL condition for the covered employers. */
export async function storeStateStaff(
  run: ImportRun,
  employed: ReadonlyMap<string, { staff: readonly StateStaffer[] }>,
  { employers: table, among, isComplete }: { employers: "profiles" | "groups"; among: string; isComplete: boolean },
): Promise<number> {
  const employers = await run.tx.query<{ id: number; source_id: string; is_governor: boolean }>(
    `select id, source_id, ${table === "profiles" ? "profile_type_id = 201" : "false"} as is_governor from ${table}
     where source = $1 and source_id = any($2::text[]) order by id`,
    [OPEN_STATES, [...employed].filter(([, { staff }]) => staff.length > 0).map(([key]) => key)],
  );
  const owner = table === "profiles" ? "employer_profile_id" : "employer_group_id";
  const stored = await run.tx.query<{ employer: number; source_id: string; full_name: string; title: string }>(
    `select ${owner} as employer, source_id, full_name, title from contacts
     where source = $1 and record_type = 'staffer' and ${owner} = any($2::int[]) order by is_former, id`,
    [OPEN_STATES, employers.map(({ id }) => id)],
  );
  const byEmployer = groupBy(stored, ({ employer }) => employer);
  const incoming = new Map<string, Row<"contacts">>();
  for (const { id, source_id, is_governor } of employers) {
    const known = byEmployer.get(id) ?? [];
    for (const { name, title, email, phone } of employed.get(source_id)?.staff ?? []) {
      const words = name.split(" ");
      incoming.set(findKey(formatStafferKey(source_id), known, incoming, { name, title }), {
        record_type: "staffer",
        employer_profile_id: table === "profiles" ? id : null,
        employer_group_id: table === "groups" ? id : null,
        first_name: words.slice(0, -1).join(" "),
        last_name: words.at(-1) ?? "",
        full_name: name,
        title,
        email,
        phone,
        profile_type_id: is_governor ? GOVERNOR_STAFF : STATE_STAFF,
        subscription_modules: [SUBSCRIPTION_MODULES.statePolicymakers],
        is_former: false,
      });
    }
  }
  const covered = `record_type = 'staffer' and ${owner} in (select id from ${table} where ${among})`;
  const { added, changed } = await syncRows(run, { table: "contacts", incoming });
  const left = isComplete ? await markFormer(run, "contacts", { among: covered, kept: incoming.keys() }) : 0;
  return added.length + changed.length + left;
}

/** The source has no ids of staff: another name is another person, even in the same place of the list. */
function findKey(
  prefix: string,
  known: readonly { source_id: string; full_name: string; title: string }[],
  taken: ReadonlyMap<string, unknown>,
  { name, title }: Pick<StateStaffer, "name" | "title">,
): string {
  const same = known.filter(({ source_id, full_name }) => !taken.has(source_id) && isSameFact(full_name, name));
  const found = same.find((other) => isSameFact(other.title, title)) ?? same[0];
  if (found) return found.source_id;
  const used = new Set([...taken.keys(), ...known.map(({ source_id }) => source_id)]);
  for (let number = 1; ; number += 1) if (!used.has(`${prefix}/${number}`)) return `${prefix}/${number}`;
}
