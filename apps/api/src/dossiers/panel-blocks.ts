import {
  formatAddressLines,
  listContactOffices,
  describeFinanceSource,
  describeRating,
  buildEmailHref,
  listFinanceFigures,
  hasFocusAreas,
  hasText,
  listHistoryRows,
  listNarrativeVersions,
  formatOfficeTitle,
  type PersonProfile,
  buildPhoneHref,
  type ProfilePanel,
  toSiteLink,
  listSocialLinks,
  sortStaffers,
  toStafferItem,
} from "@rotunda/core";
import {
  type Block,
  buildFacts,
  buildPairedTable,
  buildParagraph,
  createLink,
  createNote,
  createPlainText,
  createRecordLink,
  createStrongText,
  createTextLines,
  type Inline,
  joinInlines,
  type TextLine,
} from "./blocks.ts";
import { buildLegislativeBlocks } from "./legislative-blocks.ts";
import { readHtml } from "./read-html.ts";

type OwnKind = Exclude<ProfilePanel["kind"], "html">;

const CONTENTS: Record<OwnKind, (profile: PersonProfile, origin: string) => Block[]> = {
  narrative: (profile, origin) => {
    // A document can't expand, so it includes the longer version.
    const { shown, full } = listNarrativeVersions(profile);
    return readHtml(full || shown, origin);
  },
  legislative: buildLegislativeBlocks,
  staffers: stafferBlocks,
  finance: financeBlocks,
  ratings: ratingBlocks,
  web: (profile) =>
    buildFacts(
      `Web pages of ${profile.preferredNameDisplay}`,
      listSocialLinks(profile).map(({ label, text, href }) => ({ label, lines: [[createLink(text, href)]] })),
    ),
  offices: officeBlocks,
  history: (profile) =>
    buildFacts(
      `History of ${profile.preferredNameDisplay}`,
      listHistoryRows(profile).map(({ label, lines }) => ({ label, lines: createTextLines(...lines) })),
    ),
  related: relatedBlocks,
};

/** Builds the sections that aren't a single HTML field. */
export const buildPanelBlocks = (kind: OwnKind, profile: PersonProfile, origin: string): Block[] =>
  CONTENTS[kind](profile, origin);

function stafferBlocks({ staffers, preferredNameDisplay: name }: PersonProfile, origin: string): Block[] {
  const isFocused = hasFocusAreas(staffers);
  const rows = sortStaffers(staffers).map((staffer) => {
    const { id, firstName, lastName, title, email, phone } = toStafferItem(staffer);
    const shown = [lastName, firstName].filter(Boolean).join(", ");
    const page = { id, recordType: "staffer", preferredNameDisplay: staffer.stafferFullName } as const;
    const who: TextLine[] = [
      [{ ...createRecordLink(page, origin), text: shown, isStrong: true }],
      ...(staffer.isLeadership
        ? [[createPlainText(title === "" ? "" : `${title} `), createNote("Leadership Staffer")]]
        : createTextLines(title)),
    ];
    const contact = [createLink(phone, buildPhoneHref(phone)), createLink(email, buildEmailHref(email))];
    const cells = [
      who,
      contact.filter(({ text }) => text !== "").map((part) => [part]),
      createTextLines(staffer.rolenames.join(", ")),
    ];
    return isFocused ? [...cells, createTextLines(staffer.stafferInterests.join(", "))] : cells;
  });
  const shares = isFocused ? [0.24, 0.24, 0.19, 0.33] : [0.34, 0.34, 0.32];
  const titles = ["Name", "Contact", "Job Categories", "Focus Areas"];
  const columns = shares.map((share, at) => ({ share, title: titles[at] ?? "", isHead: at === 0 }));
  return [{ kind: "table", summary: `Staffers of ${name}`, columns, rows }];
}

function financeBlocks({ fecData, financialInfo, preferredNameDisplay }: PersonProfile, origin: string): Block[] {
  const prose = hasText(financialInfo) ? readHtml(financialInfo, origin) : [];
  if (fecData === null) return prose;
  const figures = listFinanceFigures(fecData).map(({ label, text }) => ({ label, lines: createTextLines(text) }));
  return [
    ...buildFacts(`Campaign finance of ${preferredNameDisplay}`, figures),
    ...buildParagraph([createNote(describeFinanceSource(fecData))]),
    ...prose,
  ];
}

function ratingBlocks({ sigRatings, preferredNameDisplay: name }: PersonProfile): Block[] {
  const columns = [
    { title: "Group", share: 0.62 },
    { title: "Years", share: 0.22 },
    { title: "Rating", share: 0.16 },
  ];
  const rows = sigRatings.map(({ name: group, timespan, rating }) => [
    createTextLines(group),
    createTextLines(timespan),
    createTextLines(describeRating(rating)),
  ]);
  return [
    ...buildParagraph([createNote("Percent agreement with each group’s scored votes.")]),
    buildPairedTable(`Ratings of ${name} by interest groups`, columns, rows),
  ];
}

function officeBlocks(profile: PersonProfile): Block[] {
  const { email, phone, address, contactFormUrl, preferredNameDisplay: name } = profile;
  const form = toSiteLink(contactFormUrl);
  const facts = buildFacts(`How to reach ${name}`, [
    { label: "Email", lines: [[createLink(email, buildEmailHref(email))]] },
    { label: "Phone", lines: [[createLink(phone, buildPhoneHref(phone))]] },
    { label: "Address", lines: [[createPlainText(address)]] },
    { label: "Contact form", lines: [[createLink(form.text, form.href)]] },
  ]);
  return listContactOffices(profile).length === 0 ? facts : [...facts, officeTable(profile)];
}

function officeTable(profile: PersonProfile): Block {
  const offices = listContactOffices(profile);
  const hasFax = offices.some(({ fax }) => fax !== "");
  const columns = [
    { title: "Office", share: hasFax ? 0.28 : 0.3, isHead: true },
    { title: "Address", share: hasFax ? 0.44 : 0.55 },
    { title: "Phone", share: hasFax ? 0.14 : 0.15 },
    ...(hasFax ? [{ title: "Fax", share: 0.14 }] : []),
  ];
  const rows = offices.map((office) => [
    [[createStrongText(formatOfficeTitle(office))], ...createTextLines(office.positionSummary)],
    createTextLines(formatAddressLines(office).join(", ")),
    office.phone === "" ? [] : [[createLink(office.phone, buildPhoneHref(office.phone))]],
    ...(hasFax ? [createTextLines(office.fax)] : []),
  ]);
  return { kind: "table", summary: `Offices of ${profile.preferredNameDisplay}`, columns, rows };
}

function relatedBlocks({ relatedProfiles }: PersonProfile, origin: string): Block[] {
  const people = relatedProfiles.map((item): Inline[] => {
    const name = createRecordLink(item, origin);
    const about = [item.positionSummary, item.relation].filter((text) => text !== "").join(". ");
    return about === "" ? [name] : [name, createPlainText(`, ${about}`)];
  });
  return buildParagraph(joinInlines(people, "; "));
}
