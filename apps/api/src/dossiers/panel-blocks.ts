import type { NotesWire, NoteWire } from "@rotunda/core/wire";
import {
  type CaucusCategory,
  type CommitteeSeat,
  describeFinanceSource,
  describeRank,
  describeRating,
  describeYears,
  formatAddressLines,
  formatDate,
  formatOfficeTitle,
  formatPanelNote,
  formatPhone,
  hasFocusAreas,
  hasText,
  type HierarchyChip,
  type LegislativePartId,
  listCaucusCategories,
  listContactOffices,
  listFinanceFigures,
  listHistoryRows,
  listLegislativeParts,
  listNarrativeVersions,
  listSocialLinks,
  type NotePart,
  PANEL_HTML,
  parseNote,
  type PersonProfile,
  type ProfilePanel,
  sortStaffers,
  toSiteLink,
  toStafferItem,
} from "@rotunda/core";
import {
  type Block,
  buildFacts,
  buildParagraph,
  buildTable,
  type CellContent,
  createEmailLine,
  createPhoneLine,
  createRecordLink,
  type Inline,
  joinInlines,
} from "./blocks.ts";
import { readHtml } from "./read-html.ts";

type BuildBlocks = (profile: PersonProfile, origin: string) => Block[];

const PANELS: Record<Exclude<ProfilePanel["kind"], "html">, BuildBlocks> = {
  narrative: (profile, origin) => {
    // A document can't expand, so it includes the longer version.
    const { shown, full } = listNarrativeVersions(profile);
    return readHtml(full || shown, origin);
  },
  legislative: (profile, origin) =>
    listLegislativeParts(profile).flatMap(({ id, title }): Block[] => [
      { kind: "heading", level: 3, text: title, note: "" },
      ...LEGISLATIVE_PARTS[id](profile, origin),
    ]),
  staffers: buildStaffers,
  finance: ({ fecData, financialInfo, preferredNameDisplay }, origin) => {
    const figures = fecData === null ? [] : listFinanceFigures(fecData);
    const rows = figures.map(({ label, text }) => ({ label, lines: [text] }));
    return [
      ...buildFacts(`Campaign finance of ${preferredNameDisplay}`, rows),
      ...(fecData === null ? [] : [buildComment(describeFinanceSource(fecData))]),
      ...(hasText(financialInfo) ? readHtml(financialInfo, origin) : []),
    ];
  },
  ratings: ({ sigRatings, preferredNameDisplay }) => {
    const rows = sigRatings.map(({ name, timespan, rating }) => [[name], [timespan], [describeRating(rating)]]);
    return [
      buildComment("Percent agreement with each group’s scored votes."),
      buildTable(`Ratings of ${preferredNameDisplay} by interest groups`, "ratings", rows),
    ];
  },
  web: (profile) =>
    buildFacts(
      `Web pages of ${profile.preferredNameDisplay}`,
      listSocialLinks(profile).map(({ label, text, href }) => ({ label, lines: [[{ text, href }]] })),
    ),
  offices: buildOffices,
  history: (profile) => buildFacts(`History of ${profile.preferredNameDisplay}`, listHistoryRows(profile)),
  seat: ({ seatHolders }, origin) =>
    listPeople(
      seatHolders.map(({ id, name, party, ...years }) => ({ id, name, facts: [party, describeYears(years)] })),
      origin,
    ),
  delegation: ({ delegation }, origin) =>
    listPeople(
      delegation.map(({ id, name, seat, party }) => ({ id, name, facts: [seat, party] })),
      origin,
    ),
  related: ({ relatedProfiles }, origin) => {
    const people = relatedProfiles.map((item): Inline[] => {
      const about = [item.positionSummary, item.relation].filter(Boolean).join(". ");
      return [createRecordLink({ ...item, text: item.preferredNameDisplay }, origin), { text: about && `, ${about}` }];
    });
    return [buildParagraph(joinInlines(people))];
  },
};

const LEGISLATIVE_PARTS: Record<LegislativePartId, BuildBlocks> = {
  "leadership-post": ({ leadershipPost }) => [buildParagraph([{ text: leadershipPost }])],
  "committee-leadership": ({ committeeLeadership }) =>
    buildList(
      committeeLeadership.map(({ position, name }) => [{ text: position, isStrong: true }, { text: `, ${name}` }]),
    ),
  committees: ({ committees }, origin) =>
    buildList(
      committees.map((committee) => {
        const name = nameCommittee(committee, origin);
        const subs = committee.subCommittees.map((sub) => nameCommittee(sub, origin));
        return subs.length === 0 ? name : [...name, { text: ": " }, ...joinInlines(subs)];
      }),
    ),
  "noteworthy-caucuses": ({ caucuses }, origin) => buildCaucuses(caucuses, origin),
  "all-caucuses": ({ allCaucuses }, origin) => buildCaucuses(allCaucuses, origin),
  "key-votes": ({ keyVotes }) => {
    const rows = keyVotes.map(({ billNumber, name, vote }) => [
      [billNumber],
      [name],
      [[{ text: vote, isStrong: true }]],
    ]);
    return [buildTable("Key votes", "votes", rows)];
  },
};

export function buildPanel(panel: ProfilePanel, profile: PersonProfile, origin: string): Block[] {
  const { kind, id, title } = panel;
  const blocks =
    kind === "html"
      ? readHtml(id in PANEL_HTML ? profile[PANEL_HTML[id as keyof typeof PANEL_HTML]] : "", origin)
      : PANELS[kind](profile, origin);
  if (blocks.length === 0) return [];
  return [{ kind: "heading", level: 2, text: title, note: formatPanelNote(panel, profile) }, ...blocks];
}

const buildComment = (text: string): Block => buildParagraph([{ text, isNote: true }]);
const buildList = (items: readonly Inline[][]): Block[] => [
  { kind: "list", isOrdered: false, items: items.map((content) => ({ content, lists: [] })) },
];

function listPeople(people: readonly { id: number; name: string; facts: string[] }[], origin: string): Block[] {
  const entries = people.map(({ id, name: text, facts }): Inline[] => [
    createRecordLink({ id, recordType: "profile", text }, origin),
    { text: ["", ...facts.filter(Boolean)].join(", ") },
  ]);
  return [buildParagraph(joinInlines(entries))];
}

const nameRecord = (record: HierarchyChip, title: Inline, origin: string): Inline[] => [
  createRecordLink(record, origin),
  ...(title.text === "" ? [] : [{ ...title, text: ` (${title.text})` }]),
];

const nameCommittee = ({ id, committeeName, leadershipTitle, rank }: CommitteeSeat, origin: string): Inline[] => {
  const record = { id, recordType: "committee", text: committeeName } as const;
  const name = nameRecord(record, { text: leadershipTitle, isStrong: true }, origin);
  return rank === null ? name : [...name, { text: `, ${describeRank(rank)}` }];
};

function buildCaucuses(categories: readonly CaucusCategory[], origin: string): Block[] {
  const rows = listCaucusCategories(categories).map(({ caucusCategoryName: label, caucuses }) => {
    const names = caucuses.map(({ id, caucusName: text, leadershipTitle }) =>
      nameRecord({ id, recordType: "caucus", text }, { text: leadershipTitle, isNote: true }, origin),
    );
    return { label, lines: [joinInlines(names)] };
  });
  if (rows.every(({ label }) => label === "")) return rows.flatMap(({ lines }) => lines.map(buildParagraph));
  const facts = rows.map(({ label, lines }) => ({ label: label || "Other", lines }));
  return buildFacts("Caucuses by category", facts);
}

function buildStaffers({ staffers, preferredNameDisplay }: PersonProfile, origin: string): Block[] {
  const rows = sortStaffers(staffers).map((staffer): CellContent[] => {
    const { id, firstName, lastName, title, email, phone } = toStafferItem(staffer);
    const page = { id, recordType: "staffer", text: staffer.stafferFullName } as const;
    const text = [lastName, firstName].filter(Boolean).join(", ");
    const note = staffer.isLeadership ? [{ text: "Leadership Staffer", isNote: true }] : [];
    return [
      [
        [{ ...createRecordLink(page, origin), text, isStrong: true }],
        [{ text: note.length > 0 && title !== "" ? `${title} ` : title }, ...note],
      ],
      [createPhoneLine(phone), createEmailLine(email)],
      [staffer.rolenames.join(", ")],
      [staffer.stafferInterests.join(", ")],
    ];
  });
  const layout = hasFocusAreas(staffers) ? "staffersWithFocusAreas" : "staffers";
  return [buildTable(`Staffers of ${preferredNameDisplay}`, layout, rows)];
}

function buildOffices(profile: PersonProfile): Block[] {
  const { email, phone, address, contactFormUrl, preferredNameDisplay } = profile;
  const offices = listContactOffices(profile);
  const facts = buildFacts(`How to reach ${preferredNameDisplay}`, [
    { label: "Email", lines: [createEmailLine(email)] },
    { label: "Phone", lines: [createPhoneLine(phone)] },
    { label: "Address", lines: [address] },
    { label: "Contact form", lines: [[toSiteLink(contactFormUrl)]] },
  ]);
  const rows = offices.map((office): CellContent[] => [
    [[{ text: formatOfficeTitle(office), isStrong: true }], office.positionSummary],
    [formatAddressLines(office).join(", "), office.hours ?? ""],
    [createPhoneLine(office.phone)],
    [formatPhone(office.fax)],
  ]);
  if (rows.length === 0) return facts;
  const layout = offices.some(({ fax }) => fax !== "") ? "officesWithFax" : "offices";
  return [...facts, buildTable(`Offices of ${preferredNameDisplay}`, layout, rows)];
}

export function buildNotes({ notes, tags }: Pick<NotesWire, "notes" | "tags">): Block[] {
  if (notes.length + tags.length === 0) return [];
  const names = [...new Set(tags.map(({ tag }) => tag))];
  return [
    { kind: "heading", level: 2, text: "Notes and Tags", note: "" },
    ...(names.length > 0 ? [buildParagraph([{ text: `Tags: ${names.join(", ")}` }])] : []),
    ...notes.flatMap((note) => [buildComment(describeSource(note)), ...buildText(note)]),
  ];
}

const describeSource = ({ audience, author_name, updated_at }: NoteWire): string =>
  [audience === "private" ? "Private" : "Shared with the organization", author_name, formatDate(updated_at)]
    .filter(Boolean)
    .join(", ");

const buildText = ({ text }: NoteWire): Block[] =>
  parseNote(text).flatMap(({ kind, lines }) => {
    const contents = lines.map((line) => line.map(toInline));
    return kind === "list" ? buildList(contents) : contents.map(buildParagraph);
  });

const toInline = (part: NotePart): Inline =>
  part.kind === "link" ? { text: part.text, href: part.href } : { text: part.text };
