import { rankAgency } from "@rotunda/core";

/** People of an agency, who come by name, as its page lists them: the head, deputies, all others. */
export function compareRank<Person extends { title: string; is_leadership: boolean }>(
  people: readonly Person[],
): Person[] {
  const rank = ({ title, is_leadership: isLeadership }: Person) => rankAgency({ title, isLeadership });
  return people.toSorted((a, b) => rank(a) - rank(b));
}
