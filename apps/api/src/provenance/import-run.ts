import { lockUntilEnd } from "../platform/advisory-locks.ts";
import { type Db, findValue, listValues } from "../platform/db.ts";

export interface ImportRun {
  /** The transaction of the part that is being stored. */
  tx: Db;
  id: number;
  source: string;
  /** ISO date that decides who is in office, and of logged changes. */
  today: string;
  /** ISO date of the source: of its revision, or of the import if that is unknown. */
  asOf: string;
  isContinued: boolean;
  /** Records added by this or the interrupted run, as '{type} {id}': further facts aren't logged as changes. */
  fresh: Set<string>;
  acceptsLosses: boolean;
  /** Number of values left out of the part because they are private or suppressed. */
  withheld: { count: number };
}

export interface RunOptions {
  today: string;
  acceptsLosses?: boolean;
  /** Commit of a downloaded source, and its ISO date. */
  revision?: string;
  revisedOn?: string | null;
}

export interface RunCounts {
  added: number;
  changed: number;
  left: number;
  rejected: number;
  withheld: number;
}

/** Serializes imports and edits until the transaction ends; concurrent ones would duplicate records or lose edits. */
export const awaitTurn = (tx: Db): Promise<void> => lockUntilEnd(tx, "import");

export async function startRun(
  db: Db,
  source: string,
  { today, acceptsLosses = false, revision = "", revisedOn = null }: RunOptions,
): Promise<Omit<ImportRun, "tx" | "withheld">> {
  const broken = await listValues<number>(
    db,
    `select id from import_runs where source = $1 and finished_at is null
       and id > coalesce((select max(id) from import_runs where source = $1 and finished_at is not null), 0)`,
    [source],
  );
  const fresh = await listValues<string>(
    db,
    `select record_type || ' ' || record_id from changes where run_id = any($1::int[]) and kind = 'added' and fact = ''`,
    [broken],
  );
  const id = await findValue<number>(
    db,
    "insert into import_runs (source, ran_on, revision, revised_on) values ($1, $2::date, $3, $4::date) returning id",
    [source, today, revision, revisedOn],
  );
  if (id === null) throw new Error("The run could not be stored.");
  return {
    id,
    source,
    today,
    asOf: revisedOn !== null && revisedOn < today ? revisedOn : today,
    isContinued: broken.length > 0,
    fresh: new Set(fresh),
    acceptsLosses,
  };
}

export async function finishRun(db: Db, run: Pick<ImportRun, "id">, counts: RunCounts): Promise<void> {
  await db.query(
    `update import_runs set finished_at = now(), added = $2, changed = $3, left_behind = $4, rejected = $5, withheld = $6
     where id = $1`,
    [run.id, counts.added, counts.changed, counts.left, counts.rejected, counts.withheld],
  );
}
