import type { Db } from "../platform/db.ts";
import { type RecordRef, findTable } from "./facts.ts";

interface Origin {
  source: string;
  /** ISO date; null if older than the log. */
  since: string | null;
}

export interface Provenance {
  /** Default for facts not in `facts`. */
  record: Origin;
  /** ISO date when the record's source was last imported completely. */
  confirmedOn: string | null;
  /** Facts that changed later or were edited, by address ("offices/{source id}/phone"). */
  facts: Record<string, Origin & { author?: string; imported?: unknown }>;
}

/** Reads the provenance of a record and its facts; null if missing. */
export async function readProvenance(db: Db, { type, id }: RecordRef): Promise<Provenance | null> {
  const [record] = await db.query<RecordRow>(
    `with record as (
       select coalesce(to_jsonb(r) ->> 'source', to_jsonb(r) ->> 'figures_source', '') as source,
         to_jsonb(r) ->> 'updated_date' as updated
       from ${findTable(type)} r where r.id = $2)
     select source, updated,
       (select changed_on from changes where record_type = $1 and record_id = $2 and kind = 'added' and fact = ''
        order by id limit 1) as added,
       (select ran_on from import_runs where import_runs.source = record.source and finished_at is not null
        order by id desc limit 1) as confirmed
     from record`,
    [type, id],
  );
  if (!record) return null;
  const changed = await db.query<Origin & { fact: string }>(
    `select distinct on (fact) fact, source, changed_on as since from changes
     where record_type = $1 and record_id = $2 and fact <> '' and kind <> 'removed' order by fact, id desc`,
    [type, id],
  );
  const set = await db.query<{ fact: string; author: string; since: string; imported: unknown }>(
    "select fact, author, set_on as since, imported from overrides where record_type = $1 and record_id = $2",
    [type, id],
  );
  return {
    record: { source: record.source, since: record.added ?? record.updated },
    confirmedOn: record.confirmed,
    facts: Object.fromEntries([
      ...changed.map(({ fact, ...origin }) => [fact, origin] as const),
      ...set.map(({ fact, ...override }) => [fact, { source: "editor", ...override }] as const),
    ]),
  };
}

interface RecordRow {
  source: string;
  added: string | null;
  updated: string | null;
  confirmed: string | null;
}
