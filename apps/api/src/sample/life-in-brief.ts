import { stateName } from "../directory/states.ts";
import { type Life, type School, stateLabel } from "./life.ts";
import { phoneticName } from "./names.ts";
import type { SamplePerson } from "./sample-person.ts";
import { inWords, listed } from "./fill-template.ts";

/** The facts of the panel "Life in Brief", under the wire's names. */
export function lifeInBrief(person: SamplePerson, life: Life, isStub: boolean): Record<string, unknown> {
  return {
    birthplace: life.birthplace,
    hometown: life.hometown,
    home_city: life.homeCity,
    home_state: stateName(person.seat.state),
    country: "United States",
    residences: isStub ? [] : life.residences,
    phonetic_name: phoneticName(person.name.last),
    religion: life.religion,
    ethnicity: person.name.ethnicity,
    marital_status: life.maritalStatus,
    family_members: familyOf(life),
    education: life.schools,
    education_summary: listed(life.schools.map(describeSchool)),
    work_history: isStub ? [] : workHistory(person, life),
  };
}

const describeSchool = ({ degree, school_name: name, degree_incomplete: left }: School): string =>
  left ? `attended ${name}` : `${degree}, ${name}`;

function familyOf({ spouse, maritalStatus, children }: Life): string {
  const bond = { Widowed: "late spouse", Partnered: "partner" }[maritalStatus] ?? "spouse";
  const family = spouse === null ? [] : [`${bond} ${spouse.name}`];
  if (children > 0) family.push(children === 1 ? "one child" : `${inWords(children)} children`);
  return family.join("; ");
}

/** Newest first. */
function workHistory({ seat }: SamplePerson, { earlierOffice, jobs, military }: Life): string[] {
  const office = earlierOffice
    ? [`${capital(earlierOffice.title)}, ${stateLabel(seat.state)}, ${earlierOffice.from}–${earlierOffice.to}`]
    : [];
  const work = jobs
    .toReversed()
    .map(({ title, where, from, to }) => `${capital(title)}, ${where}, ${from}–${to ?? "present"}`);
  const service = military ? [`United States ${military.branch}, ${military.from}–${military.to}`] : [];
  return [...office, ...work, ...service];
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
