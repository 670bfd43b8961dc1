import type { Db } from "../platform/db.ts";
import { recordChanges } from "../provenance/change-log.ts";
import type { ImportRun } from "../provenance/import-run.ts";
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
import { loadKnown, type Row, syncRows } from "./sync-rows.ts";
import type { Counts } from "./tally.ts";

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
  const incoming = new Map<string, Row>();
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
  const [first = {}] = incoming.values();
  const synced = await syncRows(tx, run, {
    table: "contacts",
    known: await loadKnown(tx, "contacts", Object.keys(first).length === 0 ? ["record_type"] : Object.keys(first), {
      condition: "source = $1 and record_type <> 'person'",
      values: [ORGANIZATION],
    }),
    incoming,
  });
  tally.withhold(synced.withheld.length);
  return tally.counts({
    read: incoming.size - synced.withheld.length,
    added: synced.added.length,
    changed: synced.changed.length,
    left: isComplete && tally.isComplete ? await markStaffFormer(tx, run, tally.keys) : 0,
  });
}

type StafferReading = { status: "good"; row: Row } | { status: "bad"; field: string; why: string };

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

/** Who stands no longer in a file that has everybody; an editor's word stands. */
async function markStaffFormer(tx: Db, run: ImportRun, kept: ReadonlySet<string>): Promise<number> {
  const left = await tx.query<{ record_type: string; record_id: number }>(
    `update contacts c set is_former = true
     where source = $1 and record_type <> 'person' and not is_former and source_id <> all($2::text[])
       and not exists (select from overrides o where o.record_type = c.record_type and o.record_id = c.id
         and o.fact = 'is_former')
     returning record_type, id as record_id`,
    [ORGANIZATION, [...kept].map(stafferKey)],
  );
  await recordChanges(
    tx,
    run,
    left.map((record) => ({ ...record, kind: "left", fact: "", was: null, became: null })),
  );
  return left.length;
}
