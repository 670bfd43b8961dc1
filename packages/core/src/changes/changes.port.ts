import type { RecordType } from "../records/search-item.ts";
import type { ChangeKind } from "./change-topics.ts";
import type { ChangesQuery } from "./changes-query.ts";

/** A piece of a sentence: text, a link to a record, or an old or new value. */
export interface ChangePart {
  text: string;
  mark: "" | "was" | "now";
  recordType: RecordType | "";
  id: number | null;
}

/** A change of one fact. */
export interface Change {
  id: number;
  /** ISO date. */
  day: string;
  kind: ChangeKind;
  /** Made by an editor: the record was wrong, not outdated. */
  isCorrection: boolean;
  /** Name of the source, as displayed. */
  source: string;
  /** The person, group, agency or district with the change. */
  record: ChangedRecord;
  parts: ChangePart[];
}

export interface ChangedRecord {
  id: number;
  recordType: RecordType;
  preferredNameDisplay: string;
  positionSummary: string;
  headshot: string;
  isFormer: boolean;
}

export interface ChangesPage {
  /** Latest day first; the changes of a record and day are together. */
  changes: Change[];
  /** Numbers of changes by kind, whichever kinds were asked for. */
  kinds: Partial<Record<ChangeKind, number>>;
  total: number;
  /** 1-based. */
  page: number;
  totalPages: number;
  /** Name of the record asked for; empty if none was, or it isn't visible. */
  recordName: string;
  /** ISO date of the last import; null before the first. */
  importedOn: string | null;
}

export interface ChangesApi {
  changes(query: ChangesQuery, signal?: AbortSignal): Promise<ChangesPage>;
  /** The ISO date on which the reader's feed was made; null if there is none. */
  feed(signal?: AbortSignal): Promise<string | null>;
  /** Makes a new address for the feed and returns its path; the one before ends. */
  startFeed(): Promise<string>;
  endFeed(): Promise<void>;
}
