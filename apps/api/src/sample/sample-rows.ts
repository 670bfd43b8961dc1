import { SUBSCRIPTION_MODULES } from "@rotunda/core";
import { findDistrict } from "../directory/legislative-districts.ts";
import { findState } from "../directory/states.ts";
import { findAgeClass, formatPortraitAddress } from "../pictures/picture-seed.ts";
import places from "./content/offices.json" with { type: "json" };
import type { SampleGroup } from "./invent-groups.ts";
import type { SampleStaffer } from "./invent-staff.ts";
import type { Name } from "./names.ts";
import { createRandom, type Random } from "./random.ts";
import {
  CHAMBER_IDS,
  describeOffice,
  isCountrySeat,
  isInCongress,
  PARTY_NAMES,
  REFERENCE_DAY,
  REFERENCE_YEAR,
  type SamplePerson,
} from "./sample-person.ts";
import { lookUpState } from "./state-facts.ts";

export const SAMPLE = "sample";
export type Ids = ReadonlyMap<string, number>;

const STATE_INFLUENCERS = 4;
const GENDERS = { F: { id: 1, look: "f" }, M: { id: 2, look: "m" }, X: { id: 3, look: "x" } } as const;
const officeRandom = createRandom("offices");
const contactRandom = createRandom("contacts");
const groupRandom = createRandom("group offices");

const { federalPolicymakers, statePolicymakers } = SUBSCRIPTION_MODULES;
const listModules = (person: SamplePerson): number[] => [
  person.post?.module ?? (isInCongress(person) ? federalPolicymakers : statePolicymakers),
];
/** Names the seat too, because people of a state share last names. */
const formatMailbox = ({ key, name }: SamplePerson): string => formatHost(`${name.last}-${key}`);
const formatEmail = (person: SamplePerson) => (person.departure === "" ? `${formatMailbox(person)}@example.org` : "");

/** `chair` is the full committee the person chairs. */
export function buildProfileRow(person: SamplePerson, body: Record<string, unknown>, chair?: string) {
  const { key, seat, post, name, departure, leadershipRole } = person;
  const { title, position, profileType } = describeOffice(person);
  const isFormer = departure !== "";
  const website = isFormer ? "" : `https://${formatHost(key)}.example.org`;
  return {
    source: SAMPLE,
    source_id: key,
    first_name: name.first,
    middle_name: name.middle,
    last_name: name.last,
    suffix: name.suffix,
    nickname: name.nickname,
    aliases: name.nickname === "" ? [] : [name.first, name.nickname].map((first) => `${first} ${name.last}`),
    preferred_name_display: person.displayName,
    gender_id: GENDERS[person.gender].id,
    birth_date: person.birthDate,
    party_id: post && !post.isPartisan ? null : person.party,
    chamber_id: CHAMBER_IDS[seat.type],
    // People who work for the whole country represent no state.
    state_code: post && post.module !== STATE_INFLUENCERS ? "" : seat.state,
    district: seat.district,
    title,
    position_summary: `${isFormer ? "Former " : ""}${position}`,
    leadership_role: leadershipRole || (chair === undefined ? "" : `Chair, ${chair}`),
    profile_type_id: profileType,
    subscription_modules: listModules(person),
    is_former: isFormer,
    // The leaders of both chambers and one governor are open to anyone.
    is_unlocked: /^(?:Speaker of the House|Senate Majority Leader)$/u.test(leadershipRole) || key === "governor-CO",
    headshot: drawHeadshot(person),
    website_url: website,
    contact_form_url: website && `${website}/contact`,
    email: formatEmail(person),
    ...listSocialAccounts(person),
    body,
    updated_date: REFERENCE_DAY,
  };
}

export function drawHeadshot({ key, gender, birthDate }: SamplePerson): string {
  if (createRandom(`headshot ${key}`).chance(1 / 12)) return "";
  const age = findAgeClass(REFERENCE_YEAR - Number(birthDate.slice(0, 4)));
  return formatPortraitAddress(key, { gender: GENDERS[gender].look, age });
}

/** Handles are longer than the networks allow and nobody owns the hosts, so no account is a real person's. */
function listSocialAccounts(person: SamplePerson) {
  const { departure, seat } = person;
  const account = formatMailbox(person);
  const ifServing = (address: string, has = true) => (departure === "" && has ? address : "");
  return {
    facebook_url: ifServing(`https://social.example.org/${account}`),
    twitter_username: ifServing(`${account.replaceAll("-", "_")}_of_sample_data`),
    instagram_username: ifServing(`${account.replaceAll("-", ".")}.of.the.sample.directory`),
    youtube: ifServing(
      `https://video.example.org/${account}`,
      !["rep", "state-house", "state-senate"].includes(seat.type),
    ),
    linked_in_url: ifServing(`https://work.example.org/${account}`, seat.type === "governor"),
  };
}

const CONTACT_TYPES = { rep: 8, sen: 8, "state-house": 10, "state-senate": 10, governor: 13, executive: null };
const MEMBER_STAFF = 9;
const STATE_STAFF = 12;
const GOVERNOR_STAFF = 14;

export const PERSON_TABLES: Record<string, (person: SamplePerson) => object[]> = {
  terms: ({ terms, party, caucusParty, office }) =>
    terms.map((term, position) => ({
      position,
      // The seats of states have the names of the open data.
      type: term.type === "state-house" ? "lower" : (office?.type ?? term.type),
      start_date: term.start,
      end_date: term.end,
      state_code: term.state,
      district: term.district,
      senate_class: term.senateClass,
      party_name: PARTY_NAMES[party],
      caucus_name: party === 3 ? PARTY_NAMES[caucusParty] : "",
    })),
  leadership_roles: (person) => {
    if (person.leadershipRole === "") return [];
    const chamber = person.seat.type === "sen" || person.seat.type === "state-senate" ? "senate" : "house";
    const start_date = isInCongress(person) ? "2025-01-03" : (person.terms.at(-1)?.start ?? null);
    return [{ position: 0, title: person.leadershipRole, chamber, start_date }];
  },
  offices: (person) =>
    (person.departure === "" ? inventOffices(officeRandom.fork(person.key), person) : []).map((office, position) => ({
      source: SAMPLE,
      source_id: `${person.key}-office-${position}`,
      position,
      ...office,
    })),
  contacts: (person) => {
    const { key, name, seat, post, departure } = person;
    // The head of an agency is among the people of the agency.
    if (post?.agencyId !== undefined) return [];
    const contact = {
      ...buildContactRow("person", key, name),
      full_name: person.displayName,
      title: describeOffice(person).title,
      email: formatEmail(person),
      phone: departure === "" ? inventPhone(contactRandom.fork(key), findAreaCode(person)) : "",
      profile_type_id: CONTACT_TYPES[seat.type],
      subscription_modules: listModules(person),
      is_former: departure !== "",
    };
    return [contact];
  },
};

export const buildContactRow = (record_type: string, key: string, { first, last }: Pick<Name, "first" | "last">) => ({
  record_type,
  source: SAMPLE,
  source_id: key,
  first_name: first,
  last_name: last,
  full_name: `${first} ${last}`,
});

function inventOffices(random: Random, person: SamplePerson) {
  const { seat, name, post } = person;
  const { type, state } = seat;
  const { areaCode, cities } = lookUpState(state);
  const { kind, capital = "" } = findState(state) ?? {};
  const home = { address1: "", city: capital, state_code: state, zip: "", fax: "" };
  const capitol = { ...home, type: "Capitol Office" };
  if (post) return [inventLocalOffice(random, "Main Office", post)];
  if (!isCountrySeat(seat)) {
    // Legislators share the building they meet in; only some keep a room in their district.
    const building =
      kind === "state" ? "State Capitol" : kind === "district" ? "Council Building" : "Legislative Building";
    const room = random.chance(0.9) ? String(random.int(100, 640)) : "";
    const main = { ...capitol, building, room, phone: inventPhone(random, areaCode) };
    const isLocal = type !== "executive" && random.chance(0.35);
    return isLocal
      ? [main, inventLocalOffice(random, "District Office", { city: random.pick(cities), state })]
      : [main];
  }
  const local = random.some(cities, type === "sen" ? 4 : type === "rep" ? random.int(1, 3) : 1);
  const building =
    type === "governor"
      ? "State Capitol"
      : random.pick(type === "sen" ? places.senateBuildings : places.houseBuildings);
  const main = {
    ...capitol,
    ...(type !== "governor" && { city: "Washington", state_code: "DC", zip: type === "sen" ? "20510" : "20515" }),
    building,
    room: String(type === "governor" ? random.int(100, 250) : random.int(102, 2400)),
    phone: inventPhone(random, type === "governor" ? areaCode : "202"),
    fax: random.chance(0.5) ? inventPhone(random, "202") : "",
  };
  const localType = { rep: "District Office", sen: "State Office", governor: "Regional Office" }[seat.type];
  const others = local.map((city) => inventLocalOffice(random, localType, { city, state }));
  // A few members have no office at home, so their panel has one entry.
  return name.last.length % 11 === 0 ? [main] : [main, ...others];
}

const inventLocalOffice = (random: Random, type: string, { city, state }: { city: string; state: string }) => ({
  type,
  building: random.chance(0.3) ? random.pick(places.buildings) : "",
  room: random.chance(0.6) ? `Suite ${random.int(1, 60) * 10}` : "",
  address1: `${random.int(10, 2400)} ${random.pick(places.streets)}`,
  city,
  state_code: state,
  zip: "",
  phone: random.chance(0.96) ? inventPhone(random, lookUpState(state).areaCode) : "",
  fax: "",
});

/** Every area code reserves 555-0100 to 555-0199 for fiction. */
export const inventPhone = (random: Random, areaCode: string): string =>
  `${areaCode}-555-01${String(random.int(0, 99)).padStart(2, "0")}`;

export const formatHost = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[^\p{L}\d-]/gu, "")
    .toLowerCase();

/** Members of Congress and governors have phones in Washington. */
const findAreaCode = ({ seat, office, post }: SamplePerson): string =>
  office === undefined ? "202" : lookUpState(post?.state ?? seat.state).areaCode;

/** `ids` has the id of its parent. */
export function buildGroupRow({ key, parent, state = "", longName, shortName, ...group }: SampleGroup, ids: Ids) {
  const random = groupRandom.fork(key);
  const host = formatHost(key);
  const isWhole = parent === null;
  const isOfCongress = state === "";
  const area = isOfCongress ? "202" : lookUpState(state).areaCode;
  const building =
    group.chamber === "senate"
      ? "Dirksen Senate Office Building, Washington, DC 20510"
      : "Rayburn House Office Building, Washington, DC 20515";
  const place = isOfCongress ? building : `State Capitol, ${findState(state)?.capital ?? ""}, ${state}`;
  const isCaucus = group.kind === "caucus";
  return {
    ...group,
    source: SAMPLE,
    source_id: key,
    parent_id: isWhole ? null : ids.get(parent),
    state_code: state,
    short_name: shortName,
    long_name: longName,
    address: isCaucus ? "" : `${random.int(100, 2400)} ${place}`,
    phone: isCaucus ? "" : inventPhone(random, area),
    fax: !isCaucus && isWhole && (isOfCongress || random.chance(0.3)) ? inventPhone(random, area) : "",
    email: isCaucus ? "" : `${host}@example.org`,
    website_url: `https://${host}.example.org`,
    minority_website_url: !isCaucus && isWhole && isOfCongress ? `https://minority-${host}.example.org` : "",
    presentation_center_url:
      isWhole && groupRandom.fork(`slides ${key}`).chance(0.2) ? `https://presentations.example.org/${host}` : "",
    subscription_modules: [isOfCongress ? federalPolicymakers : statePolicymakers],
    updated_date: REFERENCE_DAY,
  };
}

/** Lists the vacancy a resignation leaves, in some cases with the day of the special election. */
export function listVacancies({ key, seat: { type, state, district }, departure }: SamplePerson) {
  const place = departure === "resigned" ? findDistrict(state, CHAMBER_IDS[type] ?? 0, district) : undefined;
  if (!place) return [];
  const isCalled = createRandom(`vacancy ${key}`).chance(0.6);
  return [{ source: SAMPLE, source_id: key, district_id: place.id, vacant_until: isCalled ? "2028-11-07" : null }];
}

export function buildStaffRow(
  staffer: SampleStaffer,
  boss: SamplePerson | undefined,
  { profiles, groups }: Record<"profiles" | "groups", Ids>,
) {
  const { key, employer, first, last, isOfState, ...row } = staffer;
  const random = contactRandom.fork(key);
  const isGovernors = boss?.seat.type === "governor";
  return {
    ...row,
    ...buildContactRow("staffer", key, { first, last }),
    employer_profile_id: profiles.get(boss?.key ?? "") ?? null,
    employer_group_id: employer.kind === "group" ? groups.get(employer.key) : null,
    email: random.chance(0.9) ? `${formatHost(first)}.${formatHost(last)}@${formatHost(employer.key)}.example.org` : "",
    phone: random.chance(0.94) ? inventPhone(random, boss ? findAreaCode(boss) : "202") : "",
    profile_type_id: isOfState ? STATE_STAFF : isGovernors ? GOVERNOR_STAFF : MEMBER_STAFF,
    subscription_modules: [isOfState || isGovernors ? statePolicymakers : federalPolicymakers],
  };
}
