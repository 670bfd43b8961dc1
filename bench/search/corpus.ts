import { createReadStream, createWriteStream } from "node:fs";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Db } from "../../apps/api/src/platform/db.ts";
import { gatherSources } from "../../apps/api/src/search/rebuild-search.ts";
import { HIDDEN } from "../../apps/api/src/search/search-facets.sql.ts";
import type { Source } from "./engine.ts";

const BATCH_SIZE = 10_000;

/** Writes the records of our search for the other engines. */
export async function writeCorpus(db: Db, path: string): Promise<void> {
  const file = createWriteStream(path);
  await db.transaction(async (tx) => {
    if (tx.kind === "postgres") await tx.query("set local statement_timeout = 0");
    await gatherSources(tx);
    await tx.query("alter table search_sources add column id int generated always as identity");
    await tx.query("create index on search_sources (id)");
    for (let from = 0; ; from += BATCH_SIZE) {
      const rows = await tx.query<Source>(
        `select id, scope, is_former, importance, sort_name, extract(year from birth_date)::int as birth_year,
           array(select replace(facet, '${HIDDEN}', '') from unnest(facets) facet) as facets,
           coalesce(texts->>'jobtitle', '') as title, ratings,
           replace(concat_ws(' ', names, hidden_names), ' zsepz ', ' ') as names, replace(head, ' zsepz ', ' ') as head,
           regexp_replace(replace(prose, ' zsepz ', ' '), '<[^>]*>', ' ', 'g') as prose
         from search_sources where id > $1 and id <= $2 order by id`,
        [from, from + BATCH_SIZE],
      );
      if (rows.length === 0) break;
      if (!file.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(""))) await once(file, "drain");
    }
  });
  file.end();
  await once(file, "finish");
}

/** Yields the records of a corpus in batches. */
export async function* readCorpus(path: string, size = 2_000): AsyncGenerator<Source[]> {
  let batch: Source[] = [];
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    batch.push(JSON.parse(line) as Source);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
