import type { Camelized } from "../kernel/camelize.ts";
import type { ChangesWire, ChangeWire } from "../wire/changes.ts";
import type { ChangesQuery } from "./changes-query.ts";

export interface Change extends Camelized<ChangeWire> {}
export type ChangedRecord = Change["record"];
/** A piece of a sentence: text, a link to a record, or an old or new value. */
export type ChangePart = Change["parts"][number];

/** `page` is 1-based. */
export interface ChangesPage extends Camelized<ChangesWire> {}

export interface ChangesApi {
  changes(query: ChangesQuery, signal?: AbortSignal): Promise<ChangesPage>;
  /** The ISO date on which the reader's feed was created; null if there is none. */
  feed(signal?: AbortSignal): Promise<string | null>;
  /** Creates a new address for the feed and returns its path; the previous one stops working. */
  startFeed(): Promise<string>;
  endFeed(): Promise<void>;
}
