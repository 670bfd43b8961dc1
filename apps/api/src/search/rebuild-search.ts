import { createHash } from "node:crypto";
import type { Db } from "../platform/db.ts";
import { REBUILD_JOB_TITLES } from "./job-titles.sql.ts";
import {
  AGENCY_PEOPLE_SOURCES,
  AGENCY_SOURCES,
  CREATE_AGENCIES,
  DISTRICT_SOURCES,
  STATE_SOURCES,
} from "./place-sources.sql.ts";
import { GAP_WORD, HIDDEN } from "./search-facets.sql.ts";
import {
  CREATE_PEOPLE,
  CREATE_SOURCES,
  GROUP_SOURCES,
  PERSON_SOURCES,
  PROFILE_SOURCES,
  STAFF_SOURCES,
} from "./search-sources.sql.ts";

/** Derives what is listed and searched from the directory. Folder items of records that are still there stay. */
export async function rebuildSearch(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    if (tx.kind === "postgres") await tx.query("set local statement_timeout = 0");
    // The whole directory is sorted and joined several times over: on files that takes twice as long.
    await tx.query("set local work_mem = '64MB'");
    await tx.query("set local maintenance_work_mem = '128MB'");
    await gatherSources(tx);
    await writeSearch(tx);
    for (const statement of FINISH) await tx.query(statement);
    await tx.query(
      `insert into directory_marks (name, value) values ('search-version', $1)
       on conflict (name) do update set value = excluded.value`,
      [SEARCH_VERSION],
    );
  });
}

/** Fills `search_sources`, which lasts as long as the transaction, with what search is made of. */
export async function gatherSources(tx: Db): Promise<void> {
  for (const statement of GATHER) await tx.query(statement);
}

/** Brings the index in line with `search_sources`, leaving unchanged rows alone. */
export async function writeSearch(tx: Db): Promise<void> {
  for (const statement of COMPARE) await tx.query(statement);
  await allAtOnce(tx, () => tx.query(INSERT_DOCUMENTS));
}

const TABLES = ["search_documents", "search_texts", "search_ratings"];

/**
 * Rebuilds an empty or mostly changed index from scratch and adds indexes and foreign keys afterwards, which is ten
 * times as fast. Otherwise updates in place, for the sake of concurrent readers.
 */
async function allAtOnce(tx: Db, fill: () => Promise<unknown>): Promise<void> {
  const [{ isMostlyThere } = { isMostlyThere: false }] = await tx.query<{ isMostlyThere: boolean }>(
    `select 2 * (select count(*) from search_documents) > (select count(*) from search_sources) as "isMostlyThere"`,
  );
  const makers = isMostlyThere
    ? []
    : await tx.query<{ drop: string; make: string }>(
        `select 'drop index ' || quote_ident(indexname) as drop, indexdef as make from pg_indexes
         where schemaname = current_schema() and tablename = any($1) and indexdef not like 'CREATE UNIQUE%'
         union all
         select format('alter table %s drop constraint %I', conrelid::regclass, conname),
           format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
         from pg_constraint where conrelid = any($1::text[]::regclass[]) and contype = 'f'`,
        [TABLES],
      );
  for (const { drop } of makers) await tx.query(drop);
  // Emptied altogether: an index is made of rows that went, too, whose long values a vacuum may have cleared away.
  if (!isMostlyThere) await tx.query(`truncate ${TABLES.join(", ")}`);
  await fill();
  for (const { make } of makers) await tx.query(make);
}

const CARD = `record_type, record_id, preferred_name_display, sort_name, position_summary, title, political_party,
  leadership_role, headshot, quick_summary, subscription_modules, is_former, is_unlocked`;

/** Rows that are as they were are left alone, so that a repeated import writes nothing. */
const UPSERT_RECORDS = `
  insert into records (${CARD}) select ${CARD} from search_sources
  on conflict (record_type, record_id) do update set
    preferred_name_display = excluded.preferred_name_display, sort_name = excluded.sort_name,
    position_summary = excluded.position_summary, title = excluded.title, political_party = excluded.political_party,
    leadership_role = excluded.leadership_role, headshot = excluded.headshot, quick_summary = excluded.quick_summary,
    subscription_modules = excluded.subscription_modules, is_former = excluded.is_former,
    is_unlocked = excluded.is_unlocked
  where records is distinct from excluded`;

const DELETE_RECORDS = `
  delete from records r where not exists (
    select from search_sources s where s.record_type = r.record_type and s.record_id = r.record_id)`;

/** Documents whose sources are gone or have changed. */
const DELETE_DOCUMENTS = `
  delete from search_documents d where not exists (
    select from search_sources s where s.scope = d.scope and s.record_type = d.record_type
      and s.record_id = d.record_id and md5(s::text)::uuid = d.digest)`;

/** The lexemes of a vector, each with a mark before it, at the same places. Words hold letters and digits only. */
const marked = (mark: string, words: string): string =>
  `regexp_replace(${words}::text, '''([a-z0-9]+)''', '''${mark}:\\1''', 'g')`;

/**
 * Documents that are missing. A gap parts names from position and that from prose, so that no phrase runs from one into
 * the other. A text several records share is read once.
 */
const INSERT_DOCUMENTS = `
  with missing as materialized (
    select s.*, md5(s::text)::uuid as digest from search_sources s where not exists (
      select from search_documents d where d.scope = s.scope and d.record_type = s.record_type
        and d.record_id = s.record_id)
  ), prose as materialized (
    select prose, ts_delete(to_tsvector('english', '${GAP_WORD} ' || prose_text(prose)), '${GAP_WORD}') as words
    from (select distinct prose from missing) texts
  ), made as (
    insert into search_documents (scope, record_type, record_id, sort_name, importance, is_former, is_unlocked,
      subscription_modules, birth_date, name_words, hidden_name_words, lexemes, digest)
    select s.scope, s.record_type, s.record_id, s.sort_name, s.importance, s.is_former, s.is_unlocked,
      s.subscription_modules, s.birth_date, array_to_string(tsvector_to_array(spelt.words), ' '),
      array_to_string(tsvector_to_array(ts_delete(hidden.words, tsvector_to_array(spelt.words))), ' '),
      ${marked("n", "spelt.words")}::tsvector || ${marked("k", "hidden.words")}::tsvector
        || (position.words::text || ' ' || ${marked("h", "position.words")})::tsvector
        || prose.words || array_to_tsvector(s.facets), s.digest
    from missing s
    join prose using (prose)
    cross join lateral (
      select ts_delete(to_tsvector('simple', searchable_text(s.names)), '${GAP_WORD}') as words offset 0) spelt
    cross join lateral (
      select ts_delete(to_tsvector('simple', searchable_text(s.hidden_names)), '${GAP_WORD}') as words offset 0) hidden
    cross join lateral (
      select ts_delete(to_tsvector('english', '${GAP_WORD} ' || searchable_text(s.head)), '${GAP_WORD}') as words
      offset 0) position
    returning id, scope, record_type, record_id
  ), facts as materialized (
    select made.id, missing.texts, missing.ratings from made join missing using (scope, record_type, record_id)
  ), told as (
    insert into search_texts (document_id, parameter, text)
    select facts.id, t.key, t.value from facts cross join lateral jsonb_each_text(facts.texts) t
  )
  insert into search_ratings (document_id, group_id, percent)
  select facts.id, r.key::int, r.value::real from facts cross join lateral jsonb_each_text(facts.ratings) r`;

const GATHER = [
  // A caller's transaction may have rebuilt before.
  "drop table if exists search_sources",
  "drop table if exists search_people",
  "drop table if exists search_agencies",
  CREATE_SOURCES,
  CREATE_PEOPLE,
  CREATE_AGENCIES,
  PROFILE_SOURCES,
  PERSON_SOURCES,
  STAFF_SOURCES,
  GROUP_SOURCES,
  AGENCY_SOURCES,
  STATE_SOURCES,
  DISTRICT_SOURCES,
  AGENCY_PEOPLE_SOURCES,
  // Nobody else counts a table of this transaction's own, and taken for a small one it would be read once for each record.
  "analyze search_sources",
];

// A record that goes takes its documents along one by one: most go before it, all at once.
const COMPARE = [UPSERT_RECORDS, DELETE_DOCUMENTS, DELETE_RECORDS];

/** Filter values and subscription modules with at least one match. */
const REBUILD_FACETS = [
  "delete from search_facets",
  `insert into search_facets
   select scope, replace(facet, '${HIDDEN}', '') from search_sources cross join lateral unnest(facets) facet
   union
   select scope, 'sig_expression:' || group_id from search_sources cross join lateral jsonb_object_keys(ratings) group_id
   union
   select scope, 'subscription_modules:' || module
   from search_sources cross join lateral unnest(subscription_modules) module
   where record_type in ('profile', 'person', 'staffer', 'agencyperson')`,
];

const FINISH = [
  ...REBUILD_FACETS,
  "drop table search_sources",
  "drop table search_people",
  "drop table search_agencies",
  ...REBUILD_JOB_TITLES,
  "analyze search_documents",
  "analyze search_texts",
  "analyze search_ratings",
  "analyze records",
];

/** Of what search is made of: documents that another version made are made again. */
export const SEARCH_VERSION = createHash("sha256")
  .update([...GATHER, ...COMPARE, INSERT_DOCUMENTS, ...FINISH].join(";"))
  .digest("hex")
  .slice(0, 16);
