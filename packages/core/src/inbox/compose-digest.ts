import { toChangeText } from "../changes/describe-change.ts";
import { isPersonRecord } from "../briefcase/items.ts";
import { describeCount, formatNumber, joinNonEmpty, joinWithAnd, truncate } from "../kernel/text.ts";
import { buildNotesHref, buildRecordHref } from "../navigation/links.ts";
import { describeFollow } from "./follow-kinds.ts";
import type { InboxLine } from "./inbox.port.ts";

/** Maximum number of lines in a mail; the others are in the inbox only. */
export const DIGEST_LINES_MAX = 200;
/** Maximum width of the plain text, in characters. */
export const DIGEST_COLUMNS = 66;
const SUBJECT_MAX = 120;
/** Maximum number of names listed of records that were mailed at once. */
const NAMES_MAX = 10;

interface DigestEntry {
  name: string;
  position: string;
  facts: string[];
  /** The sources, and why the reader gets the mail. */
  note: string;
  href: string;
}

export interface ComposedDigest {
  subject: string;
  lead: string;
  sections: { title: string; entries: DigestEntry[] }[];
  /** The number of omitted lines, and the names that were mailed at once. */
  notes: string[];
}

/** Says why a line is in the inbox and, for a seat that was handed over, who had it before (INB-04). */
export function describeLine({ why, record, handover }: Pick<InboxLine, "why" | "record" | "handover">): string {
  if (!handover) return describeFollow(why, why.target === `${record.id}-${record.recordType}`);
  const seat = why.kind === "seat" ? `the seat ${why.name}` : "the seat";
  return `You follow ${seat}, so it goes on with ${record.preferredNameDisplay}, after ${handover.name}`;
}

/** Composes a digest (INB-06): the number and the first fact as its subject, people before groups. */
export function composeDigest(
  lines: readonly InboxLine[],
  // `atOnce`: the names of lines that were mailed at once since the last digest.
  { changes, total, origin, atOnce }: { changes: number; total: number; origin: string; atOnce: readonly string[] },
): ComposedDigest {
  const people = lines.filter(({ record }) => isPersonRecord(record.recordType));
  const groups = lines.filter(({ record }) => !isPersonRecord(record.recordType));
  const sections = [
    { title: "People and seats", entries: people.map((line) => toEntry(line, origin)) },
    { title: "Groups, agencies and places", entries: groups.map((line) => toEntry(line, origin)) },
  ].filter(({ entries }) => entries.length > 0);
  const [fact = ""] = sections
    .flatMap(({ entries }) => entries)
    .flatMap(({ name, facts }) => facts.map((text) => `${name}: ${text}`));
  const mentions = lines.flatMap((line) => line.changes).filter(({ kind }) => kind === "mention").length;
  const count = (followed: string, noted: string) =>
    joinWithAnd([
      ...(changes > mentions || mentions === 0 ? [describeCount(changes - mentions, "change") + followed] : []),
      ...(mentions > 0 ? [describeCount(mentions, "mention") + noted] : []),
    ]);
  return {
    subject: truncate(changes === 1 ? fact : `${count("", "")}. ${fact}`, SUBJECT_MAX),
    lead: `${count(" in what you follow", " in notes")}.`,
    sections,
    notes: [
      total > lines.length ? `The inbox has ${describeCount(total - lines.length, "more line")}.` : "",
      describeSentAtOnce(atOnce),
    ].filter((note) => note !== ""),
  };
}

/** Lists the names that were mailed at once since the last digest (INB-12); empty if there are none. */
function describeSentAtOnce(lines: readonly string[]): string {
  const names = [...new Set(lines)];
  if (names.length === 0) return "";
  const more = names.length > NAMES_MAX ? [`${formatNumber(names.length - NAMES_MAX)} more`] : [];
  return `Mailed at once since the last digest, so not repeated here: ${joinWithAnd([...names.slice(0, NAMES_MAX), ...more])}.`;
}

function toEntry(line: InboxLine, origin: string): DigestEntry {
  const { record, changes } = line;
  const sources = joinNonEmpty([...new Set(changes.map(({ source }) => source))]);
  return {
    name: record.preferredNameDisplay,
    position: record.positionSummary,
    facts: changes.map(({ parts, isCorrection }) => `${isCorrection ? "Correction: " : ""}${toChangeText(parts)}`),
    note: `${sources && `${sources}. `}${describeLine(line)}.`,
    href: origin + (changes.some(({ kind }) => kind === "mention") ? buildNotesHref : buildRecordHref)(record),
  };
}

/** Formats the plain text, in which each line has at most 66 columns except for long words and addresses. */
export function formatDigestText(
  { lead, sections, notes }: ComposedDigest,
  { heading, links, foot }: { heading: string; links: readonly { text: string; href: string }[]; foot: string },
): string {
  const entry = ({ name, position, facts, note, href }: DigestEntry) =>
    [
      wrapText(joinNonEmpty([name, position])),
      ...facts.map((fact) => wrapText(fact, "  * ", "    ")),
      wrapText(note, "  ", "  "),
      `  ${href}`,
    ].join("\n");
  return [
    wrapText(heading),
    wrapText(lead),
    ...sections.flatMap(({ title, entries }) => [title.toUpperCase(), ...entries.map(entry)]),
    ...notes.map((note) => wrapText(note)),
    `-- \n${links.map(({ text, href }) => `${text}:\n${href}`).join("\n")}`,
    wrapText(foot),
  ].join("\n\n");
}

/** Breaks a text into lines of at most 66 columns; a longer word gets a separate line. */
export function wrapText(text: string, first = "", others = ""): string {
  const lines: string[] = [];
  let line = first;
  let isBlank = true;
  for (const word of text.split(/\s/u).filter((part) => part !== "")) {
    const next = isBlank ? line + word : `${line} ${word}`;
    if (isBlank || Array.from(next).length <= DIGEST_COLUMNS) line = next;
    else {
      lines.push(line);
      line = others + word;
    }
    isBlank = false;
  }
  return [...lines, line].join("\n");
}
