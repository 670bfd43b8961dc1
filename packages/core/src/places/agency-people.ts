import { type SortDirection, sortRows } from "../profiles/data-table.ts";
import { holdsWords } from "../profiles/folded.ts";
import type { AgencyPerson } from "./agency.ts";

export type AgencyPersonColumn = "name" | "title" | "appointment";

/** Those whose name, title or position holds every word of `text`, in any order, whatever case or accents. */
export function filterAgencyPeople(people: readonly AgencyPerson[], text: string): AgencyPerson[] {
  return people.filter(({ preferredNameDisplay, title, positionSummary }) =>
    holdsWords([preferredNameDisplay, title, positionSummary].join(" "), text),
  );
}

/** By last name unless another column is asked for; who is alike there stands in the order of names. */
export function sortAgencyPeople(
  people: readonly AgencyPerson[],
  column: AgencyPersonColumn = "name",
  direction: SortDirection = "ascending",
): AgencyPerson[] {
  const names = ({ lastName, preferredNameDisplay }: AgencyPerson) => [lastName, preferredNameDisplay];
  const keys = (person: AgencyPerson) => (column === "name" ? names(person) : [person[column], ...names(person)]);
  return sortRows(people, keys, direction);
}

/** The columns of a table of these people: how a post is filled only if it is known of somebody. */
export function agencyPersonColumns(people: readonly AgencyPerson[]): AgencyPersonColumn[] {
  return people.some(({ appointment }) => appointment !== "") ? ["name", "title", "appointment"] : ["name", "title"];
}
