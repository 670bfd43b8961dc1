import sqlite3InitModule from "@sqlite.org/sqlite-wasm";
import { readCorpus } from "../corpus.ts";
import type { BenchQuery, BuildEngine } from "../engine.ts";

/** FTS5 in memory with its own rank (bm25), facts in a second table, facets in a second index. */
export const buildSqlite: BuildEngine = async ({ corpus }) => {
  const sqlite = await sqlite3InitModule();
  const db = new sqlite.oo1.DB(":memory:");
  db.exec(`create virtual table words using fts5(names, head, prose, content='', detail=full,
      tokenize='porter unicode61 remove_diacritics 2', prefix='3 5');
    create table facts (id integer primary key, scope text, is_former int, importance int, sort_name text,
      birth_year int, title text);
    create table facets (facet text, id int, primary key (facet, id)) without rowid;
    create table ratings (group_id text, percent real, id int, primary key (group_id, percent, id)) without rowid;`);
  let buildMs = 0;
  const inserts = {
    words: db.prepare("insert into words (rowid, names, head, prose) values (?, ?, ?, ?)"),
    facts: db.prepare("insert into facts values (?, ?, ?, ?, ?, ?, ?)"),
    facet: db.prepare("insert or ignore into facets values (?, ?)"),
    rating: db.prepare("insert into ratings values (?, ?, ?)"),
  };
  for await (const rows of readCorpus(corpus)) {
    const began = performance.now();
    db.exec("begin");
    for (const row of rows) {
      inserts.words.bind([row.id, row.names, row.head, row.prose]).stepReset();
      inserts.facts
        .bind([row.id, row.scope, row.is_former ? 1 : 0, row.importance, row.sort_name, row.birth_year, row.title])
        .stepReset();
      for (const facet of row.facets) inserts.facet.bind([facet, row.id]).stepReset();
      for (const [group, percent] of Object.entries(row.ratings))
        inserts.rating.bind([group, percent, row.id]).stepReset();
    }
    db.exec("commit");
    buildMs += performance.now() - began;
  }
  for (const insert of Object.values(inserts)) insert.finalize();
  const began = performance.now();
  db.exec("create index facts_order on facts (scope, is_former, sort_name, id); analyze");
  buildMs += performance.now() - began;
  return {
    buildMs,
    about: "",
    engine: {
      async ask(query) {
        const { from, values, order } = listParts(query);
        const rows = db.selectArrays(`select d.id ${from} order by ${order} limit ? offset ?`, [
          ...values,
          query.pageSize,
          query.page * query.pageSize,
        ]);
        const hits = query.kind === "page" ? Number(db.selectValue(`select count(*) ${from}`, values)) : rows.length;
        return { hits, cardsMs: 0 };
      },
      close: async () => db.close(),
    },
  };
};

function listParts(query: BenchQuery): { from: string; values: (string | number)[]; order: string } {
  const values: (string | number)[] = [];
  const where: string[] = [];
  let from = "from facts d";
  if (query.words.length > 0) {
    from = "from words join facts d on d.id = words.rowid";
    const isTyped = query.kind === "suggest";
    const asked = query.words.map((word, at) => `"${word}"${isTyped && at + 1 === query.words.length ? "*" : ""}`);
    where.push("words match ?");
    values.push(isTyped ? `names : (${asked.join(" AND ")})` : asked.join(" AND "));
  }
  where.push("d.scope = ?", "d.is_former = 0");
  values.push(query.scope);
  for (const any of query.facets) {
    where.push(`d.id in (select id from facets where facet in (${any.map(() => "?").join(", ")}))`);
    values.push(...any);
  }
  if (query.bornSince !== null) {
    where.push("d.birth_year >= ?");
    values.push(query.bornSince);
  }
  if (query.rating) {
    where.push(
      `d.id in (select id from ratings where group_id = ? and percent ${query.rating.operator === "gte" ? ">=" : "<="} ?)`,
    );
    values.push(query.rating.group, query.rating.percent);
  }
  if (query.title !== "") {
    where.push("instr(d.title, ?) > 0");
    values.push(query.title);
  }
  const best = query.words.length > 0 ? "bm25(words, 10.0, 4.0, 1.0)" : "d.importance desc";
  return {
    from: `${from} where ${where.join(" and ")}`,
    values,
    order: query.order === "name" ? "d.sort_name, d.id" : `${best}, d.sort_name, d.id`,
  };
}
