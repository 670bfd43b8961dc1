import { type Facts, fillTemplate, parseTemplate, type Template } from "./fill-template.ts";
import type { Random } from "./random.ts";

/** Templates to choose one from; null and false leave a sentence out. */
export type Choice = readonly string[] | null | false;

/** Writes sentences about one person or place and repeats none. */
export interface Writer {
  /** A paragraph of HTML with one sentence from each list that has one whose facts are known; empty if none has. */
  paragraph(facts: Facts, ...lists: readonly Choice[]): string;
  /** A sentence that stands alone; empty if none of the list fits. */
  sentence(facts: Facts, list: readonly string[]): string;
  /** The templates used so far. */
  readonly used: ReadonlySet<string>;
}

interface PersonTemplate extends Template {
  /** How often it refers to the person. */
  mentions: number;
  hasName: boolean;
  beginsWithPronoun: boolean;
}

/** Random picks before the whole of a long list is looked through: most of them fit. */
const ATTEMPTS = 8;

/**
 * A paragraph names the person once, whatever its templates say, and no two of its sentences in a row begin with the
 * same pronoun if that can be avoided. With `uses`, which several writers share, the least used template is taken.
 */
export function createWriter(random: Random, uses?: Map<string, number>): Writer {
  const used = new Set<string>();
  const topics = new Set<string>();
  let isFirst = true;
  let afterPronoun = false;

  const choose = (templates: readonly PersonTemplate[], facts: Facts): PersonTemplate | undefined => {
    const fits = ({ source, needs, topics: about, mentions }: PersonTemplate) =>
      !used.has(source) &&
      needs.every((name) => facts.has(name)) &&
      !about.some((topic) => topics.has(topic)) &&
      (mentions < 2 || facts.get("he") !== facts.get("last"));
    const flows = ({ beginsWithPronoun }: PersonTemplate) => isFirst || !afterPronoun || !beginsWithPronoun;
    const attempts = uses || templates.length === 0 ? 0 : ATTEMPTS;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const template = random.pick(templates);
      if (fits(template) && flows(template)) return template;
    }
    const usable = templates.filter(fits);
    const flowing = usable.filter(flows);
    const best = leastUsed(flowing.length > 0 ? flowing : usable, uses);
    return best.length > 0 ? random.pick(best) : undefined;
  };

  const write = (list: readonly string[], facts: Facts): string => {
    const template = choose(parseAll(list), facts);
    if (!template) return "";
    used.add(template.source);
    uses?.set(template.source, (uses.get(template.source) ?? 0) + 1);
    for (const topic of template.topics) topics.add(topic);
    const needsName = isFirst && !template.hasName;
    isFirst = false;
    afterPronoun = template.beginsWithPronoun && !needsName;
    return fillTemplate(template.text, needsName ? nameFirst(facts) : (name) => facts.get(name) ?? "", random);
  };

  const start = () => {
    isFirst = true;
    afterPronoun = false;
  };
  return {
    used,
    paragraph(facts, ...lists) {
      start();
      const sentences = lists.map((list) => (list ? write(list, facts) : "")).filter((each) => each !== "");
      return sentences.length === 0 ? "" : `<p>${sentences.join(" ")}</p>`;
    },
    sentence(facts, list) {
      start();
      return write(list, facts);
    },
  };
}

function leastUsed(templates: readonly PersonTemplate[], uses: Map<string, number> | undefined) {
  if (!uses) return templates;
  const countOf = ({ source }: PersonTemplate) => uses.get(source) ?? 0;
  const least = Math.min(...templates.map(countOf));
  return templates.filter((template) => countOf(template) === least);
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

const parsed = new WeakMap<readonly string[], readonly PersonTemplate[]>();

function parseAll(list: readonly string[]): readonly PersonTemplate[] {
  const known = parsed.get(list);
  if (known) return known;
  const templates = list.map((source) => {
    const template = parseTemplate(source);
    return {
      ...template,
      mentions: template.text.match(/\{(?:he|him|last|lasts|full)\}/gu)?.length ?? 0,
      hasName: /\{(?:last|lasts|full)\}/u.test(template.text),
      beginsWithPronoun: /^\{(?:he|his)\}/u.test(template.text),
    };
  });
  parsed.set(list, templates);
  return templates;
}
