import { expect, it } from "vitest";
import type { Db } from "./db.ts";
import { watchDb } from "./watch-db.ts";

it("passes statements on with the name they are prepared under", async () => {
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
