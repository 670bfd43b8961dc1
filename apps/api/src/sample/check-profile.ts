import type { ProfileWire } from "@rotunda/adapters-http/wire";
import { REFERENCE_YEAR } from "./reference-day.ts";
import {
  electionYear,
  firstYear,
  isInCongress,
  isStateLegislator,
  type SamplePerson,
  seatTerms,
} from "./sample-person.ts";

/** What the profile of a sample person may hold beyond its columns. */
export type Body = Partial<ProfileWire>;

const PROSE = [
  "quick_summary",
  "narrative",
  "full_narrative",
  "approach_motivations",
  "policy_positions_focus",
  "core_communities",
  "financial_info",
  "professional_affiliations",
  "criticisms_controversies",
  "electoral_overview",
] as const;

/** The written panels; of the narrative the longer form, which holds the shorter one. */
export const panelsOf = (body: Body): string[] =>
  PROSE.filter((name) => name !== "narrative" || !body.full_narrative).flatMap((name) => body[name] ?? []);

/** Everything written of a person, as plain text, a line a paragraph. */
const proseOf = (body: Body): string =>
  panelsOf(body)
    .join("\n")
    .replaceAll(/<\/(?:p|li|ul)>/gu, "\n")
    .replaceAll(/<[^>]+>/gu, "")
    .replaceAll(/\n+/gu, "\n");

/** Sentences of five words and more. */
export const sentencesOf = (body: Body): string[] =>
  proseOf(body)
    .split(/(?<=(?<!(?<!\p{L})(?:St|\p{Lu}))[.”])\s+(?=[A-Z$“])|\n/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(" ").length > 4);

const SLIPS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["a placeholder", /[{}[\]|]|undefined|\bnull\b|NaN|lorem/u],
  ["a doubled blank or stop", / {2}|\.\.| [,.;:]|,,|,\./u],
  ["a for an", /(?<![\p{L}\d]|District )[Aa] (?!uni|uti|usu|eu|one\b)[aeiou]/u],
  ["an for a", /(?<!\p{L})[Aa]n (?!hour|hon|heir|[aeiouAEFHILMNORSX])/u],
  ["a doubled word", /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu],
  ["a doubled possessive", /’s?’s/u],
  ["one of many", /\bone (?:grown )?children\b|\b(?:two|three|four|five) (?:grown )?child\b/u],
  ["a sentence that begins small", /(?:^|(?<=\p{Ll}{2})[.] )\p{Ll}/mu],
  ["a paragraph that doesn’t end", /\p{L}$/mu],
];

/** Slips of the pen in what is written of a person. */
export function findSlips(body: Body): string[] {
  const html = panelsOf(body).join("");
  // Items of a list are no sentences, and two places are named twice over.
  const text = proseOf({ ...body, professional_affiliations: "" }).replaceAll(/Pago Pago/gu, "Pago");
  const slips = SLIPS.flatMap(([name, pattern]) => {
    const found = pattern.exec(text.trim());
    return found ? [`${name}: …${text.trim().slice(Math.max(0, found.index - 40), found.index + 40)}…`] : [];
  });
  const tags = html.match(/<[^>]*>/gu) ?? [];
  const strange = tags.filter((tag) => !/^<\/?(?:p|strong|em|ul|li|a)>$/u.test(tag));
  if (/<(p|li|ul|strong|em)><\/\1>/u.test(html)) slips.push("an empty element");
  if (/&(?!amp;|lt;|gt;|quot;)/u.test(html)) slips.push("an ampersand that isn’t escaped");
  return [...slips, ...strange.map((tag) => `a tag: ${tag}`)];
}

/** What contradicts something else in a profile. */
export function findContradictions(person: SamplePerson, body: Body): string[] {
  const found: string[] = [];
  const check = (holds: boolean, what: string) => {
    if (!holds) found.push(what);
  };
  checkTime(person, body, check);
  checkElections(person, body, check);
  checkWords(person, body, check);
  checkRecord(person, body, check);
  return found;
}

type Check = (holds: boolean, what: string) => void;

const MINIMUM_AGES = { rep: 25, sen: 30, governor: 30, executive: 18, "state-house": 18, "state-senate": 18 };

function checkTime(person: SamplePerson, body: Body, check: Check): void {
  const birth = Number(person.birthDate.slice(0, 4));
  const began = firstYear(person);
  for (const { type, start } of person.terms) {
    check(Number(start.slice(0, 4)) - birth >= MINIMUM_AGES[type], `too young for ${type} in ${start}`);
  }
  let schooled = birth + 13;
  for (const { year_start: from, year_end: to, school_name: name } of body.education ?? []) {
    if (from === -1 || to === -1) continue;
    check(from >= schooled && to > from && to <= began, `${name} from ${from} to ${to}`);
    schooled = to;
  }
  // The first line of somebody who was elected to nothing is the post they hold.
  for (const line of body.work_history?.slice(person.post ? 1 : 0) ?? []) {
    const [, from = "", to = ""] = /(\d{4})–(\d{4}|present)$/u.exec(line) ?? [];
    check(Number(from) >= birth + 18 && Number(from) <= began, `work before its time: ${line}`);
    check(
      to === "present" ? isStateLegislator(person) : Number(to) > Number(from) && Number(to) <= began,
      `work: ${line}`,
    );
  }
  // The year somebody left is the last of their story.
  for (const year of proseOf(body).match(/(?<![$,.\d])(?:19|20)\d\d(?![.,]?\d)/gu) ?? []) {
    check(Number(year) >= birth && Number(year) <= REFERENCE_YEAR, `the year ${year}`);
  }
}

function checkElections(person: SamplePerson, body: Body, check: Check): void {
  if (person.post) {
    check(!body.electoral_history && !body.next_election_date, "an election of somebody who never ran");
    return;
  }
  const history = body.electoral_history ?? [];
  const won = history.filter(({ status }) => status.startsWith("Won"));
  const own = seatTerms(person);
  check(
    won.map(({ year }) => year).join() === person.terms.map(electionYear).toReversed().join(),
    "victories that don’t match the terms",
  );
  const lost = history.filter(({ status }) => status.startsWith("Lost")).length;
  check(
    lost === (person.departure === "lost re-election" ? 1 : 0),
    `${lost} defeats of someone who ${person.departure}`,
  );
  for (const { status } of history) {
    const percent = Number(/[\d.]+/u.exec(status)?.[0]);
    // Of several seats each is won with less than half of the votes.
    const isWon = percent > (person.terms.some(({ place }) => place !== undefined) ? 0 : 50);
    check(status.startsWith("Won") === isWon, status);
  }
  check(body.number_tenures_in_seat === own.length, "a wrong number of tenures");
  check(own[0] !== undefined && body.first_elected === String(electionYear(own[0])), "a wrong first election");
  const next = body.next_election_date;
  check((next === undefined) === (person.departure !== ""), "a next election");
  check(!body.election_status || Number(next?.slice(0, 4)) === REFERENCE_YEAR, "an election in another year");
  if (body.prior_win_pct)
    check(
      won.some(({ status }) => status.includes(`${Number(body.prior_win_pct)}%`)),
      "a share of nothing",
    );
}

const FOREIGN_PRONOUNS = {
  F: /\b(?:he|his|him|himself)\b/iu,
  M: /\b(?:she|her|hers|herself)\b/iu,
  X: /\b(?:s?he|his|hers?|him)\b/iu,
};
/** What is told of those who had held no office. */
const FIRST_CAMPAIGN =
  /held no office|first for anything|filed for office for the first time|was (?:his|her|their) first campaign|first year in which|began where others end|pointed to a candidacy/u;
const PARTIES = { 1: /\bDemocrat(?:ic)?\b/u, 2: /\bRepublican\b/u, 3: /\ba (?:Democrat|Republican)\b/u };

function checkWords(person: SamplePerson, body: Body, check: Check): void {
  const text = proseOf(body);
  const pronoun = FOREIGN_PRONOUNS[person.gender].exec(text);
  check(pronoun === null, `"${pronoun?.[0]}" of ${person.gender}`);
  check(!PARTIES[person.party].test(body.quick_summary ?? ""), "the other party");
  const status = body.marital_status ?? "";
  const says = (words: RegExp) => words.test(text);
  check(!says(/\bdivorce/iu) || status === "Divorced", `divorced, but ${status}`);
  check(!says(/\bwidowed\b|death of (?:his|her) spouse/iu) || status === "Widowed", `widowed, but ${status}`);
  check(!says(/\bis single\b|\bunmarried\b/iu) || status === "Single", `single, but ${status}`);
  check(!says(/\b(?:his|her|their) partner\b/u) || status === "Partnered", `a partner, but ${status}`);
  check(
    !says(/\bmarried to\b|\bspouse, [A-Z]\p{L}+, (?:is|earns)/iu) || status === "Married",
    `married, but ${status}`,
  );
  const cameFromElsewhere = person.terms.some(({ type }) => type !== person.seat.type);
  check(!cameFromElsewhere || !says(FIRST_CAMPAIGN), "a first campaign of somebody who sat elsewhere before");
  const family = body.family_members ?? "";
  for (const [, count = ""] of text.matchAll(/\b(one|two|three|four|five) (?:grown )?child(?:ren)?\b(?! of)/gu)) {
    check(family.includes(`${count} child`), `${count} children, but ${family}`);
  }
  for (const { school_name: name, year_end: to } of body.education ?? []) {
    const told = new RegExp(`${name}[^.]*?\\b(?:in|by|of|until) (\\d{4})`, "u").exec(text);
    if (told && to > 0 && (body.education ?? []).filter((one) => one.school_name === name).length === 1) {
      check(Number(told[1]) <= REFERENCE_YEAR && Number(told[1]) >= to - 6, `${name} in ${told[1]}, not ${to}`);
    }
  }
}

function checkRecord(person: SamplePerson, body: Body, check: Check): void {
  const sitsInLegislature = isInCongress(person) || isStateLegislator(person);
  check(sitsInLegislature || !body.key_votes, "votes of somebody who has none");
  const prefix = {
    sen: "S. ",
    rep: "H.R. ",
    "state-house": "HB ",
    "state-senate": "SB ",
    governor: "-",
    executive: "-",
  };
  for (const { bill_number: number } of body.key_votes ?? []) {
    check(number.startsWith(prefix[person.seat.type]), `a vote on ${number}`);
  }
  check(isInCongress(person) || !body.fec_data, "federal money in a state race");
  for (const { name, rating } of body.sig_ratings ?? []) {
    check(/^(?:\d{1,3}|[A-DF][+-]?)$/u.test(rating) && !(Number(rating) > 100), `${rating} from ${name}`);
    const lean = CERTAIN[name];
    if (lean === undefined || person.party === 3 || !/^\d/u.test(rating)) continue;
    check(Number(rating) > 50 === (lean === person.caucusParty), `${rating} from ${name} for party ${person.party}`);
  }
  check(!(body.is_stub && body.narrative), "a stub with a narrative");
}

/** Groups that leave no doubt which party they favor. */
const CERTAIN: Record<string, 1 | 2> = {
  "Coalition for Gun Safety": 2,
  "Progress Ledger": 2,
  "Voting Rights Coalition": 2,
  "Constitution Scorecard": 1,
  "Family Heritage Council": 1,
  "Secure Borders Institute": 1,
};
