import { insertRows, updateRows, serializeValue } from "../directory/rows.ts";
import { STRUCTURE } from "../directory/seed-places.ts";
import type { Db } from "../platform/db.ts";
import { type Change, recordChanges } from "../provenance/change-log.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { loadOverrides, formatOverrideKey, rememberImported } from "../provenance/overrides.ts";
import { loadReferences, type References } from "./organization-references.ts";
import {
  type GoodRow,
  numberOf,
  numbersOf,
  ORGANIZATION,
  problemIn,
  type RowsReading,
  type StoreOptions,
  textOf,
} from "./organization-rows.ts";
import type { Row } from "./sync-rows.ts";
import type { Counts } from "./tally.ts";

/** How a listed agency is reached: all a row may say of one the directory knows by itself. */
const REACHED_BY = ["address", "phone", "fax", "email", "website"] as const;
/** What only rows of agencies of the organisation's own have. */
const OWN_ONLY = ["name", "parent", "acronym", "role", "city", "state", "modules"];

interface Wanted {
  row: GoodRow;
  id: number | null;
  parent: string;
}

export async function storeAgencies(
  tx: Db,
  run: ImportRun,
  reading: RowsReading,
  { isComplete, leftOut }: StoreOptions,
): Promise<Counts> {
  const { tally } = reading;
  const references = await loadReferences(tx, leftOut);
  const wanted = sortRows(reading, references);
  const writer = await createWriter(tx, run);
  for (const { row, id } of wanted.values()) if (id !== null) await writer.complete(id, row);

  let waiting = [...wanted].filter(([, { id }]) => id === null);
  // From the top down, since a part needs the id of its whole.
  while (waiting.length > 0) {
    const ahead = new Set(waiting.map(([key]) => key));
    const ready = waiting.filter(([, { parent }]) => !ahead.has(parent));
    for (const [key, { row, parent }] of ready.length > 0 ? ready : waiting) {
      const reject = (why: string) => tally.reject([problemIn(reading.file, row, "parent", why)]);
      if (ready.length === 0) {
        reject("leads round in a circle");
        continue;
      }
      const whole = parent === "" ? null : parentId(parent, wanted, { writer, references });
      if (typeof whole === "string") reject(whole);
      else await writer.store(key, row, whole);
    }
    if (ready.length === 0) break;
    waiting = waiting.filter((each) => !ready.includes(each));
  }
  const left = isComplete && tally.isComplete ? await writer.markFormer(tally.keys) : 0;
  return tally.counts({ ...(await writer.finish()), left });
}

/** The parent's id, or why there is none. */
function parentId(
  parent: string,
  wanted: ReadonlyMap<string, Wanted>,
  { writer, references }: { writer: Writer; references: References },
): number | string {
  const inFile = wanted.get(parent);
  if (inFile) return inFile.id ?? writer.idOf(parent) ?? "was rejected itself";
  const found = references.find(parent, ["agency"]);
  if (found.status === "found") return found.id;
  return found.status === "unknown" ? found.why : "is left out";
}

function sortRows({ file, rows, tally }: RowsReading, references: References): Map<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  const taken = new Map<number, string>();
  for (const row of rows) {
    const reject = (field: string, why: string) => tally.reject([problemIn(file, row, field, why)]);
    const key = textOf(row, "id");
    const number = numberOf(row, "agency_id");
    if (number === null) {
      const name = textOf(row, "name");
      const same = name === "" ? null : references.find(name, ["agency"]);
      if (name === "") reject("name", "is missing");
      else if (same?.status === "found" && !references.isOwnAgency(same.id, key)) {
        reject("name", `stands in the directory already: write ${same.id} into agency_id to add to it`);
      } else wanted.set(key, { row, id: null, parent: textOf(row, "parent") });
      continue;
    }
    const found = references.agency(number);
    const misplaced = OWN_ONLY.find((column) => row.values.has(column));
    const other = taken.get(number);
    taken.set(number, key);
    if (found.status !== "found") reject("agency_id", found.status === "unknown" ? found.why : "is left out");
    else if (references.isOwnAgency(found.id, null))
      reject("agency_id", "is an agency of your own: leave it empty and use that row’s id");
    else if (misplaced !== undefined) reject(misplaced, "is the directory’s own of a listed agency: leave it empty");
    else if (other !== undefined) reject("agency_id", `is the same agency as ${other}, which stands above`);
    else wanted.set(key, { row, id: found.id, parent: "" });
  }
  return wanted;
}

const ITSELF = { fact: "", was: null, became: null };

type Writer = Awaited<ReturnType<typeof createWriter>>;

async function createWriter(tx: Db, run: ImportRun) {
  const rows = await tx.query<Row & { id: number; source: string; source_id: string }>(
    "select * from agencies where source = $1 or source = $2",
    [ORGANIZATION, STRUCTURE],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ids = new Map(rows.filter(({ source }) => source === ORGANIZATION).map(({ source_id, id }) => [source_id, id]));
  const overrides = await loadOverrides(tx, ["agency"]);
  const changes: Change[] = [];
  const done = { read: 0, added: 0, changed: 0 };
  const note = (record_id: number, kind: Change["kind"], told: Pick<Change, "fact" | "was" | "became"> = ITSELF) =>
    changes.push({ record_type: "agency", record_id, kind, ...told });

  /** What an editor set stays; what the file says instead is remembered. */
  const update = async (id: number, row: Row): Promise<void> => {
    const stored: Row = byId.get(id) ?? {};
    const admitted: Row = {};
    for (const [column, value] of Object.entries(row)) {
      const override = overrides.get(formatOverrideKey(id, column));
      admitted[column] = override ? override.value : value;
      if (override && serializeValue(override.imported) !== serializeValue(value)) {
        await rememberImported(tx, [{ ...override, imported: value }]);
      }
    }
    const differing = Object.keys(admitted).filter(
      (column) => serializeValue(stored[column] ?? null) !== serializeValue(admitted[column] ?? null),
    );
    if (differing.length === 0) return;
    const fresh = { ...admitted, updated_date: run.today, id };
    await updateRows(tx, "agencies", [fresh]);
    done.changed += 1;
    if (differing.includes("is_former")) note(id, "returned");
    for (const column of differing.filter((name) => !["is_former", "figures_source", "logo"].includes(name))) {
      note(id, "changed", { fact: column, was: stored[column] ?? null, became: admitted[column] ?? null });
    }
  };

  return {
    idOf: (key: string): number | undefined => ids.get(key),

    complete: async (id: number, row: GoodRow): Promise<void> => {
      const isSample = byId.get(id)?.["figures_source"] === "sample";
      await update(id, { ...reachedBy(row), figures_source: ORGANIZATION, ...(isSample ? { logo: "" } : {}) });
      done.read += 1;
    },

    store: async (key: string, row: GoodRow, parent: number | null): Promise<void> => {
      const id = ids.get(key);
      const wanted = agencyRow(row, parent, await wholeName(tx, parent));
      done.read += 1;
      if (id !== undefined) {
        await update(id, wanted);
        await list(tx, id, wanted);
        return;
      }
      const [added] = await insertRows<{ id: number }>(
        tx,
        "agencies",
        [{ source: ORGANIZATION, source_id: key, ...wanted, logo: "", updated_date: run.today }],
        "id",
      );
      if (!added) throw new Error("The agency could not be stored.");
      ids.set(key, added.id);
      done.added += 1;
      note(added.id, "added");
      await list(tx, added.id, wanted);
    },

    markFormer: async (kept: ReadonlySet<string>): Promise<number> => {
      const left = await tx.query<{ id: number }>(
        `update agencies set is_former = true, updated_date = $3::date
         where source = $1 and not is_former and source_id <> all($2::text[]) returning id`,
        [ORGANIZATION, [...kept], run.today],
      );
      for (const { id } of left) note(id, "left");
      return left.length;
    },

    finish: async () => {
      await recordChanges(tx, run, changes);
      return done;
    },
  };
}

const reachedBy = (row: GoodRow): Row => Object.fromEntries(REACHED_BY.map((column) => [column, textOf(row, column)]));

function agencyRow(row: GoodRow, parent_id: number | null, whole: string): Row {
  const name = textOf(row, "name");
  return {
    parent_id,
    kind: parent_id === null ? "independent" : "part",
    name,
    agency_full: whole === "" ? name : `${name}, ${whole}`,
    short_name: textOf(row, "acronym"),
    role: textOf(row, "role"),
    city: textOf(row, "city"),
    state_code: textOf(row, "state"),
    ...reachedBy(row),
    subscription_modules: numbersOf(row, "modules"),
    figures_source: ORGANIZATION,
    is_former: false,
  };
}

/** The name of the outermost of what a part belongs to. */
async function wholeName(tx: Db, parent: number | null): Promise<string> {
  const rows = await tx.query<{ name: string }>(
    `with recursive above as (
       select id, parent_id, name from agencies where id = $1
       union all select a.id, a.parent_id, a.name from agencies a join above on above.parent_id = a.id)
     select name from above where parent_id is null`,
    [parent],
  );
  return rows[0]?.name ?? "";
}

/** The filter by agency offers it under the same number. */
async function list(tx: Db, id: number, { name, short_name, parent_id }: Row): Promise<void> {
  await tx.query(
    `insert into lookup_items (list, id, name, abbreviation, parent_id, position)
     values ('agencies', $1, $2, nullif($3, ''), $4, $1)
     on conflict (list, id) do update set name = excluded.name, abbreviation = excluded.abbreviation,
       parent_id = excluded.parent_id
     where (lookup_items.name, lookup_items.abbreviation, lookup_items.parent_id)
       is distinct from (excluded.name, excluded.abbreviation, excluded.parent_id)`,
    [id, name, short_name, parent_id],
  );
}
