import { DISTRICTS } from "../directory/legislative-districts.ts";
import { updateRows } from "../directory/rows.ts";
import { seedPlaces } from "../directory/seed-places.ts";
import type { Db } from "../platform/db.ts";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { type Accounts, loadFixture } from "./fixture.ts";
import { loadOnce } from "./fixture-copy.ts";
import places from "./fixture-places.json" with { type: "json" };
import { idsOf, insertTables } from "./insert-rows.ts";

/** Ids of places, from the structure; the fixture has no members of the house of Texas. */
export const PLACES = places.ids;

/** Contact ids of agency people. */
export const OFFICIALS = idsOf(places.added.contacts);

/** Profile id of DC's mayor. */
export const MAYOR = places.added.profiles.mayor.id;

/** Loads the fixture with places, a few officials, and figures of a state and a district. */
export const loadPlacesFixture: (db: Db) => Promise<Accounts> = loadOnce(async (db) => {
  const accounts = await loadFixture(db);
  await addPlaces(db);
  return accounts;
});

/** Adds places to a loaded fixture, with the legislative districts of the fixture's states only: thousands take time. */
export async function addPlaces(db: Db): Promise<void> {
  const states = ["CA", "TX", "NE", "AK"];
  await seedPlaces(
    db,
    DISTRICTS.filter(({ state, chamberId }) => chamberId === 1 || states.includes(state)),
  );
  await insertTables(db, places.added);
  for (const [table, rows] of Object.entries(places.changed)) await updateRows(db, table, rows);
  await rebuildSearch(db);
}
