import { describeCount, describeItems, formatNumber, type DossierTarget } from "@rotunda/core";

/**
 * Describes the contents of a profile book in a sentence. `counted` is the server's number, without duplicates,
 * unreadable profiles and groups; null until known, and then the sentence has no number.
 */
export function describeDossierSubject(target: DossierTarget, counted: number | null): string {
  const place = describePlace(target);
  if (counted === null) return `${place.charAt(0).toUpperCase()}${place.slice(1)}.`;
  const all = describeWhole(target);
  const isAll = all === null || counted >= all.count;
  return `${isAll ? describeCount(counted, "profile") : `${formatNumber(counted)} of ${all.text}`} ${place}.`;
}

function describePlace(target: DossierTarget): string {
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

/** Returns the total if the book may contain only a part of it; null if the book always contains everything. */
function describeWhole(target: DossierTarget): { count: number; text: string } | null {
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
