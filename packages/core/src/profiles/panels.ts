import { joinWithOr } from "../kernel/text.ts";
import { listContactOffices } from "./offices.ts";
import { formatDate } from "../kernel/dates.ts";
import { hasText } from "../kernel/html-text.ts";
import { listLegislativeParts } from "./legislative.ts";
import type { PersonProfile } from "./profile.ts";
import { listSocialLinks } from "./social-links.ts";

/** Field of each HTML panel. */
export const PANEL_HTML = {
  "quick-summary": "quickSummary",
  approach: "approachMotivations",
  policy: "policyPositionsFocus",
  communities: "coreCommunities",
  affiliations: "professionalAffiliations",
  criticisms: "criticismsControversies",
} as const satisfies Record<string, keyof PersonProfile>;

type HtmlPanelId = keyof typeof PANEL_HTML;
type OwnPanelId =
  | "narrative"
  | "legislative"
  | "staffers"
  | "finance"
  | "ratings"
  | "web"
  | "offices"
  | "history"
  | "seat"
  | "delegation"
  | "related";

/** A section of a profile page; the id is also its anchor (`#staffers`). */
export interface ProfilePanel {
  id: HtmlPanelId | OwnPanelId;
  title: string;
  /** HTML of one field, or the component of this name. */
  kind: "html" | OwnPanelId;
  isOpen: boolean;
}

/** Initially expanded sections of a profile with prose. */
const PANELS_OPEN: readonly ProfilePanel["id"][] = ["quick-summary", "narrative", "staffers", "offices"];

/**
 * Lists the non-empty sections of a profile in page order (PROF-01, PROF-15); all are open if none is prose (PROF-27).
 */
export function listProfilePanels(profile: PersonProfile): ProfilePanel[] {
  const panels = listPanels(profile);
  const hasProse = panels.some(({ kind }) => kind === "html" || kind === "narrative");
  return hasProse ? panels : panels.map((panel) => ({ ...panel, isOpen: true }));
}

function listPanels(profile: PersonProfile): ProfilePanel[] {
  const { financialInfo, fecData, chips } = profile;
  const panel = (id: ProfilePanel["id"], kind: ProfilePanel["kind"], title: string, exists: boolean): ProfilePanel[] =>
    exists ? [{ id, title, kind, isOpen: PANELS_OPEN.includes(id) }] : [];
  const own = (id: OwnPanelId, title: string, exists: boolean) => panel(id, id, title, exists);
  const html = (id: HtmlPanelId, title: string) => panel(id, "html", title, hasText(profile[PANEL_HTML[id]]));
  const state = chips.find(({ recordType }) => recordType === "state")?.text ?? "The State";
  return [
    html("quick-summary", "Quick Summary"),
    own("narrative", "Narrative Biography", hasText(profile.narrative) || hasText(profile.fullNarrative)),
    own(
      "legislative",
      profile.legislativeInfoHeading || "Legislative Information",
      listLegislativeParts(profile).length > 0,
    ),
    own("staffers", profile.staffersHeading || "Staffers", profile.staffers.length > 0),
    html("approach", "Approach and Motivations"),
    html("policy", "Policy Positions and Areas of Focus"),
    html("communities", "Core Communities"),
    own(
      "finance",
      hasText(financialInfo) ? "Financial Information" : "Campaign Finance",
      hasText(financialInfo) || fecData !== null,
    ),
    html("affiliations", "Professional Affiliations"),
    html("criticisms", "Criticisms and Controversies"),
    own("ratings", "Special Interest Group Ratings", profile.sigRatings.length > 0),
    own("web", "Web and Social Media", listSocialLinks(profile).length > 0),
    own("offices", "Office Contact Information", hasContact(profile)),
    own("history", "History", hasHistory(profile)),
    own("seat", "This Seat", profile.seatHolders.length > 1),
    own("delegation", `${state} in Congress`, profile.delegation.length > 0),
    own("related", "Related Profiles", profile.relatedProfiles.length > 0),
  ].flat();
}

/** Formats the count or date after a panel's title; empty if none. */
export function formatPanelNote({ kind }: Pick<ProfilePanel, "kind">, profile: PersonProfile): string {
  const { substantiveUpdatedDate, staffers, fecData, sigRatings } = profile;
  const offices = listContactOffices(profile);
  switch (kind) {
    case "narrative":
      return substantiveUpdatedDate === null ? "" : `Updated ${formatDate(substantiveUpdatedDate)}`;
    case "staffers":
      return String(staffers.length);
    case "finance":
      return fecData?.cycle ? `${fecData.cycle} cycle` : "";
    case "ratings":
      return String(sigRatings.length);
    case "offices":
      return offices.length > 0 ? String(offices.length) : "";
    default:
      return "";
  }
}

function hasContact(profile: PersonProfile): boolean {
  const { address, phone, email, contactFormUrl } = profile;
  return (
    listContactOffices(profile).length > 0 || [address, phone, email, contactFormUrl].some((text) => text.trim() !== "")
  );
}

/**
 * Names the missing contents of a person's page in one sentence; empty for complete pages, and for people whose page
 * isn't expected to be complete (PROF-39).
 */
export function describeMissingContents(profile: PersonProfile): string {
  const { staffers, sigRatings, narrative, fullNarrative, isFormer, isStub } = profile;
  const missing = [
    staffers.length === 0 ? "staff list" : "",
    sigRatings.length === 0 ? "ratings" : "",
    hasText(narrative) || hasText(fullNarrative) ? "" : "narrative",
  ].filter((part) => part !== "");
  if (missing.length === 0 || isFormer || isStub) return "";
  return `This directory has no ${joinWithOr(missing)} for ${profile.preferredNameDisplay.replace(/\.$/, "")}.`;
}

function hasHistory({ terms, updatedDate, substantiveUpdatedDate }: PersonProfile): boolean {
  return terms.length > 0 || updatedDate !== null || substantiveUpdatedDate !== null;
}

/** Formats a rating (PROF-18): numbers get a percent sign, other texts stay unchanged. */
export function describeRating(rating: string): string {
  const text = rating.trim();
  return /^-?\d+(\.\d+)?$/.test(text) ? `${text}%` : text;
}

/** Returns the displayed and the full biography, both HTML, empty if missing. */
export function listNarrativeVersions({
  narrative,
  fullNarrative,
}: Pick<PersonProfile, "narrative" | "fullNarrative">) {
  const [shown = "", full = ""] = new Set([narrative, fullNarrative].filter(hasText));
  return { shown, full };
}
