import { formatDate } from "../kernel/dates.ts";
import { joinNonEmpty } from "../kernel/text.ts";
import { describeDistrict } from "../places/district-number.ts";
import { formatPhone } from "../profiles/contact-links.ts";
import type { LeadershipPost, Term } from "../profiles/profile.ts";
import type { RecordType } from "../records/search-item.ts";
import { ACCOUNT_SITES, findTopicLabel, type TopicLabel } from "./change-topics.ts";
import type { ChangePart } from "./changes.port.ts";

/** A row of the log, with names in place of ids. */
export interface LoggedChange {
  recordType: RecordType;
  topic: string;
  event: "added" | "changed" | "left" | "returned" | "removed";
  was: unknown;
  became: unknown;
  isCorrection: boolean;
  /** The committee of a membership, or the staffer; null if the change is about the record itself. */
  subject: { recordType: RecordType; id: number; name: string } | null;
  /** The title of a staffer, or the town of an office. */
  detail: string;
  /** The name of the staffer who left the post that a new one has; or empty. */
  predecessor: string;
}

/** Describes a change in one sentence (CHG-02); no parts if readers don't see it. */
export function describeChange(change: LoggedChange): ChangePart[] {
  const topic = findTopicLabel(change.recordType, change.topic);
  if (topic === null) return [];
  switch (change.topic) {
    case "":
      return describeRecord(change);
    case "members":
      return describeMembership(change);
    case "terms":
      return describeRows(change, {
        keyOf: ({ office, state, start }: Term) => `${office} ${state} ${start}`,
        changed: ({ office, state }) => `Term as ${joinNonEmpty([office, state])}`,
        added: (term) => [createText(`New term: ${formatTermInFull(term)}`)],
        gone: (term) => [createText(`No longer listed: ${formatTermInFull(term)}`)],
        labels: {
          start: "start",
          end: "end",
          party: "party",
          caucus: "caucuses with",
          district: "district",
          note: "note",
        },
      });
    case "leadership_roles":
      return describeRows(change, {
        keyOf: ({ title, start }: LeadershipPost) => `${title} ${start}`,
        changed: ({ title }) => title,
        added: (post) => [createText(describeNewPost(post, change.became as LeadershipPost[]))],
        ended: (post) =>
          (change.became as LeadershipPost[]).some((next) => continues(next, post))
            ? []
            : [createText(`No longer ${post.title}, since ${formatDate(post.end)}`)],
        gone: ({ title }) => [createText(`No longer listed as ${title}`)],
        labels: { start: "start", end: "end", chamber: "chamber" },
      });
    case "offices":
      return [createText(describeOffice(change))];
    case "vacancy":
      return [createText(describeVacancy(change))];
    case "body.links":
      return describeAccounts(change);
    default:
      return describeValue(change, topic);
  }
}

/** Joins the parts of a sentence to plain text, with an arrow between old and new values. */
export const toChangeText = (parts: readonly ChangePart[]): string => parts.map(({ text }) => text).join("");

export function isRecordPart(part: ChangePart): part is ChangePart & { id: number; recordType: RecordType } {
  return part.id !== null && part.recordType !== "";
}

const part = (text: string, mark: ChangePart["mark"]): ChangePart => ({ text, mark, recordType: "", id: null });
const createText = (text: string): ChangePart => part(text, "");

function linkSubject({ subject }: LoggedChange): ChangePart[] {
  return subject ? [{ text: subject.name, mark: "", recordType: subject.recordType, id: subject.id }] : [];
}

const RECORD_EVENTS: Record<string, string> = {
  added: "New in the directory",
  left: "No longer active",
  returned: "Active again",
};

const PERSON_EVENTS: Record<string, string> = { ...RECORD_EVENTS, left: "Left office", returned: "Returned to office" };

function describeRecord(change: LoggedChange): ChangePart[] {
  const { recordType, event, subject, detail, predecessor } = change;
  if (!subject) return [createText((recordType === "profile" ? PERSON_EVENTS : RECORD_EVENTS)[event] ?? "")];
  const after = predecessor === "" ? [] : [createText(`, after ${predecessor}`)];
  if (event === "added") return [createText(`New ${detail || "staffer"}: `), ...linkSubject(change), ...after];
  return [
    ...linkSubject(change),
    createText(`${detail && `, ${detail},`} ${event === "returned" ? "is back" : "left"}`),
  ];
}

interface Membership {
  side: string;
  title: string;
}

const SIDES: Record<string, string> = { MAJ: "the majority", MIN: "the minority" };

function describeMembership(change: LoggedChange): ChangePart[] {
  const was = change.was as Membership | null;
  const became = change.became as Membership | null;
  const committee = linkSubject(change);
  if (became === null) return [createText("Left "), ...committee, createText(was?.title ? ` (${was.title})` : "")];
  if (was === null) return [createText("Joined "), ...committee, createText(became.title && ` as ${became.title}`)];
  if (was.title !== became.title)
    return became.title === ""
      ? [createText(`No longer ${was.title} of `), ...committee]
      : [createText(`Became ${became.title} of `), ...committee];
  return [createText(`Moved to ${SIDES[became.side] ?? "neither side"} on `), ...committee];
}

interface RowTexts<Row> {
  keyOf: (row: Row) => string;
  /** Names a row whose facts have changed. */
  changed: (row: Row) => string;
  added: (row: Row) => ChangePart[];
  /** A row whose end was empty. */
  ended?: (row: Row) => ChangePart[];
  gone: (row: Row) => ChangePart[];
  labels: Partial<Record<keyof Row, string>>;
}

/**
 * The log has only the rows that are in one of the two lists. Rows that match are the same one before and after the
 * change.
 */
function describeRows<Row extends { start: string; end: string }>(
  change: LoggedChange,
  { keyOf, changed, added, ended, gone, labels }: RowTexts<Row>,
): ChangePart[] {
  const [before, now] = [change.was as Row[], change.became as Row[]];
  const keys = new Set(now.map(keyOf));
  const wasOf = (row: Row): Row | undefined =>
    before.find((old) => keyOf(old) === keyOf(row)) ??
    before.find((old) => !keys.has(keyOf(old)) && withoutStart(old) === withoutStart(row));
  const after = now.map((row) => ({ row, was: wasOf(row) }));
  const kept = new Set(after.map(({ was }) => was));
  const sentences = [
    ...after.flatMap(({ row, was }) => {
      if (!was) return [added(row)];
      if (ended && was.end === "" && row.end !== "") return [ended(row)];
      const columns = (Object.keys(labels) as (keyof Row)[]).filter((column) => was[column] !== row[column]);
      return columns.map((column, at) => [
        createText(`${at === 0 ? `${changed(row)}, ` : ""}${labels[column]}: `),
        ...compare(formatValue(was[column]), formatValue(row[column])),
      ]);
    }),
    ...before.flatMap((row) => (kept.has(row) ? [] : [gone(row)])),
  ];
  const said = sentences.filter((parts) => parts.length > 0);
  if (said.length === 0) return [createText(`${change.topic === "terms" ? "Terms" : "Leadership roles"} corrected`)];
  return joinSentences(said);
}

const joinSentences = (sentences: readonly ChangePart[][]): ChangePart[] =>
  sentences.flatMap((parts, index) => (index === 0 ? parts : [createText("; "), ...parts]));

function describeAccounts(change: LoggedChange): ChangePart[] {
  const urlAt = (links: unknown, site: string): string =>
    ((links ?? []) as { label: string; url: string }[]).find(({ label }) => label === site)?.url ?? "";
  const sentences = ACCOUNT_SITES.flatMap((label) => {
    const [was, became] = [urlAt(change.was, label), urlAt(change.became, label)];
    return was === became
      ? []
      : [describeValue({ ...change, was, became }, { label, kind: "contact", isProse: false })];
  });
  return joinSentences(sentences);
}

const continues = (next: LeadershipPost, post: LeadershipPost): boolean =>
  next.title === post.title && post.start < next.start && next.start <= post.end;

function describeNewPost(post: LeadershipPost, posts: readonly LeadershipPost[]): string {
  const { title, start, end } = post;
  if (end !== "") return `Was ${title}${formatPeriod(start, end)}`;
  return posts.some((before) => continues(post, before))
    ? `Again ${title}${formatPeriod(start, "")}`
    : `Became ${title}${formatSince(start)}`;
}

/** Rows that differ only in their start are the same one with a corrected date. */
const withoutStart = (row: { start: string }): string => JSON.stringify({ ...row, start: undefined });

const formatTermInFull = ({ office, state, district, party, start, end }: Term): string =>
  joinNonEmpty([office, state, describeDistrict(district), party]) + formatPeriod(start, end);

const formatSince = (start: string): string => (start === "" ? "" : ` on ${formatDate(start)}`);

function formatPeriod(start: string, end: string): string {
  if (end === "") return start === "" ? "" : `, since ${formatDate(start)}`;
  return start === "" ? `, until ${formatDate(end)}` : `, from ${formatDate(start)} to ${formatDate(end)}`;
}

function describeOffice({ event, detail }: LoggedChange): string {
  const where = detail === "" ? "" : `: ${detail}`;
  return event === "added" ? `New office${where}` : `Office no longer listed${where}`;
}

function describeVacancy({ was, became, event }: LoggedChange): string {
  if (event === "removed") return "A seat is no longer vacant";
  const until = typeof became === "string" ? ` until ${formatDate(became)}` : "";
  return event === "added"
    ? `A seat is vacant${until}`
    : `A seat is vacant${until}${typeof was === "string" ? `, not ${formatDate(was)}` : ""}`;
}

function describeValue(change: LoggedChange, { label, kind, isProse }: TopicLabel): ChangePart[] {
  const [was, became] = [change.was, change.became].map((value) =>
    kind === "contact" ? formatPhone(formatValue(value)) : formatValue(value),
  ) as [string, string];
  // For an office that moved or a new title, the detail is the change.
  const detail = ["offices/city", "title"].includes(change.topic) ? "" : change.detail;
  const named = change.subject
    ? [...linkSubject(change), createText(`, ${joinNonEmpty([detail, label.toLowerCase()])}`)]
    : [createText(joinNonEmpty([label, detail]))];
  if (isProse) return [...named, createText(became === "" ? " removed" : was === "" ? " added" : " updated")];
  // A removed or corrected address or number may be private, so its old value stays hidden.
  if (kind === "contact" && became === "") return [...named, createText(" removed")];
  const isHidden = kind === "contact" && change.isCorrection;
  return [...named, createText(": "), ...(isHidden ? [part(became, "now")] : compare(was, became))];
}

function compare(was: string, became: string): ChangePart[] {
  if (was === "") return [part(became, "now")];
  return [part(was, "was"), createText(" → "), became === "" ? createText("none") : part(became, "now")];
}

function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatValue).join("; ");
  if (typeof value === "string") return formatDate(value).trim();
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
