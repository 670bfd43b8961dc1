import trees from "../directory/lookup-trees.json" with { type: "json" };
import { describeCandidacy, inventElections, nextElectionDate } from "./elections.ts";
import { describeLife, inventLife, type Life } from "./life.ts";
import { gatherPersonFacts, type Issue, ISSUES, type Memberships, STATE_ISSUES } from "./profile-facts.ts";
import { writeProse } from "./profile-prose.ts";
import type { Random } from "./random.ts";
import { inventAdditionalRoles, inventRatings, inventVotes } from "./record.ts";
import {
  isInCongress,
  isStateLegislator,
  REFERENCE_YEAR,
  type SampleElection,
  type SamplePerson,
  seatSince,
  seatTerms,
  titleOfPerson,
} from "./sample-person.ts";
import { replaceCounties } from "./state-facts.ts";
import { SentenceWriter, withoutArticle } from "./write-sentences.ts";

type Body = Record<string, unknown>;

/**
 * The body of a profile, under the wire's names; panels the person has nothing for are left out. The same stream of
 * chance and the same person give the same body. `writer` knows afterwards which sentences were used.
 */
export function profileBody(
  random: Random,
  person: SamplePerson,
  memberships: Memberships,
  writer = new SentenceWriter(random.fork("words")),
): Body {
  const { post, seat } = person;
  const life = inventSuitableLife(random.fork("life"), person);
  const elections = inventElections(person);
  const issues = chooseIssues(random.fork("issues"), person);
  const facts = gatherPersonFacts(random.fork("facts"), person, { life, elections, memberships, issues });
  const isStub = random.fork("stub").chance(stubShare(person));
  const body = {
    ...writeProse(writer, { person, facts, issues, isStub }),
    ...describeLife(person, life, isStub),
  };
  return withoutEmpty({
    ...replaceCounties(body, seat.state),
    ...describeSubjects(random.fork("subjects"), issues),
    ...(post ? {} : describeOffice(random, person, { life, elections, memberships, isStub })),
    agency: post
      ? withoutArticle(post.org)
      : !isLegislator(person) && person.departure === "" && `Office of the ${titleOfPerson(person)}`,
    agencies: post?.agencyId !== undefined && [withoutArticle(post.org)],
    is_stub: isStub,
    substantive_updated_date: `${REFERENCE_YEAR}-0${random.fork("day").int(1, 5)}-1${random.fork("day 2").int(0, 9)}`,
    sources: ["Sample data"],
  });
}

const isLegislator = (person: SamplePerson): boolean => isInCongress(person) || isStateLegislator(person);

/** Judges have studied law. */
function inventSuitableLife(random: Random, person: SamplePerson): Life {
  for (let attempt = 0; ; attempt += 1) {
    const life = inventLife(attempt === 0 ? random : random.fork(String(attempt)), person);
    if (person.post?.kind !== "judge" || life.schools.some(({ degree }) => degree === "J.D.")) return life;
  }
}

/** First what the post of somebody is about who was elected to nothing, then others. */
function chooseIssues(random: Random, person: SamplePerson): Issue[] {
  const { post } = person;
  const issues = (post ? post.module === 4 : !isInCongress(person)) ? STATE_ISSUES : ISSUES;
  const own = issues.filter(({ area }) => area === post?.area);
  const others = issues.filter((issue) => !own.includes(issue));
  return [...own, ...random.some(others, (post ? 3 : 4) - own.length)];
}

/** Of stubs the panels of analysis are still to be written. */
function stubShare(person: SamplePerson): number {
  if (person.leadershipRole !== "" || person.post) return 0;
  if (isStateLegislator(person)) return 0.6;
  return person.seat.type === "executive" ? 0.2 : 0.08;
}

interface Details {
  life: Life;
  elections: readonly SampleElection[];
  memberships: Memberships;
  isStub: boolean;
}

function describeOffice(random: Random, person: SamplePerson, { life, elections, memberships, isStub }: Details): Body {
  const { key, leadershipRole } = person;
  const inCongress = isInCongress(person);
  const isRated = inCongress || (isStateLegislator(person) && random.fork("rated").chance(0.45));
  const isRecorded = inCongress || random.fork("recorded").chance(0.4);
  const hasSlides =
    (inCongress && leadershipRole !== "") ||
    (!isStub && !isStateLegislator(person) && random.fork("presentations").chance(0.15));
  return {
    ...describeElections(random.fork("race"), person, elections),
    fec_data: !isStub && inCongress && inventMoney(random.fork("money"), person),
    sig_ratings: !isStub && isRated && inventRatings(random.fork("ratings"), person),
    key_votes: !isStub && isRecorded && inventVotes(random.fork("votes"), person),
    additional_roles: inventAdditionalRoles(random.fork("roles"), person),
    primary_profile_types_additional: leadershipRole !== "" && [
      inCongress ? "Federal Influencers" : "State Influencers",
    ],
    secondary_profile_types: listSecondaryTypes(person, life),
    presentation_center_url: hasSlides && `https://presentations.example.org/${key}`,
    leadership_post: leadershipRole,
    editorial_groups: inCongress ? listEditorialGroups(person, life, memberships) : listGovernors(person),
  };
}

const namesWhere = (names: Record<string, boolean | undefined>): string[] =>
  Object.keys(names).filter((name) => names[name]);

/** Entries of the lookup 'secondary_profile_types': what else somebody has been. */
function listSecondaryTypes({ terms, seat, leadershipRole }: SamplePerson, { earlierOffice }: Life): string[] {
  const title = earlierOffice?.title ?? "";
  const [first] = terms;
  return namesWhere({
    "United States Representatives": seat.type === "sen" && first?.type === "rep",
    "State Senators": title === "state senator",
    "State Representatives":
      title === "state representative" || (seat.type === "state-senate" && first?.type === "state-house"),
    "Statewide Officials": /^state (?:attorney|treasurer)/u.test(title),
    Mayors: title.startsWith("mayor of"),
    "National Party Officials": /Conference|Caucus|Steering|Policy/u.test(leadershipRole),
  });
}

const listGovernors = ({ seat, departure }: SamplePerson): string[] =>
  namesWhere({ Governors: departure === "" && seat.type === "governor" });

/** Entries of the lookup 'editorial_groups' for members of Congress. */
function listEditorialGroups(person: SamplePerson, life: Life, { committees }: Memberships): string[] {
  const holds = (post: string) => committees.some(({ title }) => title === post);
  const sits = person.departure === "";
  return namesWhere({
    "Congressional Leadership": person.leadershipRole !== "",
    "Committee Chairs": holds("Chair"),
    "Ranking Members": holds("Ranking Member"),
    "Freshman Members": sits && seatSince(person) === 2025,
    "Veterans in Congress": sits && life.military !== null,
    "Physicians in Congress": sits && life.schools.some(({ degree }) => degree === "M.D."),
  });
}

function describeElections(random: Random, person: SamplePerson, elections: readonly SampleElection[]): Body {
  const { key, seat } = person;
  const status = describeCandidacy(random, person);
  const won = elections.filter(({ type, status: result }) => type === seat.type && result.startsWith("Won"));
  // Of a state's legislators the tracker follows some.
  const isTracked = status !== null && (!isStateLegislator(person) || random.chance(0.3));
  const races = `https://races.example.org/${REFERENCE_YEAR}`;
  return {
    electoral_history: elections.map(({ year, raceName, status: result }) => ({
      year,
      race_name: raceName,
      status: result,
    })),
    first_elected: won.at(-1) && String(won.at(-1)?.year),
    number_tenures_in_seat: seatTerms(person).length,
    next_election_date: nextElectionDate(person),
    prior_win_pct: won[0]?.percent.toFixed(1),
    election_status: status,
    racetracker_election_url: isTracked && `${races}/${seat.state.toLowerCase()}`,
    racetracker_candidate_url: isTracked && `${races}/${key}`,
  };
}

/** The policy areas and industries of a person, for the filters: each area with one of its parts. */
function describeSubjects(random: Random, issues: readonly Issue[]): Body {
  const areas = new Set(issues.map(({ area }) => area));
  const withPart = ({ name, parts }: { name: string; parts: readonly string[] }) => [name, random.pick(parts)];
  return {
    key_policy_areas: trees.keyPolicyAreas.branches.filter(({ name }) => areas.has(name)).flatMap(withPart),
    industries: random.some(trees.industries.branches, 2).flatMap(withPart),
  };
}

function inventMoney(random: Random, { seat }: SamplePerson) {
  const total = Math.round((400_000 + random.next() ** 2 * 3_400_000) * (seat.type === "sen" ? 5 : 1));
  const spent = Math.round(total * (0.35 + random.next() * 0.5));
  return {
    cash_on_hand: String(total - spent + random.int(0, 90_000)),
    cid: `S${String(random.int(0, 99_999_999)).padStart(8, "0")}`,
    cycle: String(REFERENCE_YEAR),
    debt: random.chance(0.8) ? "0" : String(random.int(1_000, 260_000)),
    last_updated: `${REFERENCE_YEAR}-03-31`,
    spent: String(spent),
    total: String(total),
  };
}

function withoutEmpty(body: Body): Body {
  const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(body).filter(([, value]) => !isEmpty(value)));
}
