/** A section of the page of a place or group; the id is also its anchor. */
export interface RecordPanel<Id extends string> {
  id: Id;
  title: string;
  /** Number of entries, if counted. */
  count: number | null;
  isOpen: boolean;
}

/** Creates a section if it has content: entries, which are counted, or something else. */
export function createPanel<Id extends string>(
  id: Id,
  title: string,
  content: boolean | readonly unknown[],
): RecordPanel<Id>[] {
  const count = typeof content === "boolean" ? null : content.length;
  return content === false || count === 0 ? [] : [{ id, title, count, isOpen: true }];
}
