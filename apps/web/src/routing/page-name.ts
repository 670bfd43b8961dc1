import { detailName } from "@rotunda/core";
import type { DetailState } from "@rotunda/core/stores";
import { detailTargetOf } from "./detail-target.ts";
import type { Visit } from "./visit.ts";

/** What the page is headed: the header and the document's title name it. Empty until a record is known. */
export function pageNameOf(visit: Visit, detail: DetailState): string {
  switch (visit.route) {
    case "SearchUniversal":
    case "SearchCongressional":
    case "SearchFederal":
    case "SearchState":
      return "Search";
    case "BrowseByState":
      return "Browse by State";
    case "BrowseByAgency":
      return "Browse by Federal Office";
    case "BrowseByGroup":
      return "Browse by Caucus or Committee";
    case "Briefcase":
    case "BriefcaseFolder":
      return "Briefcase";
    case "Faq":
      return "FAQ";
    case "Profile":
    case "ProfileKW":
    case "Committee":
    case "Caucus":
      return recordName(visit, detail);
    default:
      return "";
  }
}

function recordName(visit: Visit, state: DetailState): string {
  const target = detailTargetOf(visit);
  if (state.status !== "done" || state.target.kind !== target?.kind || state.target.id !== target.id) return "";
  return detailName(state.detail);
}
