import { describeCount, formatNumber, type DossierTarget, knownCount } from "@rotunda/core";

/** What a profile book is made of, in a sentence; `counted` is the server's number, once it is known. */
export function describeDossierSubject(target: DossierTarget, counted: number | null): string {
  const count = counted ?? knownCount(target);
  const profiles = describeCount(count, "profile");
  switch (target.kind) {
    case "folder":
      return `${ofAll(count, target.itemIds.length)} from the folder ${target.folder.name}.`;
    case "selection":
      return `${ofAll(count, target.itemIds.length)} selected in the folder ${target.folder.name}.`;
    case "search":
      return `${profiles} from this search.`;
    case "group":
      return `${profiles} of ${target.group.longName}${target.party ? `, ${target.party.name}` : ""}.`;
    case "profile":
      return `The profile of ${target.profile.preferredNameDisplay}.`;
  }
}

/** "7 of 9 profiles" where some are left out. */
function ofAll(count: number, all: number): string {
  const profiles = describeCount(all, "profile");
  return count < all ? `${formatNumber(count)} of ${profiles}` : profiles;
}
