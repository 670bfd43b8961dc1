import { beforeAll, expect, it } from "vitest";
import type { Db } from "../platform/db.ts";
import { describeOnEachDatabase } from "../testing/databases.ts";
import { CHUNK_SIZE, storePostings, visitPostings } from "./postings.sql.ts";
import { findPostings, unpackNumbers } from "./search-index.sql.ts";

const QUERIES = ["'most'", "'h:some'", "'rare'", "'absent'", "'most' & 'rare'", "'h:some' | 'rare'"];

async function insertDocuments(db: Db, from: number, to: number): Promise<void> {
  const numbers = `from generate_series(${from}, ${to}) n`;
  await db.query(`insert into records (record_type, record_id, preferred_name_display, sort_name)
    select 'profile', n, '', '' ${numbers}`);
  await db.query(
    `insert into search_documents (id, scope, record_type, record_id, sort_name, name_words, lexemes, digest)
     overriding system value
     select 10 * n, 'universal', 'profile', n, '', '', array_to_tsvector(array_remove(array['most',
       case when n % 40 = 0 then 'h:some' end, case when n % 999 = 0 then 'rare' end], null)), gen_random_uuid() ${numbers}`,
  );
}

async function findIds(db: Db): Promise<Map<string, Set<number>>> {
  const found = new Map(QUERIES.map((query) => [query, new Set<number>()]));
  for (const { query, chunk, ids } of await findPostings(db, QUERIES)) {
    const add = (id: number) => found.get(query)?.add(id);
    if (chunk === null) unpackNumbers(ids ?? "").forEach(add);
    else visitPostings(Buffer.from(ids ?? "", "base64"), (id) => add(chunk * CHUNK_SIZE + id));
  }
  return found;
}

async function findIdsByVector(db: Db): Promise<Map<string, Set<number>>> {
  const found = new Map<string, Set<number>>();
  for (const query of QUERIES) {
    const rows = await db.query<{ id: number }>("select id from search_documents where lexemes @@ $1::tsquery", [
      query,
    ]);
    found.set(query, new Set(rows.map(({ id }) => id)));
  }
  return found;
}

describeOnEachDatabase(
  "postings",
  (openDb) => {
    const listChunks = () =>
      openDb().query("select lexeme, array_agg(chunk order by chunk) as chunks from search_postings group by lexeme");
    const store = (missing: number) =>
      openDb().transaction((tx) => storePostings(tx, { documents: 1, uses: 20, missing }));

    beforeAll(async () => {
      // The ids span two chunks; most of one is a bitmap.
      await insertDocuments(openDb(), 1, 4000);
      await store(0);
    });

    it("has frequent lexemes, in rows of bits where that is shorter", async () => {
      expect(await listChunks()).toEqual([
        { lexeme: "h:some", chunks: [0, 1] },
        { lexeme: "most", chunks: [0, 1] },
      ]);
      expect(await findIds(openDb())).toEqual(await findIdsByVector(openDb()));
    });

    it("finds later documents too, and refills when there are many", async () => {
      await insertDocuments(openDb(), 6001, 6100);
      await store(100);
      expect(await findIds(openDb())).toEqual(await findIdsByVector(openDb()));
      expect((await listChunks())[0]).toEqual({ lexeme: "h:some", chunks: [0, 1] });
      await store(99);
      expect(await findIds(openDb())).toEqual(await findIdsByVector(openDb()));
      expect((await listChunks())[0]).toEqual({ lexeme: "h:some", chunks: [0, 1, 2] });
    });
  },
  { keep: true },
);
