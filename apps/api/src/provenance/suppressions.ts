import { toSearchableText } from "@rotunda/core";
import { refreshSearch } from "../directory/search-state.ts";
import { runExclusively } from "../platform/advisory-locks.ts";
import { type Db, findValue, hasRow } from "../platform/db.ts";
import { listColumns } from "./facts.ts";
import { listFieldPlaces, NEVER_SUPPRESSED } from "./suppressed-fields.ts";
import { type StoredPeople, wipeField, wipePeople } from "./wipe-people.ts";

export type PersonReference = { source: string; sourceId: string } | { name: string; office: string };

interface Suppression {
  id: number;
  /** '{source} {source id}'. */
  people: string[];
  name: string;
  office: string;
  /** Empty means the whole person. */
  field: string;
  reason: string;
  suppressedOn: string;
}

export class UnknownField extends Error {}

/** Deletes a person or one field and keeps it out of imports. Returns how many people match. */
export async function suppress(
  db: Db,
  { person, field, reason, today }: { person: PersonReference; field: string; reason: string; today: string },
): Promise<{ id: number; people: number }> {
  return runExclusively(db, "import", async (tx) => {
    await refuseUnknown(tx, field);
    const byKey = "source" in person;
    const id = await findValue<number>(
      tx,
      `insert into suppressions (people, name, office, field, reason, suppressed_on)
       values ($1::text[], $2, $3, $4, $5, $6::date) returning id`,
      [
        byKey ? [formatPersonKey(person.source, person.sourceId)] : [],
        byKey ? "" : toSearchableText(person.name),
        byKey ? "" : toSearchableText(person.office),
        field,
        reason,
        today,
      ],
    );
    if (id === null) throw new Error("The suppression could not be stored.");
    const { people, keys } = await buildMatchingPeople(tx, person);
    if (!byKey) await notePeople(tx, new Map([[id, keys]]));
    if (field === "") await wipePeople(tx, people);
    else await wipeField(tx, people, field);
    await refreshSearch(tx);
    return { id, people: keys.length };
  });
}

/** Removes a suppression; the next import restores the data. False if missing. */
export const unsuppress = (db: Db, id: number): Promise<boolean> =>
  hasRow(db, "delete from suppressions where id = $1 returning 1", [id]);

export const listSuppressed = (db: Db): Promise<Suppression[]> =>
  db.query<Suppression>(
    `select id, people, name, office, field, reason, suppressed_on as "suppressedOn" from suppressions order by id`,
  );

const formatPersonKey = (source: string, sourceId: string): string => `${source} ${sourceId}`;

/** Adds the keys of people matched by name and office, for files that only have keys. */
async function notePeople(tx: Db, found: ReadonlyMap<number, readonly string[]>): Promise<void> {
  for (const [id, people] of found) {
    if (people.length === 0) continue;
    await tx.query(
      `update suppressions set people = array(select distinct unnest(people || $2::text[]) order by 1) where id = $1`,
      [id, people],
    );
  }
}

async function refuseUnknown(tx: Db, field: string): Promise<void> {
  if (field === "") return;
  if (NEVER_SUPPRESSED.has(field)) throw new UnknownField(`${field} can’t be left out: suppress the whole person.`);
  const places = listFieldPlaces(field);
  if (places.offices === "all" || places.offices.length > 0 || places.bodyKey !== null) return;
  const columns = await listColumns(tx, "profiles");
  if (!places.profiles.every((column) => columns.has(column))) throw new UnknownField(`There is no field ${field}.`);
}

/** Matches a name or alias, and the office's words in the position; for staff in title and employer. */
async function buildMatchingPeople(tx: Db, person: PersonReference): Promise<{ people: StoredPeople; keys: string[] }> {
  const byKey = "source" in person;
  const values = byKey ? [person.source, person.sourceId] : [person.name, person.office];
  const isNamed = (record: string, names: string, office: string): string =>
    byKey
      ? `${record}.source = $1 and ${record}.source_id = $2`
      : `searchable_text($1) = any(${names})
         and position(' ' || searchable_text($2) || ' ' in ' ' || searchable_text(${office}) || ' ') > 0`;
  const profiles = await tx.query<Match>(
    `select id, source || ' ' || source_id as key from profiles p where ${isNamed(
      "p",
      `array[searchable_text(p.preferred_name_display), searchable_text(concat_ws(' ', p.first_name, p.last_name))]
       || array(select searchable_text(alias) from unnest(p.aliases) alias)`,
      "p.position_summary",
    )}`,
    values,
  );
  const contacts = await tx.query<Match>(
    `select c.id, c.source || ' ' || c.source_id as key from contacts c
     left join profiles boss on boss.id = c.employer_profile_id
     left join groups g on g.id = c.employer_group_id
     left join agencies a on a.id = c.employer_agency_id
     where c.record_type <> 'person' and ${isNamed(
       "c",
       "array[searchable_text(c.full_name), searchable_text(concat_ws(' ', c.first_name, c.last_name))]",
       "concat_ws(' ', c.title, boss.preferred_name_display, boss.position_summary, g.long_name, a.agency_full)",
     )}`,
    values,
  );
  const ids = (matches: readonly Match[]) => matches.map(({ id }) => id);
  return {
    people: { profiles: ids(profiles), contacts: ids(contacts) },
    keys: [...profiles, ...contacts].map(({ key }) => key),
  };
}

interface Match {
  id: number;
  key: string;
}

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
    listFields: (person: PersonFacts): "all" | string[] => {
      const about = list.filter((entry) => isAbout(entry, person));
      return about.some(({ field }) => field === "") ? "all" : about.map(({ field }) => field);
    },
    isLeftOut: (source: string, sourceId: string): boolean =>
      list.some(({ field, people }) => field === "" && people.includes(formatPersonKey(source, sourceId))),
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
