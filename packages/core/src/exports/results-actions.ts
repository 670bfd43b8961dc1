import { describeMassAdd } from "../briefcase/mass-add.ts";
import { MESSAGES } from "../notices/messages.ts";
import { canExportContacts, formatContactExportLabel } from "./contact-export.ts";
import { canMakeDossiers, formatProfileBookLabel, refuseDossier } from "./plan-dossier.ts";
import type { Access } from "../session/access.ts";
import type { SearchScope } from "../records/search-item.ts";

export interface ResultsActionOffer {
  do: "add-all" | "profile-book" | "export";
  /** Includes the limit if it disables the action. */
  label: string;
  isDisabled: boolean;
}

/** Lists the actions on the results, or on the selected ones. An export above the allowance stays enabled and is refused on click. */
export function listResultsActions(
  scope: SearchScope,
  access: Access,
  { hits, isSelection = false }: { hits: number; isSelection?: boolean },
): ResultsActionOffer[] {
  if (!access.hasVignetteAccess) return [];
  const offers: ResultsActionOffer[] = [];
  if (access.isWebUser) {
    const { label, isEnabled } = describeMassAdd(hits);
    offers.push({
      do: "add-all",
      label: isSelection && isEnabled ? MESSAGES.addSelected : label,
      isDisabled: !isEnabled,
    });
  }
  if (scope === "universal" && canMakeDossiers(access)) {
    const target = { kind: "search" } as const;
    const isDisabled = refuseDossier(target, hits) !== null;
    offers.push({ do: "profile-book", label: formatProfileBookLabel(target, hits), isDisabled });
  }
  if (canExportContacts(scope, access)) {
    offers.push({ do: "export", label: formatContactExportLabel(scope, hits), isDisabled: hits === 0 });
  }
  return offers;
}
