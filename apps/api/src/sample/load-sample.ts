import { insertRows } from "../directory/rows.ts";
import { refreshSearch, markSearchStale } from "../directory/search-state.ts";
import { seedLookups } from "../directory/seed-lookups.ts";
import type { Db } from "../platform/db.ts";
import { inventCountry } from "./invent-country.ts";
import {
  contactRows,
  groupRows,
  leadershipRows,
  officeRows,
  profileRows,
  SAMPLE,
  seatRows,
  termRows,
} from "./sample-rows.ts";

export interface SampleStep {
  label: string;
  done: number;
  total: number;
}

export interface LoadedSample {
  people: number;
  groups: number;
  contacts: number;
  hash: string;
  /** False when this very sample stood there already. */
  isNew: boolean;
}

const STEPS = [
  "Inventing people",
  "Writing profiles",
  "Writing offices",
  "Writing groups",
  "Writing contacts",
  "Indexing",
];

/**
 * Fills an empty directory with the sample country and its search. Refuses where real people stand; what stands of
 * another sample is replaced, and the same one is left as it is.
 */
export async function loadSample(db: Db, onProgress: (step: SampleStep) => void = () => {}): Promise<LoadedSample> {
  const step = (done: number) => onProgress({ label: STEPS[done] ?? "Done", done, total: STEPS.length });
  const [real] = await db.query("select 1 from profiles where source <> $1 limit 1", [SAMPLE]);
  if (real) throw new RealDirectory();
  step(0);
  const country = inventCountry();
  await seedLookups(db);
  const loaded = {
    people: country.people.length,
    groups: country.groups.length,
    contacts: country.people.length + country.staff.length,
    hash: country.hash,
  };
  const [same] = await db.query(
    "select 1 from directory_marks join profiles on source = $1 where name = 'sample-hash' and value = $2 limit 1",
    [SAMPLE, country.hash],
  );
  if (same) {
    await refreshSearch(db);
    return { ...loaded, isNew: false };
  }
  await db.transaction(async (tx) => {
    for (const table of ["contacts", "groups", "profiles"])
      await tx.query(`delete from ${table} where source = $1`, [SAMPLE]);
    step(1);
    const people = await insertAll(tx, "profiles", profileRows(country));
    step(2);
    await insertRows(tx, "terms", termRows(country, people));
    await insertRows(tx, "leadership_roles", leadershipRows(country, people));
    await insertRows(
      tx,
      "offices",
      officeRows(country, people).map((row) => ({ address2: "", ...row })),
    );
    step(3);
    const wholes = await insertAll(tx, "groups", groupRows(country, new Map(), "whole"));
    const parts = await insertAll(tx, "groups", groupRows(country, wholes, "part"));
    const groups = new Map([...wholes, ...parts]);
    await insertRows(tx, "group_members", seatRows(country, groups, people));
    step(4);
    await insertAll(tx, "contacts", contactRows(country, people, groups));
    await tx.query(
      `insert into directory_marks (name, value) values ('sample-hash', $1)
       on conflict (name) do update set value = excluded.value`,
      [country.hash],
    );
    await markSearchStale(tx);
  });
  step(5);
  await refreshSearch(db);
  step(6);
  return { ...loaded, isNew: true };
}

/** The sample must not mix with people who exist. */
export class RealDirectory extends Error {
  override readonly name = "RealDirectory";
  constructor() {
    super("The directory holds imported people: the sample directory is only for an empty one.");
  }
}

/** A few hundred rows a statement keep the memory of an embedded database low. */
async function insertAll(tx: Db, table: string, rows: readonly object[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (let from = 0; from < rows.length; from += 500) {
    const part = rows.slice(from, from + 500);
    for (const { id, source_id } of await insertRows<{ id: number; source_id: string }>(
      tx,
      table,
      part,
      "id, source_id",
    )) {
      ids.set(source_id, id);
    }
  }
  return ids;
}
