import { serializeValue } from "../directory/rows.ts";
import { listColumns } from "../provenance/facts.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { loadOverrides, type Override, formatOverrideKey, rememberImported } from "../provenance/overrides.ts";
import { factsOfField, listFieldPlaces } from "../provenance/suppressed-fields.ts";
import { loadSuppressed, listSuppressedFields } from "../provenance/suppressed-people.ts";
import { wipePeople } from "../provenance/wipe-people.ts";
import type { Values } from "./imported-rows.ts";
import type { SyncedTable } from "./sync-rows.ts";

/** Record types of a table's overrides; offices use their owner's. */
const OWNERS: Record<SyncedTable, readonly string[]> = {
  profiles: ["profile"],
  offices: ["profile"],
  groups: ["committee", "caucus"],
  contacts: ["person", "staffer", "agencyperson"],
  agencies: ["agency"],
};

/** Creates a filter that applies the suppression list and editors' values to a source's rows. */
export async function createRowFilter(run: ImportRun, table: SyncedTable) {
  const overrides = await loadOverrides(run.tx, OWNERS[table]);
  const suppression = await createSuppressionFilter(run, table);
  const overridden: (Override & { imported: unknown })[] = [];
  const wiped: number[] = [];

  const applyOverrides = (key: string, row: Values, id: number | null): Values => {
    const owner = table === "offices" ? Number(row["profile_id"]) : id;
    if (overrides.size === 0 || owner === null) return row;
    const prefix = table === "offices" ? `offices/${key}/` : "";
    return Object.fromEntries(
      Object.entries(row).map(([column, value]) => {
        const override = overrides.get(formatOverrideKey(owner, prefix + column));
        if (!override) return [column, value];
        if (serializeValue(override.imported) !== serializeValue(value))
          overridden.push({ ...override, imported: value });
        return [column, override.value];
      }),
    );
  };

  return {
    /** Returns the row to store and its columns that must not be logged; null omits the row. */
    apply: (key: string, row: Values, id: number | null) => {
      const columns = suppression.listColumns(key, row);
      if (columns === "all") {
        if (id !== null) wiped.push(id);
        return null;
      }
      return { row: applyOverrides(key, suppression.without(row, columns), id), secret: new Set(columns) };
    },
    /** Deletes stored people who are suppressed, and stores the source's values behind editors' values. */
    finish: async () => {
      await suppression.finish();
      await wipePeople(run.tx, {
        profiles: table === "profiles" ? wiped : [],
        contacts: table === "contacts" ? wiped : [],
      });
      await rememberImported(run.tx, overridden);
    },
  };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

interface SuppressionFilter {
  /** Columns of a row to keep empty; "all" omits the row. */
  listColumns(key: string, row: Values): "all" | string[];
  without(row: Values, columns: readonly string[]): Values;
  finish(): Promise<void>;
}

const NOTHING_SUPPRESSED: SuppressionFilter = {
  listColumns: () => [],
  without: (row) => row,
  finish: async () => {},
};

async function createSuppressionFilter(run: ImportRun, table: SyncedTable): Promise<SuppressionFilter> {
  if (table === "groups" || table === "agencies") return NOTHING_SUPPRESSED;
  const suppressed = await loadSuppressed(run.tx);
  if (suppressed.isEmpty) return NOTHING_SUPPRESSED;
  const byProfile = await listSuppressedFields(run.tx);
  const blanks = await listColumns(run.tx, table);

  const fieldsOf = (key: string, row: Values): "all" | string[] => {
    if (table === "offices") return byProfile.get(Number(row["profile_id"])) ?? [];
    const text = (column: string): string => textOf(row[column]);
    const shown = text(table === "profiles" ? "preferred_name_display" : "full_name");
    const aliases = Array.isArray(row["aliases"]) ? row["aliases"].map(String) : [];
    const names = [shown, `${text("first_name")} ${text("last_name")}`, ...aliases];
    const position = text(table === "profiles" ? "position_summary" : "title");
    return suppressed.fieldsOf({ source: run.source, sourceId: key, names, position });
  };
  return {
    listColumns: (key, row) => {
      const fields = fieldsOf(key, row);
      if (fields === "all") return "all";
      const places = fields.map(listFieldPlaces);
      if (table === "offices" && places.some(({ offices }) => offices === "all")) return "all";
      const columns =
        table === "profiles"
          ? fields.flatMap(factsOfField)
          : places.flatMap((place) => (place[table] === "all" ? [] : place[table]));
      return columns.filter((column) => column in row);
    },
    without: (row, columns) => ({
      ...row,
      ...Object.fromEntries(columns.map((column) => [column, blanks.get(column) ?? null])),
    }),
    finish: () => suppressed.note(run.tx),
  };
}
