import { findAgency, addParents } from "../directory/agencies.ts";
import trees from "../directory/lookup-trees.json" with { type: "json" };
import { STATES } from "../directory/states.ts";
import data from "./content/posts.json" with { type: "json" };
import type { SampleAgencies } from "./invent-agencies.ts";
import { inventBirthDate } from "./invent-people.ts";
import { formatDisplayName, inventName, completeName } from "./names.ts";
import { type Issue, ISSUES, STATE_ISSUES } from "./profile-facts.ts";
import type { Random } from "./random.ts";
import { PARTY_ADJECTIVES, type SamplePerson } from "./sample-person.ts";
import { lookUpState } from "./state-facts.ts";
import { fillGaps, withoutArticle } from "./write-sentences.ts";

/** The unelected post of an official, a judge or an influencer. */
export interface SamplePost {
  kind: "official" | "judge" | "influencer" | "journalist";
  /** With its article, if it has one: "the Forest Service". */
  org: string;
  /** The organization's task, after its name: "collects taxes". */
  duty: string;
  area: string;
  since: number;
  module: number;
  isPartisan: boolean;
  city: string;
  state: string;
  /** Set for the head of an agency, whose contact is among the agency's people. */
  agencyId?: number;
}

type Wanted = Pick<SamplePost, "kind" | "org" | "duty" | "area"> &
  Partial<SamplePost> &
  Record<"key" | "title", string> & {
    position?: string;
    profileType: number;
    party?: 1 | 2;
    /** Set if another part of the sample names the person. */
    named?: readonly string[];
  };

const HOMES = STATES.filter(({ kind }) => kind === "state");
const CAPITAL = { city: "Washington", state: "DC" };
/** The first profile type of people in states. */
const OF_STATES = 400;

const REAL_SURNAMES = new Set(data.realSurnames);
export const isRealSurname = (last: string): boolean => REAL_SURNAMES.has(last);

export function inventPosts(
  random: Random,
  { agencies, president, used }: { agencies: SampleAgencies; president: string; used: Set<string> },
): SamplePerson[] {
  const { executives, judges, nationalParties } = data.fixedPosts;
  const list = (organizations: readonly { posts: object[] }[]) =>
    organizations.flatMap(({ posts, ...own }) => posts.map((post) => ({ ...own, ...post }) as Wanted));
  const coin = (name: string, types: readonly number[], issues: readonly Issue[]) =>
    types.flatMap((type) => coinPosts(random.fork(name), type, issues));
  const wanted = [
    ...list(executives).map((post, index) => (index === 0 ? { ...post, named: president.split(" ") } : post)),
    ...listAgencyHeads(agencies),
    ...list(judges),
    ...list(nationalParties),
    ...listInterestGroups(),
    ...coin("national", [302, 303, 304], ISSUES),
    ...listStateParties(),
    ...coin("states", [402, 403], STATE_ISSUES),
  ];
  return wanted.map((post) => inventHolder(random.fork(post.key), post, used));
}

function inventHolder(random: Random, wanted: Wanted, used: Set<string>): SamplePerson {
  const { key, title, position, profileType, named, party = random.chance(0.5) ? 1 : 2, ...post } = wanted;
  const isOfState = profileType > OF_STATES;
  const home = isOfState ? (post.state ?? "") : random.pick(HOMES).code;
  const [first, last = ""] = named ?? [];
  const { name, gender } = first === undefined ? drawName(random, home, used) : completeName(first, last);
  const displayName = formatDisplayName(name);
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

function drawName(random: Random, state: string, used: ReadonlySet<string>): ReturnType<typeof completeName> {
  for (;;) {
    const gender = random.chance(0.42) ? "F" : "M";
    const name = inventName(random, state, gender);
    if (!used.has(formatDisplayName(name)) && !isRealSurname(name.last)) return { name, gender };
  }
}

const BARE_NAMES = /^(?:AmeriCorps|Customs|Immigration and|Citizenship|Federal Student Aid|Rural Development)/u;
const agencyAreas: Record<string, string | undefined> = data.agencyAreas;

const listAgencyHeads = ({ people }: SampleAgencies): Wanted[] =>
  people.flatMap(({ isHead, agencyId, first, last, title, key, ...person }) => {
    const agency = findAgency(agencyId);
    if (!isHead || !agency) return [];
    const top = addParents(agency).at(-1);
    const isPolitical = agency.parentId === null || top?.kind === "executive-office";
    return {
      ...(isPolitical ? { since: 2025, isPartisan: true, party: 1 } : { since: 2025 - (agencyId % 5) }),
      kind: "official",
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
      named: [first, last],
    };
  });

const listStateParties = (): Wanted[] =>
  HOMES.flatMap(({ code, name, capital }) =>
    ([1, 2] as const).map((party) => ({
      kind: "influencer",
      key: `party-${code}-${party}`,
      title: "Chair",
      org: `the ${PARTY_ADJECTIVES[party]} Party of ${name}`,
      duty: "organizes the party in every county",
      area: "Government and Elections",
      profileType: 401,
      party,
      isPartisan: true,
      city: capital,
      state: code,
    })),
  );

const interestGroups: Record<string, { area: string; duty: string }> = data.interestGroups;

const listInterestGroups = (): Wanted[] =>
  trees.specialInterestGroups.branches.flatMap(({ name: branch, parts }) =>
    parts.flatMap((name) =>
      data.interestGroupPosts.map((post) => ({
        kind: "influencer",
        ...post,
        key: `group-${post.profileType}-${name}`,
        org: `the ${name}`,
        ...(interestGroups[branch] ?? { area: "", duty: "" }),
      })),
    ),
  );

/** Lists posts in organizations that exist nowhere, since each name contains a coined word and is given once. */
function coinPosts(random: Random, profileType: number, issues: readonly Issue[]): Wanted[] {
  const given = new Set<string>();
  const organizations = data.organizations.filter(({ type }) => type === profileType);
  return organizations.flatMap(({ count, orgs, titles, duty }) =>
    Array.from({ length: count }, (_, index) => {
      const chance = random.fork(`${profileType} ${index}`);
      const { code = "", capital = "", name: state = "" } = HOMES[index % HOMES.length] ?? {};
      const isOfState = profileType > OF_STATES;
      const place = isOfState ? { city: capital, state: code } : CAPITAL;
      const city = isOfState ? chance.pick(lookUpState(code).cities) : place.city;
      const { area, noun } = chance.pick(issues);
      const fill = (text: string, coin = "") =>
        fillGaps(text, (name) => ({ area, noun, city, state, coin })[name] ?? "");
      let org = "";
      do {
        const pattern = chance.pick(orgs);
        org = fill(pattern, chance.pick(data.coins));
      } while (given.has(org));
      given.add(org);
      const key = `influencer-${profileType}-${index + 1}`;
      const kind = profileType === 304 ? "journalist" : "influencer";
      return { kind, ...place, key, title: chance.pick(titles), org, duty: fill(duty), area, profileType };
    }),
  );
}
