import { ProfileWire, PROSE_FIELDS } from "@rotunda/core/wire";
import { updateRows } from "../directory/rows.ts";
import type { Db } from "../platform/db.ts";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { fillNames } from "./fill-names.ts";
import type { Accounts } from "./fixture.ts";
import { loadPlacesFixture } from "./fixture-places.ts";
import rows from "./fixture-locked.json" with { type: "json" };
import type { JsonSchema } from "./hostile-values.ts";
import { idsOf, insertTables } from "./insert-rows.ts";

/** Marks hidden facts of locked records, and occurs nowhere else. */
export const LOCKED = "zqlocked";
export const LOCKED_BIRTHDAY = "1961-02-03";
export const LOCKED_GROUPS = idsOf(rows.added.groups);

const secret = (of: string) => `${LOCKED} ${of}`;
/** Creates a value of a schema with a secret in each text. */
function hide(schema: JsonSchema, name: string): unknown {
  const { type, anyOf, items = {}, properties = {} } = schema;
  if (anyOf) return hide(anyOf.find((each) => each.type !== "null") ?? {}, name);
  if (type === "object") {
    return Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, hide(part, `${name} ${key}`)]));
  }
  if (type === "array") return [hide(items, name)];
  return type === "boolean" ? false : type === "string" ? secret(name) : 1;
}

/** Fields of the body that only readers with access see. */
const BODY_FIELDS = [...rows.bodyFields, ...PROSE_FIELDS];
const SCHEMAS: Readonly<Record<string, JsonSchema>> = ProfileWire.properties;
const BODY = Object.fromEntries(BODY_FIELDS.map((name) => [name, hide(SCHEMAS[name] ?? {}, name)]));

/** Fields with locked facts, only in responses to readers with access. */
export const LOCKED_FIELDS: readonly string[] = [...BODY_FIELDS, ...rows.otherFields];

/** Loads the places fixture with facts in all records the limited account can't open. */
export async function loadLockedFixture(db: Db): Promise<Accounts> {
  const accounts = await loadPlacesFixture(db);
  const { added, changed } = fillNames(rows, { LOCKED, LOCKED_BIRTHDAY, body: BODY });
  await insertTables(db, added);
  for (const [table, changedRows] of Object.entries(changed)) await updateRows(db, table, changedRows);
  await rebuildSearch(db);
  return accounts;
}
