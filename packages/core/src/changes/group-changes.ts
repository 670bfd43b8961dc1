import type { Change, ChangedRecord } from "./changes.port.ts";

export interface ChangeDay {
  /** ISO date. */
  day: string;
  records: { record: ChangedRecord; changes: Change[] }[];
}

/** Groups changes by day and record, in their order. */
export function groupChanges(changes: readonly Change[]): ChangeDay[] {
  const days: ChangeDay[] = [];
  for (const change of changes) {
    if (days.at(-1)?.day !== change.day) days.push({ day: change.day, records: [] });
    const { records } = days.at(-1) as ChangeDay;
    const last = records.at(-1);
    const isSame = last?.record.id === change.record.id && last.record.recordType === change.record.recordType;
    if (last && isSame) last.changes.push(change);
    else records.push({ record: change.record, changes: [change] });
  }
  return days;
}
