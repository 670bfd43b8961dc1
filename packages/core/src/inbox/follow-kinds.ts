import type { ChangePart } from "../changes/changes.port.ts";
import type { RecordType } from "../records/search-item.ts";
import type { InboxLine } from "./inbox.port.ts";

/** Kinds of follows with their labels, the most specific first: it names why a line is in the inbox. */
export const FOLLOW_KINDS = {
  person: "Person",
  seat: "Seat",
  committee: "Group",
  agency: "Agency",
  folder: "Folder",
  search: "Saved search",
  state: "State",
} as const;
export type FollowKind = keyof typeof FOLLOW_KINDS;

export const listFollowKinds = (): FollowKind[] => Object.keys(FOLLOW_KINDS) as FollowKind[];

/** Maximum number of follows of a reader. */
export const FOLLOWS_MAX = 500;
/** Number of days after which inbox lines disappear. */
export const INBOX_DAYS = 90;

const KIND_OF_RECORD: Partial<Record<RecordType, FollowKind>> = {
  profile: "person",
  person: "person",
  staffer: "person",
  agencyperson: "person",
  committee: "committee",
  caucus: "committee",
  agency: "agency",
  state: "state",
};

/** Returns the kind of a record's follow (INB-01); null for records that can't be followed. */
export const findFollowKind = (recordType: RecordType): FollowKind | null => KIND_OF_RECORD[recordType] ?? null;

/** Says why a line is in the inbox (INB-02); `isSelf` if the line is about what is followed. */
export function describeFollow({ kind, name }: Omit<InboxLine["why"], "target">, isSelf: boolean): string {
  if (kind === "folder") return `In your folder ${name}`;
  if (kind === "seat") return `You follow the seat: ${name}`;
  if (kind === "search") return `You follow the saved search ${name}`;
  if (kind === "mention") return `From the notes of ${name}`;
  return `You follow ${isSelf && kind !== "person" ? `this ${kind === "committee" ? "group" : kind}` : name}`;
}

const toSentence = (text: string): ChangePart[] => [{ text, mark: "", recordType: "", id: null }];

/** Says that a record is new in a saved search or left it (INB-11). */
export const describeSearchChange = (event: "added" | "left", name: string): ChangePart[] =>
  toSentence(`${event === "added" ? "New in" : "No longer in"} “${name}”`);

/** Says who mentioned the reader in a note, never what the note says (INB-13). */
export const describeMention = (author: string): ChangePart[] => toSentence(`${author} mentioned you in a note`);
