import trees from "../directory/lookup-trees.json" with { type: "json" };
import plans from "./content/plans.json" with { type: "json" };
import posts from "./content/post-sentences.json" with { type: "json" };
import sentences from "./content/profile-sentences.json" with { type: "json" };
import { describeCandidacy, inventElections, findNextElection } from "./elections.ts";
import { describeLife, inventLife, type Life } from "./life.ts";
import {
  gatherPersonFacts,
  type Issue,
  ISSUES,
  type Memberships,
  type PersonDetails,
  STATE_ISSUES,
} from "./profile-facts.ts";
import type { Random } from "./random.ts";
import { inventAdditionalRoles, inventRatings, inventVotes } from "./record.ts";
import {
  describeOffice,
  isInCongress,
  isStateLegislator,
  REFERENCE_YEAR,
  type SamplePerson,
  findSeatStart,
  listSeatTerms,
} from "./sample-person.ts";
import { replaceCounties } from "./state-facts.ts";
import { type Choice, type Facts, SentenceWriter, type Step, withoutArticle } from "./write-sentences.ts";

const { departures, duties, ...lists } = sentences;
const paragraphs: Record<string, readonly Step[]> = plans.paragraphs;

/** The share of state legislators with the longer narrative and many panels. */
const LONG_NARRATIVE_SHARE = 0.12;

type Body = Record<string, unknown>;

/** Writes the body of a profile without empty fields; `writer` remembers which sentences were used. */
export function writeBody(
  random: Random,
  person: SamplePerson,
  memberships: Memberships,
  writer = new SentenceWriter(random.fork("words")),
): Body {
  const { post, seat } = person;
  const life = inventSuitableLife(random.fork("life"), person);
  const elections = inventElections(person);
  const issues = chooseIssues(random.fork("issues"), person);
  const details = { life, elections, memberships, issues };
  const facts = gatherPersonFacts(random.fork("facts"), person, details);
  const isStub = random.fork("stub").chance(findStubShare(person));
  const body = {
    ...writeProse(writer, facts, person, { issues, isStub }),
    ...describeLife(person, life, isStub),
  };
  return withoutEmpty({
    ...replaceCounties(body, seat.state),
    ...describeSubjects(random.fork("subjects"), issues),
    ...(post ? {} : listOfficeFields(random, person, details, isStub)),
    agency: post
      ? withoutArticle(post.org)
      : !isLegislator(person) && person.departure === "" && `Office of the ${describeOffice(person).title}`,
    agencies: post?.agencyId !== undefined && [withoutArticle(post.org)],
    is_stub: isStub,
    substantive_updated_date: `${REFERENCE_YEAR}-0${random.fork("day").int(1, 5)}-1${random.fork("day 2").int(0, 9)}`,
    sources: ["Sample data"],
  });
}

const isLegislator = (person: SamplePerson): boolean => isInCongress(person) || isStateLegislator(person);

function inventSuitableLife(random: Random, person: SamplePerson): Life {
  for (let attempt = 0; ; attempt += 1) {
    const life = inventLife(attempt === 0 ? random : random.fork(String(attempt)), person);
    if (person.post?.kind !== "judge" || life.schools.some(({ degree }) => degree === "J.D.")) return life;
  }
}

/** Chooses the subject of the person's post, if any, then others. */
function chooseIssues(random: Random, person: SamplePerson): Issue[] {
  const { post } = person;
  const issues = (post ? post.module === 4 : !isInCongress(person)) ? STATE_ISSUES : ISSUES;
  const own = issues.filter(({ area }) => area === post?.area);
  const others = issues.filter((issue) => !own.includes(issue));
  return [...own, ...random.some(others, (post ? 3 : 4) - own.length)];
}

function findStubShare(person: SamplePerson): number {
  if (person.leadershipRole !== "" || person.post) return 0;
  if (isStateLegislator(person)) return 0.6;
  return person.seat.type === "executive" ? 0.2 : 0.08;
}

function listOfficeFields(random: Random, person: SamplePerson, details: PersonDetails, isStub: boolean): Body {
  const { key, seat, leadershipRole, departure } = person;
  const { life, elections } = details;
  const inCongress = isInCongress(person);
  const inLegislature = isStateLegislator(person);
  const isRated = inCongress || (inLegislature && random.fork("rated").chance(0.45));
  const isRecorded = inCongress || random.fork("recorded").chance(0.4);
  const hasSlides =
    (inCongress && leadershipRole !== "") || (!isStub && !inLegislature && random.fork("presentations").chance(0.15));
  const race = random.fork("race");
  const candidacy = describeCandidacy(race, person);
  // The tracker follows only some state legislators.
  const isTracked = candidacy !== null && (!inLegislature || race.chance(0.3));
  const races = `https://races.example.org/${REFERENCE_YEAR}`;
  const won = elections.filter(({ type, status }) => type === seat.type && status.startsWith("Won"));
  return {
    electoral_history: elections.map(({ year, raceName, status }) => ({ year, race_name: raceName, status })),
    first_elected: won.at(-1) && String(won.at(-1)?.year),
    number_tenures_in_seat: listSeatTerms(person).length,
    next_election_date: findNextElection(person),
    prior_win_pct: won[0]?.percent.toFixed(1),
    election_status: candidacy,
    racetracker_election_url: isTracked && `${races}/${seat.state.toLowerCase()}`,
    racetracker_candidate_url: isTracked && `${races}/${key}`,
    fec_data: !isStub && inCongress && inventMoney(random.fork("money"), person),
    sig_ratings: !isStub && isRated && inventRatings(random.fork("ratings"), person),
    key_votes: !isStub && isRecorded && inventVotes(random.fork("votes"), person),
    additional_roles: inventAdditionalRoles(random.fork("roles"), person),
    primary_profile_types_additional: leadershipRole !== "" && [`${inCongress ? "Federal" : "State"} Influencers`],
    secondary_profile_types: listSecondaryTypes(person, life),
    presentation_center_url: hasSlides && `https://presentations.example.org/${key}`,
    leadership_post: leadershipRole,
    editorial_groups: inCongress
      ? listEditorialGroups(person, details)
      : listNamesWhere({ Governors: departure === "" && seat.type === "governor" }),
  };
}

const listNamesWhere = (names: Record<string, boolean | undefined>): string[] =>
  Object.keys(names).filter((name) => names[name]);

function listSecondaryTypes({ terms, seat, leadershipRole }: SamplePerson, { earlierOffice }: Life): string[] {
  const title = earlierOffice?.title ?? "";
  const [first] = terms;
  return listNamesWhere({
    "United States Representatives": seat.type === "sen" && first?.type === "rep",
    "State Senators": title === "state senator",
    "State Representatives":
      title === "state representative" || (seat.type === "state-senate" && first?.type === "state-house"),
    "Statewide Officials": /^state (?:attorney|treasurer)/u.test(title),
    Mayors: title.startsWith("mayor of"),
    "National Party Officials": /Conference|Caucus|Steering|Policy/u.test(leadershipRole),
  });
}

/** Lists entries of the lookup 'editorial_groups' for a member of Congress. */
function listEditorialGroups(person: SamplePerson, { life, memberships }: PersonDetails): string[] {
  const holds = (post: string) => memberships.committees.some(({ title }) => title === post);
  const sits = person.departure === "";
  return listNamesWhere({
    "Congressional Leadership": person.leadershipRole !== "",
    "Committee Chairs": holds("Chair"),
    "Ranking Members": holds("Ranking Member"),
    "Freshman Members": sits && findSeatStart(person) === 2025,
    "Veterans in Congress": sits && life.military !== null,
    "Physicians in Congress": sits && life.schools.some(({ degree }) => degree === "M.D."),
  });
}

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

/** Writes all panels of a profile with one writer, so that no sentence comes twice. */
function writeProse(
  writer: SentenceWriter,
  facts: Facts,
  person: SamplePerson,
  { issues, isStub }: { issues: readonly Issue[]; isStub: boolean },
): Record<string, string> {
  const { post, departure } = person;
  const isBrief = isStateLegislator(person) && !writer.random.chance(LONG_NARRATIVE_SHARE);
  const length = post ? "post" : isBrief ? "brief" : "long";
  const plan = plans.kinds[findKind(person, isBrief)];
  const own: Record<string, Choice> = {
    ...lists,
    departure: departure !== "" && departures[departure],
    duties: findDuties(describeOffice(person).title),
    ...(post && { ...posts[post.kind], style: posts[post.kind].approach }),
  };
  const write = (names: readonly string[]) =>
    writer.write(
      facts,
      own,
      names.map((name) => paragraphs[name] ?? []),
    );
  const quick_summary = write([plan.summary]);
  if (isStub) return { quick_summary };
  const prose: Record<string, string> = { quick_summary, narrative: write(plan.narrative) };
  if (!isBrief) prose["full_narrative"] = prose["narrative"] + write(plan.more);
  if (writer.random.chance(plans.affiliations.shares[length]))
    prose["professional_affiliations"] = writeList(writer, facts, lists.affiliations);
  // Analysts no longer write about the positions of people who left.
  if (departure !== "") return prose;
  for (const [panel, { steps, shares }] of Object.entries(plans.panels))
    if (writer.random.chance(shares[length])) prose[panel] = writer.write(facts, own, [steps]);
  if (writer.random.chance(plans.positions.shares[length])) {
    const written = issues.slice(0, isBrief ? 2 : 3).map((issue) => {
      const positions = post ? posts[post.kind].positions : issue[person.caucusParty];
      const known = new Map([...facts, ["noun", issue.noun]]);
      const paragraph = writer.write(known, { positions }, [plans.positions.steps]);
      return paragraph.replace("<p>", `<p><strong>${issue.area}.</strong> `);
    });
    prose["policy_positions_focus"] = written.join("");
  }
  return prose;
}

function findKind(person: SamplePerson, isBrief: boolean): keyof typeof plans.kinds {
  if (person.post) return "post";
  if (person.departure !== "") return isBrief ? "briefFormer" : "former";
  if (isInCongress(person)) return "congress";
  if (isStateLegislator(person)) return isBrief ? "brief" : "legislator";
  return person.seat.type === "governor" ? "governor" : "officer";
}

export const findDuties = (title: string): readonly string[] | undefined =>
  duties.find((duty) => new RegExp(duty.title, "iu").test(title))?.sentences;

function writeList(writer: SentenceWriter, facts: Facts, list: readonly string[]): string {
  const items = Array.from({ length: writer.random.int(2, 3) }, () => writer.sentence(facts, list));
  const filled = items.flatMap((item) => (item === "" ? [] : [`<li>${item}</li>`]));
  return filled.length === 0 ? "" : `<ul>${filled.join("")}</ul>`;
}
