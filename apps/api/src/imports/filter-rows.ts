import { serializeValue } from "../directory/rows.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { loadOverrides, type Override, formatOverrideKey, rememberImported } from "../provenance/overrides.ts";
import { factsOfField, listFieldPlaces } from "../provenance/suppressed-fields.ts";
import { loadSuppressed, listSuppressedFields } from "../provenance/suppressions.ts";
import { wipePeople } from "../provenance/wipe-people.ts";
import { BLANKS, type Values } from "./imported-rows.ts";
import type { SyncedTable } from "./sync-rows.ts";

/** Record types of a table's overrides; offices use their owner's. */
const OWNERS: Record<SyncedTable, readonly string[]> = {
  profiles: ["profile"],
  offices: ["profile"],
  groups: ["committee", "caucus"],
  contacts: ["person", "staffer", "agencyperson"],
  agencies: ["agency"],
  vacancies: [],
};

/** Creates a filter that applies the suppression list and editors' values to a source's rows. */
export async function createRowFilter(run: ImportRun, table: SyncedTable) {
  const overrides = await loadOverrides(run.tx, OWNERS[table]);
  const suppressed = await loadSuppressed(run.tx);
  const byProfile = await listSuppressedFields(run.tx);
  const blanks: Values = BLANKS[table];
  const overridden: (Override & { imported: unknown })[] = [];
  const wiped: number[] = [];

  /** Lists the columns to keep empty; "all" among them omits the row. */
  const listHidden = (key: string, row: Values): readonly string[] => {
    if (table === "offices") {
      const fields = byProfile.get(Number(row["profile_id"])) ?? [];
      return fields.flatMap((field) => listFieldPlaces(field).offices);
    }
    if (suppressed.isEmpty || (table !== "profiles" && table !== "contacts")) return [];
    const text = (column: string): string => (typeof row[column] === "string" ? row[column] : "");
    const shown = text(table === "profiles" ? "preferred_name_display" : "full_name");
    const aliases = Array.isArray(row["aliases"]) ? row["aliases"].map(String) : [];
    const names = [shown, `${text("first_name")} ${text("last_name")}`, ...aliases];
    const position = text(table === "profiles" ? "position_summary" : "title");
    const fields = suppressed.listFields({ source: run.source, sourceId: key, names, position });
    if (fields === "all") return ["all"];
    return fields.flatMap((field) => (table === "profiles" ? factsOfField(field) : listFieldPlaces(field).contacts));
  };

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
      const hidden = listHidden(key, row);
      if (hidden.includes("all")) {
        if (id !== null) wiped.push(id);
        return null;
      }
      const secret = new Set(hidden.filter((column) => column in row));
      const open = { ...row, ...Object.fromEntries([...secret].map((column) => [column, blanks[column]])) };
      return { row: applyOverrides(key, open, id), secret };
    },
    /** Deletes stored people who are suppressed, and stores the source's values behind editors' values. */
    finish: async () => {
      await suppressed.note(run.tx);
      await wipePeople(run.tx, {
        profiles: table === "profiles" ? wiped : [],
        contacts: table === "contacts" ? wiped : [],
      });
      await rememberImported(run.tx, overridden);
    },
  };
}
