import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import type { Counts } from "./import-counts.ts";
import type { Row } from "./imported-rows.ts";
import { markFormer } from "./mark-former.ts";
import { findEntry } from "./organization-lists.ts";
import { loadReferences, type RecordKind } from "./organization-references.ts";
import {
  type GoodRow,
  isYes,
  numberOf,
  numbersOf,
  ORGANIZATION,
  problemIn,
  type RowsReading,
  type StoreOptions,
  textOf,
  textsOf,
} from "./organization-rows.ts";
import { syncRows } from "./sync-rows.ts";

/** Entries of the lookup 'know_who_types'. */
const CONGRESS_STAFF = 9;
const STATE_STAFF = 12;
const GOVERNOR_STAFF = 14;
const AGENCY_OFFICIAL = 15;
const JOB_LISTS: Record<number, string> = {
  [STATE_STAFF]: "job_categories_state",
  [AGENCY_OFFICIAL]: "job_categories_federal",
};

const GOVERNORS = 201;

const IS_STAFFER = "record_type <> 'person'";

/** People and staffers may be numbered alike, and a person's contact entry has the person's key. No own id has a slash. */
export const stafferKey = (id: string): string => `staffer/${id}`;

export async function storeStaffers(
  tx: Db,
  run: ImportRun,
  reading: RowsReading<"staffers">,
  { isComplete, leftOut }: StoreOptions,
): Promise<Counts> {
  const { file, rows, tally } = reading;
  const references = await loadReferences(tx, leftOut);
  const typeOf = await loadEmployerTypes(tx);
  const incoming = new Map<string, Row<"contacts">>();
  for (const row of rows) {
    const employer = references.find(textOf(row, "employer"), ["profile", "group", "agency"]);
    if (employer.status === "withheld") {
      tally.withhold(1);
      continue;
    }
    const read =
      employer.status === "unknown"
        ? { status: "bad" as const, field: "employer", why: employer.why }
        : employer.kind === "profile" && references.sourceOf(employer.id) === "sample"
          ? {
              status: "bad" as const,
              field: "employer",
              why: "is somebody of the sample data, which goes with an import",
            }
          : readStaffer(row, employer, typeOf(employer.kind, employer.id));
    if (read.status === "bad") tally.reject([problemIn(file, row, read.field, read.why)]);
    else incoming.set(stafferKey(textOf(row, "id")), read.row);
  }
  const { added, changed, withheld } = await syncRows(tx, run, {
    table: "contacts",
    among: { condition: `source = $1 and ${IS_STAFFER}`, values: [ORGANIZATION] },
    incoming,
  });
  tally.withhold(withheld);
  const kept = [...tally.keys].map(stafferKey);
  return tally.counts({
    read: incoming.size - withheld,
    added: added.length,
    changed: changed.length,
    left: isComplete && tally.isComplete ? await markFormer(tx, run, "contacts", { among: IS_STAFFER, kept }) : 0,
  });
}

type StafferReading = { status: "good"; row: Row<"contacts"> } | { status: "bad"; field: string; why: string };

function readStaffer(
  row: GoodRow<"staffers">,
  employer: { kind: RecordKind; id: number },
  type: number,
): StafferReading {
  const bad = (field: string, why: string): StafferReading => ({ status: "bad", field, why });
  const name = textOf(row, "name") || [textOf(row, "first_name"), textOf(row, "last_name")].join(" ").trim();
  if (name === "") return bad("last_name", "is missing, and name too");
  const isOfficial = employer.kind === "agency";
  if (!isOfficial) {
    const misplaced = (["appointment", "office_city", "office_state"] as const).find((column) =>
      row.values.has(column),
    );
    if (misplaced !== undefined) return bad(misplaced, "is for people of agencies only");
  }
  const categories: number[] = [];
  for (const written of textsOf(row, "job_categories")) {
    const found = findEntry(JOB_LISTS[type] ?? "job_categories", written);
    if (found.status === "unknown") return bad("job_categories", found.why);
    categories.push(Number(found.value));
  }
  return {
    status: "good",
    row: {
      record_type: isOfficial ? "agencyperson" : "staffer",
      employer_profile_id: employer.kind === "profile" ? employer.id : null,
      employer_group_id: employer.kind === "group" ? employer.id : null,
      employer_agency_id: isOfficial ? employer.id : null,
      first_name: textOf(row, "first_name"),
      last_name: textOf(row, "last_name"),
      full_name: name,
      title: textOf(row, "title"),
      email: textOf(row, "email"),
      phone: textOf(row, "phone"),
      majmin: textOf(row, "side"),
      is_leadership: isYes(row, "leads"),
      job_category_ids: [...new Set(categories)].toSorted((a, b) => a - b),
      focus_area_ids: numbersOf(row, "focus_areas"),
      appointment_id: numberOf(row, "appointment"),
      office_city: textOf(row, "office_city"),
      office_state_code: textOf(row, "office_state"),
      profile_type_id: type,
      subscription_modules: numbersOf(row, "modules"),
      is_former: isYes(row, "former"),
    },
  };
}

/** What kind of staff somebody has: of Congress, of a state, of a governor, of an agency. */
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
