import type { Db } from "../platform/db.ts";
import { mirrorContacts } from "../provenance/contact-entries.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { loadKnown, removeRows, type Row, syncRows } from "./sync-rows.ts";
import { without } from "./row-columns.ts";
import { syncLists } from "./sync-lists.ts";

/** What a source's record of a person becomes: rows of four tables, compared part by part at the next import. */
export interface ImportedPerson {
  profile: Row & { source_id: string };
  terms: Row[];
  leadership: Row[];
  /** The offices the record itself names. */
  offices: (Row & { source_id: string })[];
}

export interface StoredPeople {
  added: number;
  changed: number;
  /** Profile ids by source key, of everyone stored. */
  ids: ReadonlyMap<string, number>;
  withheld: number;
}

/**
 * Stores people with what belongs to them. `offices`: SQL that tells which of a person's offices the records speak for;
 * one they no longer name is removed.
 */
export async function storePeople(
  tx: Db,
  run: ImportRun,
  people: ReadonlyMap<string, ImportedPerson>,
  { offices }: { offices: string },
): Promise<StoredPeople> {
  const profiles = new Map([...people].map(([key, { profile }]) => [key, withoutKey(profile)]));
  const columns = Object.keys(profiles.values().next().value ?? {});
  if (columns.length === 0) return { added: 0, changed: 0, ids: new Map(), withheld: 0 };
  const { added, changed, ids, withheld } = await syncRows(tx, run, {
    table: "profiles",
    known: await loadKnown(tx, "profiles", columns, {
      condition: "source = $1 and source_id = any($2::text[])",
      values: [run.source, [...profiles.keys()]],
    }),
    incoming: profiles,
    stamp: { updated_date: run.today },
  });

  const stored = new Map([...ids].flatMap(([key, id]) => withPerson(id, people.get(key))));
  const partly = new Set([
    ...(await syncLists(
      tx,
      run,
      "terms",
      mapValues(stored, ({ terms }) => terms),
    )),
    ...(await syncLists(
      tx,
      run,
      "leadership_roles",
      mapValues(stored, ({ leadership }) => leadership),
    )),
    ...(await syncOffices(tx, run, stored, offices)),
  ]);
  await mirrorContacts(tx, [...stored.keys()]);

  const profileChanged = new Set(changed.map((key) => ids.get(key) ?? 0));
  for (const key of added) partly.delete(ids.get(key) ?? 0);
  const dated = [...partly].filter((id) => !profileChanged.has(id));
  await tx.query(
    "update profiles set updated_date = $2::date where id = any($1::int[]) and updated_date is distinct from $2::date",
    [dated, run.today],
  );
  return { added: added.length, changed: profileChanged.size + dated.length, ids, withheld: withheld.length };
}

const withoutKey = (row: Row & { source_id: string }): Row => without(row, "source_id");

const withPerson = (id: number, person: ImportedPerson | undefined): [number, ImportedPerson][] =>
  person ? [[id, person]] : [];

const mapValues = <T>(people: ReadonlyMap<number, ImportedPerson>, part: (person: ImportedPerson) => T) =>
  new Map([...people].map(([id, person]) => [id, part(person)]));

/** Answers whose offices differed. */
async function syncOffices(
  tx: Db,
  run: ImportRun,
  people: ReadonlyMap<number, ImportedPerson>,
  condition: string,
): Promise<Set<number>> {
  const rows = new Map<string, Row>();
  for (const [profile_id, { offices }] of people) {
    for (const office of offices) rows.set(office.source_id, { profile_id, ...withoutKey(office) });
  }
  const columns = Object.keys(rows.values().next().value ?? { profile_id: 0, type: "" });
  const known = await loadKnown(tx, "offices", columns, {
    condition: `source = $1 and profile_id = any($2::int[]) and ${condition}`,
    values: [run.source, [...people.keys()]],
  });
  const { added, changed } = await syncRows(tx, run, { table: "offices", known, incoming: rows });
  const gone = new Map([...known].filter(([key]) => !rows.has(key)));
  await removeRows(tx, run, "offices", gone);
  return new Set([
    ...[...added, ...changed].map((key) => Number(rows.get(key)?.["profile_id"])),
    ...[...gone.values()].map(({ row }) => Number(row["profile_id"])),
  ]);
}
