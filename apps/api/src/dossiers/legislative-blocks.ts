import {
  type CaucusCategory,
  listCaucusCategories,
  type LegislativePartId,
  listLegislativeParts,
  type PersonProfile,
} from "@rotunda/core";
import {
  type Block,
  buildFacts,
  buildPairedTable,
  buildParagraph,
  createNote,
  createPlainText,
  createRecordLink,
  createStrongText,
  createTextLines,
  type Inline,
  joinInlines,
} from "./blocks.ts";

const CONTENTS: Record<LegislativePartId, (profile: PersonProfile, origin: string) => Block[]> = {
  "leadership-post": ({ leadershipPost }) => buildParagraph([createPlainText(leadershipPost)]),
  "committee-leadership": ({ committeeLeadership }) =>
    buildList(
      committeeLeadership.map(({ position, name }) => [createStrongText(position), createPlainText(`, ${name}`)]),
    ),
  committees: ({ committees }, origin) =>
    buildList(
      committees.map((committee) => {
        const name = nameCommittee(committee, origin);
        const subs = committee.subCommittees.map((sub) => nameCommittee(sub, origin));
        return subs.length === 0 ? name : [...name, createPlainText(": "), ...joinInlines(subs, "; ")];
      }),
    ),
  "noteworthy-caucuses": ({ caucuses }, origin) => caucusBlocks(caucuses, origin),
  "all-caucuses": ({ allCaucuses }, origin) => caucusBlocks(allCaucuses, origin),
  "key-votes": voteTable,
};

/** Leadership, committees, caucuses and votes, those there are. */
export function buildLegislativeBlocks(profile: PersonProfile, origin: string): Block[] {
  return listLegislativeParts(profile).flatMap(({ id, title }): Block[] => [
    { kind: "heading", level: 3, text: title, note: "" },
    ...CONTENTS[id](profile, origin),
  ]);
}

const buildList = (items: readonly Inline[][]): Block[] => [
  { kind: "list", isOrdered: false, items: items.map((content) => ({ content, lists: [] })) },
];

function nameCommittee(
  { id, committeeName, leadershipTitle }: Omit<PersonProfile["committees"][number], "subCommittees">,
  origin: string,
): Inline[] {
  const name = createRecordLink({ id, recordType: "committee", preferredNameDisplay: committeeName }, origin);
  return leadershipTitle === "" ? [name] : [name, createStrongText(` (${leadershipTitle})`)];
}

function caucusBlocks(categories: readonly CaucusCategory[], origin: string): Block[] {
  const named = listCaucusCategories(categories);
  const nameCaucuses = ({ caucuses }: CaucusCategory): Inline[][] =>
    caucuses.map(({ id, caucusName, leadershipTitle }) => {
      const name = createRecordLink({ id, recordType: "caucus", preferredNameDisplay: caucusName }, origin);
      return leadershipTitle === "" ? [name] : [name, createNote(` (${leadershipTitle})`)];
    });
  if (named.every(({ caucusCategoryName }) => caucusCategoryName === "")) {
    return buildParagraph(joinInlines(named.flatMap(nameCaucuses), "; "));
  }
  const rows = named.map((category) => ({
    label: category.caucusCategoryName || "Other",
    lines: [joinInlines(nameCaucuses(category), "; ")],
  }));
  return buildFacts("Caucuses by category", rows);
}

function voteTable({ keyVotes }: PersonProfile): Block[] {
  const columns = [
    { title: "Bill", share: 0.22 },
    { title: "Name", share: 0.63 },
    { title: "Vote", share: 0.15 },
  ];
  const rows = keyVotes.map(({ billNumber, name, vote }) => [
    createTextLines(billNumber),
    createTextLines(name),
    [[createStrongText(vote)]],
  ]);
  return [buildPairedTable("Key votes", columns, rows)];
}
