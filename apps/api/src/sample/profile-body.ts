import trees from "../directory/lookup-trees.json" with { type: "json" };
import { electionStatus, inventElections, nextElectionDate } from "./elections.ts";
import { type Issue, ISSUES, STATE_ISSUES } from "./issues.ts";
import { inventAdditionalRoles, inventRatings, inventVotes } from "./record.ts";
import { inventLife, type Life, lifeInBrief } from "./life.ts";
import { factsOf, type Memberships } from "./profile-facts.ts";
import { writeProse } from "./profile-prose.ts";
import type { Random } from "./random.ts";
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
import { SentenceWriter } from "./sentence-writer.ts";
import { replaceCounties } from "./state-facts.ts";

/**
 * The body of a profile, under the wire's names; panels the person has nothing for are left out. The same stream of
 * chance and the same person give the same body. `writer` knows afterwards which sentences were used.
 */
export function profileBody(
  random: Random,
  person: SamplePerson,
  memberships: Memberships,
  writer: SentenceWriter = new SentenceWriter(random.fork("words")),
): Record<string, unknown> {
  const life = inventLife(random.fork("life"), person);
  const elections = inventElections(person);
  const issues = random.fork("issues").some(isInCongress(person) ? ISSUES : STATE_ISSUES, 4);
  const facts = factsOf(random.fork("facts"), person, { life, elections, memberships, issues });
  const isStub = random.fork("stub").chance(stubShare(person));
  const prose = writeProse(random.fork("prose"), writer, { person, life, facts, issues, isStub });
  const isRated = !isStub && (isInCongress(person) || (isStateLegislator(person) && random.fork("rated").chance(0.45)));
  const isRecorded = !isStub && (isInCongress(person) || random.fork("recorded").chance(0.4));
  return withoutEmpty({
    ...spokenLocally(prose, person.seat.state),
    ...spokenLocally(lifeInBrief(person, life, isStub), person.seat.state),
    ...electoralFacts(random.fork("race"), person, elections),
    ...subjects(random.fork("subjects"), issues),
    ...(isStub ? {} : money(random.fork("money"), person)),
    sig_ratings: isRated ? inventRatings(random.fork("ratings"), person) : [],
    key_votes: isRecorded ? inventVotes(random.fork("votes"), person) : [],
    additional_roles: inventAdditionalRoles(random.fork("roles"), person),
    agency: isOfExecutive(person) && person.departure === "" ? `Office of the ${titleOfPerson(person)}` : "",
    primary_profile_types_additional:
      person.leadershipRole === "" ? [] : [isInCongress(person) ? "Federal Influencers" : "State Influencers"],
    secondary_profile_types: secondaryTypes(person, life),
    presentation_center_url: hasPresentations(random.fork("presentations"), person, isStub)
      ? `https://presentations.example.org/${person.key}`
      : "",
    leadership_post: person.leadershipRole,
    editorial_groups: editorialGroups(person, life, memberships),
    is_stub: isStub || undefined,
    ...published(random),
  });
}

/** When the text was last edited, and where it comes from. */
export const published = (random: Random): Record<string, unknown> => ({
  substantive_updated_date: `${REFERENCE_YEAR}-0${random.fork("day").int(1, 5)}-1${random.fork("day 2").int(0, 9)}`,
  sources: ["Sample data"],
});

/** Of stubs the panels of analysis are still to be written. */
function stubShare(person: SamplePerson): number {
  if (person.leadershipRole !== "") return 0;
  if (isStateLegislator(person)) return 0.6;
  return person.seat.type === "executive" ? 0.2 : 0.08;
}

const isOfExecutive = ({ seat }: SamplePerson): boolean => seat.type === "governor" || seat.type === "executive";

const hasPresentations = (random: Random, person: SamplePerson, isStub: boolean): boolean =>
  (isInCongress(person) && person.leadershipRole !== "") ||
  (!isStub && !isStateLegislator(person) && random.chance(0.15));

/** Entries of the lookup 'secondary_profile_types': what else somebody has been. */
function secondaryTypes({ terms, seat, leadershipRole }: SamplePerson, { earlierOffice }: Life): string[] {
  const title = earlierOffice?.title ?? "";
  const types: [string, boolean][] = [
    ["United States Representatives", seat.type === "sen" && terms.some(({ type }) => type === "rep")],
    ["State Senators", title === "state senator"],
    [
      "State Representatives",
      title === "state representative" ||
        (seat.type === "state-senate" && terms.some(({ type }) => type === "state-house")),
    ],
    ["Statewide Officials", /^state (?:attorney|treasurer)/u.test(title)],
    ["Mayors", title.startsWith("mayor of")],
    ["National Party Officials", /Conference|Caucus|Steering|Policy/u.test(leadershipRole)],
  ];
  return types.filter(([, applies]) => applies).map(([name]) => name);
}

/** Entries of the lookup 'editorial_groups'. */
function editorialGroups(person: SamplePerson, life: Life, { committees }: Memberships): string[] {
  const inCongress = isInCongress(person);
  const holds = (title: string) => inCongress && committees.some((one) => one.title === title);
  const sits = person.departure === "" && inCongress;
  const groups: [string, boolean][] = [
    ["Congressional Leadership", inCongress && person.leadershipRole !== ""],
    ["Committee Chairs", holds("Chair")],
    ["Ranking Members", holds("Ranking Member")],
    ["Freshman Members", sits && seatSince(person) === 2025],
    ["Governors", person.departure === "" && person.seat.type === "governor"],
    ["Veterans in Congress", sits && life.military !== null],
    ["Physicians in Congress", sits && life.schools.some(({ degree }) => degree === "M.D.")],
  ];
  return groups.filter(([, belongs]) => belongs).map(([name]) => name);
}

function electoralFacts(
  random: Random,
  person: SamplePerson,
  elections: readonly SampleElection[],
): Record<string, unknown> {
  const status = electionStatus(random, person);
  const won = elections.filter(({ type, status: result }) => type === person.seat.type && result.startsWith("Won"));
  // Of a state's legislators the tracker follows some.
  const isTracked = status !== null && (!isStateLegislator(person) || random.chance(0.3));
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
    racetracker_election_url: isTracked
      ? `https://races.example.org/${REFERENCE_YEAR}/${person.seat.state.toLowerCase()}`
      : "",
    racetracker_candidate_url: isTracked ? `https://races.example.org/${REFERENCE_YEAR}/${person.key}` : "",
  };
}

/** The policy areas and industries of a person, for the filters: each area with one of its parts. */
export function subjects(random: Random, issues: readonly Issue[]): Record<string, unknown> {
  const areas = new Set(issues.map(({ area }) => area));
  const withPart = ({ name, parts }: { name: string; parts: readonly string[] }) => [name, random.pick(parts)];
  return {
    key_policy_areas: trees.keyPolicyAreas.branches.filter(({ name }) => areas.has(name)).flatMap(withPart),
    industries: random.some(trees.industries.branches, 2).flatMap(withPart),
  };
}

function money(random: Random, person: SamplePerson): Record<string, unknown> {
  if (!isInCongress(person)) return {};
  const scale = person.seat.type === "sen" ? 5 : 1;
  const total = Math.round((400_000 + random.next() ** 2 * 3_400_000) * scale);
  const spent = Math.round(total * (0.35 + random.next() * 0.5));
  return {
    fec_data: {
      cash_on_hand: String(total - spent + random.int(0, 90_000)),
      cid: `S${String(random.int(0, 99_999_999)).padStart(8, "0")}`,
      cycle: String(REFERENCE_YEAR),
      debt: random.chance(0.8) ? "0" : String(random.int(1_000, 260_000)),
      last_updated: `${REFERENCE_YEAR}-03-31`,
      spent: String(spent),
      total: String(total),
    },
  };
}

/** Texts and lists of texts in the words of the state; other facts as they are. */
function spokenLocally(facts: Record<string, unknown>, state: string): Record<string, unknown> {
  const say = (fact: unknown): unknown => {
    if (typeof fact === "string") return replaceCounties(fact, state);
    return Array.isArray(fact) ? fact.map(say) : fact;
  };
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, say(fact)]));
}

export function withoutEmpty(body: Record<string, unknown>): Record<string, unknown> {
  const isEmpty = (value: unknown) =>
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(body).filter(([, value]) => !isEmpty(value)));
}
