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
  PARTY_NAMES,
  positionOfPerson,
  profileTypeOfPerson,
  REFERENCE_DAY,
  REFERENCE_YEAR,
  type SamplePerson,
  titleOfPerson,
} from "./sample-person.ts";
import { lookUpState } from "./state-facts.ts";

export const SAMPLE = "sample";
type Ids = ReadonlyMap<string, number>;

/** Entry of the lookup 'subscription_modules'. */
const STATE_INFLUENCERS = 4;
const GENDERS = { F: { id: 1, look: "f" }, M: { id: 2, look: "m" }, X: { id: 3, look: "x" } } as const;
const HANDLES = { sen: "Sen", rep: "Rep", governor: "Gov", executive: "Office" } as const;

const listModules = (person: SamplePerson): number[] => [person.post?.module ?? (isInCongress(person) ? 1 : 2)];
const findMailbox = ({ name, seat }: SamplePerson): string => addressName(name.last + seat.state);

/** The name of the full committee that somebody chairs, by the person's key. */
export function chairsOf({ seats, groups }: { seats: readonly SampleSeat[]; groups: readonly SampleGroup[] }) {
  const names = new Map(groups.filter(({ parent }) => parent === null).map(({ key, longName }) => [key, longName]));
  const chairs = seats.filter(({ title, group }) => title === "Chair" && names.has(group));
  return new Map(chairs.map(({ person, group }) => [person, names.get(group)]));
}

interface Extras {
  bodies: ReadonlyMap<string, Record<string, unknown>>;
  chairs: ReadonlyMap<string, string | undefined>;
}

export const profileRows = (people: readonly SamplePerson[], { bodies, chairs }: Extras) =>
  people.map((person) => {
    const { key, seat, post, name, departure, leadershipRole } = person;
    const chair = chairs.get(key);
    const isFormer = departure !== "";
    const website = isFormer ? "" : `https://${addressName(key)}.example.org`;
    return {
      source: SAMPLE,
      source_id: key,
      first_name: name.first,
      middle_name: name.middle,
      last_name: name.last,
      suffix: name.suffix,
      nickname: name.nickname,
      aliases: name.nickname === "" ? [] : [`${name.first} ${name.last}`, `${name.nickname} ${name.last}`],
      preferred_name_display: person.displayName,
      gender_id: GENDERS[person.gender].id,
      birth_date: person.birthDate,
      party_id: post && !post.isPartisan ? null : person.party,
      chamber_id: CHAMBER_IDS[seat.type],
      // People who work for the whole country represent no state.
      state_code: post && post.module !== STATE_INFLUENCERS ? "" : seat.state,
      district: seat.district,
      title: titleOfPerson(person),
      position_summary: `${isFormer ? "Former " : ""}${positionOfPerson(person)}`,
      leadership_role: leadershipRole || (chair === undefined ? "" : `Chair, ${chair}`),
      profile_type_id: profileTypeOfPerson(person),
      subscription_modules: listModules(person),
      is_former: isFormer,
      // Opened to anyone: the leaders of both chambers and one governor.
      is_unlocked: /^(?:Speaker of the House|Senate Majority Leader)$/u.test(leadershipRole) || key === "governor-CO",
      headshot: headshotOf(person),
      website_url: website,
      contact_form_url: website && `${website}/contact`,
      email: isFormer ? "" : `${findMailbox(person)}@example.org`,
      ...listSocialAccounts(person),
      identifiers: {},
      body: bodies.get(key) ?? {},
      updated_date: REFERENCE_DAY,
    };
  });

export function headshotOf({ key, gender, birthDate }: SamplePerson): string {
  if (createRandom(`headshot ${key}`).chance(1 / 12)) return "";
  const age = findAgeClass(REFERENCE_YEAR - Number(birthDate.slice(0, 4)));
  return formatPortraitAddress(key, { gender: GENDERS[gender].look, age });
}

/** Handles longer than the networks allow, and hosts nobody has: none can be a real person's account. */
function listSocialAccounts(person: SamplePerson) {
  const { departure, seat, name } = person;
  const prefix = seat.type === "state-house" || seat.type === "state-senate" ? "State" : HANDLES[seat.type];
  const account = findMailbox(person);
  const last = name.last.normalize("NFD").replaceAll(/[^A-Za-z]/gu, "");
  const ifServing = (address: string, has = true) => (departure === "" && has ? address : "");
  return {
    facebook_url: ifServing(`https://social.example.org/${account}`),
    twitter_username: ifServing(`${prefix}${last}OfSampleData`),
    instagram_username: ifServing(`${prefix}.${last}.of.the.sample.directory`.toLowerCase()),
    youtube: ifServing(`https://video.example.org/${account}`, prefix !== "Rep" && prefix !== "State"),
    linked_in_url: ifServing(`https://work.example.org/${account}`, prefix === "Gov"),
  };
}

export const termRows = (people: readonly SamplePerson[], ids: Ids) =>
  people.flatMap(({ key, terms, party, caucusParty, office }) =>
    terms.map(({ type, ...term }, position) => ({
      profile_id: ids.get(key),
      position,
      // A state's seats go by the names of the open data.
      type:
        type === "state-house"
          ? "lower"
          : type === "state-senate" || type === "executive"
            ? (office?.type ?? type)
            : type,
      start_date: term.start,
      end_date: term.end,
      state_code: term.state,
      district: term.district,
      senate_class: term.senateClass,
      party_name: PARTY_NAMES[party],
      caucus_name: party === 3 ? PARTY_NAMES[caucusParty] : "",
    })),
  );

export const leadershipRows = (people: readonly SamplePerson[], ids: Ids) =>
  people
    .filter(({ leadershipRole }) => leadershipRole !== "")
    .map((person) => ({
      profile_id: ids.get(person.key),
      position: 0,
      title: person.leadershipRole,
      chamber: person.seat.type.startsWith("sen") || person.seat.type === "state-senate" ? "senate" : "house",
      start_date: isInCongress(person) ? "2025-01-03" : (person.terms.at(-1)?.start ?? null),
      end_date: null,
    }));

export function buildOfficeRows(people: readonly SamplePerson[], ids: Ids) {
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

const BUILDINGS = {
  senate: "Dirksen Senate Office Building, Washington, DC 20510",
  house: "Rayburn House Office Building, Washington, DC 20515",
};

/** Parents first: `ids` has them when the rows of the subcommittees are made. */
export function groupRows(groups: readonly SampleGroup[], ids: Ids, part: "whole" | "part") {
  const random = createRandom("group offices");
  return groups
    .filter(({ parent }) => (parent === null) === (part === "whole"))
    .map(({ key, kind, parent, chamber, state = "", category, longName, shortName, jurisdiction }) => {
      const chance = random.fork(key);
      const host = addressName(key);
      const area = state === "" ? "202" : lookUpState(state).areaCode;
      const building =
        state === ""
          ? BUILDINGS[chamber === "senate" ? "senate" : "house"]
          : `State Capitol, ${findState(state)?.capital ?? ""}, ${state}`;
      const ifOffice = (text: () => string, has = true) => (kind === "committee" && has ? text() : "");
      const isWhole = parent === null;
      return {
        kind,
        source: SAMPLE,
        source_id: key,
        parent_id: isWhole ? null : ids.get(parent),
        chamber,
        state_code: state,
        category,
        short_name: shortName,
        long_name: longName,
        jurisdiction,
        address: ifOffice(() => `${chance.int(100, 2400)} ${building}`),
        phone: ifOffice(() => inventPhone(chance, area)),
        fax: ifOffice(() => (state === "" || chance.chance(0.3) ? inventPhone(chance, area) : ""), isWhole),
        email: ifOffice(() => `${host}@example.org`),
        website_url: `https://${host}.example.org`,
        minority_website_url: ifOffice(() => `https://minority-${host}.example.org`, isWhole && state === ""),
        presentation_center_url:
          isWhole && random.fork(`slides ${key}`).chance(0.2) ? `https://presentations.example.org/${host}` : "",
        subscription_modules: [state === "" ? 1 : 2],
        updated_date: REFERENCE_DAY,
        is_former: false,
      };
    });
}

export const seatRows = (seats: readonly SampleSeat[], groups: Ids, people: Ids) =>
  seats.map(({ group, person, ...seat }) => ({ group_id: groups.get(group), profile_id: people.get(person), ...seat }));

/** Seats of chambers nobody holds, each with the day a successor is to be elected where one is set. */
export const vacancyRows = (people: readonly SamplePerson[]) =>
  people.flatMap(({ key, seat: { type, state, district }, departure }) => {
    const place = departure === "resigned" ? findDistrict(state, CHAMBER_IDS[type] ?? 0, district) : undefined;
    if (!place) return [];
    const isCalled = createRandom(`vacancy ${key}`).chance(0.6);
    return { source: SAMPLE, source_id: key, district_id: place.id, vacant_until: isCalled ? "2026-11-03" : null };
  });

// Entries of the lookup 'know_who_types'.
const CONTACT_TYPES = { rep: 8, sen: 8, "state-house": 10, "state-senate": 10, governor: 13, executive: null };
const MEMBER_STAFF = 9;
const STATE_STAFF = 12;
const GOVERNOR_STAFF = 14;

/** Congress and governors are called in Washington. */
const findAreaCode = ({ seat, office, post }: SamplePerson): string =>
  office === undefined ? "202" : lookUpState(post?.state ?? seat.state).areaCode;

/** The contact entries of people with a profile, but for those who are among the people of their agency. */
export function personContactRows(people: readonly SamplePerson[], profiles: Ids) {
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
      email: person.departure === "" ? `${findMailbox(person)}@example.org` : "",
      phone: person.departure === "" ? inventPhone(random.fork(person.key), findAreaCode(person)) : "",
      profile_type_id: CONTACT_TYPES[person.seat.type],
      subscription_modules: listModules(person),
      is_former: person.departure !== "",
    }));
}

export function staffRows(
  staff: readonly SampleStaffer[],
  bosses: ReadonlyMap<string, SamplePerson>,
  { profiles, groups }: { profiles: Ids; groups: Ids },
) {
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
      phone: chance.chance(0.94) ? inventPhone(chance, boss ? findAreaCode(boss) : "202") : "",
      majmin,
      is_leadership: isLeadership,
      job_category_ids: jobs,
      focus_area_ids: interests,
      profile_type_id: isOfState ? STATE_STAFF : isGovernors ? GOVERNOR_STAFF : MEMBER_STAFF,
      subscription_modules: [isOfState || isGovernors ? 2 : 1],
    };
  });
}
