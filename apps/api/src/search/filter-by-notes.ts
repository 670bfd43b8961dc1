import { HAS_NOTES, isReadable } from "../notes/note-reader.ts";
import type { Db } from "../platform/db.ts";
import { type DocumentSet, include, createSet } from "./document-set.ts";
import { ABSENT } from "./place-lists.ts";
import type { SearchCriteria } from "./search-criteria.ts";
import type { SearchIndex } from "./search-index.ts";

/** A record matches by a note that has all words, and by a tag; a word may be the beginning of one. */
export async function filterByNotes(
  db: Db,
  index: SearchIndex,
  { note, tag }: SearchCriteria["own"],
  userId: number | null,
): Promise<DocumentSet> {
  const found = createSet(index.size);
  if (userId === null) return found;
  const rows = await db.query<{ id: number }>(FIND, [userId, note === "" ? [] : note.split(" "), tag]);
  await index.check(db);
  for (const place of index.findPlaces(Int32Array.from(rows, ({ id }) => id))) {
    if (place !== ABSENT) include(found, place);
  }
  return found;
}

// A contact entry of a person with a full profile has the profile's notes.
const FIND = `
  with reader as (
    select id, organization_id from users where id = $1 and ${HAS_NOTES}
  ), kept as (
    select record_type, record_id from reader join notes n on ${isReadable("n", "reader.id", "reader.organization_id")}
    where cardinality($2::text[]) > 0
      and not exists (select from unnest($2::text[]) word where position(' ' || word in ' ' || n.searchable) = 0)
  ), tagged as (
    select record_type, record_id from reader
    join record_tags t on ${isReadable("t", "reader.id", "reader.organization_id")} where t.tag = $3
  ), wanted as (
    select record_type, record_id from kept where $3 = '' or (record_type, record_id) in (select * from tagged)
    union
    select record_type, record_id from tagged where cardinality($2::text[]) = 0
  )
  select d.id from search_documents d join wanted w on w.record_type = d.record_type and w.record_id = d.record_id
  union
  select d.id from wanted w join contacts c on w.record_type = 'profile' and c.profile_id = w.record_id
    join search_documents d on d.record_type = 'person' and d.record_id = c.id`;
