import { expect, it } from "vitest";
import type { Db } from "./db.ts";
import { watchDb } from "./watch-db.ts";

it("passes on statements with the name under which they are prepared", async () => {
  const asked: unknown[] = [];
  const db: Db = {
    kind: "postgres",
    query: async (...statement) => {
      asked.push(statement);
      return [];
    },
    exec: async () => {},
    transaction: (run) => run(db),
    close: async () => {},
  };
  const watch = { slowMs: null, log: { warn: () => {} }, onStatement: () => {} };
  await watchDb(db, watch).db.query("select $1", [1], { name: "one" });
  expect(asked).toEqual([["select $1", [1], { name: "one" }]]);
});

it("reports a full disk from the first statement that fails because of it until a trial write succeeds", async () => {
  const full = async () => {
    throw Object.assign(new Error("No space left on device"), { code: "53100" });
  };
  const watch = { slowMs: null, log: { warn: () => {} }, onStatement: () => {} };
  for (const run of [
    (db: Db) => db.query("select 1"),
    (db: Db) => db.exec("vacuum"),
    (db: Db) => db.transaction(full),
  ]) {
    let isFull = true;
    const db: Db = {
      kind: "postgres",
      query: full,
      exec: full,
      transaction: (work) => (isFull ? full() : work({ ...db, exec: async () => {} })),
      close: async () => {},
    };
    const watched = watchDb(db, watch);
    expect(await watched.hasRoom()).toBe(true);
    await expect(run(watched.db)).rejects.toThrow("No space left");
    expect(await watched.hasRoom()).toBe(false);
    isFull = false;
    expect(await watched.hasRoom()).toBe(true);
    isFull = true;
    expect(await watched.hasRoom()).toBe(true);
  }
});
