import type { Db, Statement } from "./db.ts";

interface Watch {
  /** Slower statements are logged; null means none. */
  slowMs: number | null;
  log: { warn(facts: object, text: string): void };
  onStatement: (seconds: number) => void;
}

const STATEMENT_LENGTH_MAX = 600;

/** Times each statement of a database. Slow ones are logged by their text, which contains no values. */
export function watchStatements(db: Db, watch: Watch): Db {
  const timed = async <T>(text: string, run: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    try {
      return await run();
    } finally {
      const ms = performance.now() - began;
      watch.onStatement(ms / 1000);
      if (watch.slowMs !== null && ms > watch.slowMs) {
        const statement = text.replaceAll(/\s+/gu, " ").trim().slice(0, STATEMENT_LENGTH_MAX);
        watch.log.warn({ ms: Math.round(ms), statement }, "a slow statement");
      }
    }
  };
  return {
    ...db,
    query: <Row>(...statement: Statement) => timed(statement[0], () => db.query<Row>(...statement)),
    transaction: (run) => db.transaction((tx) => run(watchStatements(tx, watch))),
  };
}
