import type { Db } from "./db.ts";

interface Watch {
  /** A statement that takes longer is logged; null: none is. */
  slowMs: number | null;
  log: { warn(facts: object, text: string): void };
  /** Hears how long each statement took. */
  onStatement: (seconds: number) => void;
}

const MOST_LETTERS = 600;

/**
 * The same database, with every statement timed. What is logged of a slow one is its text, which holds no values: those
 * travel beside it.
 */
export function watchStatements(db: Db, watch: Watch): Db {
  const timed = async <T>(text: string, run: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    try {
      return await run();
    } finally {
      const ms = performance.now() - began;
      watch.onStatement(ms / 1000);
      if (watch.slowMs !== null && ms > watch.slowMs) {
        const statement = text.replaceAll(/\s+/gu, " ").trim().slice(0, MOST_LETTERS);
        watch.log.warn({ ms: Math.round(ms), statement }, "a slow statement");
      }
    }
  };
  return {
    ...db,
    query: <Row>(text: string, values?: readonly unknown[]) => timed(text, () => db.query<Row>(text, values)),
    transaction: (run) => db.transaction((tx) => run(watchStatements(tx, watch))),
  };
}
