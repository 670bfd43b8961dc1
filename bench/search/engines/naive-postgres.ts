import { openPostgres } from "../../../apps/api/src/platform/postgres-db.ts";
import { readCorpus } from "../corpus.ts";
import type { BenchQuery, BuildEngine } from "../engine.ts";

/** One wide table, a generated vector with a GIN index, and ts_rank, as in the PostgreSQL documentation. */
export const buildNaivePostgres: BuildEngine = async ({ postgresUrl, corpus }) => {
  const db = openPostgres(postgresUrl ?? "");
  await db.query(`create table wide (
    id int primary key, scope text, is_former boolean, importance int, sort_name text, birth_year int, facets text[],
    title text, ratings jsonb, names text, head text, prose text,
    words tsvector generated always as (setweight(to_tsvector('english', names), 'A')
      || setweight(to_tsvector('english', head), 'B') || to_tsvector('english', prose)) stored,
    name_words tsvector generated always as (to_tsvector('simple', names)) stored)`);
  let buildMs = 0;
  const timed = async (text: string, values: unknown[] = []) => {
    const began = performance.now();
    await db.query(text, values);
    buildMs += performance.now() - began;
  };
  for await (const rows of readCorpus(corpus)) {
    await timed(
      `insert into wide select id, scope, is_former, importance, sort_name, birth_year, facets, title, ratings, names, head, prose
       from jsonb_to_recordset($1::jsonb) r (id int, scope text, is_former boolean, importance int, sort_name text,
         birth_year int, facets text[], title text, ratings jsonb, names text, head text, prose text)`,
      [JSON.stringify(rows)],
    );
  }
  for (const index of ["gin (words)", "gin (name_words)", "gin (facets)", "btree (sort_name)"]) {
    await timed(`create index on wide using ${index}`);
  }
  await timed("analyze wide");
  return {
    buildMs,
    about: "",
    engine: {
      async ask(query) {
        const { text, values } = buildStatement(query);
        const rows = await db.query<{ hits: number }>(text, values);
        return { hits: query.kind === "page" ? (rows[0]?.hits ?? 0) : rows.length, cardsMs: 0 };
      },
      close: () => db.close(),
    },
  };
};

function buildStatement(query: BenchQuery): { text: string; values: unknown[] } {
  const values: unknown[] = [query.scope];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const where = ["scope = $1", "not is_former"];
  let rank = "importance";
  if (query.words.length > 0) {
    const isTyped = query.kind === "suggest";
    const column = isTyped ? "name_words" : "words";
    const asked = isTyped
      ? `to_tsquery('simple', ${bind(query.words.map((word, at) => (at + 1 === query.words.length ? `${word}:*` : word)).join(" & "))})`
      : `plainto_tsquery('english', ${bind(query.words.join(" "))})`;
    where.push(`${column} @@ ${asked}`);
    rank = `ts_rank(${column}, ${asked})`;
  }
  for (const any of query.facets) where.push(`facets && ${bind(any)}::text[]`);
  if (query.bornSince !== null) where.push(`birth_year >= ${bind(query.bornSince)}`);
  if (query.rating) {
    const { group, operator, percent } = query.rating;
    where.push(`(ratings->>${bind(group)})::numeric ${operator === "gte" ? ">=" : "<="} ${bind(percent)}`);
  }
  if (query.title !== "") where.push(`title like ${bind(`%${query.title}%`)}`);
  const order = query.order === "name" ? "sort_name, id" : `${rank} desc, sort_name, id`;
  const count = query.kind === "page" ? "count(*) over () as hits" : "1 as hits";
  return {
    text: `select id, ${count} from wide where ${where.join(" and ")} order by ${order}
      limit ${bind(query.pageSize)} offset ${bind(query.page * query.pageSize)}`,
    values,
  };
}
