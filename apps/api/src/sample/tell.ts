import type { Random } from "./random.ts";

/** Facts while they are gathered: undefined ones are those a person has not. */
export type KnownFacts = Readonly<Record<string, string | undefined>>;

/** What sentences are made of; an absent fact rules out every pattern that needs it. */
export type Facts = ReadonlyMap<string, string>;

/** A map, since an object of so many properties is slow to make. */
export function gatherFacts(...groups: readonly KnownFacts[]): Facts {
  const facts = new Map<string, string>();
  for (const group of groups) {
    for (const name in group) {
      const fact = group[name];
      if (fact) facts.set(name, fact);
    }
  }
  return facts;
}

/**
 * Tells facts in sentences, and never twice in the same words.
 *
 * A pattern is a sentence with `{fact}`s in it. `{?fact}` needs a fact without printing it, `{!topic}` is told only if
 * nothing on that topic was, and of `[a|b]` one is chosen. A paragraph names the person once, whatever the pattern
 * says, and avoids beginning two sentences in a row with the same pronoun.
 */
export interface Teller {
  /** From here on another paragraph is told. */
  begin(): void;
  /** A sentence from one of the patterns whose facts are all known; empty when none is left. */
  say(patterns: readonly string[], facts: Facts): string;
  /** The patterns told so far. */
  readonly told: ReadonlySet<string>;
}

type Part = { kind: "text"; text: string } | { kind: "fact"; name: string } | { kind: "choice"; of: Part[][] };

interface Pattern {
  source: string;
  parts: readonly Part[];
  needs: readonly string[];
  topics: readonly string[];
  /** How often it refers to the person. */
  mentions: number;
  isNaming: boolean;
  beginsWithPronoun: boolean;
}

const PRONOUNS = new Set(["he", "his", "him"]);
const NAMES = new Set(["last", "lasts", "full"]);
/** Facts of the form "Dover, Delaware". */
const HOMES = new Set(["birthplace", "hometown", "otherHometown"]);
const ATTEMPTS = 8;

export function createTeller(random: Random): Teller {
  const told = new Set<string>();
  const topics = new Set<string>();
  let opens = true;
  let afterPronoun = false;

  const draw = (patterns: readonly Pattern[], facts: Facts): Pattern | undefined => {
    const canTell = ({ source, needs, topics: on, mentions }: Pattern) =>
      !told.has(source) &&
      needs.every((name) => facts.has(name)) &&
      !on.some((topic) => topics.has(topic)) &&
      (mentions < 2 || facts.get("he") !== facts.get("last"));
    const flows = ({ beginsWithPronoun }: Pattern) => opens || !afterPronoun || !beginsWithPronoun;
    // Most draws of a long list can be told: the whole of it is looked through only after some that cannot.
    for (let attempt = 0; attempt < ATTEMPTS && patterns.length > 0; attempt += 1) {
      const pattern = random.pick(patterns);
      if (canTell(pattern) && flows(pattern)) return pattern;
    }
    const usable = patterns.filter(canTell);
    const flowing = usable.filter(flows);
    if (usable.length === 0) return undefined;
    return random.pick(flowing.length > 0 ? flowing : usable);
  };

  return {
    told,
    begin() {
      opens = true;
      afterPronoun = false;
    },
    say(patterns, facts) {
      const pattern = draw(compiled(patterns), facts);
      if (!pattern) return "";
      told.add(pattern.source);
      for (const topic of pattern.topics) topics.add(topic);
      const naming = opens && !pattern.isNaming;
      opens = false;
      afterPronoun = pattern.beginsWithPronoun && !naming;
      return sentence(render(pattern.parts, naming ? namingFirst(facts) : (name) => facts.get(name) ?? "", random));
    },
  };
}

/** Looks facts up, with the name of the person for the first pronoun. */
function namingFirst(facts: Facts): (name: string) => string {
  let isNamed = false;
  return (name) => {
    if (isNamed || !PRONOUNS.has(name)) return facts.get(name) ?? "";
    isNamed = true;
    return facts.get(name === "his" ? "lasts" : "last") ?? "";
  };
}

const render = (parts: readonly Part[], factOf: (name: string) => string, random: Random): string =>
  parts
    .map((part, index): string => {
      if (part.kind === "text") return part.text;
      if (part.kind === "choice") return render(random.pick(part.of), factOf, random);
      const fact = escaped(factOf(part.name));
      // "Dover, Delaware, and": the second name is set off on both sides.
      const next = parts[index + 1];
      return HOMES.has(part.name) && next?.kind === "text" && next.text.startsWith(" ") ? `${fact},` : fact;
    })
    .join("");

const byList = new WeakMap<readonly string[], readonly Pattern[]>();

function compiled(patterns: readonly string[]): readonly Pattern[] {
  const known = byList.get(patterns);
  if (known) return known;
  const made = patterns.map(parsePattern);
  byList.set(patterns, made);
  return made;
}

function parsePattern(source: string): Pattern {
  const needs = new Set<string>();
  const topics: string[] = [];
  let mentions = 0;
  let isNaming = false;
  const plain = source.replaceAll(/\{([?!])(\w+)\}/gu, (_, mark: string, name: string) => {
    if (mark === "?") needs.add(name);
    else topics.push(name);
    return "";
  });
  const parsePlain = (text: string): Part[] =>
    text.split(/(\{\w+\})/u).flatMap((piece): Part[] => {
      const name = /^\{(\w+)\}$/u.exec(piece)?.[1];
      if (name === undefined) return piece === "" ? [] : [{ kind: "text", text: piece }];
      needs.add(name);
      isNaming ||= NAMES.has(name);
      if (NAMES.has(name) || name === "he" || name === "him") mentions += 1;
      return [{ kind: "fact", name }];
    });
  const parts = plain.split(/(\[[^\]]*\])/u).flatMap((piece): Part[] => {
    if (!piece.startsWith("[")) return parsePlain(piece);
    return [{ kind: "choice", of: piece.slice(1, -1).split("|").map(parsePlain) }];
  });
  return {
    source,
    parts,
    needs: [...needs],
    topics,
    mentions,
    isNaming,
    beginsWithPronoun: /^\{(?:he|his)\}/u.test(plain),
  };
}

/** A paragraph of HTML from sentences; empty when there are none. */
export function paragraph(...sentences: string[]): string {
  const text = sentences.filter((each) => each !== "").join(" ");
  return text === "" ? "" : `<p>${text}</p>`;
}

/** A fact may hold anything; patterns are ours. */
const escaped = (text: string): string =>
  /[&<>"]/u.test(text)
    ? text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")
    : text;

/** Begins with a capital, and ends with one period where an abbreviation has brought its own. */
const sentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`.replace(/\.\.$/u, ".");

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
/** Up to twelve in letters, beyond in digits. */
export const inWords = (value: number): string => NUMBERS[value] ?? String(value);
