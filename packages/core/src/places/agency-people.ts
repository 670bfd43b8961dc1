import { type SortDirection, sortRows } from "../kernel/data-table.ts";
import { containsWords } from "../kernel/text.ts";
import type { AgencyPerson } from "./place-records.ts";

export type AgencyPersonColumn = "name" | "title" | "appointment";

/** Filters by all words of `text` in name, title or position, in any order, ignoring case and accents. */
export function filterAgencyPeople(people: readonly AgencyPerson[], text: string): AgencyPerson[] {
  return people.filter(({ preferredNameDisplay, title, positionSummary }) =>
    containsWords([preferredNameDisplay, title, positionSummary].join(" "), text),
  );
}

/** Sorts by a column, by default last name; ties by name. */
export function sortAgencyPeople(
  people: readonly AgencyPerson[],
  column: AgencyPersonColumn = "name",
  direction: SortDirection = "ascending",
): AgencyPerson[] {
  const names = ({ lastName, preferredNameDisplay }: AgencyPerson) => [lastName, preferredNameDisplay];
  const keys = (person: AgencyPerson) => (column === "name" ? names(person) : [person[column], ...names(person)]);
  return sortRows(people, keys, direction);
}

/** Ranks agency people: 0 for heads and acting heads, 1 for their deputies, 2 for others. Names break ties. */
export function rankAgency({ title, isLeadership }: Pick<AgencyPerson, "title" | "isLeadership">): 0 | 1 | 2 {
  if (!isLeadership || SUPPORTS_HEAD.test(title)) return 2;
  return IS_DEPUTY.test(title) && !/\bacting\b/i.test(title) ? 1 : 0;
}

const IS_DEPUTY = /^(?:principal |first |senior )?(?:deputy|vice|associate|assistant|under)\b/i;
const SUPPORTS_HEAD =
  /^(?:deputy )?(?:chief of staff|(?:chief|general) counsel|counsel|inspector general|senior advis|chief \w+(?: \w+)? officer)/i;

/** Lists the table's columns; appointments only if any are known. */
export function listAgencyPersonColumns(people: readonly AgencyPerson[]): AgencyPersonColumn[] {
  return people.some(({ appointment }) => appointment !== "") ? ["name", "title", "appointment"] : ["name", "title"];
}
