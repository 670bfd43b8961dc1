import { RECORD_TYPES } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import type { BaseIndex } from "./base-index.ts";
import { PACKED_FACTS } from "./search-index.sql.ts";

/** A document that a base lacks. */
export interface AddedDocument {
  id: number;
  record_id: number;
  importance: number;
  birthday: number;
  kind: number;
  sort_name: string;
  modules: string;
  name_words: string;
  hidden_name_words: string;
  /** Values by parameter. */
  texts: Readonly<Record<string, string>>;
  /** Percent by interest group. */
  ratings: Readonly<Record<string, number>>;
  /** The last document of the base before it in name order; whether that and the next have the same name. */
  after: number | null;
  is_namesake: boolean;
  is_next_namesake: boolean;
}

export interface IndexPatch {
  base: BaseIndex;
  generation: string;
  removed: Int32Array;
  /** Sorted by name. */
  added: readonly AddedDocument[];
}

/** Reads the changes since one of the known bases; null if the database doesn't have them any more. */
export async function readPatch(
  db: Db,
  known: ReadonlyMap<string, BaseIndex>,
  scopes: readonly string[],
): Promise<IndexPatch | null> {
  const patches = await db.query<Patch>(READ_PATCHES, [[...known.keys()]], { name: "patches" });
  const [last, first] = [patches[0], patches.at(-1)];
  const base = known.get(first?.from ?? "");
  const isChain = patches.every(({ to, generation }, at) => to === (patches[at - 1]?.from ?? generation));
  if (!last || !base || !isChain) return null;
  const [row] = await db.query<{ generation: string; added: AddedDocument[] | null }>(
    READ_ADDED,
    [[...RECORD_TYPES], [...scopes], base.lastId],
    { name: "added-documents" },
  );
  if (!row) return null;
  // Another refresh committed meanwhile.
  if (row.generation !== last.to) return readPatch(db, known, scopes);
  const removed = Int32Array.from(patches.flatMap(({ removed: ids }) => ids));
  return { base, generation: row.generation, removed, added: row.added ?? [] };
}

interface Patch {
  from: string;
  to: string;
  removed: number[];
  generation: string;
}

const READ_PATCHES = `
  select from_generation as from, to_generation as to, removed, (select id from search_generation) as generation
  from search_patches
  where number >= (select max(number) from search_patches where from_generation = any($1::text[]::uuid[]))
  order by number desc`;

/** The array and `(select $3)` hide from the planner how many there are, so that it keeps one plan for few. */
const READ_ADDED = `
  select (select id from search_generation) as generation, (
    select jsonb_agg(to_jsonb(added) order by sort_name, record_type, record_id, id) from (
      select d.id, d.record_id, d.record_type, d.importance, d.sort_name, d.name_words, d.hidden_name_words,
        array_to_string(d.subscription_modules, ',') as modules,
        ${PACKED_FACTS},
        coalesce((select jsonb_object_agg(parameter, text) from search_texts where document_id = d.id), '{}') as texts,
        coalesce((select jsonb_object_agg(group_id, percent) from search_ratings where document_id = d.id), '{}') as ratings,
        before.id as after, coalesce(before.sort_name = d.sort_name, false) as is_namesake,
        coalesce(next.sort_name = d.sort_name, false) as is_next_namesake
      from search_documents d
      left join lateral (
        select o.id, o.sort_name from search_documents o where o.id <= $3::int
          and (o.sort_name, o.record_type, o.record_id, o.id) < (d.sort_name, d.record_type, d.record_id, d.id)
        order by o.sort_name desc, o.record_type desc, o.record_id desc, o.id desc limit 1) before on true
      left join lateral (
        select o.sort_name from search_documents o where o.id <= $3::int
          and (o.sort_name, o.record_type, o.record_id, o.id) > (d.sort_name, d.record_type, d.record_id, d.id)
        order by o.sort_name, o.record_type, o.record_id, o.id limit 1) next on true
      where d.id = any(array(select id from search_documents where id > (select $3::int)))
    ) added
  ) as added`;
