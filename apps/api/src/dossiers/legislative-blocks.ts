import {
  type CaucusCategory,
  listCaucusCategories,
  type LegislativePartId,
  listLegislativeParts,
  type PersonProfile,
  buildRecordHref,
} from "@rotunda/core";
import {
  type Block,
  type Inline,
  joinInlines,
  createLink,
  type ListItem,
  createNote,
  buildPairedTable,
  createPlainText,
  createStrongText,
} from "./blocks.ts";

const CONTENTS: Record<LegislativePartId, (profile: PersonProfile, origin: string) => Block[]> = {
  "leadership-post": ({ leadershipPost }) => [{ kind: "paragraph", content: [createPlainText(leadershipPost)] }],
  "committee-leadership": ({ committeeLeadership }) => listOf(committeeLeadership.map(leadershipItem)),
  committees: ({ committees }, origin) => listOf(committees.map((committee) => committeeItem(committee, origin))),
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

function listOf(items: ListItem[]): Block[] {
  return [{ kind: "list", isOrdered: false, items }];
}

function leadershipItem({ position, name }: PersonProfile["committeeLeadership"][number]): ListItem {
  return { content: [createStrongText(position), createPlainText(`, ${name}`)], lists: [] };
}

function committeeItem(committee: PersonProfile["committees"][number], origin: string): ListItem {
  const name = committeeName(committee, origin);
  const subs = committee.subCommittees.map((sub) => committeeName(sub, origin));
  return {
    content: subs.length === 0 ? name : [...name, createPlainText(": "), ...joinInlines(subs, "; ")],
    lists: [],
  };
}

function committeeName(
  { id, committeeName: name, leadershipTitle }: Omit<PersonProfile["committees"][number], "subCommittees">,
  origin: string,
): Inline[] {
  const href =
    origin === "" ? null : origin + buildRecordHref({ id, recordType: "committee", preferredNameDisplay: name });
  return leadershipTitle === ""
    ? [createLink(name, href)]
    : [createLink(name, href), createStrongText(` (${leadershipTitle})`)];
}

function caucusBlocks(categories: readonly CaucusCategory[], origin: string): Block[] {
  const named = listCaucusCategories(categories);
  const contentOf = (caucus: CaucusCategory["caucuses"][number]): Inline[] => {
    const { id, caucusName: name, leadershipTitle } = caucus;
    const href =
      origin === "" ? null : origin + buildRecordHref({ id, recordType: "caucus", preferredNameDisplay: name });
    return leadershipTitle === ""
      ? [createLink(name, href)]
      : [createLink(name, href), createNote(` (${leadershipTitle})`)];
  };
  if (named.every(({ caucusCategoryName }) => caucusCategoryName === "")) {
    return [
      {
        kind: "paragraph",
        content: joinInlines(
          named.flatMap(({ caucuses }) => caucuses.map(contentOf)),
          "; ",
        ),
      },
    ];
  }
  const rows = named.map(({ caucusCategoryName, caucuses }) => ({
    label: caucusCategoryName || "Other",
    lines: [joinInlines(caucuses.map(contentOf), "; ")],
  }));
  return [{ kind: "facts", summary: "Caucuses by category", rows }];
}

function voteTable({ keyVotes }: PersonProfile): Block[] {
  const columns = [
    { title: "Bill", share: 0.22 },
    { title: "Name", share: 0.63 },
    { title: "Vote", share: 0.15 },
  ];
  const rows = keyVotes.map(({ billNumber, name, vote }) => [
    [[createPlainText(billNumber)]],
    [[createPlainText(name)]],
    [[createStrongText(vote)]],
  ]);
  return [buildPairedTable("Key votes", columns, rows)];
}
