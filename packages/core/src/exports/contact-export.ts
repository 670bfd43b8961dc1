import { PRODUCT_NAME } from "../notices/messages.ts";
import type { SearchScope } from "../search/search-item.ts";
import type { Access } from "../session/access.ts";

/** How long a download button rests after a click (spec 9). */
export const DOWNLOAD_REST_MS = 4000;

/** Who may export a scope's contacts (spec 2, 6): web users the three contact directories, staff the universal one. */
export function canExportContacts(scope: SearchScope, access: Access): boolean {
  if (!access.hasVignetteAccess) return false;
  return scope === "universal" ? access.isStaffOrSuperUser : access.isWebUser;
}

/** The export button's label; on universal search it names the hits (spec 2; decisions O-29). */
export function contactExportLabel(scope: SearchScope, hits: number): string {
  return scope === "universal"
    ? `Export Matching ${hits.toLocaleString("en-US")} Profiles (staff use)`
    : "Export Contacts";
}

const FILE_NAMES: Record<SearchScope, string> = {
  congressional: "congressional and gubernatorial contacts",
  federal: "federal contacts",
  state: "state legislature contacts",
  universal: "profiles",
};

/** The name an export is saved under, dated as every download of the product is: MM-DD-YYYY. */
export function contactExportFileName(scope: SearchScope, now: Date, productName: string = PRODUCT_NAME): string {
  const date = `${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}-${now.getFullYear()}`;
  return `${productName} ${FILE_NAMES[scope]} ${date}.csv`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
