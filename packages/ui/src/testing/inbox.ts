import {
  type Change,
  describeMention,
  describeSearchChange,
  type Digest,
  type Follow,
  type FollowChoice,
  type InboxLine,
} from "@rotunda/core";
import { aDigest, aFollow, aFollowChoice, anInboxLine } from "@rotunda/core/testing";
import { correction, hired, joined, leaving, left, longChange, phoned, site } from "./changes.ts";

const lineOf = (through: number, fields: Partial<InboxLine>): InboxLine => anInboxLine({ through, ...fields });

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
/** A colleague mentioned the reader in a note. */
export const mentionLine = lineOf(11, {
  record: joined.record,
  changes: [{ ...joined, id: 11, kind: "mention", source: "", parts: describeMention("Noor Halloran") }],
  why: { kind: "mention", target: "mention", name: "Prairie Consulting" },
});
export const correctedLine = lineOf(8, { record: correction.record, changes: [correction], isUnread: false });
export const longLine = lineOf(9, { record: longChange.record, changes: [longChange] });

type PageType = NonNullable<Follow["page"]>["recordType"];
const pageOf = (id: number, recordType: PageType, preferredNameDisplay: string): Follow["page"] => ({
  id,
  recordType,
  preferredNameDisplay,
  headshot: "",
});

export const followed: Follow[] = [
  aFollow({ name: "Alex Romano", page: pageOf(1, "profile", "Alex Romano"), since: "2026-03-02" }),
  aFollow({
    kind: "seat",
    target: "rep:KS:1",
    name: "United States Representative, Kansas, 1st District",
    page: pageOf(4, "profile", "Nadia F. Okonkwo"),
    since: "2026-01-14",
    changes: 4,
  }),
  aFollow({
    kind: "state",
    target: "31-state",
    name: "Nebraska",
    page: pageOf(31, "state", "Nebraska"),
    since: "2025-10-01",
    changes: 9,
  }),
  aFollow({
    kind: "folder",
    target: "5-folder",
    name: "Hill day, March 3",
    page: pageOf(5, "folder", "Hill day, March 3"),
    since: "2026-02-20",
    changes: 1,
  }),
  aFollow({
    kind: "search",
    target: "4-search",
    name: "Farm bill conferees",
    page: null,
    search: { id: 4, scope: "congressional", search: "q=farm" },
    since: "2026-02-11",
    changes: 4,
  }),
];

export const choices: FollowChoice[] = [
  aFollowChoice({ name: "Alex Romano" }),
  aFollowChoice({ kind: "seat", target: "sen:NE:2", name: "United States Senator, Nebraska, class 2" }),
];

export const digest: Digest = aDigest({ email: "dana.whitlock@example.org" });
