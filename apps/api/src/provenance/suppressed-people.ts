import { toSearchableText } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { listSuppressed, notePeople, formatPersonKey, type Suppression } from "./suppressions.ts";

interface PersonFacts {
  source: string;
  sourceId: string;
  names: readonly string[];
  position: string;
}

export async function loadSuppressed(db: Db) {
  const list = await listSuppressed(db);
  const found = new Map<number, string[]>();
  const isAbout = (entry: Suppression, { source, sourceId, names, position }: PersonFacts): boolean => {
    const key = formatPersonKey(source, sourceId);
    if (entry.people.includes(key)) return true;
    if (entry.name === "" || !names.some((name) => toSearchableText(name) === entry.name)) return false;
    if (!` ${toSearchableText(position)} `.includes(` ${entry.office} `)) return false;
    found.set(entry.id, [...(found.get(entry.id) ?? []), key]);
    entry.people.push(key);
    return true;
  };
  return {
    isEmpty: list.length === 0,
    /** Returns fields to omit; "all" omits the person. */
    fieldsOf: (person: PersonFacts): "all" | string[] => {
      const about = list.filter((entry) => isAbout(entry, person));
      return about.some(({ field }) => field === "") ? "all" : about.map(({ field }) => field);
    },
    isLeftOut: (source: string, sourceId: string): boolean =>
      list.some(({ field, people }) => field === "" && people.includes(formatPersonKey(source, sourceId))),
    /** Stores the keys of people matched by name and office, for files that only have keys. */
    note: async (tx: Db): Promise<void> => {
      await notePeople(tx, found);
      found.clear();
    },
  };
}

export async function listSuppressedFields(db: Db): Promise<Map<number, string[]>> {
  const rows = await db.query<{ id: number; fields: string[] }>(
    `select p.id, array_agg(s.field order by s.id) as fields
     from suppressions s
     cross join lateral unnest(s.people) as key
     join profiles p on p.source = split_part(key, ' ', 1) and p.source_id = substr(key, position(' ' in key) + 1)
     where s.field <> '' group by p.id`,
  );
  return new Map(rows.map(({ id, fields }) => [id, fields]));
}
