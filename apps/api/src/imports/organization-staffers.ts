import type { Db } from "../platform/db.ts";
import type { Row } from "./imported-rows.ts";
import { markFormer } from "./mark-former.ts";
import { tableOf } from "./organization-columns.ts";
import { findEntry } from "./organization-lists.ts";
import { loadReferenceTargets, type RecordKind } from "./organization-references.ts";
import { type GoodRow, ORGANIZATION, readFacts, type Store } from "./organization-rows.ts";
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

const GOVERNORS = 201;

const IS_STAFFER = "record_type <> 'person'";

/** A person's contact has the person's key, which a staffer may have too; own ids have no slash. */
export const stafferKey = (id: string): string => `staffer/${id}`;

export const storeStaffers: Store<"staffers"> = async (run, reading, { isComplete, leftOut }) => {
  const { rows, counts } = reading;
  const references = await loadReferenceTargets(run.tx, leftOut);
  const typeOf = await loadEmployerTypes(run.tx);
  const incoming = new Map<string, Row<"contacts">>();
  for (const row of rows) {
    const employer = references.find(row.text("employer"), ["profile", "group", "agency"]);
    if (employer.status === "withheld") counts.withheld += 1;
    else if (employer.status === "unknown") row.reject("employer", employer.why);
    else if (employer.kind === "profile" && references.sourceOf(employer.id) === "sample") {
      row.reject("employer", "is in the sample data, which the import removes");
    } else {
      const staffer = readStaffer(row, employer, typeOf(employer.kind, employer.id));
      if (staffer) incoming.set(stafferKey(row.text("id")), staffer);
    }
  }
  const { added, changed, withheld } = await syncRows(run, {
    table: "contacts",
    among: { condition: `source = $1 and ${IS_STAFFER}`, values: [ORGANIZATION] },
    incoming,
  });
  counts.withheld += withheld;
  const kept = [...counts.keys].map(stafferKey);
  return counts.finish({
    read: incoming.size - withheld,
    added: added.length,
    changed: changed.length,
    left: isComplete && counts.isComplete ? await markFormer(run, "contacts", { among: IS_STAFFER, kept }) : 0,
  });
};

function readStaffer(
  row: GoodRow<"staffers">,
  employer: { kind: RecordKind; id: number },
  type: number,
): Row<"contacts"> | null {
  const name = row.text("name") || [row.text("first_name"), row.text("last_name")].join(" ").trim();
  if (name === "") return row.reject("last_name", "is missing, and name too");
  const isOfficial = employer.kind === "agency";
  if (!isOfficial) {
    const misplaced = (["appointment", "office_city", "office_state"] as const).find(
      (column) => row.value(column) !== undefined,
    );
    if (misplaced !== undefined) return row.reject(misplaced, "is for people of agencies only");
  }
  const categories: number[] = [];
  for (const written of row.texts("job_categories")) {
    const found = findEntry(JOB_LISTS[type] ?? "job_categories", written);
    if (found.status === "unknown") return row.reject("job_categories", found.why);
    categories.push(Number(found.value));
  }
  return {
    ...readFacts(row, columns, "contacts"),
    record_type: isOfficial ? "agencyperson" : "staffer",
    employer_profile_id: employer.kind === "profile" ? employer.id : null,
    employer_group_id: employer.kind === "group" ? employer.id : null,
    employer_agency_id: isOfficial ? employer.id : null,
    full_name: name,
    job_category_ids: [...new Set(categories)].toSorted((a, b) => a - b),
    profile_type_id: type,
  };
}

async function loadEmployerTypes(tx: Db): Promise<(kind: RecordKind, id: number) => number> {
  const people = await tx.query<{ id: number; type: number }>(
    `select id, case when chamber_id in (3, 4) then ${STATE_STAFF}
       when chamber_id is null and profile_type_id = ${GOVERNORS} then ${GOVERNOR_STAFF}
       when chamber_id is null and state_code <> '' then ${STATE_STAFF} else ${CONGRESS_STAFF} end as type
     from profiles`,
  );
  const groups = await tx.query<{ id: number; type: number }>(
    `select id, case when state_code = '' then ${CONGRESS_STAFF} else ${STATE_STAFF} end as type from groups`,
  );
  const types = new Map([
    ...people.map(({ id, type }) => [`profile ${id}`, type] as const),
    ...groups.map(({ id, type }) => [`group ${id}`, type] as const),
  ]);
  return (kind, id) => (kind === "agency" ? AGENCY_OFFICIAL : (types.get(`${kind} ${id}`) ?? CONGRESS_STAFF));
}
