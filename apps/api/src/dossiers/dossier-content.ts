import { camelize } from "@rotunda/adapters-http/wire";
import {
  describeCount,
  formatAdditionalRole,
  MESSAGES,
  describeElectionRace,
  describeElectionStanding,
  buildEmailHref,
  listLifeInBrief,
  PANEL_HTML,
  formatPanelNote,
  type PersonProfile,
  buildPhoneHref,
  type ProfilePanel,
  listProfileNotices,
  listProfilePanels,
  listRacetrackerLinks,
  listSocialLinks,
} from "@rotunda/core";
import {
  type Block,
  buildFacts,
  createLink,
  createPlainText,
  createRecordLink,
  createStrongText,
  dropEmptyRows,
  type FactRow,
  type TextLine,
} from "./blocks.ts";
import type { DossierBook, DossierPerson } from "./dossier-book.ts";
import { buildPanelBlocks } from "./panel-blocks.ts";
import { readHtml } from "./read-html.ts";

export interface CoverText {
  title: string;
  /** "Profile", or how many. */
  count: string;
  organization: string;
  date: string;
  sample: string;
}

export const SAMPLE_MARK = "Sample data";

/** Texts of the cover; unknown parts are empty. */
export function describeCover({ documentName, date, organization, isSample, people }: DossierBook): CoverText {
  return {
    title: documentName || MESSAGES.profileBookName,
    count: people.length === 1 ? "Profile" : describeCount(people.length, "profile"),
    organization: organization === "" ? "" : `Prepared for ${organization}`,
    date: date.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" }),
    sample: isSample ? `${SAMPLE_MARK}. The people in this document are invented.` : "",
  };
}

/** A person as a document shows them, whatever its format. */
export interface DossierEntry {
  name: string;
  position: string;
  /** Party, and that the person has left. */
  marks: string[];
  /** Roles beside the position. */
  roles: string[];
  /** Facts beside the portrait. */
  facts: FactRow[];
  /** Notices at the top. */
  notices: string[];
  blocks: Block[];
}

/** The content of a profile page, in page order. */
export function describePerson(person: DossierPerson, { origin, productName, date }: DossierBook): DossierEntry {
  const today = date.toISOString().slice(0, 10);
  const profile: PersonProfile = camelize(person.profile);
  return {
    name: profile.preferredNameDisplay,
    position: profile.positionSummary,
    marks: [profile.politicalParty, profile.isFormer ? "Former" : ""].filter(Boolean),
    roles: [
      profile.leadershipRole,
      ...profile.additionalRoles.map((role) => `Also: ${formatAdditionalRole(role)}`),
    ].filter(Boolean),
    facts: identityFacts(profile, origin, today),
    notices: listProfileNotices(profile, true, productName).map(({ text }) => text),
    blocks: [
      ...briefBlocks(profile, origin, today),
      ...listProfilePanels(profile).flatMap((panel) => sectionOf(panel, profile, origin)),
    ],
  };
}

function identityFacts(profile: PersonProfile, origin: string, today: string): FactRow[] {
  const { electionStatus, email, phone, chips, agency } = profile;
  const website = listSocialLinks(profile).find(({ label }) => label === "Website");
  const types = [
    profile.primaryProfileType,
    ...profile.primaryProfileTypesAdditional,
    ...profile.secondaryProfileTypes,
  ];
  const offices = chips.map(({ text, recordType, id }): TextLine => {
    const isLinked = id !== null && recordType !== "";
    return [
      isLinked ? createRecordLink({ id, recordType, preferredNameDisplay: text }, origin) : createPlainText(text),
    ];
  });
  return dropEmptyRows([
    { label: "Profile type", lines: [[createPlainText([...new Set(types.filter(Boolean))].join(", "))]] },
    { label: "Hierarchy", lines: offices.length > 0 ? offices : [[createPlainText(agency)]] },
    {
      label: "Election status",
      lines: [
        electionStatus
          ? [
              createStrongText(describeElectionStanding(electionStatus, today).text),
              createPlainText(`, ${describeElectionRace(electionStatus)}`),
            ]
          : [],
        ...listRacetrackerLinks(profile).map(({ label, href }) => [createLink(label, href)]),
      ],
    },
    { label: "Phone", lines: [[createLink(phone, buildPhoneHref(phone))]] },
    { label: "Email", lines: [[createLink(email, buildEmailHref(email))]] },
    { label: "Website", lines: website ? [[createLink(website.text, website.href)]] : [] },
  ]);
}

function briefBlocks(profile: PersonProfile, origin: string, today: string): Block[] {
  const rows = listLifeInBrief(profile, today).map(({ label, lines, html }) => ({
    label,
    lines: [
      ...lines.map((line) => [createPlainText(line)]),
      ...(html === undefined ? [] : readHtml(html, origin)).flatMap(linesOf),
    ],
  }));
  const facts = buildFacts(`Life in brief of ${profile.preferredNameDisplay}`, rows);
  return facts.length === 0 ? [] : [{ kind: "heading", level: 2, text: "Life in Brief", note: "" }, ...facts];
}

function linesOf(block: Block): TextLine[] {
  if (block.kind === "paragraph") return [block.content];
  return block.kind === "list" ? block.items.flatMap(({ content, lists }) => [content, ...lists.flatMap(linesOf)]) : [];
}

function sectionOf(panel: ProfilePanel, profile: PersonProfile, origin: string): Block[] {
  const { kind, id, title } = panel;
  const blocks =
    kind === "html"
      ? readHtml(id in PANEL_HTML ? profile[PANEL_HTML[id as keyof typeof PANEL_HTML]] : "", origin)
      : buildPanelBlocks(kind, profile, origin);
  if (blocks.length === 0) return [];
  return [{ kind: "heading", level: 2, text: title, note: formatPanelNote(panel, profile) }, ...blocks];
}
