/** A piece of a text compared with another: in both, added, or removed. */
export interface ComparedPart {
  kind: "same" | "added" | "removed";
  text: string;
}

/** Compares texts word by word. The pieces that weren't removed are `after`, those that weren't added `before` (NOTE-09). */
export function compareTexts(before: string, after: string): ComparedPart[] {
  const [was, now] = [splitWords(before), splitWords(after)];
  const parts: ComparedPart[] = [];
  const add = (kind: ComparedPart["kind"], words: readonly string[]) => {
    const text = words.join("");
    const last = parts.at(-1);
    if (text === "") return;
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  let [w, n] = [0, 0];
  for (const [start, at] of matchTokens(was, now)) {
    add("removed", was.slice(w, start));
    add("added", now.slice(n, at));
    add("same", [now[at] ?? ""]);
    [w, n] = [start + 1, at + 1];
  }
  add("removed", was.slice(w));
  add("added", now.slice(n));
  return parts;
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
  let [o, n] = [0, 0];
  for (const [start, at] of [...matchTokens(old, now), [old.length, now.length] as const]) {
    if (o < start || n < at) edits.push({ start: o, end: start, text: now.slice(n, at).join("") });
    [o, n] = [start + 1, at + 1];
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
  first === "" || then === "" || /\s$/u.test(first) ? first + then : `${first}\n${then}`;

/** Words with the white space after them. */
const splitWords = (text: string): string[] => text.match(/\s+|\S+\s*/gu) ?? [];

/** Sentences and lines, each with what separates it from the next. */
const splitSentences = (text: string): string[] => text.match(/\n+|[^\n]+?(?:[.!?]+[^\S\n]+|\n+|$)/gu) ?? [];

/** Finds a longest common subsequence of two lists: the pairs of places, in order. */
function matchTokens(a: readonly string[], b: readonly string[]): [number, number][] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let [aEnd, bEnd] = [a.length, b.length];
  while (aEnd > start && bEnd > start && a[aEnd - 1] === b[bEnd - 1]) [aEnd, bEnd] = [aEnd - 1, bEnd - 1];
  const width = bEnd - start + 1;
  const lengths = new Uint16Array((aEnd - start + 1) * width);
  const lengthAt = (i: number, j: number) => lengths[(i - start) * width + j - start] ?? 0;
  for (let i = aEnd - 1; i >= start; i -= 1) {
    for (let j = bEnd - 1; j >= start; j -= 1) {
      lengths[(i - start) * width + j - start] =
        a[i] === b[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const pairs: [number, number][] = Array.from({ length: start }, (_, at) => [at, at]);
  for (let [i, j] = [start, start]; i < aEnd && j < bEnd;) {
    if (a[i] === b[j]) {
      pairs.push([i, j]);
      [i, j] = [i + 1, j + 1];
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    else j += 1;
  }
  for (let at = 0; at < a.length - aEnd; at += 1) pairs.push([aEnd + at, bEnd + at]);
  return pairs;
}
