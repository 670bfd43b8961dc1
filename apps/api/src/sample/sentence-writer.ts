import { type Facts, fillTemplate } from "./fill-template.ts";
import type { Random } from "./random.ts";

/** Templates to choose one from; null and false leave a sentence out. */
export type Choice = readonly string[] | null | false;

/** The text of a sentence. In its source `{?fact}` needs a fact without printing it, and `{!topic}` names a topic. */
interface Template {
  source: string;
  text: string;
  needs: readonly string[];
  topics: readonly string[];
  /** How often it refers to the person. */
  mentions: number;
  hasName: boolean;
  beginsWithPronoun: boolean;
}

/** Random picks before the whole of a long list is looked through: most of them fit. */
const ATTEMPTS = 8;

/**
 * Writes sentences about one person or place. No template is used twice, and none on a topic that was written about. A
 * paragraph names the person once, and no two of its sentences in a row begin with a pronoun if that can be avoided.
 */
export class SentenceWriter {
  readonly used = new Set<string>();
  readonly #topics = new Set<string>();
  readonly #random: Random;
  readonly #uses: Map<string, number> | undefined;
  #isFirst = true;
  #afterPronoun = false;

  /** `uses` is shared by several writers, which then take the template they used least. */
  constructor(random: Random, uses?: Map<string, number>) {
    this.#random = random;
    this.#uses = uses;
  }

  /** HTML with one sentence from each list that has one whose facts are known; empty if none has. */
  paragraph(facts: Facts, ...lists: readonly Choice[]): string {
    this.#begin();
    const sentences = lists.map((list) => (list ? this.#write(list, facts) : "")).filter((each) => each !== "");
    return sentences.length === 0 ? "" : `<p>${sentences.join(" ")}</p>`;
  }

  /** A single sentence; empty if none of the list fits. */
  sentence(facts: Facts, list: readonly string[]): string {
    this.#begin();
    return this.#write(list, facts);
  }

  #begin(): void {
    this.#isFirst = true;
    this.#afterPronoun = false;
  }

  #write(list: readonly string[], facts: Facts): string {
    const template = this.#choose(parseAll(list), facts);
    if (!template) return "";
    this.used.add(template.source);
    this.#uses?.set(template.source, (this.#uses.get(template.source) ?? 0) + 1);
    for (const topic of template.topics) this.#topics.add(topic);
    const needsName = this.#isFirst && !template.hasName;
    this.#isFirst = false;
    this.#afterPronoun = template.beginsWithPronoun && !needsName;
    return fillTemplate(template.text, needsName ? nameFirst(facts) : (name) => facts.get(name) ?? "", this.#random);
  }

  #choose(templates: readonly Template[], facts: Facts): Template | undefined {
    const fits = ({ source, needs, topics, mentions }: Template) =>
      !this.used.has(source) &&
      needs.every((name) => facts.has(name)) &&
      !topics.some((topic) => this.#topics.has(topic)) &&
      (mentions < 2 || facts.get("he") !== facts.get("last"));
    const flows = ({ beginsWithPronoun }: Template) => this.#isFirst || !this.#afterPronoun || !beginsWithPronoun;
    const attempts = this.#uses || templates.length === 0 ? 0 : ATTEMPTS;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const template = this.#random.pick(templates);
      if (fits(template) && flows(template)) return template;
    }
    const usable = templates.filter(fits);
    const flowing = usable.filter(flows);
    const countOf = ({ source }: Template) => this.#uses?.get(source) ?? 0;
    const best = flowing.length > 0 ? flowing : usable;
    const least = Math.min(...best.map(countOf));
    return best.length > 0 ? this.#random.pick(best.filter((template) => countOf(template) === least)) : undefined;
  }
}

/** Looks facts up, with the name of the person for the first pronoun. */
function nameFirst(facts: Facts): (name: string) => string {
  let isNamed = false;
  return (name) => {
    if (isNamed || !["he", "his", "him"].includes(name)) return facts.get(name) ?? "";
    isNamed = true;
    return facts.get(name === "his" ? "lasts" : "last") ?? "";
  };
}

const parsed = new WeakMap<readonly string[], readonly Template[]>();

function parseAll(list: readonly string[]): readonly Template[] {
  const templates = parsed.get(list) ?? list.map(parseTemplate);
  parsed.set(list, templates);
  return templates;
}

function parseTemplate(source: string): Template {
  const text = source.replaceAll(/\{[?!]\w+\}/gu, "");
  const namesIn = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, name = ""]) => name);
  return {
    source,
    text,
    needs: namesIn(/\{\??(\w+)\}/gu),
    topics: namesIn(/\{!(\w+)\}/gu),
    mentions: namesIn(/\{(he|him|last|lasts|full)\}/gu).length,
    hasName: /\{(?:last|lasts|full)\}/u.test(text),
    beginsWithPronoun: /^\{(?:he|his)\}/u.test(text),
  };
}
