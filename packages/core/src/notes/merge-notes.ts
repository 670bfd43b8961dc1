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
  const [old, own, other] = [splitSentences(base), splitSentences(mine), splitSentences(theirs)];
  const inMine = new Map(matchTokens(old, own));
  const inTheirs = new Map(matchTokens(old, other));
  const merged: string[] = [];
  let [o, m, t] = [0, 0, 0];
  const mergeUntil = (oldEnd: number, mineEnd: number, theirEnd: number) => {
    const was = old.slice(o, oldEnd).join("");
    const [a, b] = [own.slice(m, mineEnd).join(""), other.slice(t, theirEnd).join("")];
    if (a === b || b === was) merged.push(a);
    else if (a === was) merged.push(b);
    else merged.push(joinTexts(b, a));
    [o, m, t] = [oldEnd, mineEnd, theirEnd];
  };
  for (let at = 0; at < old.length; at += 1) {
    const [mineAt, theirsAt] = [inMine.get(at), inTheirs.get(at)];
    if (mineAt === undefined || theirsAt === undefined) continue;
    mergeUntil(at, mineAt, theirsAt);
    merged.push(old[at] ?? "");
    [o, m, t] = [at + 1, mineAt + 1, theirsAt + 1];
  }
  mergeUntil(old.length, own.length, other.length);
  return merged.join("");
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
