import { toSearchableText } from "@rotunda/core";
import type { SearchScope } from "@rotunda/core";
import type { Db } from "../platform/db.ts";

/** Precomputes titles: they are few compared to people. */
export const REBUILD_JOB_TITLES = [
  "delete from job_titles",
  `insert into job_titles (scope, title, words, uses)
   with spelt as materialized (
     select d.scope, r.title, count(*)::int as uses
     from search_documents d join records r using (record_type, record_id)
     where not d.is_former and r.title <> '' group by d.scope, r.title
   ), folded as (select spelt.*, searchable_text(title) as text from spelt)
   select scope, (array_agg(title order by uses desc, title collate "C"))[1], to_tsvector('simple', text), sum(uses)
   from folded where text <> '' group by scope, text`,
  "analyze job_titles",
];

/** More words rarely narrow the result. */
const WORDS_MAX = 8;

export async function findJobTitles(db: Db, scope: SearchScope, typed: string, limit: number): Promise<string[]> {
  const words = toSearchableText(typed).split(" ").filter(Boolean).slice(0, WORDS_MAX);
  if (words.length === 0) return [];
  const rows = await db.query<{ title: string }>(
    `select title from job_titles where scope = $1 and words @@ $2::tsquery
     order by uses desc, title collate "C" limit $3`,
    // Words contain only ASCII letters and digits, so quoting is safe.
    [scope, words.map((word) => `'${word}':*`).join(" & "), limit],
  );
  return rows.map(({ title }) => title);
}
