import { findReading, isSpanish, listAliases, namesCommittee, STOP_WORDS, type Subject } from "@rotunda/core";
import { formatFacetQuery, formatTextQuery } from "./keyword-terms.ts";
import { DISTRICT_NAME, LAST_NAME, SUBJECT } from "./search-facets.sql.ts";

/** State legislators, who have different titles. */
const STATE_OFFICE = "'h:state' <-> 'h:legisl'";

const COMMITTEE = "'n:committee' | 'n:subcommittee' | 'n:comision'";

/** Members by the number of their district and the names of their chambers, as heads contain them. */
const CHAMBERS: Readonly<Record<string, string>> = {
  Assembly: "'h:assembl' & !(('h:general' | 'h:legisl') <-> 'h:assembl')",
  House: "('h:hous' <2> ('h:repres' | 'h:deleg'))",
  Legislature: "'h:legislatur'",
  Senate: "'h:senat'",
};

const UNITED_STATES_HOUSE = "'h:unit' <-> 'h:state' <-> ('h:repres' | 'h:deleg')";

const ATTORNEY_GENERAL = "'h:attorney' <-> 'h:general' & !'h:assist' & !'h:associ' & !'h:deputi'";

/**
 * A speaker isn't one pro tempore, a governor no lieutenant governor, an assemblywoman no delegate to an assembly, and a
 * party's chair no co-chair.
 */
const PLAIN: readonly (readonly [is: RegExp, isnt: RegExp, query: string])[] = [
  [/\bspeaker\b/u, /\bpro\b/u, "'h:speaker' & !('h:speaker' <-> 'h:pro')"],
  [/\bgov(?:ernor)?\b|\bgobernadora?\b/u, /\bl(?:ieutenan)?t\b/u, "'h:governor' & !('h:lieuten' <-> 'h:governor')"],
  [
    /\bassembly ?(?:m[ae]n|members?|person|wom[ae]n|dem(?:ocrat)?s?|gop|republicans?)\b|\bas(?:m|sem)\b/u,
    /\bhouse\b/u,
    "'h:assembl' <-> 'h:member'",
  ],
  [/\bcongress(?:m[ae]n|members?|person|wom[ae]n)\b/u, /\bsen(?:ate|ators?)?\b/u, UNITED_STATES_HOUSE],
  [/\battorneys? general\b|\batty gen(?:eral)?\b/u, /\b(?:assistant|associate|deputy)\b/u, ATTORNEY_GENERAL],
  [
    /\bag\b/u,
    /\b(?:chair\w*|cm?te|comm\w*|dep(?:artmen)?t|house|ranking|sec(?:retary)?|senate|sub\w*)\b/u,
    ATTORNEY_GENERAL,
  ],
  [
    /^(?=.*\bchair)(?=.*\b(?:dccc|democratic|democrats?|dems?|dnc|dscc|gop|nrcc|nrsc|republicans?|rnc)\b)/u,
    /\b(?:assembly|caucus|co|conference|house|on|policy|senate|vice)\b/u,
    "'h:chair' <-> ('h:democrat' | 'h:republican') & !('h:co' <-> 'h:chair')",
  ],
  // Not the administration.
  [
    /\badministrator\b/u,
    /\b(?:assistant|associate|deputy)\b/u,
    "'h:administr' & !'n:administration' & !'h:assist' & !'h:associ' & !'h:deputi'",
  ],
  [/\bsecretar(?:y|ies) of state\b|\bsos\b/u, /\b(?:deputy|assistant|under)\b/u, "'h:secretari' <2> 'h:state'"],
];

const STATE_HOUSE = `'n:house' | ${CHAMBERS["House"]} & !'h:cd'`;
const ANY_HOUSE = "'n:house' | 'h:cd'";
/**
 * Members of Congress and of state legislatures by type of profile, unlike the districts and committees of a chamber.
 */
const LEGISLATOR = [101, 102, 103, 203, 204].map((type) => formatFacetQuery(`profile_types:${type}`)).join(" | ");
/** Not its member of Congress. */
const PUERTO_RICO = "'h:puerto' <-> 'h:rico' & !('h:resid' <-> 'h:commission')";
const CONGRESSIONAL_DISTRICT = "'h:congression' <-> 'h:district'";

/** Read at start, because phrases of frequent words take up to a second. */
export const OFFICE_QUERIES: readonly string[] = [
  STATE_OFFICE,
  COMMITTEE,
  STATE_HOUSE,
  ANY_HOUSE,
  LEGISLATOR,
  PUERTO_RICO,
  CONGRESSIONAL_DISTRICT,
  ...Object.values(CHAMBERS),
  ...PLAIN.map(([, , query]) => query),
];

/** Lists the queries whose results come first in a tier, the most important ones first. */
export function listPreferences(
  words: readonly string[],
  { subject, stems, hasPost }: { subject: Subject; stems: ReadonlyMap<string, string>; hasPost: boolean },
): string[] {
  const { isStateOffice, district, state } = subject;
  const about = subject.words.join(" ");
  // A subject without a place or "subcommittee" means the full committee.
  const isWhole = state === null && !words.includes("subcommittee");
  return [
    ...(isStateOffice ? [STATE_OFFICE] : []),
    ...(district === null ? [] : formatTextQuery(district, stems)),
    ...preferOffices(words, subject),
    ...listMayors(words).flatMap((mayor) => formatTextQuery(mayor, stems)),
    ...(about === "" ? [] : [formatFacetQuery(LAST_NAME + about), ...listDistrictNames(subject.words)]),
    ...(about === "" || isWhole ? [] : [formatFacetQuery(SUBJECT + about)]),
    // The cards of chairs also name their committees.
    ...(!hasPost && namesCommittee(words) ? [COMMITTEE] : []),
  ];
}

/**
 * "house" has the same stem as the "Housing" in names of committees but means the chamber; beside a state, the state's.
 */
function preferOffices(words: readonly string[], { bareDistrict, state, words: about }: Subject): string[] {
  const typed = words.join(" ");
  const spanish = isSpanish(words) ? [PUERTO_RICO] : [];
  if (bareDistrict) {
    const { chamber, number } = bareDistrict;
    const isNumbered = `('h:${number}' <-> 'h:district') | ('h:district' <-> 'h:${number}')`;
    return [isNumbered, CHAMBERS[chamber] ?? [], spanish].flat();
  }
  // "texas senate", "iowa senate president" and "louisiana speaker", but not "warner va senate" and "texas senators"
  const isOfState =
    state !== null &&
    about.every((word) => /^(?:president|pro|tem(?:pore)?)$/u.test(word)) &&
    /^(?!.*\b(?:us|united)\b).*\b(?:senate|speaker)\b/u.test(typed);
  const asksMembers = about.length === 0 && !namesCommittee(words) && /\bmembers?\b/u.test(typed);
  return [
    ...(asksMembers ? [LEGISLATOR] : []),
    ...(isOfState ? [STATE_OFFICE] : []),
    ...(words.includes("house") ? [...(state ? [STATE_HOUSE] : []), ANY_HOUSE] : []),
    ...spanish,
    ...PLAIN.flatMap(([is, isnt, query]) => (is.test(typed) && !isnt.test(typed) ? [query] : [])),
  ];
}

/** "mayor of new york city" is rather the mayor of New York than of Buffalo, New York. */
function listMayors(words: readonly string[]): string[] {
  if (!words.includes("mayor")) return [];
  const mayor = ["mayor", ...words.filter((word) => word !== "mayor" && !STOP_WORDS.has(word))].join(" ");
  return [mayor, mayor.replace(/ city$/u, "")];
}

/** "3rd essex" is rather "3rd Essex" than "Third Essex", and "1st middlesex senate" is "First Middlesex". */
function listDistrictNames(words: readonly string[]): string[] {
  const names = words.filter((word) => word !== "and");
  const respelled = names.map((word) => listAliases(word)[0]?.join(" ") ?? word);
  const spellings = new Set([names, respelled].map((name) => name.join(" ")));
  return [...spellings].map((name) => formatFacetQuery(DISTRICT_NAME + name));
}

/**
 * Finds committees of the other chamber, all if the words are about people, as "women senators" and "women in the
 * senate", or districts of Congress for "state representative district 13".
 */
export function findUnlikelyMatches(words: readonly string[], { isStateOffice }: Subject): string[] {
  if (isStateOffice) return [CONGRESSIONAL_DISTRICT];
  const [house, senate] = [words.includes("house"), words.includes("senate")];
  const isAboutPeople = !namesCommittee(words) && words.some((word) => findReading(word)?.label === "Gender");
  const unlikely = [house && !senate && "'n:senate'", senate && !house && "'n:house'", isAboutPeople && COMMITTEE];
  return [unlikely.filter(Boolean).join(" | ")].filter(Boolean);
}
