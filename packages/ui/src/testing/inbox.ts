import {
  type Change,
  describeSearchChange,
  type Digest,
  type Follow,
  type FollowChoice,
  type InboxLine,
} from "@rotunda/core";
import { changes, correction, longChange } from "./changes.ts";

const lineOf = (through: number, fields: Pick<InboxLine, "record" | "changes"> & Partial<InboxLine>): InboxLine => ({
  day: "2026-11-20",
  isUnread: true,
  through,
  why: { kind: "state", target: "31-state", name: "Nebraska" },
  handover: null,
  ...fields,
});

const [joined, left, hired, phoned, site, leaving] = changes as [
  InboxLine["changes"][0],
  InboxLine["changes"][0],
  InboxLine["changes"][0],
  InboxLine["changes"][0],
  InboxLine["changes"][0],
  InboxLine["changes"][0],
];

/** Two days with unread and read lines, of a person, a group and a seat that was handed over. */
export const inboxLines: InboxLine[] = [
  lineOf(2, {
    record: joined.record,
    changes: [joined, left],
    why: { kind: "person", target: "1-profile", name: "Alex Romano" },
  }),
  lineOf(4, { record: hired.record, changes: [hired, phoned] }),
  lineOf(5, {
    record: site.record,
    changes: [site],
    isUnread: false,
    why: { kind: "committee", target: "7-committee", name: site.record.preferredNameDisplay },
  }),
  lineOf(7, {
    day: "2026-11-19",
    record: { ...leaving.record, id: 4, preferredNameDisplay: "Nadia F. Okonkwo", isFormer: false },
    changes: [{ ...leaving, id: 7, parts: [{ text: "New in the directory", mark: "", recordType: "", id: null }] }],
    why: { kind: "seat", target: "rep:KS:1", name: "United States Representative, Kansas, 1st District" },
    handover: { target: "3-profile", name: "Harlan T. Moody", isFollowed: false },
  }),
];

const joinedSearch: Change = {
  ...joined,
  id: 10,
  kind: "search",
  source: "",
  parts: describeSearchChange("added", "Farm bill conferees"),
};
/** A person who is new in a followed saved search. */
export const joinedLine = lineOf(10, {
  record: joined.record,
  changes: [joinedSearch],
  why: { kind: "search", target: "4-search", name: "Farm bill conferees" },
});
export const correctedLine = lineOf(8, { record: correction.record, changes: [correction], isUnread: false });
export const longLine = lineOf(9, { record: longChange.record, changes: [longChange] });

export const followed: Follow[] = [
  {
    kind: "person",
    target: "1-profile",
    name: "Alex Romano",
    page: { id: 1, recordType: "profile", preferredNameDisplay: "Alex Romano", headshot: "" },
    search: null,
    since: "2026-03-02",
    changes: 3,
    isLocked: false,
  },
  {
    kind: "seat",
    target: "rep:KS:1",
    name: "United States Representative, Kansas, 1st District",
    page: { id: 4, recordType: "profile", preferredNameDisplay: "Nadia F. Okonkwo", headshot: "" },
    search: null,
    since: "2026-01-14",
    changes: 4,
    isLocked: false,
  },
  {
    kind: "state",
    target: "31-state",
    name: "Nebraska",
    page: { id: 31, recordType: "state", preferredNameDisplay: "Nebraska", headshot: "" },
    search: null,
    since: "2025-10-01",
    changes: 9,
    isLocked: false,
  },
  {
    kind: "folder",
    target: "5-folder",
    name: "Hill day, March 3",
    page: { id: 5, recordType: "folder", preferredNameDisplay: "Hill day, March 3", headshot: "" },
    search: null,
    since: "2026-02-20",
    changes: 1,
    isLocked: false,
  },
  {
    kind: "search",
    target: "4-search",
    name: "Farm bill conferees",
    page: null,
    search: { id: 4, scope: "congressional", search: "q=farm" },
    since: "2026-02-11",
    changes: 4,
    isLocked: false,
  },
];

export const choices: FollowChoice[] = [
  { kind: "person", target: "1-profile", name: "Alex Romano", isFollowed: false },
  { kind: "seat", target: "sen:NE:2", name: "United States Senator, Nebraska, class 2", isFollowed: false },
];

export const digest: Digest = {
  cadence: "daily",
  atOnce: ["office"],
  email: "dana.whitlock@example.org",
  last: { id: "1", day: "2026-11-20", state: "sent", changes: 6 },
};
