import { diffArrays } from "diff";

/** A piece of a text compared with another: in both, added, or removed. */
export interface ComparedPart {
  kind: "same" | "added" | "removed";
  text: string;
}

/**
 * Compares two texts word by word. Parts that weren't removed make up `after`, parts that weren't added make up
 * `before` (NOTE-09).
 */
export function compareTexts(before: string, after: string): ComparedPart[] {
  return diffArrays(splitWords(before), splitWords(after)).map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value.join(""),
  }));
}

/**
 * Merges two edits of a text. If both changed the same sentence, both versions stay, in the order in which they begin,
 * theirs before mine (NOTE-10).
 */
export function mergeTexts(base: string, mine: string, theirs: string): string {
  const old = splitSentences(base);
  const [own, other] = [findChanges(old, mine), findChanges(old, theirs)];
  let merged = "";
  for (const [at, sentence] of [...old, ""].entries()) {
    const [a = "", b = ""] = [own.added[at], other.added[at]];
    for (const text of a === b ? [a] : [b, a]) merged = joinTexts(merged, text);
    if (!own.removed.has(at) && !other.removed.has(at)) merged = joinTexts(merged, sentence);
  }
  return merged;
}

/**
 * Finds the sentences of the old text that the new text lacks, and the text that it adds before or in place of each.
 */
function findChanges(old: readonly string[], text: string) {
  const removed = new Set<number>();
  const added: string[] = [];
  let [start, end] = [0, 0];
  for (const part of diffArrays([...old], splitSentences(text))) {
    if (part.added) {
      added[start] = part.value.join("");
      continue;
    }
    start = end;
    end += part.value.length;
    if (!part.removed) start = end;
    for (let at = start; at < end; at += 1) removed.add(at);
  }
  return { removed, added };
}

const joinTexts = (first: string, then: string): string =>
  first === "" || then === "" || /\s$/u.test(first) || /^\s/u.test(then) ? first + then : `${first}\n${then}`;

/** Splits into words, each with the white space after it. */
const splitWords = (text: string): string[] => text.match(/\s+|\S+\s*/gu) ?? [];

/**
 * Splits into sentences, each with the spaces after it, and line breaks, so that adding a line doesn't change the
 * sentence before it.
 */
const splitSentences = (text: string): string[] => text.match(/\n+|[^\n]+?(?:[.!?][^\S\n]+|(?=\n)|$)/gu) ?? [];
