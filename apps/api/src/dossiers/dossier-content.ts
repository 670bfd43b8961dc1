import {
  camelize,
  describeCount,
  formatAdditionalRole,
  MESSAGES,
  describeElectionRace,
  describeElectionStanding,
  listLifeInBrief,
  type PersonProfile,
  listProfileNotices,
  listProfilePanels,
  listRacetrackerLinks,
  listSocialLinks,
} from "@rotunda/core";
import {
  type Block,
  buildFactRows,
  buildFacts,
  createEmailLine,
  createPhoneLine,
  createRecordLink,
  type FactRow,
  type TextLine,
} from "./blocks.ts";
import type { DossierBook, DossierPerson } from "./dossier-book.ts";
import { buildNotes, buildPanel } from "./panel-blocks.ts";
import { readHtml } from "./read-html.ts";

export const SAMPLE_MARK = "Sample data";

export function describeCover({ documentName, date, organization, isSample, people }: DossierBook) {
  return {
    title: documentName || MESSAGES.profileBookName,
    count: people.length === 1 ? "Profile" : describeCount(people.length, "profile"),
    organization: organization === "" ? "" : `Prepared for ${organization}`,
    date: date.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" }),
    sample: isSample ? `${SAMPLE_MARK}. The people in this document are invented.` : "",
  };
}

export function describePerson(person: DossierPerson, { origin, productName, date }: DossierBook) {
  const today = date.toISOString().slice(0, 10);
  const profile: PersonProfile = camelize(person.profile);
  return {
    name: profile.preferredNameDisplay,
    position: profile.positionSummary,
    marks: [
      profile.politicalParty,
      profile.isFormer ? "Former" : "",
      profile.leadershipRole,
      ...profile.additionalRoles.map((role) => `Also: ${formatAdditionalRole(role)}`),
    ].filter(Boolean),
    facts: listIdentityFacts(profile, origin, today),
    notices: listProfileNotices(profile, true, productName),
    blocks: [
      ...buildBriefBlocks(profile, origin, today),
      ...listProfilePanels(profile).flatMap((panel) => buildPanel(panel, profile, origin)),
      ...(person.notes ? buildNotes(person.notes) : []),
    ],
  };
}

function listIdentityFacts(profile: PersonProfile, origin: string, today: string): FactRow[] {
  const { electionStatus, email, phone, chips, agency } = profile;
  const website = listSocialLinks(profile).find(({ label }) => label === "Website");
  const types = [
    profile.primaryProfileType,
    ...profile.primaryProfileTypesAdditional,
    ...profile.secondaryProfileTypes,
  ];
  const offices = chips.map((chip) => [createRecordLink(chip, origin)]);
  return buildFactRows([
    { label: "Profile type", lines: [[...new Set(types.filter(Boolean))].join(", ")] },
    { label: "Hierarchy", lines: offices.length > 0 ? offices : [agency] },
    {
      label: "Election status",
      lines: [
        electionStatus
          ? [
              { text: describeElectionStanding(electionStatus, today).text, isStrong: true },
              { text: `, ${describeElectionRace(electionStatus)}` },
            ]
          : [],
        ...listRacetrackerLinks(profile).map(({ label, href }) => [{ text: label, href }]),
      ],
    },
    { label: "Phone", lines: [createPhoneLine(phone)] },
    { label: "Email", lines: [createEmailLine(email)] },
    { label: "Website", lines: website ? [[{ text: website.text, href: website.href }]] : [] },
  ]);
}

function buildBriefBlocks(profile: PersonProfile, origin: string, today: string): Block[] {
  const rows = listLifeInBrief(profile, today).map(({ label, lines, html }) => ({
    label,
    lines: [...lines, ...readHtml(html ?? "", origin).flatMap(listLines)],
  }));
  const facts = buildFacts(`Life in brief of ${profile.preferredNameDisplay}`, rows);
  return facts.length === 0 ? [] : [{ kind: "heading", level: 2, text: "Life in Brief", note: "" }, ...facts];
}

function listLines(block: Block): TextLine[] {
  if (block.kind === "paragraph") return [block.content];
  return block.kind === "list"
    ? block.items.flatMap(({ content, lists }) => [content, ...lists.flatMap(listLines)])
    : [];
}
