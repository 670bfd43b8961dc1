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
 * Puts the changes of two texts together. Where both changed the same sentence, both texts stay, in the order in which
 * the changes begin, theirs before mine (NOTE-10).
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

/** Finds the sentences of the old text that a new one lacks, and what it adds before each, or in its place. */
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

/** Words with the white space after them. */
const splitWords = (text: string): string[] => text.match(/\s+|\S+\s*/gu) ?? [];

/** Sentences with the spaces after them, and line breaks: a line added to the last one doesn't change it. */
const splitSentences = (text: string): string[] => text.match(/\n+|[^\n]+?(?:[.!?]+[^\S\n]+|(?=\n)|$)/gu) ?? [];
