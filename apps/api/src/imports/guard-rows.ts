import type { Db } from "../platform/db.ts";
import { listColumns } from "../provenance/facts.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { loadOverrides, type Override, formatOverrideKey, rememberImported } from "../provenance/overrides.ts";
import { listFieldPlaces } from "../provenance/suppressed-fields.ts";
import { loadSuppressed, listSuppressedFields } from "../provenance/suppressed-people.ts";
import { wipePeople } from "../provenance/wipe-people.ts";
import { serializeValue } from "../directory/rows.ts";
import type { Row, SyncedTable } from "./sync-rows.ts";

/** What stands between a source and the directory: the suppression list, and what editors know better. */
export interface RowGuard {
  /** The row as it is to be stored, and what must not be logged of it; null when it is to be left out. */
  admit(key: string, row: Row, id: number | null): { row: Row; secret: ReadonlySet<string> } | null;
  /** Remembers what was found: the people a name stood for, and what the source says under an editor's value. */
  settle(): Promise<void>;
}

/** Types of records a table's overrides are kept under; an office's are its owner's. */
const OWNERS: Record<SyncedTable, readonly string[]> = {
  profiles: ["profile"],
  offices: ["profile"],
  groups: ["committee", "caucus"],
  contacts: ["person", "staffer", "agencyperson"],
};

export async function createGuard(tx: Db, run: ImportRun, table: SyncedTable): Promise<RowGuard> {
  const overrides = await loadOverrides(tx, OWNERS[table]);
  const hidden = await createSieve(tx, run, table);
  const said: (Override & { imported: unknown })[] = [];
  const wiped: number[] = [];

  const overridden = (key: string, row: Row, id: number | null): Row => {
    const owner = table === "offices" ? Number(row["profile_id"]) : id;
    if (overrides.size === 0 || owner === null) return row;
    const prefix = table === "offices" ? `offices/${key}/` : "";
    return Object.fromEntries(
      Object.entries(row).map(([column, value]) => {
        const override = overrides.get(formatOverrideKey(owner, prefix + column));
        if (!override) return [column, value];
        if (serializeValue(override.imported) !== serializeValue(value)) said.push({ ...override, imported: value });
        return [column, override.value];
      }),
    );
  };

  return {
    admit: (key, row, id) => {
      const columns = hidden.columnsOf(key, row);
      if (columns === "all") {
        if (id !== null) wiped.push(id);
        return null;
      }
      const clean = columns.length === 0 ? row : hidden.without(row, columns);
      return { row: overridden(key, clean, id), secret: new Set(columns) };
    },
    settle: async () => {
      await hidden.settle();
      await wipePeople(tx, {
        profiles: table === "profiles" ? wiped : [],
        contacts: table === "contacts" ? wiped : [],
      });
      await rememberImported(tx, said);
    },
  };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

interface Sieve {
  /** Columns of a row that are to stay empty; "all" when the row is to be left out. */
  columnsOf(key: string, row: Row): "all" | string[];
  without(row: Row, columns: readonly string[]): Row;
  settle(): Promise<void>;
}

const OPEN: Sieve = { columnsOf: () => [], without: (row) => row, settle: async () => {} };

async function createSieve(tx: Db, run: ImportRun, table: SyncedTable): Promise<Sieve> {
  if (table === "groups") return OPEN;
  const suppressed = await loadSuppressed(tx);
  if (suppressed.isEmpty) return OPEN;
  const byProfile = await listSuppressedFields(tx);
  const blanks = await listColumns(tx, table);
  const text = (row: Row, column: string): string => textOf(row[column]);

  const fieldsOf = (key: string, row: Row): "all" | string[] => {
    if (table === "offices") return byProfile.get(Number(row["profile_id"])) ?? [];
    const shown = text(row, table === "profiles" ? "preferred_name_display" : "full_name");
    const aliases = Array.isArray(row["aliases"]) ? row["aliases"].map(String) : [];
    const names = [shown, `${text(row, "first_name")} ${text(row, "last_name")}`, ...aliases];
    const position = text(row, table === "profiles" ? "position_summary" : "title");
    return suppressed.fieldsOf({ source: run.source, sourceId: key, names, position });
  };
  return {
    columnsOf: (key, row) => {
      const fields = fieldsOf(key, row);
      if (fields === "all") return "all";
      const places = fields.map(listFieldPlaces);
      if (table === "offices" && places.some(({ offices }) => offices === "all")) return "all";
      const columns = places.flatMap(({ profiles, offices, contacts, bodyKey }) => [
        ...(table === "profiles" ? [...profiles, ...(bodyKey === null ? [] : [`body.${bodyKey}`])] : []),
        ...(table === "offices" && offices !== "all" ? offices : []),
        ...(table === "contacts" ? contacts : []),
      ]);
      return columns.filter((column) => column in row);
    },
    without: (row, columns) => ({
      ...row,
      ...Object.fromEntries(columns.map((column) => [column, blanks.get(column) ?? null])),
    }),
    settle: () => suppressed.note(tx),
  };
}
