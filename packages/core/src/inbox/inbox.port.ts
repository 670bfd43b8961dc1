import type { ChangeKind } from "../changes/change-topics.ts";
import type { Change, ChangedRecord } from "../changes/changes.port.ts";
import type { RecordType } from "../records/search-item.ts";
import type { SavedSearch } from "../saved-searches/saved-searches.port.ts";
import type { DigestCadence } from "./digest-schedule.ts";
import type { FollowKind } from "./follow-kinds.ts";

/** A subject of a follow. `target` identifies it: `{id}-{record type}`, `{id}-folder`, `{id}-search` or the key of a seat. */
export interface Followable {
  kind: FollowKind;
  target: string;
  name: string;
}

/** What the page of a record offers to follow. */
export interface FollowChoice extends Followable {
  isFollowed: boolean;
}

export interface Follow extends Followable {
  /** The record, folder or, of a seat, its holder; null if there is none. */
  page: { id: number; recordType: RecordType | "folder"; preferredNameDisplay: string; headshot: string } | null;
  /** Set for a saved search. */
  search: Pick<SavedSearch, "id" | "scope" | "search"> | null;
  /** ISO date. */
  since: string;
  /** Changes in the last 30 days. */
  changes: number;
  /** Outside the subscription, so that there are no changes of it. */
  isLocked: boolean;
}

/** The changes of a record and day. */
export interface InboxLine {
  /** ISO date. */
  day: string;
  record: ChangedRecord;
  isUnread: boolean;
  /** The newest change of the line. */
  through: number;
  why: Followable;
  /** Set if a followed seat passed to this person: who had it before, and whether the reader follows them. */
  handover: { target: string; name: string; isFollowed: boolean } | null;
  changes: Change[];
}

export interface InboxPage {
  lines: InboxLine[];
  unread: number;
  total: number;
  /** 1-based. */
  page: number;
  totalPages: number;
  /** Number of follows. */
  follows: number;
}

export interface InboxQuery {
  isUnreadOnly: boolean;
  /** 1-based. */
  page: number;
}

/** Identifies a line, up to a change. */
export interface LineMark {
  record: string;
  day: string;
  through: number;
}

export interface DigestChoice {
  cadence: DigestCadence;
  /** Kinds of changes that are mailed at once. */
  atOnce: ChangeKind[];
}

export interface Digest extends DigestChoice {
  email: string;
  /** The last mail; null before the first. */
  last: { id: string; day: string; state: "waiting" | "sent" | "failed"; changes: number } | null;
}

export interface InboxApi {
  inbox(query: InboxQuery, signal?: AbortSignal): Promise<InboxPage>;
  /** Counts unread lines. */
  unread(signal?: AbortSignal): Promise<number>;
  mark(lines: readonly LineMark[], isRead: boolean): Promise<number>;
  /** Marks all lines read; returns how many were unread and the batch with which that is undone. */
  markAll(): Promise<{ marked: number; batch: string }>;
  unmark(batch: string): Promise<number>;
  follows(signal?: AbortSignal): Promise<Follow[]>;
  /** Lists what the page of a record offers to follow. */
  choices(record: string, signal?: AbortSignal): Promise<FollowChoice[]>;
  /** `isResumed` continues one that was just ended. */
  follow(target: string, isResumed?: boolean): Promise<void>;
  unfollow(target: string): Promise<void>;
  digest(signal?: AbortSignal): Promise<Digest>;
  saveDigest(choice: DigestChoice): Promise<Digest>;
  /** Mails the last digest again, which could not be delivered. */
  resendDigest(): Promise<Digest>;
}
