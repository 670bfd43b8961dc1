import { stateName } from "../directory/states.ts";
import { electionStatus, inventElections, nextElectionDate } from "./elections.ts";
import { inventRatings } from "./interest-ratings.ts";
import { type Issue, ISSUES } from "./issues.ts";
import { inventVotes } from "./key-votes.ts";
import { inventLife, type Life } from "./life.ts";
import { type Standing, factsOf } from "./profile-facts.ts";
import { tellProse } from "./profile-prose.ts";
import type { Random } from "./random.ts";
import { stateLabel } from "./schools.ts";
import { REFERENCE_YEAR } from "./reference-day.ts";
import { type SampleElection, type SamplePerson, seatSince } from "./sample-person.ts";
import { listed } from "./tell.ts";
import { INDUSTRIES } from "../directory/lookup-trees.ts";

/** What a profile shows beyond its columns, under the wire's names; panels the person has nothing for are left out. */
export function profileBody(random: Random, person: SamplePerson, standing: Standing): Record<string, unknown> {
  const life = inventLife(random.fork("life"), person);
  const elections = inventElections(random.fork("elections"), person);
  const issues = random.fork("issues").some(ISSUES, 4);
  const facts = factsOf(random.fork("facts"), person, { life, elections, standing, issues });
  // One in twelve profiles is a stub: the panels of analysis are still to be written.
  const isStub = random.fork("stub").chance(0.08);
  const prose = tellProse(random.fork("prose"), { person, life, facts, issues, isStub });
  return withoutEmpty({
    ...prose,
    ...lifeFacts(person, life, isStub),
    ...electoralFacts(random.fork("race"), person, elections),
    ...subjects(random.fork("subjects"), issues),
    ...(isStub ? {} : money(random.fork("money"), person)),
    sig_ratings: isStub || person.seat.type === "governor" ? [] : inventRatings(random.fork("ratings"), person),
    key_votes: person.departure === "" && !isStub ? inventVotes(random.fork("votes"), person) : [],
    leadership_post: person.leadershipRole,
    editorial_groups: editorialGroups(person, life, standing),
    is_stub: isStub || undefined,
    substantive_updated_date: `${REFERENCE_YEAR}-0${random.fork("day").int(1, 5)}-1${random.fork("day 2").int(0, 9)}`,
    sources: ["Sample data"],
  });
}

/** Entries of the lookup 'editorial_groups'. */
function editorialGroups(person: SamplePerson, life: Life, { committees }: Standing): string[] {
  const holds = (title: string) => committees.some((one) => one.title === title);
  const sits = person.departure === "" && person.seat.type !== "governor";
  const groups: [string, boolean][] = [
    ["Congressional Leadership", person.leadershipRole !== ""],
    ["Committee Chairs", holds("Chair")],
    ["Ranking Members", holds("Ranking Member")],
    ["Freshman Members", sits && seatSince(person) === 2025],
    ["Governors", person.departure === "" && person.seat.type === "governor"],
    ["Veterans in Congress", sits && life.military !== null],
    ["Physicians in Congress", sits && life.schools.some(({ degree }) => degree === "M.D.")],
  ];
  return groups.filter(([, belongs]) => belongs).map(([name]) => name);
}

function lifeFacts(person: SamplePerson, life: Life, isStub: boolean): Record<string, unknown> {
  const spouse =
    life.spouse === null ? [] : [`${life.maritalStatus === "Widowed" ? "late spouse" : "spouse"} ${life.spouse.name}`];
  const children = life.children === 0 ? [] : [life.children === 1 ? "one child" : `${life.children} children`];
  return {
    birthplace: life.birthplace,
    hometown: life.hometown,
    home_city: life.homeCity,
    home_state: stateName(person.seat.state),
    country: "United States",
    residences: isStub ? [] : life.residences,
    phonetic_name: phonetic(person),
    religion: life.religion,
    ethnicity: person.name.ethnicity,
    marital_status: life.maritalStatus,
    family_members: [...spouse, ...children].join("; "),
    education: life.schools.map(({ degree, field, name, place, type, from, to }) => ({
      degree,
      degree_incomplete: false,
      field_of_study: field,
      school_name: name,
      school_type: type,
      school_location: place,
      department: "",
      year_start: from,
      year_end: to,
    })),
    education_summary: listed(life.schools.map(({ degree, name }) => `${degree}, ${name}`)),
    work_history: isStub
      ? []
      : [
          ...(life.earlierOffice
            ? [
                `${capital(life.earlierOffice.title)}, ${stateLabel(person.seat.state)}, ${life.earlierOffice.from}–${life.earlierOffice.to}`,
              ]
            : []),
          ...life.jobs.toReversed().map(({ title, where, from, to }) => `${capital(title)}, ${where}, ${from}–${to}`),
          ...(life.military
            ? [`United States ${life.military.branch}, ${life.military.from}–${life.military.to}`]
            : []),
        ],
  };
}

function electoralFacts(
  random: Random,
  person: SamplePerson,
  elections: readonly SampleElection[],
): Record<string, unknown> {
  const own = person.terms.filter(({ type }) => type === person.seat.type);
  const status = electionStatus(random, person);
  return {
    electoral_history: elections.map(({ year, raceName, status }) => ({ year, race_name: raceName, status })),
    first_elected: String(seatSince(person) - 1),
    number_tenures_in_seat: own.length,
    next_election_date: nextElectionDate(person),
    prior_win_pct: elections.find(({ status }) => status.startsWith("Won"))?.percent.toFixed(1),
    election_status: status,
    racetracker_election_url: status && `https://races.example.org/2026/${person.seat.state.toLowerCase()}`,
    racetracker_candidate_url: status && `https://races.example.org/2026/${person.key}`,
  };
}

function subjects(random: Random, issues: readonly Issue[]): Record<string, unknown> {
  return {
    key_policy_areas: [...new Set(issues.map(({ area }) => area))],
    industries: random.some(
      INDUSTRIES.branches.map(([name]) => name),
      2,
    ),
  };
}

function money(random: Random, person: SamplePerson): Record<string, unknown> {
  if (person.seat.type === "governor") return {};
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

/** Names a reader may stumble over are spelled out. */
function phonetic({ name }: SamplePerson): string {
  return PHONETIC[name.last] ?? "";
}

const PHONETIC: Record<string, string> = {
  Abernathy: "AB-er-nath-ee",
  Acevedo: "ah-seh-VEH-doh",
  Aguirre: "ah-GEE-reh",
  Akiyama: "ah-kee-YAH-mah",
  Amundsen: "AH-mund-sen",
  Banerjee: "BAN-er-jee",
  Begay: "beh-GAY",
  Calderón: "kahl-deh-ROHN",
  Coughlin: "KOG-lin",
  Elizondo: "eh-lee-SOHN-doh",
  Halvorsen: "HAL-vor-sen",
  Heffernan: "HEF-er-nan",
  Hinojosa: "ee-noh-HOH-sah",
  Ingersoll: "ING-ger-sol",
  Jaramillo: "hah-rah-MEE-yoh",
  Kealoha: "keh-ah-LOH-hah",
  Knudsen: "NOOD-sen",
  Kowalski: "koh-VAHL-skee",
  Lindqvist: "LIND-kvist",
  Manibusan: "mah-nee-BOO-sahn",
  Marchetti: "mar-KET-ee",
  Mukherjee: "MOO-ker-jee",
  Nguyen: "WIN",
  Quiñones: "kee-NYOH-nes",
  Rentería: "ren-teh-REE-ah",
  Sengupta: "sen-GOOP-tah",
  Thackery: "THAK-er-ee",
  Trinh: "TRIN",
  Tsosie: "SOH-see",
  Urrutia: "oo-ROO-tyah",
  Zepeda: "seh-PEH-dah",
};

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function withoutEmpty(body: Record<string, unknown>): Record<string, unknown> {
  const isEmpty = (value: unknown) =>
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(body).filter(([, value]) => !isEmpty(value)));
}
