import { isPersonRecord, parseBriefcaseItemId } from "../briefcase/items.ts";
import type { Group } from "../groups/members.ts";
import { MESSAGES } from "../notices/messages.ts";
import { createDefaultQuery, type Named, type SearchQuery } from "../search/search-query.ts";
import { KNOW_WHO_TYPES } from "../search/search-lookups.ts";
import type { DossierOptions, DossierOrder } from "./dossier.ts";

interface FolderPart {
  folder: { id: number; name: string; dossierUrl: string };
  /** Briefcase item ids (`{id}-{record_type}`), in the folder's order. */
  itemIds: readonly string[];
}

export type FolderTarget = { kind: "folder" } & FolderPart;
export type SelectionTarget = { kind: "selection" } & FolderPart;
/** The results of a universal search; `itemIds` limits it to selected ones. */
export type SearchTarget = { kind: "search"; query: SearchQuery; hits: number; itemIds?: readonly string[] };
/** The members of a committee or caucus, or those of one party. */
export type GroupTarget = {
  kind: "group";
  group: Pick<Group, "recordType" | "id" | "longName">;
  party: Named | null;
  members: number;
};

export type DossierTarget = FolderTarget | SelectionTarget | SearchTarget | GroupTarget;
/** The file of a single person is a profile book without a dialog. */
export type BookKind = DossierTarget["kind"] | "profile";

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

/** Lists orders, default first (DOS-02): both for folders, "as in Briefcase" for selections, else alphabetical. */
export function listDossierOrders({ kind }: { kind: BookKind }): [DossierOrder, ...DossierOrder[]] {
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
    default:
      return target.folder.name;
  }
}

/** Returns the dialog's initial options: Word, the first order, no logo (DOS-01). */
export function createDefaultDossierOptions(target: DossierTarget): DossierOptions {
  return {
    format: "docx",
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
