import { diffArrays } from "diff";

/** A piece of a text compared with another: in both, added, or removed. */
export interface ComparedPart {
  kind: "same" | "added" | "removed";
  text: string;
}

/** Compares texts word by word. The pieces that weren't removed are `after`, those that weren't added `before` (NOTE-09). */
export function compareTexts(before: string, after: string): ComparedPart[] {
  return diffArrays(splitWords(before), splitWords(after)).map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value.join(""),
  }));
}

/**
 * Puts the changes of two texts together. Where both changed the same sentence, theirs comes first, then mine, so that
 * no words of either are lost (NOTE-10).
 */
export function mergeTexts(base: string, mine: string, theirs: string): string {
  const old = splitSentences(base);
  const [own, other] = [listEdits(old, splitSentences(mine)), listEdits(old, splitSentences(theirs))];
  const merged: string[] = [];
  let at = 0;
  for (const { start, end } of joinOverlaps([...own, ...other])) {
    const [was = "", a = "", b = ""] = [[], own, other].map((edits) => applyEdits(old, edits, { start, end }));
    merged.push(...old.slice(at, start), a === b || b === was ? a : a === was ? b : joinTexts(b, a));
    at = end;
  }
  return [...merged, ...old.slice(at)].join("");
}

/** Sentences of the old text from `start` to `end` and what replaces them. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

function listEdits(old: readonly string[], now: readonly string[]): Edit[] {
  const edits: Edit[] = [];
  let at = 0;
  for (const { added, removed, value } of diffArrays([...old], [...now])) {
    const last = edits.at(-1);
    const end = added ? at : at + value.length;
    // A removal is followed by its replacement.
    if (added && last?.end === at) last.text = value.join("");
    else if (added || removed) edits.push({ start: at, end, text: added ? value.join("") : "" });
    at = end;
  }
  return edits;
}

/** Joins ranges that share a sentence, or insert at the same place. */
function joinOverlaps(edits: readonly Edit[]): Pick<Edit, "start" | "end">[] {
  const ranges: { start: number; end: number }[] = [];
  for (const { start, end } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = ranges.at(-1);
    const isSame = last && (start < last.end || (start === last.start && end === last.end));
    if (isSame) last.end = Math.max(last.end, end);
    else ranges.push({ start, end });
  }
  return ranges;
}

function applyEdits(old: readonly string[], edits: readonly Edit[], range: Pick<Edit, "start" | "end">): string {
  const isIn = ({ start, end }: Edit) =>
    range.start === range.end ? start === end && start === range.start : start >= range.start && end <= range.end;
  let text = "";
  let at = range.start;
  for (const edit of edits.filter(isIn)) {
    text += old.slice(at, edit.start).join("") + edit.text;
    at = edit.end;
  }
  return text + old.slice(at, range.end).join("");
}

const joinTexts = (first: string, then: string): string =>
  first === "" || then === "" || /\s$/u.test(first) || /^\s/u.test(then) ? first + then : `${first}\n${then}`;

/** Words with the white space after them. */
const splitWords = (text: string): string[] => text.match(/\s+|\S+\s*/gu) ?? [];

/** Sentences with the spaces after them, and line breaks: a line added to the last one doesn't change it. */
const splitSentences = (text: string): string[] => text.match(/\n+|[^\n]+?(?:[.!?]+[^\S\n]+|(?=\n)|$)/gu) ?? [];
