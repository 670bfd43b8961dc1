import type { Random } from "./random.ts";

/** Undefined facts are those a person or a place doesn't have. */
export type PartialFacts = Readonly<Record<string, string | undefined>>;

/** The facts for sentences; an absent fact rules out every template that needs it. */
export type Facts = ReadonlyMap<string, string>;

/** A map, since an object of so many properties is slow to make. */
export function gatherFacts(...groups: readonly PartialFacts[]): Facts {
  const facts = new Map<string, string>();
  for (const group of groups) {
    for (const name in group) {
      const fact = group[name];
      if (fact) facts.set(name, fact);
    }
  }
  return facts;
}

/** The value of a fact that templates only need, as `{?fact}`. */
export const flag = (holds: boolean): string | undefined => (holds ? "yes" : undefined);

/** Facts of the form "Dover, Delaware". */
const WITH_STATE = /(\{(?:birthplace|hometown|otherHometown)\}) /gu;

/** A text with facts in its `{fact}` gaps. */
export const fillGaps = (text: string, factOf: (name: string) => string): string =>
  text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => factOf(name));

/**
 * A sentence of HTML from a text with `{fact}`s to fill in and `[a|b]`s to choose from. It begins with a capital, and
 * ends with one period where an abbreviation has its own.
 */
export function fillTemplate(text: string, factOf: (name: string) => string, random: Random): string {
  const chosen = text
    .replaceAll(/\[([^\]]*)\]/gu, (_, choices: string) => random.pick(choices.split("|")))
    // "Dover, Delaware, and": the state is set off on both sides.
    .replaceAll(WITH_STATE, "$1, ");
  const sentence = fillGaps(chosen, (name) => escapeHtml(factOf(name)));
  return `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}`.replace(/\.\.$/u, ".");
}

const escapeHtml = (text: string): string =>
  /[&<>"]/u.test(text)
    ? text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")
    : text;

/** "a, b and c" */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}

const NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
/** Up to twelve in letters, beyond in digits. */
export const inWords = (value: number): string => NUMBERS[value] ?? String(value);
