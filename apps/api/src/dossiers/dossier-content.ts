import { camelize } from "@rotunda/adapters-http/wire";
import {
  formatAdditionalRole,
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
  buildRecordHref,
  listSocialLinks,
} from "@rotunda/core";
import { type Block, type FactRow, createLink, createPlainText, createStrongText, type TextLine } from "./blocks.ts";
import type { DossierBook, DossierPerson } from "./dossier-book.ts";
import { buildPanelBlocks } from "./panel-blocks.ts";
import { readHtml } from "./read-html.ts";

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
    const isLinked = origin !== "" && id !== null && recordType !== "";
    return [
      createLink(text, isLinked ? origin + buildRecordHref({ id, recordType, preferredNameDisplay: text }) : null),
    ];
  });
  const rows: FactRow[] = [
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
  ];
  return withText(rows);
}

function briefBlocks(profile: PersonProfile, origin: string, today: string): Block[] {
  const rows = listLifeInBrief(profile, today).map(({ label, lines, html }) => ({
    label,
    lines: [
      ...lines.map((line) => [createPlainText(line)]),
      ...(html === undefined ? [] : readHtml(html, origin)).flatMap(linesOf),
    ],
  }));
  if (rows.length === 0) return [];
  const summary = `Life in brief of ${profile.preferredNameDisplay}`;
  return [
    { kind: "heading", level: 2, text: "Life in Brief", note: "" },
    { kind: "facts", summary, rows },
  ];
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

/** Drops empty rows. */
function withText(rows: readonly FactRow[]): FactRow[] {
  return rows
    .map(({ label, lines }) => ({ label, lines: lines.filter((line) => line.some(({ text }) => text !== "")) }))
    .filter(({ lines }) => lines.length > 0);
}
