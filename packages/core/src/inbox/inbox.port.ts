import type { Camelized } from "../kernel/camelize.ts";
import type { DigestWire, FollowChoicesWire, FollowWire, InboxLineWire, InboxWire } from "../wire/inbox.ts";

export type FollowChoice = Camelized<FollowChoicesWire>["choices"][number];
export type FollowSubject = Omit<FollowChoice, "isFollowed">;
export interface Follow extends Camelized<FollowWire> {}

/** The changes of a record and day. */
export interface InboxLine extends Camelized<InboxLineWire> {}
/** `page` is 1-based. */
export interface InboxPage extends Camelized<InboxWire> {}

export interface InboxQuery {
  isUnreadOnly: boolean;
  /** 1-based. */
  page: number;
}

/** Identifies an inbox line up to the change with the id `through`. */
export interface LineMark {
  record: string;
  day: string;
  through: number;
}

export interface Digest extends Camelized<DigestWire> {}
export type DigestChoice = Pick<Digest, "cadence" | "atOnce">;

export interface InboxApi {
  inbox(query: InboxQuery, signal?: AbortSignal): Promise<InboxPage>;
  unread(signal?: AbortSignal): Promise<number>;
  mark(lines: readonly LineMark[], isRead: boolean): Promise<number>;
  /** Marks all lines read; returns how many were unread, and the batch to undo it. */
  markAll(): Promise<{ marked: number; batch: string }>;
  unmark(batch: string): Promise<number>;
  follows(signal?: AbortSignal): Promise<Follow[]>;
  choices(record: string, signal?: AbortSignal): Promise<FollowChoice[]>;
  /** `isResumed` continues a follow that was just ended. */
  follow(target: string, isResumed?: boolean): Promise<void>;
  unfollow(target: string): Promise<void>;
  digest(signal?: AbortSignal): Promise<Digest>;
  saveDigest(choice: DigestChoice): Promise<Digest>;
  /** Mails the last digest again if it could not be delivered. */
  resendDigest(): Promise<Digest>;
}
