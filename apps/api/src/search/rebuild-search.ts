import { createHash } from "node:crypto";
import { type Db, PLAN_CACHE_MODE } from "../platform/db.ts";
import { lockUntilEnd } from "../platform/advisory-locks.ts";
import {
  type RecordFilter,
  includeEveryRecord,
  buildRecordFilter,
  type ChangedRecords,
  type RecordKind,
} from "./changed-records.sql.ts";
import { REBUILD_JOB_TITLES } from "./job-titles.sql.ts";
import { buildAgencySources, buildDistrictSources, buildStateSources } from "./place-sources.sql.ts";
import { buildMatchTexts, buildMatchTextStoring } from "./match-texts.sql.ts";
import { storePostings } from "./postings.sql.ts";
import { buildSubject, GAP, GAP_WORD, HIDDEN, LAST_NAME, SUBJECT } from "./search-facets.sql.ts";
import { readGeneration } from "./search-index.sql.ts";
import { createBinder } from "./search-items.sql.ts";
import { buildGroupSources } from "./group-sources.sql.ts";
import { buildPeopleSources, CREATE_SOURCES } from "./search-sources.sql.ts";

/** Folder items of existing records stay. */
export async function rebuildSearch(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUntilEnd(tx, "search");
    await tx.query("delete from directory_marks where name = 'search-stale'");
    await tx.query("delete from search_changes");
    // Sorts and joins the whole directory several times, which takes twice as long on disk.
    await tx.query("set local work_mem = '64MB'");
    await tx.query("set local maintenance_work_mem = '128MB'");
    await gatherSources(tx);
    await writeSearch(tx);
    for (const statement of REBUILD_DERIVED) await tx.query(statement);
    await tx.query(
      `insert into directory_marks (name, value) values ('search-version', $1)
       on conflict (name) do update set value = excluded.value`,
      [SEARCH_VERSION],
    );
  });
}

type Run = <Row>(build: (among: RecordFilter) => string) => Promise<Row[]>;

const runForAll =
  (tx: Db): Run =>
  (build) =>
    tx.query(build(includeEveryRecord));

/** With more records, it is worth planning the statements for these records. */
const PREPARED_MAX = 100;

const runForChanged =
  (tx: Db, changed: ChangedRecords, isPrepared: boolean): Run =>
  (build) => {
    const { values, bind } = createBinder();
    const text = build((kind, column) => `${column} = any(${bind(changed[kind])}::int[])`);
    return tx.query(text, values, isPrepared ? { name: `changed-${hashSql(text)}` } : {});
  };

export async function refreshRecords(tx: Db, changed: ChangedRecords): Promise<{ hasNewTitles: boolean }> {
  const isPrepared = Object.values(changed).reduce((sum, ids) => sum + ids.length, 0) <= PREPARED_MAX;
  if (!isPrepared) await tx.exec("set local plan_cache_mode = auto");
  const run = runForChanged(tx, changed, isPrepared);
  const from = await readGeneration(tx);
  await gatherSources(tx, run, changed, isPrepared);
  const had = await listFacets(run);
  const removed = await removeDocuments(run, "returning id");
  await run(() => INSERT_DOCUMENTS);
  if (changed.profile.length > 0) await run(buildMatchTextStoring);
  const fresh = await run<Facet>((among) => `${buildFacetAdding(among)} returning scope || ' ' || facet as facet`);
  const has = await listFacets(run);
  const kept = new Set(has);
  const lost = had.filter((facet) => !kept.has(facet));
  const unused = await removeUnusedFacets(tx, changed.profile.length > 0 ? [...lost, "universal narrative:"] : lost);
  // Agencies are options once there are federal officials: the first one adds all of them.
  const isFederalPeople = ({ facet }: Facet) => facet === "federal people:";
  if (unused.some(isFederalPeople)) {
    await tx.query("delete from search_facets where scope = 'universal' and facet like 'agencies:_%'");
  }
  if (fresh.some(isFederalPeople)) await tx.query("insert into search_changes select 'agency', id from agencies");
  const to = await readGeneration(tx);
  if (from !== null && to !== from) {
    await tx.query(
      `with patch as (
         insert into search_patches (from_generation, to_generation, removed) values ($1, $2, $3::int[]) returning number)
       delete from search_patches using patch where search_patches.number <= patch.number - ${PATCHES_MAX}`,
      [from, to, removed],
      { name: "search-patch" },
    );
  }
  if (!isPrepared) await tx.exec(`set local plan_cache_mode = ${PLAN_CACHE_MODE}`);
  return { hasNewTitles: had.find(isTitles) !== has.find(isTitles) };
}

interface Facet {
  /** Scope and facet, separated by a space. */
  facet: string;
}
const isTitles = (facet: string): boolean => facet.startsWith("titles ");

const PEOPLE = ["profile", "person", "staffer", "agencyperson"];

/** A process that is further behind reads the whole index. */
const PATCHES_MAX = 1000;

export async function gatherSources(
  tx: Db,
  run = runForAll(tx),
  changed?: ChangedRecords,
  isPrepared = false,
): Promise<void> {
  // The caller's transaction may have filled it before. A truncated table loses its plans.
  await tx.exec(`${CREATE_SOURCES}; ${isPrepared ? "delete from search_sources" : EMPTY_FOR_MANY}`);
  for (const [build, ...kinds] of GATHERING) {
    if (!changed || kinds.some((kind) => changed[kind].length > 0)) await run(build);
  }
  // Autovacuum skips temporary tables, and without statistics the planner reads it once per record.
  if (!isPrepared) await tx.query("analyze search_sources (scope, record_type, record_id)");
}

/** Compressing prose that is read once would take a fifth of the time. */
const EMPTY_FOR_MANY = "truncate search_sources; alter table search_sources alter prose set storage external";

export async function countSearchDifferences(tx: Db): Promise<{ missing: number; surplus: number; outdated: number }> {
  await gatherSources(tx);
  const [counts] = await tx.query<{ missing: number; surplus: number; outdated: number }>(
    `select count(*) filter (where d.digest is null or r.record_id is null) as missing,
       count(*) filter (where s.scope is null) + (select count(*) from records r where not exists (
         select from search_sources s where s.record_type = r.record_type and s.record_id = r.record_id)) as surplus,
       count(*) filter (where d.digest <> ${DIGEST}) + (
         select count(*) from (${buildMatchTexts(includeEveryRecord)}) now left join match_texts t using (profile_id)
         where t.texts is distinct from now.texts) as outdated
     from search_sources s
     full join search_documents d using (scope, record_type, record_id) left join records r using (record_type, record_id)`,
  );
  return counts ?? { missing: 0, surplus: 0, outdated: 0 };
}

export async function writeSearch(tx: Db): Promise<void> {
  await removeDocuments(runForAll(tx));
  await fillWithoutIndexes(tx, () => tx.query(INSERT_DOCUMENTS));
  await storePostings(tx);
}

/** Deleting a record deletes its documents one by one, so most of them are deleted first. */
async function removeDocuments(run: Run, returning = ""): Promise<number[]> {
  await run(() => UPSERT_RECORDS);
  const removed = await run<{ id: number }>((among) => `${buildDeleteDocuments(among)} ${returning}`);
  await run(buildDeleteRecords);
  return removed.map(({ id }) => id);
}

async function listFacets(run: Run): Promise<string[]> {
  const rows = await run<Facet>(
    (among) => `
    with d as (
      select * from search_documents d where ${buildRecordFilter(among, "d")}
    ), facets as (
      select scope, replace(lexeme, '${HIDDEN}', '') as facet
      from d cross join lateral unnest(tsvector_to_array(lexemes)) lexeme where lexeme like '%_:%'
      union
      select scope, 'sig_expression:' || group_id from d join search_ratings r on r.document_id = d.id
      union
      ${buildColumnFacets("d")}
      union
      select scope, ${FACET_OF_TEXT} from d join search_texts t on t.document_id = d.id
      union
      select 'titles', coalesce(string_agg(concat_ws(' ', d.scope, r.title), E'\n' order by d.scope, r.title), '')
      from d join records r using (record_type, record_id) where not d.is_former and r.title <> ''
    )
    select scope || ' ' || facet as facet from facets`,
  );
  return rows.map(({ facet }) => facet);
}

/** Facets of columns that documents and their sources share. */
const buildColumnFacets = (table: string): string => `
  select scope, 'subscription_modules:' || module from ${table} cross join lateral unnest(subscription_modules) module
  where record_type = any('{${PEOPLE.join(",")}}')
  union
  select scope, unnest(array['birth_year:', 'age:']) from ${table} where birth_date is not null
  union
  select scope, 'include_former:' from ${table} where is_former
  union
  select 'universal', 'only_kw:' from ${table} where record_type in ('staffer', 'agencyperson')
  union
  select scope, 'people:' from ${table} where scope <> 'universal'`;

const FACET_OF_TEXT = `replace(parameter, '${HIDDEN}', '') || case when strpos(parameter, 'order:') = 0 then ':' else '' end`;

async function removeUnusedFacets(tx: Db, facets: readonly string[]): Promise<Facet[]> {
  if (facets.length === 0) return [];
  const pairs = facets.map((pair) => [pair.slice(0, pair.indexOf(" ")), pair.slice(pair.indexOf(" ") + 1)] as const);
  const values = [pairs.map(([scope]) => scope), pairs.map(([, facet]) => facet)];
  // Each lookup would read the index's whole pending list, which contains the new documents. And the planner assumes
  // that every facet is frequent, and would read documents one by one until it finds it.
  await tx.exec(`select gin_clean_pending_list('search_documents_lexemes');
    set local enable_seqscan = off; set local enable_indexscan = off`);
  const removed = await tx.query<Facet>(REMOVE_UNUSED_FACETS, values, { name: "unused-facets" });
  await tx.exec("set local enable_seqscan to default; set local enable_indexscan to default");
  return removed;
}

const HAS_LEXEME = `d.lexemes @@ (quote_literal(f.facet) || ' | ' || quote_literal('${HIDDEN}' || f.facet))::tsquery`;

const REMOVE_UNUSED_FACETS = `
  delete from search_facets f using unnest($1::text[], $2::text[]) had (scope, facet)
  where f.scope = had.scope and f.facet = had.facet and not case
    when f.facet like 'sig_expression:_%' then exists (
      select from search_ratings r join search_documents d on d.id = r.document_id
      where d.scope = f.scope and r.group_id = split_part(f.facet, ':', 2)::int)
    when f.facet like 'subscription_modules:_%' then exists (
      select from search_documents d where d.scope = f.scope and d.record_type = any('{${PEOPLE.join(",")}}')
        and split_part(f.facet, ':', 2)::int = any(d.subscription_modules))
    when f.facet in ('birth_year:', 'age:') then exists (
      select from search_documents d where d.scope = f.scope and d.birth_date is not null)
    when f.facet = 'include_former:' then exists (
      select from search_documents d where d.scope = f.scope and d.is_former)
    when f.facet = 'only_kw:' then exists (
      select from search_documents d where d.record_type in ('staffer', 'agencyperson'))
    when f.facet = 'people:' then exists (select from search_documents d where d.scope = f.scope)
    when f.facet = 'narrative:' then exists (select from profiles where body ->> 'narrative' <> '')
    when f.facet like 'order:%' or f.facet like '%:' then exists (
      select from search_texts join search_documents d on d.id = document_id
      where d.scope = f.scope and ${FACET_OF_TEXT} = f.facet)
    when f.scope = 'universal' and f.facet like 'agencies:_%' then exists (
      select from search_documents d where d.scope = f.scope and ${HAS_LEXEME}
        and (d.record_type <> 'agency' or exists (select from search_documents where scope = 'federal')))
    else exists (select from search_documents d where d.scope = f.scope and ${HAS_LEXEME}) end
  returning f.scope || ' ' || f.facet as facet`;

const TABLES = ["search_documents", "search_texts", "search_ratings"];

/** Refills a mostly changed index without its indexes and foreign keys, ten times as fast; readers wait meanwhile. */
async function fillWithoutIndexes(tx: Db, fill: () => Promise<unknown>): Promise<void> {
  const [{ isMostlyFilled } = { isMostlyFilled: false }] = await tx.query<{ isMostlyFilled: boolean }>(
    `select 2 * (select count(*) from search_documents) > (select count(*) from search_sources) as "isMostlyFilled"`,
  );
  const indexes = isMostlyFilled
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
  for (const { drop } of indexes) await tx.query(drop);
  // Truncate rather than delete: creating an index also reads deleted rows, and their long values may have been
  // vacuumed.
  if (!isMostlyFilled) await tx.query(`truncate ${TABLES.join(", ")}`);
  await fill();
  for (const { make } of indexes) await tx.query(make);
}

const CARD = `record_type, record_id, preferred_name_display, sort_name, position_summary, title, political_party,
  leadership_role, headshot, quick_summary, subscription_modules, is_former, is_unlocked`;

/** Unchanged rows aren't written, so that a repeated import writes nothing. */
const UPSERT_RECORDS = `
  insert into records (${CARD}) select ${CARD} from search_sources
  on conflict (record_type, record_id) do update set
    preferred_name_display = excluded.preferred_name_display, sort_name = excluded.sort_name,
    position_summary = excluded.position_summary, title = excluded.title, political_party = excluded.political_party,
    leadership_role = excluded.leadership_role, headshot = excluded.headshot, quick_summary = excluded.quick_summary,
    subscription_modules = excluded.subscription_modules, is_former = excluded.is_former,
    is_unlocked = excluded.is_unlocked
  where records is distinct from excluded`;

const buildDeleteRecords = (among: RecordFilter): string => `
  delete from records r where ${buildRecordFilter(among, "r")} and not exists (
    select from search_sources s where s.record_type = r.record_type and s.record_id = r.record_id)`;

/** The text of a vector with a prefix before each lexeme. Words contain only letters and digits. */
const buildMarked = (mark: string, words: string): string => `replace(' ' || ${words}::text, ' ''', ' ''${mark}:')`;

const buildWord = (place: number): string => `split_part(s.sort_name, ' ', ${place})`;
/** Sorted by last name, then by name: a last name of two words that the card shows is in both. */
const BEGINNING = `${buildWord(1)} || ' ' || ${buildWord(2)}`;
const SHOWN_LAST_NAME = `case when strpos(s.sort_name || ' ', ' ' || ${BEGINNING} || ' ') > 0 then ${BEGINNING} else ${buildWord(1)} end`;

/** The name on a card without middle names, in both orders: "gail selhurst" isn't Gail H. Selhurst. */
const SHORT_NAMES = `case when s.sort_name = ${BEGINNING} || ' ' || ${buildWord(1)}
  then array['${LAST_NAME}' || ${BEGINNING}, '${LAST_NAME}' || ${buildWord(2)} || ' ' || ${buildWord(1)}] else '{}' end`;

/** The long name of groups and agencies comes first; the second name of an agency is its acronym. */
const LAST_NAMES = `case when s.record_type = any('{${PEOPLE.join(",")}}') then array['${LAST_NAME}' || ${SHOWN_LAST_NAME}] || ${SHORT_NAMES}
  when s.record_type = 'agency' then array[${[1, 2]
    .map((part) => `'${LAST_NAME}' || ${buildSubject(`split_part(s.names, ${GAP}, ${part})`)}`)
    .join(", ")}]
  when s.record_type = 'committee' then array['${SUBJECT}' || ${buildSubject(`split_part(s.names, ${GAP}, 1)`)}]
  else '{}' end`;

/**
 * Gaps between names, position and prose keep phrases from spanning them. The texts of a person, for example, are in
 * the sources of a profile and a contact, and parsed once.
 */
const buildInsertDocuments = (digest: string): string => `
  with missing as materialized (
    select s.*, ${digest} as digest, md5(row(names, hidden_names, head, prose)::text)::uuid as text_key
    from search_sources s where not exists (
      select from search_documents d where d.scope = s.scope and d.record_type = s.record_type
        and d.record_id = s.record_id)
  ), parsed as (
    select text_key, ts_delete(to_tsvector('simple', searchable_text(names)), '${GAP_WORD}') as spelt,
      ts_delete(to_tsvector('simple', searchable_text(hidden_names)), '${GAP_WORD}') as hidden,
      ts_delete(to_tsvector('english', '${GAP_WORD} ' || searchable_text(head)), '${GAP_WORD}') as position,
      ts_delete(to_tsvector('english', '${GAP_WORD} ' || prose_text(prose)), '${GAP_WORD}') as told
    from (select distinct on (text_key) * from missing) texts offset 0
  ), words as materialized (
    select text_key, array_to_string(tsvector_to_array(spelt), ' ') as name_words,
      array_to_string(tsvector_to_array(ts_delete(hidden, tsvector_to_array(spelt))), ' ') as hidden_name_words,
      ${buildMarked("n", "spelt")}::tsvector || ${buildMarked("k", "hidden")}::tsvector
        || (position::text || ${buildMarked("h", "position")})::tsvector || told as lexemes
    from parsed
  ), made as (
    insert into search_documents (scope, record_type, record_id, sort_name, importance, is_former, is_unlocked,
      subscription_modules, birth_date, name_words, hidden_name_words, lexemes, digest)
    select s.scope, s.record_type, s.record_id, s.sort_name, s.importance, s.is_former, s.is_unlocked,
      s.subscription_modules, s.birth_date, name_words, hidden_name_words,
      lexemes || array_to_tsvector(s.facets || ${LAST_NAMES}), s.digest
    from missing s
    join words using (text_key)
    returning id, scope, record_type, record_id
  ), facts as materialized (
    select made.id, missing.texts, missing.ratings from made join missing using (scope, record_type, record_id)
  ), told as (
    insert into search_texts (document_id, parameter, text)
    select facts.id, t.key, t.value from facts cross join lateral jsonb_each_text(facts.texts) t
  )
  insert into search_ratings (document_id, group_id, percent)
  select facts.id, r.key::int, r.value::real from facts cross join lateral jsonb_each_text(facts.ratings) r
  -- A search reads those of one group.
  order by 2`;

const hashSql = (sql: string): string => createHash("sha256").update(sql).digest("hex").slice(0, 16);

/** Differs if the source `s` or the SQL that makes its document does. */
const DIGEST = `md5('${hashSql(buildInsertDocuments(""))}' || s::text)::uuid`;
const INSERT_DOCUMENTS = buildInsertDocuments(DIGEST);

const buildDeleteDocuments = (among: RecordFilter): string => `
  delete from search_documents d where ${buildRecordFilter(among, "d")} and not exists (
    select from search_sources s where s.scope = d.scope and s.record_type = d.record_type
      and s.record_id = d.record_id and ${DIGEST} = d.digest)`;

/** Each with the kinds of records that it reads. */
const GATHERING: [build: (among: RecordFilter) => string, ...kinds: RecordKind[]][] = [
  [buildPeopleSources, "profile", "contact"],
  [buildAgencySources, "agency", "contact"],
  [buildGroupSources, "group"],
  [buildStateSources, "state"],
  [buildDistrictSources, "district"],
];

/**
 * Filter values, subscription modules and kinds of content with at least one match; filters without options end in ":".
 */
const buildFacetAdding = (among: RecordFilter): string =>
  `insert into search_facets
   select scope, replace(facet, '${HIDDEN}', '') from search_sources cross join lateral unnest(facets) facet
   -- Agencies alone are no reason to filter by agency.
   where record_type <> 'agency' or exists (select from search_documents where scope = 'federal')
   union
   select scope, 'sig_expression:' || group_id from search_sources cross join lateral jsonb_object_keys(ratings) group_id
   union
   ${buildColumnFacets("search_sources")}
   union
   select scope, ${FACET_OF_TEXT}
   from search_sources cross join lateral jsonb_object_keys(texts) parameter
   union
   select 'universal', 'narrative:' where exists (select from profiles where ${among("profile", "id")} and body ->> 'narrative' <> '')
   on conflict do nothing`;

const REBUILD_DERIVED = [
  "delete from search_facets",
  buildFacetAdding(includeEveryRecord),
  ...REBUILD_JOB_TITLES,
  buildMatchTextStoring(includeEveryRecord),
  "analyze search_documents",
  "analyze search_texts",
  "analyze search_ratings",
  "analyze match_texts",
  "analyze records",
];

/** A hash of the SQL that makes the index: a new version rebuilds it. */
export const SEARCH_VERSION = hashSql(
  [
    CREATE_SOURCES,
    ...GATHERING.map(([build]) => build(includeEveryRecord)),
    UPSERT_RECORDS,
    INSERT_DOCUMENTS,
    ...REBUILD_DERIVED,
  ].join(";"),
);
