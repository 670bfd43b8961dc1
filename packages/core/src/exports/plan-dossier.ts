import type { Group } from "../groups/members.ts";
import { CallFailed, toFailure } from "../kernel/failure.ts";
import { describeFailure, MESSAGES } from "../notices/messages.ts";
import { PROFILE_BOOK_MAX } from "../search/search-limits.ts";
import { hasPersonalFeatures, type Access } from "../session/access.ts";
import { type BookKind, estimateProfileCount, type DossierTarget, type GroupTarget } from "./dossier-target.ts";
import type { DossierCheck } from "./dossiers.port.ts";

/** Largest profile book that is downloaded directly; larger ones are mailed. */
export const DIRECT_DOWNLOAD_MAX = 25;

type DossierRefusal = { do: "refuse"; because: "empty" | "too-many"; message: string };
export type DossierPlan = { do: "download" } | { do: "email" } | DossierRefusal;

/** Returns whether a book is small enough to download directly (`is_downloadable` and `short`). */
export function canDownloadDirectly(profiles: number): boolean {
  return profiles > 0 && profiles <= DIRECT_DOWNLOAD_MAX;
}

/** Returns why a book of this size is refused, or null (DOS-13, VAL-19). */
export function refuseDossier({ kind }: { kind: BookKind }, profiles: number): DossierRefusal | null {
  if (profiles <= 0) {
    const message = kind === "folder" ? MESSAGES.dossierNothingInFolder : MESSAGES.dossierNothingSelected;
    return { do: "refuse", because: "empty", message };
  }
  if (profiles <= PROFILE_BOOK_MAX) return null;
  return { do: "refuse", because: "too-many", message: MESSAGES.dossierTooMany };
}

/** Returns the button's label; one that names the limit is disabled (DOS-13). */
export function formatProfileBookLabel(target: Pick<DossierTarget, "kind">, profiles: number): string {
  if (refuseDossier(target, profiles)?.because !== "too-many") return MESSAGES.profileBook;
  return target.kind === "search" ? MESSAGES.dossierTooManyResults : MESSAGES.dossierTooManyMembers;
}

/** Refuses a book before asking the server, by the estimated size. */
export function refuseTarget(target: DossierTarget): DossierRefusal | null {
  return refuseDossier(target, estimateProfileCount(target));
}

/** Decides whether the dialog downloads or mails after a check (DOS-04). */
export function planDossier(target: Pick<DossierTarget, "kind">, check: DossierCheck): DossierPlan {
  return refuseDossier(target, check.profileCount) ?? { do: check.isDownloadable ? "download" : "email" };
}

/** Returns whether a reader may make profile books: web users only (DOS-18). */
export function canMakeDossiers(access: Access): boolean {
  return hasPersonalFeatures(access);
}

type ProfileBookButton =
  | { status: "hidden" }
  | { status: "disabled"; label: string }
  | { status: "ready"; label: string; target: GroupTarget };

/** Decides the profile-book button of a group or one party (VAL-18): disabled for more than 100 members. */
export function planGroupProfileBook(
  group: Pick<Group, "recordType" | "id" | "longName" | "members" | "numberOfMembers">,
  list: { party: GroupTarget["party"]; members: number } | null,
  access: Access,
): ProfileBookButton {
  const { republican, democratic, independent } = group.members;
  const listed = republican.length + democratic.length + independent.length;
  const members = list ? list.members : Math.max(listed, group.numberOfMembers);
  if (!canMakeDossiers(access) || members === 0) return { status: "hidden" };
  const { recordType, id, longName } = group;
  const target: GroupTarget = {
    kind: "group",
    group: { recordType, id, longName },
    party: list?.party ?? null,
    members,
  };
  const label = formatProfileBookLabel(target, members);
  return members > PROFILE_BOOK_MAX ? { status: "disabled", label } : { status: "ready", label, target };
}

/** Returns the message for a failed check or e-mail (MSG-17), preferably the server's. */
export function describeCheckFailure(error: unknown): string {
  return describeFailure(toFailure(error), MESSAGES.dossierCheckFailed);
}

export function describeDownloadFailure(error: unknown): string {
  const thrown = error instanceof Error && !(error instanceof CallFailed) ? error.message : "";
  return thrown || describeFailure(toFailure(error), MESSAGES.downloadFailedUnknown);
}
