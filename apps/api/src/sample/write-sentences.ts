import { capitalize, memoizeByObject } from "@rotunda/core";
import { escapeHtml } from "../platform/markup.ts";
import type { Random } from "./random.ts";

/** Facts about a person or place; false, missing and composite values are ignored. */
export type RawFacts = Readonly<Record<string, unknown>>;
export type Facts = ReadonlyMap<string, string>;

/** Merges facts; later ones replace earlier ones. A map is faster than an object with many properties. */
export function gatherFacts(...groups: readonly RawFacts[]): Facts {
  const facts = new Map<string, string>();
  for (const [name, fact] of groups.flatMap((group) => Object.entries(group))) {
    if (fact && (typeof fact === "string" || typeof fact === "number" || fact === true)) facts.set(name, `${fact}`);
  }
  return facts;
}

export const fillGaps = (text: string, getFact: (name: string) => string): string =>
  text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => getFact(name));

/** Templates to choose from; any other value skips the sentence. */
export type Choice = readonly string[] | null | undefined | false;

/** A sentence from the named list, always or in a share of the texts. */
export type Step = string | { list: string; share: number };

/**
 * Writes sentences of HTML about one person or place. It repeats no template and no topic, names the person once per
 * paragraph, and avoids beginning two sentences in a row with a pronoun.
 */
export class SentenceWriter {
  readonly random: Random;
  readonly used = new Set<string>();
  readonly #uses: Map<string, number>;
  readonly #topics = new Set<string>();
  #isFirst = true;
  #afterPronoun = false;

  /** Writers that share `uses` choose the template they used least. */
  constructor(random: Random, uses = new Map<string, number>()) {
    this.random = random;
    this.#uses = uses;
  }

  /** Writes paragraphs with a sentence from each list that has a template with known facts. */
  write(facts: Facts, lists: Readonly<Record<string, Choice>>, paragraphs: readonly (readonly Step[])[]): string {
    const choose = (step: Step) =>
      typeof step === "string" ? lists[step] : this.random.chance(step.share) && lists[step.list];
    return paragraphs.map((steps) => this.paragraph(facts, ...steps.map(choose))).join("");
  }

  paragraph(facts: Facts, ...lists: readonly Choice[]): string {
    this.#isFirst = true;
    const sentences = lists.map((list) => (list ? this.#writeNext(list, facts) : "")).filter((each) => each !== "");
    return sentences.length === 0 ? "" : `<p>${sentences.join(" ")}</p>`;
  }

  sentence(facts: Facts, list: readonly string[]): string {
    this.#isFirst = true;
    return this.#writeNext(list, facts);
  }

  #writeNext(list: readonly string[], facts: Facts): string {
    const template = this.#choose(list, facts);
    if (!template) return "";
    this.used.add(template.source);
    this.#uses.set(template.source, (this.#uses.get(template.source) ?? 0) + 1);
    for (const topic of template.topics) this.#topics.add(topic);
    let needsName = this.#isFirst && !template.hasName;
    this.#isFirst = false;
    this.#afterPronoun = template.beginsWithPronoun && !needsName;
    return fillTemplate(template.text, this.random, (name) => {
      const isPronoun = name === "he" || name === "his" || name === "him";
      if (!isPronoun || !needsName) return facts.get(name) ?? "";
      needsName = false;
      return facts.get(name === "his" ? "lasts" : "last") ?? "";
    });
  }

  #choose(list: readonly string[], facts: Facts): Template | undefined {
    const usable = parseAll(list).filter(
      ({ source, needs, topics, mentions }) =>
        !this.used.has(source) &&
        needs.every((name) => facts.has(name)) &&
        !topics.some((topic) => this.#topics.has(topic)) &&
        (mentions < 2 || facts.get("he") !== facts.get("last")),
    );
    const flowing = usable.filter((each) => this.#isFirst || !this.#afterPronoun || !each.beginsWithPronoun);
    const best = flowing.length > 0 ? flowing : usable;
    const countUses = ({ source }: Template) => this.#uses.get(source) ?? 0;
    const least = Math.min(...best.map(countUses));
    return best.length > 0 ? this.random.pick(best.filter((template) => countUses(template) === least)) : undefined;
  }
}

/** Fills a template, capitalizes it, adds a comma after states, and removes a second period at the end. */
function fillTemplate(text: string, random: Random, getFact: (name: string) => string): string {
  const chosen = text
    .replaceAll(/\[([^\]]*)\]/gu, (_, choices: string) => random.pick(choices.split("|")))
    .replaceAll(/(\{(?:birthplace|hometown|otherHometown)\}) /gu, "$1, ");
  const sentence = fillGaps(chosen, (name) => escapeHtml(getFact(name)));
  return capitalize(sentence).replace(/\.\.$/u, ".");
}

const parseAll = memoizeByObject((list: readonly string[]): readonly Template[] => list.map(parseTemplate));

/** The source has gaps `{fact}`, conditions `{?fact}`, topics `{!topic}` and alternative wordings `[a|b]`. */
function parseTemplate(source: string) {
  const text = source.replaceAll(/\{[?!]\w+\}/gu, "");
  const namesIn = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, name = ""]) => name);
  return {
    source,
    text,
    needs: namesIn(/\{\??(\w+)\}/gu),
    topics: namesIn(/\{!(\w+)\}/gu),
    /** The number of references to the person in the sentence. */
    mentions: namesIn(/\{(he|him|last|lasts|full)\}/gu).length,
    hasName: /\{(?:last|lasts|full)\}/u.test(text),
    beginsWithPronoun: /^\{(?:he|his)\}/u.test(text),
  };
}

type Template = ReturnType<typeof parseTemplate>;

export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}

const NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
export const spellNumber = (value: number): string => NUMBERS[value] ?? String(value);

/** Adds the article: "an M.B.A.", "a union organizer", "the owner of a bakery". */
export function withArticle(words: string): string {
  if (/^(?:owner|(?:medical )?director) of /u.test(words)) return `the ${words}`;
  return /^(?!uni|eu|one)[aeiou]|^[FHLMNRSX]\./iu.test(words) ? `an ${words}` : `a ${words}`;
}

export const withoutArticle = (name: string): string => name.replace(/^the /u, "");
