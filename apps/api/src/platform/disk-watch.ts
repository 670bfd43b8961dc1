import type { Db, Statement } from "./db.ts";
import { isDiskFull } from "./describe-error.ts";

/** A megabyte that is rolled back. */
const TRIAL = `create temporary table disk_trial on commit drop as
  select repeat(md5(n::text), 8) as text from generate_series(1, 4000) n`;

/** Remembers that the disk was full, until a trial finds room again. */
export function watchDisk(db: Db): { db: Db; hasRoom: () => Promise<boolean> } {
  let isFull = false;
  const watched = async <T>(run: () => Promise<T>): Promise<T> => {
    try {
      return await run();
    } catch (error) {
      isFull ||= isDiskFull(error);
      throw error;
    }
  };
  return {
    db: {
      ...db,
      query: <Row>(...statement: Statement) => watched(() => db.query<Row>(...statement)),
      exec: (text) => watched(() => db.exec(text)),
      transaction: (run) => watched(() => db.transaction(run)),
    },
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
