/** A section of the page of a place or group; the id is also its anchor. */
export interface RecordPanel<Id extends string> {
  id: Id;
  title: string;
  /** Number of entries, if counted. */
  count: number | null;
  isOpen: boolean;
}

export function createTextPanel<Id extends string>(id: Id, title: string, exists: boolean): RecordPanel<Id>[] {
  return exists ? [{ id, title, count: null, isOpen: true }] : [];
}

export function createListPanel<Id extends string>(
  id: Id,
  title: string,
  entries: readonly unknown[],
): RecordPanel<Id>[] {
  return entries.length > 0 ? [{ id, title, count: entries.length, isOpen: true }] : [];
}
