import type { Db } from "../platform/db.ts";
import { mirrorContacts } from "./contact-entries.ts";
import { listFieldFacts, listFieldPlaces } from "./suppressed-fields.ts";

/** Stored profiles, and contacts without profile (staff, agency people). */
export interface StoredPeople {
  profiles: readonly number[];
  contacts: readonly number[];
}

export async function wipePeople(tx: Db, { profiles, contacts }: StoredPeople): Promise<void> {
  const entries = await tx.query<{ record_type: string; id: number }>(
    `select record_type, id from contacts
     where profile_id = any($1::int[]) or employer_profile_id = any($1::int[]) or id = any($2::int[])`,
    [profiles, contacts],
  );
  const records = [...entries, ...profiles.map((id) => ({ record_type: "profile", id }))];
  if (records.length === 0) return;
  for (const table of ["records", "changes", "overrides"]) {
    await tx.query(
      `delete from ${table} using unnest($1::text[], $2::int[]) as gone (type, id)
       where record_type = gone.type and record_id = gone.id`,
      [records.map(({ record_type }) => record_type), records.map(({ id }) => id)],
    );
  }
  await tx.query("delete from changes where fact = any($1::text[])", [profiles.map((id) => `members/${id}`)]);
  await tx.query("delete from profiles where id = any($1::int[])", [profiles]);
  await tx.query("delete from contacts where id = any($1::int[])", [contacts]);
}

export async function wipeField(tx: Db, people: StoredPeople, field: string): Promise<void> {
  if (people.profiles.length + people.contacts.length === 0) return;
  const places = listFieldPlaces(field);
  await clearFields(tx, { table: "profiles", columns: places.profiles, owner: "id", ids: people.profiles });
  await clearFields(tx, { table: "contacts", columns: places.contacts, owner: "profile_id", ids: people.profiles });
  await clearFields(tx, { table: "contacts", columns: places.contacts, owner: "id", ids: people.contacts });
  if (places.bodyKey !== null) {
    await tx.query("update profiles set body = body - $2::text where id = any($1::int[])", [
      people.profiles,
      places.bodyKey,
    ]);
  }
  if (places.offices === "all") {
    await tx.query("delete from offices where profile_id = any($1::int[])", [people.profiles]);
  } else {
    await clearFields(tx, { table: "offices", columns: places.offices, owner: "profile_id", ids: people.profiles });
  }
  await mirrorContacts(tx, people.profiles);
  await wipeTraces(tx, people, field);
}

interface Blank {
  table: string;
  columns: readonly string[];
  owner: string;
  ids: readonly number[];
}

async function clearFields(tx: Db, { table, columns, owner, ids }: Blank): Promise<void> {
  if (columns.length === 0) return;
  const emptied = columns.map((column) => `${column} = default`).join(", ");
  await tx.query(`update ${table} set ${emptied} where ${owner} = any($1::int[])`, [ids]);
}

async function wipeTraces(tx: Db, { profiles, contacts }: StoredPeople, field: string): Promise<void> {
  const places = listFieldPlaces(field);
  for (const table of ["changes", "overrides"]) {
    await tx.query(
      `delete from ${table} where record_type = 'profile' and record_id = any($1::int[]) and (fact = any($2::text[])
         or fact like 'offices/%' and ($3::boolean or substring(fact from '[^/]+$') = any($4::text[])))`,
      [profiles, listFieldFacts(field), places.offices === "all", places.offices === "all" ? [] : places.offices],
    );
    await tx.query(
      `delete from ${table} where record_type in ('staffer', 'agencyperson') and record_id = any($1::int[])
         and fact = any($2::text[])`,
      [contacts, places.contacts],
    );
  }
}
