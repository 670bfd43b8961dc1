import { positionOf, profileTypeOf, titleOf } from "../directory/positions.ts";
import type { SampleCountry } from "./invent-country.ts";
import { addressName, inventOffices } from "./offices.ts";
import { createRandom } from "./random.ts";
import { REFERENCE_DAY } from "./reference-day.ts";
import { PARTY_NAMES, type SamplePerson } from "./sample-person.ts";

export const SAMPLE = "sample";
type Row = Record<string, unknown>;
type Ids = ReadonlyMap<string, number>;

const GENDER_IDS = { F: 1, M: 2, X: 3 };
const CHAMBER_IDS = { rep: 1, sen: 2, governor: null };
const MEMBER = 8;
const GOVERNOR = 13;
const MEMBER_STAFF = 9;
const GOVERNOR_STAFF = 14;

const modulesOf = ({ seat }: SamplePerson): number[] => [seat.type === "governor" ? 2 : 1];

/** Opened to anyone: the leaders of both chambers and one governor. */
const isUnlocked = ({ leadershipRole, key }: SamplePerson): boolean =>
  leadershipRole === "Speaker of the House" || leadershipRole === "Senate Majority Leader" || key === "governor-CO";

export function profileRows({ people, bodies, seats, groups }: SampleCountry): Row[] {
  const names = new Map(groups.filter(({ parent }) => parent === null).map(({ key, longName }) => [key, longName]));
  const chairs = new Map(
    seats
      .filter(({ title, group }) => title === "Chair" && names.has(group))
      .map(({ person, group }) => [person, names.get(group)]),
  );
  return people.map((person) => {
    const { seat, name, departure } = person;
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
      party_id: person.party,
      chamber_id: CHAMBER_IDS[seat.type],
      state_code: seat.state,
      district: seat.district,
      title: titleOf(seat),
      position_summary: `${isFormer ? "Former " : ""}${positionOf(seat)}`,
      leadership_role: person.leadershipRole || (chair === undefined ? "" : `Chair, ${chair}`),
      profile_type_id: profileTypeOf(seat),
      subscription_modules: modulesOf(person),
      is_former: isFormer,
      is_unlocked: isUnlocked(person),
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

/** Handles longer than the networks allow, and hosts nobody has: none can be a real person's account. */
function socialAccounts({ departure, seat, name }: SamplePerson, account: string): Row {
  if (departure !== "") {
    return { facebook_url: "", twitter_username: "", instagram_username: "", youtube: "", linked_in_url: "" };
  }
  const prefix = seat.type === "sen" ? "Sen" : seat.type === "rep" ? "Rep" : "Gov";
  const person = name.last.normalize("NFD").replaceAll(/[^A-Za-z]/gu, "");
  return {
    facebook_url: `https://social.example.org/${account}`,
    twitter_username: `${prefix}${person}OfSampleData`,
    instagram_username: `${prefix.toLowerCase()}.${person.toLowerCase()}.of.the.sample.directory`,
    youtube: seat.type === "rep" ? "" : `https://video.example.org/${account}`,
    linked_in_url: seat.type === "governor" ? `https://work.example.org/${account}` : "",
  };
}

export function termRows({ people }: SampleCountry, ids: Ids): Row[] {
  return people.flatMap(({ key, terms, party, caucusParty }) =>
    terms.map((term, position) => ({
      profile_id: ids.get(key),
      position,
      type: term.type,
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

export function leadershipRows({ people }: SampleCountry, ids: Ids): Row[] {
  return people
    .filter(({ leadershipRole }) => leadershipRole !== "")
    .map(({ key, leadershipRole, seat }) => ({
      profile_id: ids.get(key),
      position: 0,
      title: leadershipRole,
      chamber: seat.type === "sen" ? "senate" : "house",
      start_date: "2025-01-03",
      end_date: null,
    }));
}

export function officeRows({ people, hash }: SampleCountry, ids: Ids): Row[] {
  const random = createRandom(hash).fork("offices");
  return people
    .filter(({ departure }) => departure === "")
    .flatMap((person) =>
      inventOffices(random.fork(person.key), person).map((office, position) => ({
        profile_id: ids.get(person.key),
        source: SAMPLE,
        source_id: `${person.key}-office-${position}`,
        position,
        ...office,
      })),
    );
}

/** Parents first: `ids` has them when the rows of the subcommittees are made. */
export function groupRows({ groups, hash }: SampleCountry, ids: Ids, part: "whole" | "part"): Row[] {
  const random = createRandom(hash).fork("group offices");
  return groups
    .filter(({ parent }) => (parent === null) === (part === "whole"))
    .map(({ key, kind, parent, chamber, category, longName, shortName, jurisdiction }) => {
      const chance = random.fork(key);
      const building = chamber === "senate" ? "Dirksen Senate Office Building" : "Rayburn House Office Building";
      const hasOffice = kind === "committee";
      return {
        kind,
        source: SAMPLE,
        source_id: key,
        parent_id: parent === null ? null : ids.get(parent),
        chamber,
        category,
        short_name: shortName,
        long_name: longName,
        jurisdiction,
        address: hasOffice
          ? `${chance.int(100, 2400)} ${building}, Washington, DC ${chamber === "senate" ? "20510" : "20515"}`
          : "",
        phone: hasOffice ? phone(chance, "202") : "",
        fax: hasOffice && parent === null ? phone(chance, "202") : "",
        email: hasOffice ? `${addressName(key)}@example.org` : "",
        website_url: `https://${addressName(key)}.example.org`,
        minority_website_url: hasOffice && parent === null ? `https://minority-${addressName(key)}.example.org` : "",
        subscription_modules: [1],
        updated_date: REFERENCE_DAY,
        is_former: false,
      };
    });
}

export const seatRows = ({ seats }: SampleCountry, groups: Ids, people: Ids): Row[] =>
  seats.map(({ group, person, side, rank, title }) => ({
    group_id: groups.get(group),
    profile_id: people.get(person),
    side,
    rank,
    title,
  }));

export function contactRows({ people, staff, hash }: SampleCountry, profiles: Ids, groups: Ids): Row[] {
  const random = createRandom(hash).fork("contacts");
  const byKey = new Map(people.map((person) => [person.key, person]));
  const members = people.map((person) => ({
    record_type: "person",
    source: SAMPLE,
    source_id: person.key,
    profile_id: profiles.get(person.key),
    employer_profile_id: null,
    employer_group_id: null,
    first_name: person.name.first,
    last_name: person.name.last,
    full_name: person.displayName,
    title: titleOf(person.seat),
    email: person.departure === "" ? `${addressName(person.name.last + person.seat.state)}@example.org` : "",
    phone: person.departure === "" ? phone(random.fork(person.key), "202") : "",
    majmin: "",
    is_leadership: false,
    job_category_ids: [],
    focus_area_ids: [],
    profile_type_id: person.seat.type === "governor" ? GOVERNOR : MEMBER,
    subscription_modules: modulesOf(person),
    is_former: person.departure !== "",
  }));
  const staffers = staff.map(({ key, employer, first, last, title, majmin, isLeadership, jobs, interests }) => {
    const chance = random.fork(key);
    const boss = employer.kind === "person" ? byKey.get(employer.key) : undefined;
    const isGovernors = boss?.seat.type === "governor";
    return {
      record_type: "staffer",
      source: SAMPLE,
      source_id: key,
      profile_id: null,
      employer_profile_id: profiles.get(boss?.key ?? "") ?? null,
      employer_group_id: employer.kind === "group" ? groups.get(employer.key) : null,
      first_name: first,
      last_name: last,
      full_name: `${first} ${last}`,
      title,
      email: chance.chance(0.9) ? `${addressName(first)}.${addressName(last)}@example.org` : "",
      phone: chance.chance(0.94) ? phone(chance, "202") : "",
      majmin,
      is_leadership: isLeadership,
      job_category_ids: jobs,
      focus_area_ids: interests,
      profile_type_id: isGovernors ? GOVERNOR_STAFF : MEMBER_STAFF,
      subscription_modules: [isGovernors ? 2 : 1],
      is_former: false,
    };
  });
  return [...members, ...staffers];
}

/** 555-0100 to 555-0199 are set aside for fiction in every area code. */
const phone = (random: { int(low: number, high: number): number }, area: string): string =>
  `${area}-555-01${String(random.int(0, 99)).padStart(2, "0")}`;
