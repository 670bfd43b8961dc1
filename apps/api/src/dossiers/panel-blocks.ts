import {
  buildEmailHref,
  buildPhoneHref,
  type CaucusCategory,
  describeFinanceSource,
  describeRating,
  formatAddressLines,
  formatOfficeTitle,
  formatPanelNote,
  hasFocusAreas,
  hasText,
  type LegislativePartId,
  listCaucusCategories,
  listContactOffices,
  listFinanceFigures,
  listHistoryRows,
  listLegislativeParts,
  listNarrativeVersions,
  listSocialLinks,
  PANEL_HTML,
  type PersonProfile,
  type ProfilePanel,
  sortStaffers,
  toSiteLink,
  toStafferItem,
} from "@rotunda/core";
import {
  type Block,
  buildFacts,
  buildTable,
  createRecordLink,
  createTextLines,
  type Inline,
  joinInlines,
  type TextLine,
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
  finance: ({ fecData, financialInfo, preferredNameDisplay }, origin) => [
    ...(fecData === null
      ? []
      : [
          ...buildFacts(
            `Campaign finance of ${preferredNameDisplay}`,
            listFinanceFigures(fecData).map(({ label, text }) => ({ label, lines: createTextLines(text) })),
          ),
          buildNote(describeFinanceSource(fecData)),
        ]),
    ...(hasText(financialInfo) ? readHtml(financialInfo, origin) : []),
  ],
  ratings: ({ sigRatings, preferredNameDisplay }) => [
    buildNote("Percent agreement with each group’s scored votes."),
    buildTable(
      `Ratings of ${preferredNameDisplay} by interest groups`,
      "ratings",
      sigRatings.map(({ name, timespan, rating }) => [name, timespan, describeRating(rating)].map(toCell)),
    ),
  ],
  web: (profile) =>
    buildFacts(
      `Web pages of ${profile.preferredNameDisplay}`,
      listSocialLinks(profile).map(({ label, text, href }) => ({ label, lines: [[{ text, href }]] })),
    ),
  offices: buildOffices,
  history: (profile) =>
    buildFacts(
      `History of ${profile.preferredNameDisplay}`,
      listHistoryRows(profile).map(({ label, lines }) => ({ label, lines: createTextLines(...lines) })),
    ),
  related: ({ relatedProfiles }, origin) => {
    const people = relatedProfiles.map((item): Inline[] => {
      const about = [item.positionSummary, item.relation].filter((text) => text !== "").join(". ");
      return [createRecordLink(item, origin), ...(about === "" ? [] : [{ text: `, ${about}` }])];
    });
    return [{ kind: "paragraph", content: joinInlines(people, "; ") }];
  },
};

const LEGISLATIVE_PARTS: Record<LegislativePartId, BuildBlocks> = {
  "leadership-post": ({ leadershipPost }) => [{ kind: "paragraph", content: [{ text: leadershipPost }] }],
  "committee-leadership": ({ committeeLeadership }) =>
    buildList(
      committeeLeadership.map(({ position, name }) => [{ text: position, isStrong: true }, { text: `, ${name}` }]),
    ),
  committees: ({ committees }, origin) =>
    buildList(
      committees.map((committee) => {
        const name = nameCommittee(committee, origin);
        const subs = committee.subCommittees.map((sub) => nameCommittee(sub, origin));
        return subs.length === 0 ? name : [...name, { text: ": " }, ...joinInlines(subs, "; ")];
      }),
    ),
  "noteworthy-caucuses": ({ caucuses }, origin) => buildCaucuses(caucuses, origin),
  "all-caucuses": ({ allCaucuses }, origin) => buildCaucuses(allCaucuses, origin),
  "key-votes": ({ keyVotes }) => [
    buildTable(
      "Key votes",
      "votes",
      keyVotes.map(({ billNumber, name, vote }) => [
        toCell(billNumber),
        toCell(name),
        [[{ text: vote, isStrong: true }]],
      ]),
    ),
  ],
};

/** A section of a profile under its heading; empty if there is nothing to show. */
export function buildPanel(panel: ProfilePanel, profile: PersonProfile, origin: string): Block[] {
  const { kind, id, title } = panel;
  const blocks =
    kind === "html"
      ? readHtml(id in PANEL_HTML ? profile[PANEL_HTML[id as keyof typeof PANEL_HTML]] : "", origin)
      : PANELS[kind](profile, origin);
  if (blocks.length === 0) return [];
  return [{ kind: "heading", level: 2, text: title, note: formatPanelNote(panel, profile) }, ...blocks];
}

const toCell = (text: string): TextLine[] => [[{ text }]];
const buildNote = (text: string): Block => ({ kind: "paragraph", content: [{ text, isNote: true }] });
const buildList = (items: readonly Inline[][]): Block[] => [
  { kind: "list", isOrdered: false, items: items.map((content) => ({ content, lists: [] })) },
];

function nameCommittee(
  { id, committeeName, leadershipTitle }: Omit<PersonProfile["committees"][number], "subCommittees">,
  origin: string,
): Inline[] {
  const name = createRecordLink({ id, recordType: "committee", preferredNameDisplay: committeeName }, origin);
  return leadershipTitle === "" ? [name] : [name, { text: ` (${leadershipTitle})`, isStrong: true }];
}

function buildCaucuses(categories: readonly CaucusCategory[], origin: string): Block[] {
  const rows = listCaucusCategories(categories).map(({ caucusCategoryName, caucuses }) => {
    const names = caucuses.map(({ id, caucusName, leadershipTitle }): Inline[] => {
      const name = createRecordLink({ id, recordType: "caucus", preferredNameDisplay: caucusName }, origin);
      return leadershipTitle === "" ? [name] : [name, { text: ` (${leadershipTitle})`, isNote: true }];
    });
    return { label: caucusCategoryName, lines: [joinInlines(names, "; ")] };
  });
  if (rows.every(({ label }) => label === "")) {
    return [
      {
        kind: "paragraph",
        content: joinInlines(
          rows.flatMap(({ lines }) => lines),
          "; ",
        ),
      },
    ];
  }
  return buildFacts(
    "Caucuses by category",
    rows.map(({ label, lines }) => ({ label: label || "Other", lines })),
  );
}

function buildStaffers({ staffers, preferredNameDisplay }: PersonProfile, origin: string): Block[] {
  const rows = sortStaffers(staffers).map((staffer): TextLine[][] => {
    const { id, firstName, lastName, title, email, phone } = toStafferItem(staffer);
    const page = { id, recordType: "staffer", preferredNameDisplay: staffer.stafferFullName } as const;
    const shown = [lastName, firstName].filter(Boolean).join(", ");
    const note = staffer.isLeadership ? [{ text: "Leadership Staffer", isNote: true }] : [];
    return [
      [
        [{ ...createRecordLink(page, origin), text: shown, isStrong: true }],
        [{ text: note.length > 0 && title !== "" ? `${title} ` : title }, ...note],
      ],
      [[{ text: phone, href: buildPhoneHref(phone) }], [{ text: email, href: buildEmailHref(email) }]],
      toCell(staffer.rolenames.join(", ")),
      toCell(staffer.stafferInterests.join(", ")),
    ];
  });
  const layout = hasFocusAreas(staffers) ? "staffersWithFocusAreas" : "staffers";
  return [buildTable(`Staffers of ${preferredNameDisplay}`, layout, rows)];
}

function buildOffices(profile: PersonProfile): Block[] {
  const { email, phone, address, contactFormUrl, preferredNameDisplay } = profile;
  const offices = listContactOffices(profile);
  const facts = buildFacts(`How to reach ${preferredNameDisplay}`, [
    { label: "Email", lines: [[{ text: email, href: buildEmailHref(email) }]] },
    { label: "Phone", lines: [[{ text: phone, href: buildPhoneHref(phone) }]] },
    { label: "Address", lines: toCell(address) },
    { label: "Contact form", lines: [[toSiteLink(contactFormUrl)]] },
  ]);
  const rows = offices.map((office): TextLine[][] => [
    [[{ text: formatOfficeTitle(office), isStrong: true }], [{ text: office.positionSummary }]],
    toCell(formatAddressLines(office).join(", ")),
    [[{ text: office.phone, href: buildPhoneHref(office.phone) }]],
    toCell(office.fax),
  ]);
  if (rows.length === 0) return facts;
  const layout = offices.some(({ fax }) => fax !== "") ? "officesWithFax" : "offices";
  return [...facts, buildTable(`Offices of ${preferredNameDisplay}`, layout, rows)];
}
