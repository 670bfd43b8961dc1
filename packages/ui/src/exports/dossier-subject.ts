import { describeCount, describeItems, formatNumber, type DossierTarget } from "@rotunda/core";

/**
 * Describes the contents of a profile book in a sentence. `counted` is the server's number, without duplicates,
 * unreadable profiles and groups; null until known, and then the sentence has no number.
 */
export function describeDossierSubject(target: DossierTarget, counted: number | null): string {
  if (target.kind === "profile") return `The profile of ${target.profile.preferredNameDisplay}.`;
  const place = describePlace(target);
  if (counted === null) return `${place.charAt(0).toUpperCase()}${place.slice(1)}.`;
  const all = describeWhole(target);
  const isAll = all === null || counted >= all.count;
  return `${isAll ? describeCount(counted, "profile") : `${formatNumber(counted)} of ${all.text}`} ${place}.`;
}

type ManyTarget = Exclude<DossierTarget, { kind: "profile" }>;

function describePlace(target: ManyTarget): string {
  switch (target.kind) {
    case "folder":
      return `from the folder ${target.folder.name}`;
    case "selection":
      return `selected in the folder ${target.folder.name}`;
    case "search":
      return "from this search";
    case "group":
      return `of ${target.group.longName}${target.party ? `, ${target.party.name}` : ""}`;
  }
}

/** Returns the total of which the book may contain a part; null if the book always contains all. */
function describeWhole(target: ManyTarget): { count: number; text: string } | null {
  switch (target.kind) {
    case "search":
      return { count: target.hits, text: describeCount(target.hits, "result") };
    case "group":
      return null;
    default: {
      const items = target.itemIds.map((briefcaseItemId) => ({ briefcaseItemId }));
      return { count: items.length, text: describeItems(items) };
    }
  }
}
