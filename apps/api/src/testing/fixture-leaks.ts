import { readFileSync } from "node:fs";
import type { SearchScope } from "@rotunda/core";
import { parse } from "csv-parse/sync";
import { fillNames } from "./fill-names.ts";
import { type Accounts, IDS } from "./fixture.ts";
import { loadPlacesFixture, OFFICIALS, PLACES } from "./fixture-places.ts";
import { updateRows } from "../directory/rows.ts";
import type { Db } from "../platform/db.ts";
import { rebuildSearch } from "../search/rebuild-search.ts";
import file from "./fixture-leaks.json" with { type: "json" };
import { idsOf, insertTables } from "./insert-rows.ts";

/** A search by a fact of a locked record, found by readers with access. */
export interface LeakRow {
  scope: SearchScope;
  parameter: string;
  value: string | number;
  id: number;
  /** The part of the card that shows the fact; empty if hidden, so that other readers must not find it. */
  shown: string;
}

const ROWS: LeakRow[] = parse(readFileSync(new URL("leak-table.tsv", import.meta.url)), {
  columns: true,
  delimiter: "\t",
  quote: false,
});

/** Reads the table, which has at least one row per parameter that filters by a fact, in each scope. */
export const readLeakTable = (picked: Readonly<Record<string, unknown>>): LeakRow[] =>
  fillNames(ROWS, { ...IDS, ...OFFICIALS, ...LEAKS, ...PLACES, ...picked });

/** Records of leak tests, which the limited account can't open; the other aide has the same title, but is no leader. */
export const LEAKS = {
  ...idsOf(file.added.profiles),
  ...idsOf(file.added.groups),
  ...idsOf(file.added.contacts),
};

/** Parts of locked people's names that their cards don't show. */
export const HIDDEN_NAMES = ["Aurelio", "Zebulon", "Teddo", "Thaddeus", "Leopold", "Philomena"] as const;

/** An item of each lookup list, which locked people have: `religions` is its id, `religions.name` its name. */
export type Picked = Readonly<Record<string, number | string>>;

async function pickLookups(db: Db): Promise<Picked> {
  // The last item of each list, which no other record uses.
  const rows = await db.query<{ list: string; id: number; name: string }>(
    `select distinct on (list) list, id, name from lookup_items
     where list <> 'special_interest_groups' or parent_id is not null
     order by list, position desc, id desc`,
  );
  return Object.fromEntries(
    rows.flatMap(({ list, id, name }) => [
      [list, id],
      [`${list}.name`, name],
    ]),
  );
}

/** Loads the places fixture with all kinds of facts in locked people of each scope, which their cards don't show. */
export async function loadLeaksFixture(db: Db): Promise<{ accounts: Accounts; picked: Picked }> {
  const accounts = await loadPlacesFixture(db);
  const picked = await pickLookups(db);
  const { added, changed, body } = fillNames(file, picked);
  await insertTables(db, added);
  await db.query(
    `update profiles set body = $2::text::jsonb, birth_date = '1961-02-03', gender_id = 2 where id = any($1)`,
    [[IDS.stateHouse, IDS.governor, LEAKS.representative], JSON.stringify(body)],
  );
  for (const [table, rows] of Object.entries(changed)) for (const row of rows) await updateRows(db, table, [row]);
  await rebuildSearch(db);
  return { accounts, picked };
}
