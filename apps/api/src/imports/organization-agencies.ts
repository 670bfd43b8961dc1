import { upsertRows } from "../directory/rows.ts";
import { STRUCTURE_SOURCE } from "../directory/seed-places.ts";
import { type Db, findValue } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { loadIdsByKey } from "./find-stored.ts";
import type { Row } from "./imported-rows.ts";
import { markFormer } from "./mark-former.ts";
import { findTable } from "./organization-columns.ts";
import { loadReferenceTargets, type Reference, type References } from "./organization-references.ts";
import { type ValidRow, ORGANIZATION, readFacts, type RowsReading, type Store, tryRow } from "./organization-rows.ts";
import { syncRows, syncTree } from "./sync-rows.ts";

type AgencyRow = ValidRow<"agencies">;

const OWN_ONLY = ["name", "parent", "acronym", "role", "city", "state", "modules"] as const;
const { columns } = findTable("agencies");
const CONTACTS = columns.filter(({ name }) => !OWN_ONLY.some((own) => own === name));

export const storeAgencies: Store<"agencies"> = async (run, reading, { isComplete, leftOut }) => {
  const { counts } = reading;
  const references = await loadReferenceTargets(run.tx, leftOut);
  const sorted = sortRows(reading, references);
  const updated = await updateListed(run, sorted);

  const stored = await loadIdsByKey(run.tx, "agencies", ORGANIZATION);
  const { rows, done } = await syncTree(run, {
    table: "agencies",
    records: sorted.own,
    parentOf: (row) => row.text("parent"),
    stored,
    toRow: async (row) => {
      let parent: number | null = null;
      const failure = tryRow(reading, row, () => {
        parent = findParent(row, { ...sorted, stored, references });
      });
      return failure ? null : buildAgencyRow(row, parent, await findOutermostName(run.tx, parent));
    },
    rejectCircular: (row) =>
      tryRow(reading, row, () => {
        throw row.rejected("parent", "is circular");
      }),
  });
  const choices = [...rows].map(([key, { name, short_name, parent_id }]) => {
    const id = stored.get(key);
    return { list: "agencies", id, name, abbreviation: short_name || null, parent_id, position: id };
  });
  await upsertRows(run.tx, "lookup_items", ["list", "id"], choices);
  const left =
    isComplete && counts.isComplete ? await markFormer(run, "agencies", { among: "true", kept: counts.keys }) : 0;
  const { read, added, changed } = done;
  return counts.finish({ read: sorted.listed.size + read, added, changed: updated + changed, left });
};

type SortedRows = ReturnType<typeof sortRows>;
type Parents = SortedRows & { stored: ReadonlyMap<string, number>; references: References };

function findParent(row: AgencyRow, { listed, own, stored, references }: Parents): number | null {
  const parent = row.text("parent");
  if (parent === "") return null;
  const inFile = listed.get(parent)?.agency.id ?? stored.get(parent);
  if (!listed.has(parent) && !own.has(parent)) return references.find(row, "parent", ["agency"]).id;
  if (inFile === undefined) throw row.rejected("parent", "was rejected itself");
  return inFile;
}

function sortRows(reading: RowsReading<"agencies">, references: References) {
  const own = new Map<string, AgencyRow>();
  const listed = new Map<string, { agency: Reference; row: AgencyRow }>();
  const takenBy = new Map<number, string>();
  for (const row of reading.rows) {
    const key = row.text("id");
    const id = row.number("agency_id");
    tryRow(reading, row, () => {
      if (id === null) {
        checkOwn(row, references);
        own.set(key, row);
        return;
      }
      const other = takenBy.get(id);
      takenBy.set(id, key);
      const agency = findListed(row, references.agency(id));
      if (other !== undefined) throw row.rejected("agency_id", `is the same agency as ${other} from an earlier record`);
      listed.set(key, { agency, row });
    });
  }
  return { listed, own };
}

function checkOwn(row: AgencyRow, references: References): void {
  const name = row.text("name");
  if (name === "") throw row.rejected("name", "is missing");
  const same = references.agencyNamed(name);
  if (same && !(same.source === ORGANIZATION && same.source_id === row.text("id")))
    throw row.rejected("name", `is already in the directory: write ${same.id} into agency_id to add to it`);
}

function findListed(row: AgencyRow, agency: Reference | undefined): Reference {
  if (!agency)
    throw row.rejected("agency_id", `does not match any agency in the directory: ${row.number("agency_id")}`);
  if (agency.source === ORGANIZATION)
    throw row.rejected("agency_id", "is an agency of your own: leave it empty and use that row’s id");
  const misplaced = OWN_ONLY.find((column) => row.value(column) !== undefined);
  if (misplaced) throw row.rejected(misplaced, "can’t be changed for a listed agency: leave it empty");
  return agency;
}

async function updateListed(run: ImportRun, { listed }: SortedRows): Promise<number> {
  const rows = [...listed.values()];
  await run.tx.query("update agencies set logo = '' where figures_source = 'sample' and id = any($1::int[])", [
    rows.map(({ agency }) => agency.id),
  ]);
  const incoming = rows.map(({ agency, row }) => {
    const facts = { ...readFacts(row, CONTACTS, "agencies"), figures_source: ORGANIZATION };
    return [agency.source_id, facts] as const;
  });
  const { changed } = await syncRows(run, { table: "agencies", source: STRUCTURE_SOURCE, incoming: new Map(incoming) });
  return changed.length;
}

function buildAgencyRow(row: AgencyRow, parent_id: number | null, outermost: string): Row<"agencies"> {
  const name = row.text("name");
  return {
    ...readFacts(row, columns, "agencies"),
    parent_id,
    kind: parent_id === null ? "independent" : "part",
    agency_full: outermost === "" ? name : `${name}, ${outermost}`,
    figures_source: ORGANIZATION,
    is_former: false,
  };
}

const findOutermostName = async (tx: Db, parent: number | null): Promise<string> =>
  (await findValue<string>(
    tx,
    `with recursive above as (
       select id, parent_id, name from agencies where id = $1
       union all select a.id, a.parent_id, a.name from agencies a join above on above.parent_id = a.id)
     select name from above where parent_id is null`,
    [parent],
  )) ?? "";
