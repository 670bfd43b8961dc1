import { type ProfileWire, PROSE_FIELDS } from "@rotunda/core/wire";
import {
  computeElectionYear,
  findFirstYear,
  isStateLegislator,
  REFERENCE_YEAR,
  type SamplePerson,
  listSeatTerms,
} from "../sample/sample-person.ts";

/** A sample profile's facts in `body`. */
export type Body = Partial<ProfileWire>;

const PANELS = ["full_narrative", ...PROSE_FIELDS] as const;

/** Lists the prose panels; of the narratives only the longer one, which includes the shorter. */
export const panelsOf = (body: Body): string[] =>
  PANELS.filter((name) => name !== "narrative" || !body.full_narrative).flatMap((name) => body[name] ?? []);

const plainText = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|li|ul)>/gu, "\n")
    .replaceAll(/<[^>]+>/gu, "")
    .replaceAll(/\n+/gu, "\n")
    .trim();

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=(?<!(?<!\p{L})(?:St|\p{Lu}))[.”])\s+(?=[A-Z$“])|\n/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(" ").length > 4);

const MISTAKES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["an unfilled gap", /[{}[\]|]|undefined|\bnull\b|NaN/u],
  ["wrong spacing or punctuation", / {2}|\.\.| [,.;:]|,,|,\./u],
  ["a for an", /(?<![\p{L}\d]|District )[Aa] (?!uni|uti|usu|eu|one\b)[aeiou]/u],
  ["a doubled word", /(?<!\p{L}|Pago )(\p{L}+) \1(?!\p{L})/iu],
  ["a wrong plural", /\bone (?:grown )?children\b|\b(?:two|three|four|five) (?:grown )?child\b/u],
];
const OTHER_PRONOUNS = {
  F: /\b(?:he|his|him|himself)\b/iu,
  M: /\b(?:she|her|hers|herself)\b/iu,
  X: /\b(?:s?he|his|hers?|him)\b/iu,
};
const OTHER_PARTY = { 1: /\bDemocrat(?:ic)?\b/u, 2: /\bRepublican\b/u, 3: /\ba (?:Democrat|Republican)\b/u };
const MARITAL_STATUS = {
  Divorced: /\bdivorce/iu,
  Widowed: /\bwidowed\b|death of (?:his|her) spouse/iu,
  Single: /\bis single\b|\bunmarried\b/iu,
  Partnered: /\b(?:his|her|their) partner\b/u,
  Married: /\bmarried to\b|\bspouse, [A-Z]\p{L}+, (?:is|earns)/iu,
};
const FIRST_CAMPAIGN =
  /held no office|first for anything|filed for office for the first time|was (?:his|her|their) first campaign/u;

/** Finds repeated sentences, mistakes and contradictions in a sample profile. */
export function findProblems(person: SamplePerson, body: Body): string[] {
  const text = plainText(panelsOf(body).join("\n"));
  const sentences = sentencesOf(text);
  const prose = plainText(panelsOf({ ...body, professional_affiliations: undefined }).join("\n")).replaceAll(
    "Pago Pago",
    "Pago",
  );
  const birth = Number(person.birthDate.slice(0, 4));
  const years = (text.match(/(?<![$,.\d])(?:19|20)\d\d(?![.,]?\d)/gu) ?? []).map(Number);
  const family = body.family_members ?? "";
  const children = [...text.matchAll(/\b(one|two|three|four|five) (?:grown )?child(?:ren)?\b(?! of)/gu)];
  const problems: (readonly [problem: string, isThere: boolean])[] = [
    ["a repeated sentence", new Set(sentences).size < sentences.length],
    ...MISTAKES.map(([name, pattern]) => [`${name}: ${pattern.exec(prose)?.[0]}`, pattern.test(prose)] as const),
    ["a wrong pronoun", OTHER_PRONOUNS[person.gender].test(text)],
    ["the other party", OTHER_PARTY[person.party].test(body.quick_summary ?? "")],
    ...Object.entries(MARITAL_STATUS).map(
      ([status, words]) => [`called ${status}`, words.test(text) && body.marital_status !== status] as const,
    ),
    [
      "a first campaign of somebody who held another seat before",
      FIRST_CAMPAIGN.test(text) && person.terms.some(({ type }) => type !== person.seat.type),
    ],
    ["a year outside their life", years.some((year) => year < birth || year > REFERENCE_YEAR)],
    ["a wrong number of children", children.some(([, count = ""]) => !family.includes(`${count} child`))],
    ["a narrative in a stub", Boolean(body.is_stub && body.narrative)],
    ...findWrongDates(person, body).map((problem) => [problem, true] as const),
    ...findWrongElections(person, body).map((problem) => [problem, true] as const),
  ];
  return problems.flatMap(([problem, isThere]) => (isThere ? [`${person.key}: ${problem}`] : []));
}

const MINIMUM_AGES = { rep: 25, sen: 30, governor: 30, executive: 18, "state-house": 18, "state-senate": 18 };

/** Schools and jobs must be in order and before the office. */
function findWrongDates(person: SamplePerson, body: Body): string[] {
  const birth = Number(person.birthDate.slice(0, 4));
  const began = findFirstYear(person);
  const young = person.terms.filter(({ type, start }) => Number(start.slice(0, 4)) - birth < MINIMUM_AGES[type]);
  const dated = (body.education ?? []).filter(({ year_start: from, year_end: to }) => from !== -1 && to !== -1);
  const schools = dated.filter(
    ({ year_start: from, year_end: to }, index) =>
      from < (dated[index - 1]?.year_end ?? birth + 13) || to <= from || to > began,
  );
  // People in appointed posts list that post first.
  const jobs = (body.work_history ?? []).slice(person.post ? 1 : 0).filter((line) => {
    const [, from = "", to = ""] = /(\d{4})–(\d{4}|present)$/u.exec(line) ?? [];
    const ends = to === "present" ? isStateLegislator(person) : Number(to) > Number(from) && Number(to) <= began;
    return Number(from) < birth + 18 || Number(from) > began || !ends;
  });
  return [
    ...young.map(({ start }) => `too young in ${start}`),
    ...schools.map(({ school_name: name }) => `wrong years at ${name}`),
    ...jobs.map((line) => `wrong years of work: ${line}`),
  ];
}

/** Elections must match the terms. */
function findWrongElections(person: SamplePerson, body: Body): string[] {
  const history = body.electoral_history ?? [];
  if (person.post)
    return history.length > 0 || body.next_election_date ? ["an election of somebody who never ran"] : [];
  const won = history.filter(({ status }) => status.startsWith("Won"));
  const [first] = listSeatTerms(person);
  const problems: Record<string, boolean> = {
    "victories that don’t match the terms":
      won.map(({ year }) => year).join() !== person.terms.map(computeElectionYear).toReversed().join(),
    "a wrong number of defeats": history.length - won.length !== (person.departure === "lost re-election" ? 1 : 0),
    "a wrong number of tenures": body.number_tenures_in_seat !== listSeatTerms(person).length,
    "a wrong first election": !first || body.first_elected !== String(computeElectionYear(first)),
    "a wrong next election": (body.next_election_date === undefined) !== (person.departure !== ""),
  };
  return Object.keys(problems).filter((problem) => problems[problem]);
}
