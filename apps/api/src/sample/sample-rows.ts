import { districtOf } from "../directory/legislative-districts.ts";
import { stateOf } from "../directory/states.ts";
import { ageClassOf, portraitAddress } from "../pictures/picture-seed.ts";
import type { SampleGroup, SampleSeat } from "./invent-groups.ts";
import { addressName, inventOffices } from "./offices.ts";
import { createRandom } from "./random.ts";
import { REFERENCE_DAY, REFERENCE_YEAR } from "./reference-day.ts";
import {
  CHAMBER_IDS,
  isInCongress,
  PARTY_NAMES,
  positionOfPerson,
  profileTypeOfPerson,
  type SamplePerson,
  type SampleTerm,
  titleOfPerson,
} from "./sample-person.ts";
import type { StateOffice } from "./state-office.ts";
import { lookUpState } from "./state-facts.ts";

export const SAMPLE = "sample";
type Row = Record<string, unknown>;
type Ids = ReadonlyMap<string, number>;

/** Entry of the lookup 'subscription_modules'. */
const STATE_INFLUENCERS = 4;
const GENDER_IDS = { F: 1, M: 2, X: 3 };

export const modulesOf = (person: SamplePerson): number[] => [person.post?.module ?? (isInCongress(person) ? 1 : 2)];

/** Opened to anyone: the leaders of both chambers and one governor. */
const isUnlocked = ({ leadershipRole, key }: SamplePerson): boolean =>
  leadershipRole === "Speaker of the House" || leadershipRole === "Senate Majority Leader" || key === "governor-CO";

/** What the chair of a full committee is called on their card, by person. */
export function chairsOf({ seats, groups }: { seats: readonly SampleSeat[]; groups: readonly SampleGroup[] }) {
  const names = new Map(groups.filter(({ parent }) => parent === null).map(({ key, longName }) => [key, longName]));
  return new Map(
    seats
      .filter(({ title, group }) => title === "Chair" && names.has(group))
      .map(({ person, group }) => [person, names.get(group)]),
  );
}

interface Told {
  bodies: ReadonlyMap<string, Record<string, unknown>>;
  chairs: ReadonlyMap<string, string | undefined>;
}

export function profileRows(people: readonly SamplePerson[], { bodies, chairs }: Told): Row[] {
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
      // Those who work for the whole country sit for no state.
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

/** A drawn face that fits the person; about one in twelve has none, as in any directory. */
export function headshotOf({ key, gender, birthDate }: SamplePerson): string {
  if (createRandom(`headshot ${key}`).chance(1 / 12)) return "";
  const look = { F: "f", M: "m", X: "x" } as const;
  const age = REFERENCE_YEAR - Number(birthDate.slice(0, 4));
  return portraitAddress(key, { gender: look[gender], age: ageClassOf(age) });
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
        phone: hasOffice ? phone(chance, area) : "",
        fax: hasOffice && parent === null && (state === "" || chance.chance(0.3)) ? phone(chance, area) : "",
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
  if (state !== "") return `State Capitol, ${stateOf(state)?.capital ?? ""}, ${state}`;
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
    const place = departure === "resigned" ? districtOf(state, CHAMBER_IDS[type] ?? 0, district) : undefined;
    if (!place) return [];
    const isCalled = createRandom(`vacancy ${key}`).chance(0.6);
    return { source: SAMPLE, source_id: key, district_id: place.id, vacant_until: isCalled ? "2026-11-03" : null };
  });

/** 555-0100 to 555-0199 are set aside for fiction in every area code. */
export const phone = (random: { int(low: number, high: number): number }, area: string): string =>
  `${area}-555-01${String(random.int(0, 99)).padStart(2, "0")}`;
