import { findDistrict } from "../directory/legislative-districts.ts";
import { findState } from "../directory/states.ts";
import { findAgeClass, formatPortraitAddress } from "../pictures/picture-seed.ts";
import type { SampleGroup, SampleSeat } from "./invent-groups.ts";
import type { SampleStaffer } from "./invent-staff.ts";
import { addressName, inventOffices, inventPhone } from "./offices.ts";
import { createRandom } from "./random.ts";
import {
  CHAMBER_IDS,
  isInCongress,
  isStateLegislator,
  PARTY_NAMES,
  positionOfPerson,
  profileTypeOfPerson,
  REFERENCE_DAY,
  REFERENCE_YEAR,
  type SamplePerson,
  type SampleTerm,
  type StateOffice,
  titleOfPerson,
} from "./sample-person.ts";
import { lookUpState } from "./state-facts.ts";

export const SAMPLE = "sample";
type Row = Record<string, unknown>;
type Ids = ReadonlyMap<string, number>;

/** Entry of the lookup 'subscription_modules'. */
const STATE_INFLUENCERS = 4;
const GENDER_IDS = { F: 1, M: 2, X: 3 };

const modulesOf = (person: SamplePerson): number[] => [person.post?.module ?? (isInCongress(person) ? 1 : 2)];

/** Opened to anyone: the leaders of both chambers and one governor. */
const isUnlocked = ({ leadershipRole, key }: SamplePerson): boolean =>
  leadershipRole === "Speaker of the House" || leadershipRole === "Senate Majority Leader" || key === "governor-CO";

export function chairsOf({ seats, groups }: { seats: readonly SampleSeat[]; groups: readonly SampleGroup[] }) {
  const names = new Map(groups.filter(({ parent }) => parent === null).map(({ key, longName }) => [key, longName]));
  return new Map(
    seats
      .filter(({ title, group }) => title === "Chair" && names.has(group))
      .map(({ person, group }) => [person, names.get(group)]),
  );
}

interface Extras {
  bodies: ReadonlyMap<string, Record<string, unknown>>;
  chairs: ReadonlyMap<string, string | undefined>;
}

export function profileRows(people: readonly SamplePerson[], { bodies, chairs }: Extras): Row[] {
  return people.map((person) => {
    const { seat, post, name, departure } = person;
    const chair = chairs.get(person.key);
    const isFormer = departure !== "";
    const account = addressName(name.last + seat.state);
    return {
      source: SAMPLE,
      source_id: person.key,
      first_name: name.first,
      middle_name: name.middle,
      last_name: name.last,
      suffix: name.suffix,
      nickname: name.nickname,
      aliases: name.nickname === "" ? [] : [`${name.first} ${name.last}`, `${name.nickname} ${name.last}`],
      preferred_name_display: person.displayName,
      gender_id: GENDER_IDS[person.gender],
      birth_date: person.birthDate,
      party_id: post && !post.isPartisan ? null : person.party,
      chamber_id: CHAMBER_IDS[seat.type],
      // People who work for the whole country represent no state.
      state_code: post && post.module !== STATE_INFLUENCERS ? "" : seat.state,
      district: seat.district,
      title: titleOfPerson(person),
      position_summary: `${isFormer ? "Former " : ""}${positionOfPerson(person)}`,
      leadership_role: person.leadershipRole || (chair === undefined ? "" : `Chair, ${chair}`),
      profile_type_id: profileTypeOfPerson(person),
      subscription_modules: modulesOf(person),
      is_former: isFormer,
      is_unlocked: isUnlocked(person),
      headshot: headshotOf(person),
      website_url: isFormer ? "" : `https://${addressName(person.key)}.example.org`,
      contact_form_url: isFormer ? "" : `https://${addressName(person.key)}.example.org/contact`,
      email: isFormer ? "" : `${account}@example.org`,
      ...socialAccounts(person, account),
      identifiers: {},
      body: bodies.get(person.key) ?? {},
      updated_date: REFERENCE_DAY,
    };
  });
}

export function headshotOf({ key, gender, birthDate }: SamplePerson): string {
  if (createRandom(`headshot ${key}`).chance(1 / 12)) return "";
  const look = { F: "f", M: "m", X: "x" } as const;
  const age = REFERENCE_YEAR - Number(birthDate.slice(0, 4));
  return formatPortraitAddress(key, { gender: look[gender], age: findAgeClass(age) });
}

const HANDLES = {
  sen: "Sen",
  rep: "Rep",
  governor: "Gov",
  executive: "Office",
  "state-house": "State",
  "state-senate": "State",
};

/** Handles longer than the networks allow, and hosts nobody has: none can be a real person's account. */
function socialAccounts({ departure, seat, name }: SamplePerson, account: string): Row {
  if (departure !== "") {
    return { facebook_url: "", twitter_username: "", instagram_username: "", youtube: "", linked_in_url: "" };
  }
  const prefix = HANDLES[seat.type];
  const person = name.last.normalize("NFD").replaceAll(/[^A-Za-z]/gu, "");
  return {
    facebook_url: `https://social.example.org/${account}`,
    twitter_username: `${prefix}${person}OfSampleData`,
    instagram_username: `${prefix.toLowerCase()}.${person.toLowerCase()}.of.the.sample.directory`,
    youtube: seat.type === "rep" || seat.type.startsWith("state") ? "" : `https://video.example.org/${account}`,
    linked_in_url: seat.type === "governor" ? `https://work.example.org/${account}` : "",
  };
}

export function termRows(people: readonly SamplePerson[], ids: Ids): Row[] {
  return people.flatMap(({ key, terms, party, caucusParty, office }) =>
    terms.map((term, position) => ({
      profile_id: ids.get(key),
      position,
      type: storedType(term, office),
      start_date: term.start,
      end_date: term.end,
      state_code: term.state,
      district: term.district,
      senate_class: term.senateClass,
      party_name: PARTY_NAMES[party],
      caucus_name: party === 3 ? PARTY_NAMES[caucusParty] : "",
    })),
  );
}

/** A term's kind as the directory stores it: a state's seats go by the names of the open data. */
function storedType({ type }: SampleTerm, office: StateOffice | undefined): string {
  if (type === "state-house") return "lower";
  return type === "state-senate" || type === "executive" ? (office?.type ?? type) : type;
}

export function leadershipRows(people: readonly SamplePerson[], ids: Ids): Row[] {
  return people
    .filter(({ leadershipRole }) => leadershipRole !== "")
    .map(({ key, leadershipRole, seat, terms }) => ({
      profile_id: ids.get(key),
      position: 0,
      title: leadershipRole,
      chamber: seat.type === "sen" || seat.type === "state-senate" ? "senate" : "house",
      start_date: seat.type === "sen" || seat.type === "rep" ? "2025-01-03" : (terms.at(-1)?.start ?? null),
      end_date: null,
    }));
}

export function officeRows(people: readonly SamplePerson[], ids: Ids): Row[] {
  const random = createRandom("offices");
  return people
    .filter(({ departure }) => departure === "")
    .flatMap((person) =>
      inventOffices(random.fork(person.key), person).map((office, position) => ({
        profile_id: ids.get(person.key),
        source: SAMPLE,
        source_id: `${person.key}-office-${position}`,
        position,
        address2: "",
        ...office,
      })),
    );
}

/** Parents first: `ids` has them when the rows of the subcommittees are made. */
export function groupRows(groups: readonly SampleGroup[], ids: Ids, part: "whole" | "part"): Row[] {
  const random = createRandom("group offices");
  return groups
    .filter(({ parent }) => (parent === null) === (part === "whole"))
    .map(({ key, kind, parent, chamber, state = "", category, longName, shortName, jurisdiction }) => {
      const chance = random.fork(key);
      const hasOffice = kind === "committee";
      const area = state === "" ? "202" : lookUpState(state).areaCode;
      return {
        kind,
        source: SAMPLE,
        source_id: key,
        parent_id: parent === null ? null : ids.get(parent),
        chamber,
        state_code: state,
        category,
        short_name: shortName,
        long_name: longName,
        jurisdiction,
        address: hasOffice ? `${chance.int(100, 2400)} ${buildingOf(chamber, state)}` : "",
        phone: hasOffice ? inventPhone(chance, area) : "",
        fax: hasOffice && parent === null && (state === "" || chance.chance(0.3)) ? inventPhone(chance, area) : "",
        email: hasOffice ? `${addressName(key)}@example.org` : "",
        website_url: `https://${addressName(key)}.example.org`,
        minority_website_url:
          hasOffice && parent === null && state === "" ? `https://minority-${addressName(key)}.example.org` : "",
        presentation_center_url:
          parent === null && random.fork(`slides ${key}`).chance(0.2)
            ? `https://presentations.example.org/${addressName(key)}`
            : "",
        subscription_modules: [state === "" ? 1 : 2],
        updated_date: REFERENCE_DAY,
        is_former: false,
      };
    });
}

function buildingOf(chamber: string, state: string): string {
  if (state !== "") return `State Capitol, ${findState(state)?.capital ?? ""}, ${state}`;
  return chamber === "senate"
    ? "Dirksen Senate Office Building, Washington, DC 20510"
    : "Rayburn House Office Building, Washington, DC 20515";
}

export const seatRows = (seats: readonly SampleSeat[], groups: Ids, people: Ids): Row[] =>
  seats.map(({ group, person, side, rank, title }) => ({
    group_id: groups.get(group),
    profile_id: people.get(person),
    side,
    rank,
    title,
  }));

/** Seats of chambers nobody holds, each with the day a successor is to be elected where one is set. */
export const vacancyRows = (people: readonly SamplePerson[]): Row[] =>
  people.flatMap(({ key, seat: { type, state, district }, departure }) => {
    const place = departure === "resigned" ? findDistrict(state, CHAMBER_IDS[type] ?? 0, district) : undefined;
    if (!place) return [];
    const isCalled = createRandom(`vacancy ${key}`).chance(0.6);
    return { source: SAMPLE, source_id: key, district_id: place.id, vacant_until: isCalled ? "2026-11-03" : null };
  });

// Entries of the lookup 'know_who_types'.
const MEMBER = 8;
const MEMBER_STAFF = 9;
const STATE_LEGISLATOR = 10;
const STATE_STAFF = 12;
const GOVERNOR = 13;
const GOVERNOR_STAFF = 14;

function contactTypeOf(person: SamplePerson): number | null {
  if (isInCongress(person)) return MEMBER;
  if (isStateLegislator(person)) return STATE_LEGISLATOR;
  return person.seat.type === "governor" ? GOVERNOR : null;
}

/** Congress and, as they always did, governors are called in Washington. */
const areaCodeOf = ({ seat, office, post }: SamplePerson): string =>
  office === undefined ? "202" : lookUpState(post?.state ?? seat.state).areaCode;

/** The contact entries of people with a profile, but for those who are among the people of their agency. */
export function personContactRows(people: readonly SamplePerson[], profiles: Ids): Row[] {
  const random = createRandom("contacts");
  return people
    .filter(({ post }) => post?.agencyId === undefined)
    .map((person) => ({
      record_type: "person",
      source: SAMPLE,
      source_id: person.key,
      profile_id: profiles.get(person.key),
      first_name: person.name.first,
      last_name: person.name.last,
      full_name: person.displayName,
      title: titleOfPerson(person),
      email: person.departure === "" ? `${addressName(person.name.last + person.seat.state)}@example.org` : "",
      phone: person.departure === "" ? inventPhone(random.fork(person.key), areaCodeOf(person)) : "",
      profile_type_id: contactTypeOf(person),
      subscription_modules: modulesOf(person),
      is_former: person.departure !== "",
    }));
}

export function staffRows(
  staff: readonly SampleStaffer[],
  bosses: ReadonlyMap<string, SamplePerson>,
  { profiles, groups }: { profiles: Ids; groups: Ids },
): Row[] {
  const random = createRandom("contacts");
  return staff.map(({ key, employer, first, last, title, majmin, isOfState, isLeadership, jobs, interests }) => {
    const chance = random.fork(key);
    const boss = employer.kind === "person" ? bosses.get(employer.key) : undefined;
    const isGovernors = boss?.seat.type === "governor";
    return {
      record_type: "staffer",
      source: SAMPLE,
      source_id: key,
      employer_profile_id: profiles.get(boss?.key ?? "") ?? null,
      employer_group_id: employer.kind === "group" ? groups.get(employer.key) : null,
      first_name: first,
      last_name: last,
      full_name: `${first} ${last}`,
      title,
      email: chance.chance(0.9) ? `${addressName(first)}.${addressName(last)}@example.org` : "",
      phone: chance.chance(0.94) ? inventPhone(chance, boss ? areaCodeOf(boss) : "202") : "",
      majmin,
      is_leadership: isLeadership,
      job_category_ids: jobs,
      focus_area_ids: interests,
      profile_type_id: isOfState ? STATE_STAFF : isGovernors ? GOVERNOR_STAFF : MEMBER_STAFF,
      subscription_modules: [isOfState || isGovernors ? 2 : 1],
    };
  });
}
