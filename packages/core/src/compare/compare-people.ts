import { formatDate } from "../kernel/dates.ts";
import { joinNonEmpty } from "../kernel/text.ts";
import { findLookup } from "../lookups/find-lookup.ts";
import type { LookupItem } from "../lookups/lookups.port.ts";
import { listEducation } from "../profiles/education.ts";
import { listKeyFacts } from "../profiles/key-facts.ts";
import { formatWinShare } from "../profiles/life-in-brief.ts";
import { describeRating } from "../profiles/panels.ts";
import type { PersonProfile } from "../profiles/profile.ts";
import { formatCsv } from "../kernel/data-table.ts";

export interface ComparedRow {
  label: string;
  /** One text per person; empty if unknown or not applicable. */
  cells: string[];
  /** True if all people have the same text. */
  isShared: boolean;
  /** True if the difference is worth marking: a party, a committee, a vote, or ratings that are 30 points apart. */
  isNotable: boolean;
  /** The only one of three or more people with another text, if the difference is worth marking; else null. */
  odd: number | null;
}

export interface ComparedSection {
  title: string;
  /** The count beside the title, "1 in common", or empty. */
  note: string;
  rows: ComparedRow[];
}

const RATING_GAP = 30;

/**
 * Compares people (CMP-01). Sections without facts are left out. `today` is an ISO date. `committees` has the names of
 * state committees including the state, which profiles omit.
 */
export function comparePeople(
  people: readonly PersonProfile[],
  today: string,
  committees: readonly LookupItem[] = [],
): ComparedSection[] {
  return [
    compareSeats(people, today),
    compareCommittees(people, committees),
    compareVotes(people),
    compareRatings(people),
    toSection("Elections", [
      toRow("First elected", people, ({ firstElected }) => firstElected),
      toRow("Vote share in last election", people, ({ priorWinPct }) => formatWinShare(priorWinPct)),
    ]),
    toSection("Life", [
      toRow("Born", people, ({ birthDate, birthplace }) => joinNonEmpty([formatDate(birthDate ?? ""), birthplace])),
      toRow("Education", people, (person) => listEducation(person).join("; ")),
    ]),
  ].filter(({ rows }) => rows.length > 0);
}

export const filterDifferences = (sections: readonly ComparedSection[]): ComparedSection[] =>
  sections
    .map((section) => ({ ...section, rows: section.rows.filter(({ isShared }) => !isShared) }))
    .filter(({ rows }) => rows.length > 0);

function compareSeats(people: readonly PersonProfile[], today: string): ComparedSection {
  const place = (person: PersonProfile, type: "state" | "district") =>
    person.chips.find(({ recordType }) => recordType === type)?.text ?? "";
  const keyFact = (label: string) =>
    toRow(label, people, (person) => listKeyFacts(person, today).find((fact) => fact.label === label)?.value ?? "");
  return toSection("Seat", [
    toRow("Position", people, ({ positionSummary }) => positionSummary),
    toRow("State", people, (person) => place(person, "state")),
    toRow("District", people, (person) => place(person, "district")),
    markAnyDifference(toRow("Party", people, ({ politicalParty }) => politicalParty)),
    toRow("Leadership", people, ({ leadershipPost }) => leadershipPost),
    keyFact("Current term"),
    keyFact("In office since"),
    keyFact("Next election"),
    keyFact("Seniority"),
  ]);
}

function compareCommittees(people: readonly PersonProfile[], lookup: readonly LookupItem[]): ComparedSection {
  const rows = compareLists(people, ({ committees }) =>
    committees.map(
      ({ id, committeeName, leadershipTitle }) =>
        [findLookup(lookup, String(id))?.name ?? committeeName, leadershipTitle || "Member"] as const,
    ),
  ).map((row) => markNotable(row, row.cells.includes("")));
  const common = rows.filter(({ isNotable }) => !isNotable);
  // Sorts facts that the people have in common first.
  return {
    title: "Committees",
    note: `${common.length === 0 ? "none" : common.length} in common`,
    rows: [...common, ...rows.filter(({ isNotable }) => isNotable)],
  };
}

/** Omits votes that some of them couldn't cast. */
function compareVotes(people: readonly PersonProfile[]): ComparedSection {
  const rows = compareLists(people, ({ keyVotes }) =>
    keyVotes.map(({ billNumber, name, vote }) => [joinNonEmpty([billNumber, name]), vote] as const),
  ).filter(({ cells }) => !cells.includes(""));
  return { ...toSection("Key Votes", rows.map(markAnyDifference)), note: "that all of them could cast" };
}

/** Omits groups that rated fewer than two of them. */
function compareRatings(people: readonly PersonProfile[]): ComparedSection {
  const rows = compareLists(people, ({ sigRatings }) =>
    sigRatings.map(({ name, rating }) => [name, describeRating(rating)] as const),
  ).filter(({ cells }) => cells.filter((cell) => cell !== "").length > 1);
  return toSection(
    "Special Interest Group Ratings",
    rows.map((row) => {
      const percentages = row.cells.filter((cell) => /^\d/.test(cell)).map((cell) => parseFloat(cell));
      return markNotable(row, Math.max(...percentages) - Math.min(...percentages) >= RATING_GAP);
    }),
  );
}

function toSection(title: string, rows: readonly ComparedRow[]): ComparedSection {
  return { title, note: "", rows: rows.filter(({ cells }) => cells.some((cell) => cell !== "")) };
}

/** A row for each name in any of the lists, in the order of first appearance. */
function compareLists(
  people: readonly PersonProfile[],
  listValues: (person: PersonProfile) => readonly (readonly [name: string, value: string])[],
): ComparedRow[] {
  const lists = people.map((person) => new Map(listValues(person)));
  const names = new Set(lists.flatMap((list) => [...list.keys()]));
  return [...names].map((name) =>
    toComparedRow(
      name,
      lists.map((list) => list.get(name) ?? ""),
    ),
  );
}

const toRow = (
  label: string,
  people: readonly PersonProfile[],
  getText: (person: PersonProfile) => string,
): ComparedRow => toComparedRow(label, people.map(getText));

function toComparedRow(label: string, cells: string[]): ComparedRow {
  return { label, cells, isShared: new Set(cells).size === 1 && cells.length > 1, isNotable: false, odd: null };
}

const markNotable = (row: ComparedRow, isNotable: boolean): ComparedRow => ({
  ...row,
  isNotable,
  odd: isNotable ? findOdd(row.cells) : null,
});

const markAnyDifference = (row: ComparedRow): ComparedRow => markNotable(row, !row.isShared && row.cells.length > 1);

function findOdd(cells: readonly string[]): number | null {
  if (cells.length < 3) return null;
  const odd = cells.findIndex((cell) => cells.filter((other) => other === cell).length === 1);
  const others = new Set(cells.filter((_, index) => index !== odd));
  return cells[odd] && others.size === 1 ? odd : null;
}

export const formatComparisonCsv = (names: readonly string[], sections: readonly ComparedSection[]): string =>
  formatCsv([
    ["", "", ...names],
    ...sections.flatMap(({ title, rows }) => rows.map(({ label, cells }) => [title, label, ...cells])),
  ]);

const ALL = ["", "", "Both", "All three", "All four", "All five", "All six"];

/** Names all people of a comparison: "Both", "All three". */
export const describeAll = (count: number): string => ALL[count] ?? "";

/** Lists the texts of a row with the names of those who have each, for screens without room for columns. */
export function listAnswers({ cells }: Pick<ComparedRow, "cells">, names: readonly string[]) {
  const answers = new Map<string, string[]>();
  for (const [index, name] of names.entries()) {
    const text = cells[index];
    if (text) answers.set(text, [...(answers.get(text) ?? []), name]);
  }
  return [...answers].map(([text, own]) => ({ text, names: own.join(", ") }));
}
