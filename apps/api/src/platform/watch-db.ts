import type { Db, Statement } from "./db.ts";
import { isDiskFull } from "./describe-error.ts";

interface Watch {
  /** Slower statements are logged; null means none. */
  slowMs: number | null;
  log: { warn(facts: object, text: string): void };
  onStatement: (seconds: number) => void;
}

const STATEMENT_LENGTH_MAX = 600;
/** A megabyte that is rolled back. */
const TRIAL = `create temporary table disk_trial on commit drop as
  select repeat(md5(n::text), 8) as text from generate_series(1, 4000) n`;

/**
 * Logs slow statements without their values. After a full disk, `hasRoom` tries a write to find out if there is room
 * again.
 */
export function watchDb(db: Db, { slowMs, log, onStatement }: Watch): { db: Db; hasRoom: () => Promise<boolean> } {
  let isFull = false;
  const noteFull = (error: unknown): never => {
    isFull ||= isDiskFull(error);
    throw error;
  };
  const timed = async <T>(text: string, run: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    try {
      return await run();
    } finally {
      const ms = performance.now() - began;
      onStatement(ms / 1000);
      if (slowMs !== null && ms > slowMs) {
        const statement = text.replaceAll(/\s+/gu, " ").trim().slice(0, STATEMENT_LENGTH_MAX);
        log.warn({ ms: Math.round(ms), statement }, "a slow statement");
      }
    }
  };
  const watch = (inner: Db): Db => ({
    ...inner,
    query: <Row>(...statement: Statement) => timed(statement[0], () => inner.query<Row>(...statement)).catch(noteFull),
    exec: (text) => inner.exec(text).catch(noteFull),
    transaction: (run) => inner.transaction((tx) => run(watch(tx))).catch(noteFull),
  });
  return {
    db: watch(db),
    async hasRoom() {
      if (!isFull) return true;
      try {
        await db.transaction((tx) => tx.exec(TRIAL));
      } catch (error) {
        if (isDiskFull(error)) return false;
        throw error;
      }
      isFull = false;
      return true;
    },
  };
}
