import { isPersonRecord, parseBriefcaseItemId } from "../briefcase/items.ts";
import type { Group } from "../groups/group.ts";
import { MESSAGES } from "../notices/messages.ts";
import type { PersonProfile } from "../profiles/profile.ts";
import { createDefaultQuery, type Named, type SearchQuery } from "../search/search-query.ts";
import { KNOW_WHO_TYPES } from "../search/profile-types.ts";
import { DOSSIER_FORMATS, type DossierFormat, type DossierOptions, type DossierOrder } from "./dossier.ts";

interface FolderPart {
  folder: { id: number; name: string; dossierUrl: string };
  /** Briefcase item ids (`{id}-{record_type}`), in the folder's order. */
  itemIds: readonly string[];
}

export type FolderTarget = { kind: "folder" } & FolderPart;
/** The selected items of a folder. */
export type SelectionTarget = { kind: "selection" } & FolderPart;
/** All results of a universal search. */
export type SearchTarget = { kind: "search"; query: SearchQuery; hits: number };
/** The members of a committee or caucus, or those of one party. */
export type GroupTarget = {
  kind: "group";
  group: Pick<Group, "recordType" | "id" | "longName">;
  party: Named | null;
  members: number;
};
/** One person, with ready-made download URLs. */
export type ProfileTarget = {
  kind: "profile";
  profile: Pick<PersonProfile, "preferredNameDisplay" | "docxUrl" | "pdfUrl">;
};

export type DossierTarget = FolderTarget | SelectionTarget | SearchTarget | GroupTarget | ProfileTarget;

/** Targets the server checks first; a single profile isn't checked. */
export type CheckedTarget = Exclude<DossierTarget, ProfileTarget>;

/** Splits items into those a profile book can include and a count of the rest (DOS-14). */
export function findEligibleItems(itemIds: readonly string[]): { eligible: string[]; ineligible: number } {
  const eligible = itemIds.filter((itemId) => {
    const item = parseBriefcaseItemId(itemId);
    return item !== null && isPersonRecord(item.recordType);
  });
  return { eligible, ineligible: itemIds.length - eligible.length };
}

/** Estimates the number of profiles before the server is asked. */
export function estimateProfileCount(target: DossierTarget): number {
  switch (target.kind) {
    case "search":
      return target.hits;
    case "group":
      return target.members;
    case "profile":
      return listDossierFormats(target).length > 0 ? 1 : 0;
    default:
      return findEligibleItems(target.itemIds).eligible.length;
  }
}

/** Returns the dialog's note about left-out items; `profileCount` is the server's count (DOS-14). */
export function formatIneligibleNote(target: DossierTarget, profileCount: number | null): string | null {
  const isLeftOut =
    target.kind === "folder" || target.kind === "selection"
      ? findEligibleItems(target.itemIds).ineligible > 0
      : target.kind === "search" && profileCount !== null && profileCount < estimateProfileCount(target);
  return isLeftOut ? MESSAGES.dossierOnlyPersons : null;
}

/** Lists a target's formats: all four, or those with a URL for a single profile. */
export function listDossierFormats(target: DossierTarget): DossierFormat[] {
  const formats = DOSSIER_FORMATS.map(({ value }) => value);
  if (target.kind !== "profile") return formats;
  return formats.filter((format) => findSingleUrl(target, format) !== "");
}

/** Returns the URL of a profile's file; empty if missing, as for zipped formats. */
export function findSingleUrl({ profile }: ProfileTarget, format: DossierFormat): string {
  if (format === "docx") return profile.docxUrl;
  return format === "pdf" ? profile.pdfUrl : "";
}

/** Lists orders, default first (DOS-02): both for folders, "as in Briefcase" for selections, else alphabetical. */
export function listDossierOrders({ kind }: Pick<DossierTarget, "kind">): [DossierOrder, ...DossierOrder[]] {
  switch (kind) {
    case "folder":
      return ["alphabetical", "folderbriefcase_id"];
    case "selection":
      return ["folderbriefcase_id"];
    default:
      return ["alphabetical"];
  }
}

export function nameDocument(target: DossierTarget): string {
  switch (target.kind) {
    case "search":
      return target.query.keyword.trim() || MESSAGES.profileBookName;
    case "group":
      return target.party ? `${target.group.longName} ${target.party.name}` : target.group.longName;
    case "profile":
      return target.profile.preferredNameDisplay;
    default:
      return target.folder.name;
  }
}

/** Returns the dialog's initial options: Word, the first order, no logo (DOS-01). */
export function createDefaultDossierOptions(target: DossierTarget): DossierOptions {
  return {
    format: listDossierFormats(target)[0] ?? "docx",
    order: listDossierOrders(target)[0],
    useCustomLogo: false,
    documentName: nameDocument(target),
  };
}

/** Know-who types of Congress and the state legislatures. */
const GROUP_PROFILE_TYPES = ["8", "9", "10", "12"];

/** Builds the universal search that finds a group's members (GRP-10). */
export function buildGroupProfileBookQuery({ group, party }: Pick<GroupTarget, "group" | "party">): SearchQuery {
  const named: Named = { id: String(group.id), name: group.longName };
  return {
    ...createDefaultQuery(),
    onlyKw: true,
    profileTypes: KNOW_WHO_TYPES.filter(({ id }) => GROUP_PROFILE_TYPES.includes(id)),
    ...(group.recordType === "committee" ? { committees: [named] } : { caucuses: [named] }),
    politicalParty: party ? [party] : [],
  };
}
