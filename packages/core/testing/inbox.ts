import type { Digest, Follow, FollowChoice, InboxApi, InboxLine, InboxPage } from "../src/inbox/inbox.port.ts";
import { aChange } from "./changes.ts";
import { builderOf } from "./builders.ts";

export function anInboxLine(fields: Partial<InboxLine> = {}): InboxLine {
  const change = aChange();
  return {
    day: change.day,
    record: change.record,
    isUnread: true,
    through: change.id,
    why: { kind: "state", target: "31-state", name: "Nebraska" },
    handover: null,
    changes: [change],
    ...fields,
  };
}

export const anInboxPage = builderOf<InboxPage>({
  lines: [anInboxLine()],
  unread: 1,
  total: 1,
  page: 1,
  totalPages: 1,
  follows: 1,
});

export const aFollow = builderOf<Follow>({
  kind: "person",
  target: "1-profile",
  name: "Ruth Halvorsen",
  page: { id: 1, recordType: "profile", preferredNameDisplay: "Ruth Halvorsen", headshot: "" },
  search: null,
  since: "2026-11-02",
  changes: 3,
  isLocked: false,
});

export const aFollowChoice = builderOf<FollowChoice>({
  kind: "person",
  target: "1-profile",
  name: "Ruth Halvorsen",
  isFollowed: false,
});

export const aDigest = builderOf<Digest>({
  cadence: "daily",
  atOnce: ["office"],
  email: "dana@example.org",
  last: { id: "1", day: "2026-11-20", state: "sent", changes: 6 },
});

export const fakeInboxApi = builderOf<InboxApi>({
  inbox: () => Promise.resolve(anInboxPage()),
  unread: () => Promise.resolve(1),
  mark: () => Promise.resolve(0),
  markAll: () => Promise.resolve({ marked: 1, batch: "batch" }),
  unmark: () => Promise.resolve(1),
  follows: () => Promise.resolve([aFollow()]),
  choices: (record) =>
    Promise.resolve([aFollowChoice(record.endsWith("-district") ? { kind: "seat", target: "rep:NE:3" } : {})]),
  follow: () => Promise.resolve(),
  unfollow: () => Promise.resolve(),
  digest: () => Promise.resolve(aDigest()),
  saveDigest: (choice) => Promise.resolve(aDigest(choice)),
  resendDigest: () => Promise.resolve(aDigest()),
});
