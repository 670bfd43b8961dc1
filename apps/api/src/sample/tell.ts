import type { Random } from "./random.ts";

/** What sentences are made of; an absent fact rules out every pattern that needs it. */
export type Facts = Readonly<Record<string, string | undefined>>;

/** Tells facts in sentences, and never twice in the same words. */
export interface Teller {
  /** A sentence from one of the patterns whose facts are all known; empty when none is left. */
  say(patterns: readonly string[], facts: Facts): string;
}

export function createTeller(random: Random): Teller {
  const told = new Set<string>();
  return {
    say(patterns, facts) {
      const usable = patterns.filter((pattern) => !told.has(pattern) && namesOf(pattern).every((name) => facts[name]));
      if (usable.length === 0) return "";
      const pattern = random.pick(usable);
      told.add(pattern);
      return sentence(pattern.replaceAll(/\{(\w+)\}/gu, (_, name: string) => facts[name] ?? ""));
    },
  };
}

/** A paragraph of HTML from sentences; empty when there are none. */
export function paragraph(...sentences: string[]): string {
  const text = sentences.filter((each) => each !== "").join(" ");
  return text === "" ? "" : `<p>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>`;
}

const namesOf = (pattern: string): string[] => [...pattern.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name ?? "");
const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** "a, b and c" */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}

const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
export const inWords = (value: number): string => NUMBERS[value] ?? String(value);
