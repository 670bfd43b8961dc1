import type { SampleStaffer } from "./invent-staff.ts";
import { addressName } from "./offices.ts";
import { createRandom } from "./random.ts";
import { isInCongress, isStateLegislator, type SamplePerson, titleOfPerson } from "./sample-person.ts";
import { modulesOf, phone, SAMPLE } from "./sample-rows.ts";
import { lookUpState } from "./state-facts.ts";

type Row = Record<string, unknown>;
type Ids = ReadonlyMap<string, number>;

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

/** The contact entries of people with a profile, but for those who stand among the people of their agency. */
export function personContactRows(people: readonly SamplePerson[], profiles: Ids): Row[] {
  const random = createRandom("contacts");
  return people
    .filter(({ post }) => post?.agencyId === undefined)
    .map((person) => ({
      record_type: "person",
      source: SAMPLE,
      source_id: person.key,
      profile_id: profiles.get(person.key),
      employer_profile_id: null,
      employer_group_id: null,
      first_name: person.name.first,
      last_name: person.name.last,
      full_name: person.displayName,
      title: titleOfPerson(person),
      email: person.departure === "" ? `${addressName(person.name.last + person.seat.state)}@example.org` : "",
      phone: person.departure === "" ? phone(random.fork(person.key), areaCodeOf(person)) : "",
      majmin: "",
      is_leadership: false,
      job_category_ids: [],
      focus_area_ids: [],
      profile_type_id: contactTypeOf(person),
      subscription_modules: modulesOf(person),
      is_former: person.departure !== "",
    }));
}

/** Staffers, each with an employer among `bosses` or the groups. */
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
      profile_id: null,
      employer_profile_id: profiles.get(boss?.key ?? "") ?? null,
      employer_group_id: employer.kind === "group" ? groups.get(employer.key) : null,
      first_name: first,
      last_name: last,
      full_name: `${first} ${last}`,
      title,
      email: chance.chance(0.9) ? `${addressName(first)}.${addressName(last)}@example.org` : "",
      phone: chance.chance(0.94) ? phone(chance, boss ? areaCodeOf(boss) : "202") : "",
      majmin,
      is_leadership: isLeadership,
      job_category_ids: jobs,
      focus_area_ids: interests,
      profile_type_id: isOfState ? STATE_STAFF : isGovernors ? GOVERNOR_STAFF : MEMBER_STAFF,
      subscription_modules: [isOfState || isGovernors ? 2 : 1],
      is_former: false,
    };
  });
}
