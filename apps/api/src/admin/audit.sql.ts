import { insertRows } from "../directory/rows.ts";
import type { Db } from "../platform/db.ts";

type Facts = Readonly<Record<string, unknown>>;

export interface Change {
  subject: string;
  was: Facts;
  became: Facts;
}

/** Compares two states of a record; null means missing. Returns null if they are equal. */
export function buildChange(subject: string, before: Facts | null, after: Facts | null): Change | null {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const differing = names.filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]));
  if (differing.length === 0 && before !== null && after !== null) return null;
  const selectKeys = (facts: Facts | null) =>
    facts ? Object.fromEntries(differing.map((name) => [name, facts[name]])) : {};
  return { subject, was: selectKeys(before), became: selectKeys(after) };
}

export const recordChanges = (
  tx: Db,
  { actor, command, now: changed_at }: { actor: string; command: string; now: Date },
  changes: readonly Change[],
) =>
  insertRows(
    tx,
    "audit_trail",
    changes.map((change) => ({ changed_at, actor, command, ...change })),
  );

export interface AuditEntry extends Change {
  id: number;
  changed_at: Date;
  actor: string;
  command: string;
}

export interface AuditFilter {
  /** ISO date; null means all. */
  since: string | null;
  /** Case-insensitive; null means all. */
  subject: string | null;
  actor: string | null;
  limit: number;
}

export const listAudit = (db: Db, { since, subject, actor, limit }: AuditFilter): Promise<AuditEntry[]> =>
  db.query<AuditEntry>(
    `select id, changed_at, actor, command, subject, was, became from audit_trail
     where ($1::date is null or changed_at >= $1::date) and ($2::text is null or lower(subject) = lower($2))
       and ($3::text is null or actor = $3)
     order by id desc limit $4`,
    [since, subject, actor, limit],
  );

export class AdminRefused extends Error {
  override readonly name = "AdminRefused";
}
