import { findAgency, addParents } from "../directory/agencies.ts";
import trees from "../directory/lookup-trees.json" with { type: "json" };
import { STATES, findStateName } from "../directory/states.ts";
import type { SampleAgencies } from "./invent-agencies.ts";
import { inventBirthDate } from "./invent-person.ts";
import { ISSUES, STATE_ISSUES } from "./issues.ts";
import { displayNameOf, inventName, nameOfParts } from "./names.ts";
import { fillGaps } from "./fill-template.ts";
import data from "./content/posts.json" with { type: "json" };
import type { Random } from "./random.ts";
import type { SamplePerson } from "./sample-person.ts";
import { lookUpState } from "./state-facts.ts";

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
const CABINET_TYPE = 105;
const JUDGE_TYPE = 106;
const PRESIDENTS_PARTY = 1;

/** Last names of people who hold or held the highest of these posts. */
const REAL_SURNAMES = new Set(data.realSurnames);
export const isRealSurname = (last: string): boolean => REAL_SURNAMES.has(last);

/** Everybody with a profile and no elected office, and the President and Vice President. */
export function inventPosts(
  random: Random,
  { agencies, president, used }: { agencies: SampleAgencies; president: string; used: Set<string> },
): SamplePerson[] {
  const wanted = [
    ...executives(president),
    ...agencyHeads(agencies),
    ...judges(),
    ...nationalInfluencers(random.fork("national")),
    ...stateInfluencers(random.fork("states")),
  ];
  return wanted.map((post) => inventHolder(random.fork(post.key), post, used));
}

function inventHolder(random: Random, wanted: Wanted, used: Set<string>): SamplePerson {
  const { key, title, position, profileType, named, party = random.chance(0.5) ? 1 : 2, ...post } = wanted;
  const isOfState = profileType > 400;
  const home = isOfState ? (post.state ?? "") : random.pick(HOMES).code;
  const { name, gender } = named ? nameOfParts(...named) : drawName(random, home, used);
  used.add(displayNameOf(name));
  const since = post.since ?? random.int(post.kind === "judge" ? 1999 : 2009, 2025);
  const birthYear = since - random.int(36, 52) - (since > 2015 ? random.int(0, 10) : 0);
  return {
    key,
    seat: { type: "executive", state: home, district: "" },
    office: {
      type: "",
      title,
      position: position ?? `${title}, ${withoutArticle(post.org)}`,
      race: "",
      chamber: "",
      lowerChamber: "",
      legislature: "",
      members: 0,
      district: "",
      profileType,
    },
    post: { module: isOfState ? 4 : 1, isPartisan: false, ...CAPITAL, ...post, since },
    senateClass: null,
    party,
    caucusParty: party,
    gender,
    name,
    displayName: displayNameOf(name),
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

export const withoutArticle = (name: string): string => name.replace(/^the /u, "");
/** Names that take no article in a sentence. */
const BARE_NAMES = /^(?:AmeriCorps|Customs|Immigration and|Citizenship|Federal Student Aid|Rural Development)/u;

const POLITICAL = { kind: "official", since: 2025, isPartisan: true, party: PRESIDENTS_PARTY } as const;

function executives(president: string): Wanted[] {
  const [first = "", last = ""] = president.split(" ");
  return data.executives.map(({ type, ...each }, index) => ({
    ...POLITICAL,
    ...each,
    key: `executive-${index + 1}`,
    profileType: type,
    ...(index === 0 && { named: [first, last] as const }),
  }));
}

const agencyHeads = ({ people }: SampleAgencies): Wanted[] =>
  people.flatMap(({ isHead, agencyId, first, last, title, key, city, state }) => {
    const agency = findAgency(agencyId);
    if (!isHead || !agency) return [];
    const isPolitical = agency.parentId === null || addParents(agency).at(-1)?.kind === "executive-office";
    return {
      ...(isPolitical ? POLITICAL : { kind: "official" as const }),
      key,
      agencyId,
      title,
      position: title.includes(" of ") && agency.kind === "department" ? title : `${title}, ${agency.name}`,
      org: BARE_NAMES.test(agency.name) ? agency.name : `the ${agency.name}`,
      duty: agency.role,
      area:
        (data.agencyAreas as Record<string, string>)[addParents(agency).at(-1)?.id ?? 0] ?? "Government and Elections",
      since: isPolitical ? 2025 : 2025 - (agencyId % 5),
      profileType: CABINET_TYPE,
      city,
      state,
      named: [first, last] as const,
    };
  });

const ASSOCIATES = 8;
const JUDGES_OF_CIRCUIT = 3;

function judges(): Wanted[] {
  const post = { kind: "judge", area: "Civil Rights and Justice", profileType: JUDGE_TYPE } as const;
  const supreme = { ...post, org: "the Supreme Court of the United States", duty: "has the last word on federal law" };
  return [
    {
      ...supreme,
      key: "justice-0",
      title: "Chief Justice of the United States",
      position: "Chief Justice of the United States",
    },
    ...Array.from({ length: ASSOCIATES }, (_, index) => ({
      ...supreme,
      key: `justice-${index + 1}`,
      title: "Associate Justice",
    })),
    ...data.courts.flatMap((place, court) =>
      Array.from({ length: JUDGES_OF_CIRCUIT }, (_, index) => ({
        ...post,
        key: `judge-${court + 1}-${index}`,
        title: index === 0 ? "Chief Judge" : "Circuit Judge",
        ...place,
        duty: "hears appeals from the trial courts",
      })),
    ),
  ];
}

const PARTIES = [
  { party: 1, adjective: "Republican" },
  { party: 2, adjective: "Democratic" },
] as const;
const tableOf = (profileType: number) => data.organizations.filter(({ type }) => type === profileType);
const interestGroups: Record<string, { area: string; duty: string }> = data.interestGroups;

function partyPost(
  profileType: number,
  { party, adjective }: (typeof PARTIES)[number],
  { org, duty, title, state = "" }: { org: string; duty: string; title: string; state?: string },
) {
  const factOf = (name: string) => (name === "party" ? adjective : state);
  return {
    kind: "influencer" as const,
    title,
    org: fillGaps(org, factOf),
    duty: fillGaps(duty, factOf),
    area: "Government and Elections",
    profileType,
    party,
    isPartisan: true,
  };
}

function nationalInfluencers(random: Random): Wanted[] {
  const post = { kind: "influencer", module: 3 } as const;
  const parties = tableOf(301).flatMap(({ orgs, titles, duty }) =>
    PARTIES.flatMap((each) =>
      orgs.flatMap((org, index) =>
        titles.slice(0, index === 0 ? titles.length : 2).map((title, place) => ({
          ...partyPost(301, each, { org, duty, title }),
          key: `party-${each.party}-${index}-${place}`,
          module: 3,
        })),
      ),
    ),
  );
  const groups = trees.specialInterestGroups.branches.flatMap(({ name: branch, parts: names }) => {
    const subject = interestGroups[branch] ?? { area: "", duty: "" };
    return names.flatMap((name) =>
      [
        { title: "President", profileType: 303 },
        { title: "Vice President for Government Relations", profileType: 302 },
      ].map((each) => ({ ...post, ...each, key: `group-${each.profileType}-${name}`, org: `the ${name}`, ...subject })),
    );
  });
  return [
    ...parties,
    ...groups,
    ...[302, 303].flatMap((type) => coined(random, type, ISSUES, post)),
    ...coined(random, 304, ISSUES, { ...post, kind: "journalist" }),
  ];
}

function stateInfluencers(random: Random): Wanted[] {
  const post = { kind: "influencer", module: 4 } as const;
  const parties = tableOf(401).flatMap(({ orgs: [org = ""], titles: [title = ""], duty }) =>
    HOMES.flatMap(({ code, capital }) =>
      PARTIES.map((each) => ({
        ...partyPost(401, each, { org, duty, title, state: findStateName(code) }),
        key: `party-${code}-${each.party}`,
        module: 4,
        city: capital,
        state: code,
      })),
    ),
  );
  return [...parties, ...[402, 403].flatMap((type) => coined(random, type, STATE_ISSUES, post))];
}

/** People of organizations that exist nowhere: each name contains a coined word and is given once. */
function coined(
  random: Random,
  profileType: number,
  issues: typeof ISSUES,
  post: Pick<Wanted, "kind" | "module">,
): Wanted[] {
  const given = new Set<string>();
  return tableOf(profileType).flatMap(({ count = 0, orgs, titles, duty }) =>
    Array.from({ length: count }, (_, index) => {
      const chance = random.fork(`${profileType} ${index}`);
      const home = HOMES[index % HOMES.length] ?? HOMES[0];
      const place = profileType < 400 ? CAPITAL : { city: home?.capital ?? "", state: home?.code ?? "" };
      const city = profileType < 400 ? place.city : chance.pick(lookUpState(place.state).cities);
      const { area, noun } = chance.pick(issues);
      const factsOf = (coin: string) => (name: string) =>
        ({ area, noun, city, state: findStateName(place.state), coin })[name] ?? "";
      let org = "";
      do org = fillGaps(chance.pick(orgs), factsOf(chance.pick(data.coins)));
      while (given.has(org));
      given.add(org);
      return {
        ...post,
        ...place,
        key: `influencer-${profileType}-${index + 1}`,
        title: chance.pick(titles),
        org,
        duty: fillGaps(duty, factsOf("")),
        area,
        profileType,
      };
    }),
  );
}
