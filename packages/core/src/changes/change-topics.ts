import type { RecordType } from "../records/search-item.ts";
import topics from "./topics.json" with { type: "json" };

/** Kinds of changes with their labels, in the order of a record's changes. */
export const CHANGE_KINDS = {
  office: "Office",
  leadership: "Leadership",
  party: "Party",
  committees: "Committees",
  staff: "Staff",
  contact: "Contact details",
  profile: "Profile",
  /** A record joined or left a followed saved search; only in the inbox. */
  search: "Saved search",
  /** A colleague mentioned the reader in a note; only in the inbox. */
  mention: "Mention in a note",
} as const;
export type ChangeKind = keyof typeof CHANGE_KINDS;

/** Labels of links to accounts that don't have a separate field. Changes of other links aren't visible. */
export const ACCOUNT_SITES: readonly string[] = ["Mastodon", "Bluesky", "Threads"];

interface TopicGroup {
  records: RecordType[];
  kind: ChangeKind;
  /** Labels by topic; empty if the change has its own sentence. */
  labels: Record<string, string | undefined>;
  /** Long texts: the sentence says only that they changed. */
  isProse?: boolean;
  /** Topics that make this one redundant if the same import changed them. */
  impliedBy?: string[];
}

/** The facts whose changes readers see. Others are internal, such as identifiers and the order of offices. */
const GROUPS = topics as unknown as readonly TopicGroup[];

export interface ChangeTopic {
  recordType: RecordType;
  topic: string;
  kind: ChangeKind;
  impliedBy: readonly string[];
}

/** Lists the visible topics (CHG-01); the server filters its log by them. */
export const listChangeTopics = (): ChangeTopic[] =>
  GROUPS.flatMap(({ records, labels, kind, impliedBy = [] }) =>
    records.flatMap((recordType) => Object.keys(labels).map((topic) => ({ recordType, topic, kind, impliedBy }))),
  );

export interface TopicLabel {
  label: string;
  kind: ChangeKind;
  isProse: boolean;
}

/** Returns the label of a topic; null if it isn't visible. */
export function findTopicLabel(recordType: RecordType, topic: string): TopicLabel | null {
  for (const { records, labels, kind, isProse = false } of GROUPS) {
    const label = labels[topic];
    if (label !== undefined && records.includes(recordType)) return { label, kind, isProse };
  }
  return null;
}
