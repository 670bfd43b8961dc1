import { findAgency, addParents } from "../directory/agencies.ts";
import trees from "../directory/lookup-trees.json" with { type: "json" };
import { STATES, findStateName } from "../directory/states.ts";
import data from "./content/posts.json" with { type: "json" };
import type { SampleAgencies } from "./invent-agencies.ts";
import { inventBirthDate } from "./invent-person.ts";
import { displayNameOf, inventName, nameOfParts } from "./names.ts";
import { type Issue, ISSUES, STATE_ISSUES } from "./profile-facts.ts";
import type { Random } from "./random.ts";
import type { SamplePerson } from "./sample-person.ts";
import { lookUpState } from "./state-facts.ts";
import { fillGaps, withoutArticle } from "./write-sentences.ts";

/** The post of an official, a judge or an influencer: it isn't an elected office. */
export interface SamplePost {
  kind: "official" | "judge" | "influencer" | "journalist";
  /** With its article where it has one: "the Forest Service". */
  org: string;
  /** The organization's task, after its name: "collects taxes". */
  duty: string;
  area: string;
  since: number;
  /** Entry of the lookup 'subscription_modules'. */
  module: number;
  isPartisan: boolean;
  city: string;
  state: string;
  /** Set for the head of an agency, whose contact is among the agency's people. */
  agencyId?: number;
}

type Wanted = Pick<SamplePost, "kind" | "org" | "duty" | "area"> &
  Partial<SamplePost> & {
    key: string;
    title: string;
    position?: string;
    profileType: number;
    party?: 1 | 2;
    /** First and last, of somebody another part of the sample names. */
    named?: readonly [first: string, last: string];
  };

const HOMES = STATES.filter(({ kind }) => kind === "state");
const CAPITAL = { city: "Washington", state: "DC" };
/** The first profile type of people of the states. */
const OF_STATES = 400;
const POLITICAL = { kind: "official", since: 2025, isPartisan: true, party: 1 } as const;
const PARTIES = [
  { party: 1, adjective: "Republican" },
  { party: 2, adjective: "Democratic" },
] as const;

/** Last names of people who hold or held the highest of these posts. */
const REAL_SURNAMES = new Set(data.realSurnames);
export const isRealSurname = (last: string): boolean => REAL_SURNAMES.has(last);

/** Everybody with a profile and no elected office, and the President and Vice President. */
export function inventPosts(
  random: Random,
  { agencies, president, used }: { agencies: SampleAgencies; president: string; used: Set<string> },
): SamplePerson[] {
  const [national, states] = [random.fork("national"), random.fork("states")];
  const wanted = [
    ...listExecutives(president),
    ...listAgencyHeads(agencies),
    ...listJudges(),
    ...listParties(301),
    ...listInterestGroups(),
    ...[302, 303, 304].flatMap((type) => coinPosts(national, type, ISSUES)),
    ...listParties(401),
    ...[402, 403].flatMap((type) => coinPosts(states, type, STATE_ISSUES)),
  ];
  return wanted.map((post) => inventHolder(random.fork(post.key), post, used));
}

function inventHolder(random: Random, wanted: Wanted, used: Set<string>): SamplePerson {
  const { key, title, position, profileType, named, party = random.chance(0.5) ? 1 : 2, ...post } = wanted;
  const isOfState = profileType > OF_STATES;
  const home = isOfState ? (post.state ?? "") : random.pick(HOMES).code;
  const { name, gender } = named ? nameOfParts(...named) : drawName(random, home, used);
  const displayName = displayNameOf(name);
  used.add(displayName);
  const since = post.since ?? random.int(post.kind === "judge" ? 1999 : 2009, 2025);
  const birthYear = since - random.int(36, 52) - (since > 2015 ? random.int(0, 10) : 0);
  const module = isOfState ? 4 : post.kind === "influencer" || post.kind === "journalist" ? 3 : 1;
  return {
    key,
    seat: { type: "executive", state: home, district: "" },
    office: { type: "", title, position: position ?? `${title}, ${withoutArticle(post.org)}`, profileType },
    post: { module, isPartisan: false, ...CAPITAL, ...post, since },
    senateClass: null,
    party,
    caucusParty: party,
    gender,
    name,
    displayName,
    birthDate: inventBirthDate(random, birthYear),
    terms: [],
    departure: "",
    leadershipRole: "",
  };
}

function drawName(random: Random, state: string, used: ReadonlySet<string>): ReturnType<typeof nameOfParts> {
  for (;;) {
    const gender = random.chance(0.42) ? "F" : "M";
    const name = inventName(random, state, gender);
    if (!used.has(displayNameOf(name)) && !isRealSurname(name.last)) return { name, gender };
  }
}

function listExecutives(president: string): Wanted[] {
  const [first = "", last = ""] = president.split(" ");
  return data.executives.map(({ type, ...each }, index) => ({
    ...POLITICAL,
    ...each,
    key: `executive-${index + 1}`,
    profileType: type,
    ...(index === 0 && { named: [first, last] as const }),
  }));
}

/** Names that take no article in a sentence. */
const BARE_NAMES = /^(?:AmeriCorps|Customs|Immigration and|Citizenship|Federal Student Aid|Rural Development)/u;
const agencyAreas: Record<string, string | undefined> = data.agencyAreas;

const listAgencyHeads = ({ people }: SampleAgencies): Wanted[] =>
  people.flatMap(({ isHead, agencyId, first, last, title, key, ...person }) => {
    const agency = findAgency(agencyId);
    if (!isHead || !agency) return [];
    const top = addParents(agency).at(-1);
    const isPolitical = agency.parentId === null || top?.kind === "executive-office";
    return {
      ...(isPolitical ? POLITICAL : { kind: "official" as const, since: 2025 - (agencyId % 5) }),
      key,
      agencyId,
      title,
      position: title.includes(" of ") && agency.kind === "department" ? title : `${title}, ${agency.name}`,
      org: BARE_NAMES.test(agency.name) ? agency.name : `the ${agency.name}`,
      duty: agency.role,
      area: agencyAreas[top?.id ?? 0] ?? "Government and Elections",
      profileType: 105,
      city: person.office_city,
      state: person.office_state_code,
      named: [first, last] as const,
    };
  });

function listJudges(): Wanted[] {
  const post = { kind: "judge", area: "Civil Rights and Justice", profileType: 106 } as const;
  const supreme = { ...post, org: "the Supreme Court of the United States", duty: "has the last word on federal law" };
  const chief = "Chief Justice of the United States";
  const associates = Array.from({ length: 8 }, (_, at) => ({ key: `justice-${at + 1}`, title: "Associate Justice" }));
  const circuits = data.courts.flatMap((court, number) =>
    ["Chief Judge", "Circuit Judge", "Circuit Judge"].map((title, at) => ({
      ...post,
      ...court,
      key: `judge-${number + 1}-${at}`,
      title,
      duty: "hears appeals from the trial courts",
    })),
  );
  const justices = [{ key: "justice-0", title: chief, position: chief }, ...associates];
  return [...justices.map((each) => ({ ...supreme, ...each })), ...circuits];
}

const findOrganizations = (profileType: number) => data.organizations.filter(({ type }) => type === profileType);

/** The posts of the national parties, or of their branches in the states. */
function listParties(profileType: 301 | 401): Wanted[] {
  const places = profileType === 301 ? [undefined] : HOMES;
  return findOrganizations(profileType).flatMap(({ orgs, titles, duty }) =>
    places.flatMap((place) =>
      PARTIES.flatMap(({ party, adjective }) =>
        orgs.flatMap((org, at) =>
          titles.slice(0, at === 0 ? titles.length : 2).map((title, rank) => {
            const factOf = (name: string) => (name === "party" ? adjective : findStateName(place?.code ?? ""));
            return {
              kind: "influencer" as const,
              key: place ? `party-${place.code}-${party}` : `party-${party}-${at}-${rank}`,
              title,
              org: fillGaps(org, factOf),
              duty: fillGaps(duty, factOf),
              area: "Government and Elections",
              profileType,
              party,
              isPartisan: true,
              ...(place && { city: place.capital, state: place.code }),
            };
          }),
        ),
      ),
    ),
  );
}

const interestGroups: Record<string, { area: string; duty: string }> = data.interestGroups;

const listInterestGroups = (): Wanted[] =>
  trees.specialInterestGroups.branches.flatMap(({ name: branch, parts }) =>
    parts.flatMap((name) =>
      [
        { title: "President", profileType: 303 },
        { title: "Vice President for Government Relations", profileType: 302 },
      ].map((post) => ({
        kind: "influencer" as const,
        ...post,
        key: `group-${post.profileType}-${name}`,
        org: `the ${name}`,
        ...(interestGroups[branch] ?? { area: "", duty: "" }),
      })),
    ),
  );

/** People of organizations that exist nowhere: each name contains a coined word and is given once. */
function coinPosts(random: Random, profileType: number, issues: readonly Issue[]): Wanted[] {
  const given = new Set<string>();
  return findOrganizations(profileType).flatMap(({ count = 0, orgs, titles, duty }) =>
    Array.from({ length: count }, (_, index) => {
      const chance = random.fork(`${profileType} ${index}`);
      const { code = "", capital = "" } = HOMES[index % HOMES.length] ?? {};
      const place = profileType < OF_STATES ? CAPITAL : { city: capital, state: code };
      const city = profileType < OF_STATES ? place.city : chance.pick(lookUpState(code).cities);
      const { area, noun } = chance.pick(issues);
      const fill = (text: string, coin = "") =>
        fillGaps(text, (name) => ({ area, noun, city, state: findStateName(place.state), coin })[name] ?? "");
      let org = "";
      do {
        const pattern = chance.pick(orgs);
        org = fill(pattern, chance.pick(data.coins));
      } while (given.has(org));
      given.add(org);
      return {
        kind: profileType === 304 ? "journalist" : "influencer",
        ...place,
        key: `influencer-${profileType}-${index + 1}`,
        title: chance.pick(titles),
        org,
        duty: fill(duty),
        area,
        profileType,
      };
    }),
  );
}
