import type { Db } from "../platform/db.ts";
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
  const typeOf = await loadEmployerTypes(run.tx);
  const incoming = new Map<string, Row<"contacts">>();
  for (const row of reading.rows) {
    tryRow(reading, row, () => {
      const employer = references.find(row, "employer", ["profile", "group", "agency"]);
      incoming.set(stafferKey(row.text("id")), readStaffer(row, employer, typeOf(employer)));
    });
  }
  const { added, changed, withheld } = await syncRows(run, { table: "contacts", incoming });
  counts.withheld += withheld;
  const kept = [...counts.keys].map(stafferKey);
  return counts.finish({
    read: incoming.size - withheld,
    added: added.length,
    changed: changed.length,
    left: isComplete && counts.isComplete ? await markFormer(run, "contacts", { among: IS_STAFFER, kept }) : 0,
  });
};

function readStaffer(row: GoodRow<"staffers">, employer: Reference, type: number): Row<"contacts"> {
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

async function loadEmployerTypes(tx: Db): Promise<(employer: Reference) => number> {
  const rows = await tx.query<Reference & { type: number }>(
    `select 'profile' as kind, id, case when chamber_id in (3, 4) then ${STATE_STAFF}
       when chamber_id is null and profile_type_id = ${GOVERNORS} then ${GOVERNOR_STAFF}
       when chamber_id is null and state_code <> '' then ${STATE_STAFF} else ${CONGRESS_STAFF} end as type
     from profiles
     union all select 'group', id, case when state_code = '' then ${CONGRESS_STAFF} else ${STATE_STAFF} end from groups
     union all select 'agency', id, ${AGENCY_OFFICIAL} from agencies`,
  );
  const types = new Map(rows.map(({ kind, id, type }) => [`${kind} ${id}`, type]));
  return ({ kind, id }) => types.get(`${kind} ${id}`) ?? CONGRESS_STAFF;
}
