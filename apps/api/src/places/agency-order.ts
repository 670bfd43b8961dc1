import { rankAgency } from "@rotunda/core";

/** Sorts people by rank (head, deputies, others); ties keep their order. */
export function sortAgencyPeople<Person extends { title: string; is_leadership: boolean }>(
  people: readonly Person[],
): Person[] {
  const rank = ({ title, is_leadership: isLeadership }: Person) => rankAgency({ title, isLeadership });
  return people.toSorted((a, b) => rank(a) - rank(b));
}
