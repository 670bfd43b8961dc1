import { ROUTES, type RouteName } from "../navigation/routes.ts";
import { MESSAGES, PRODUCT_NAME } from "../notices/messages.ts";
import { SCOPES, UNIVERSAL_EXPORT_ENDPOINT } from "../search/scopes.ts";
import type { SearchScope } from "../records/search-item.ts";
import type { SearchQuery } from "../search/search-query.ts";
import { hasPersonalFeatures, type Access } from "../session/access.ts";
import type { Session } from "../session/session.port.ts";
import { computeExportAllowance } from "./allowance.ts";
import type { ExportFormat } from "./export-options.ts";
import { formatDatedFileName } from "./file-names.ts";

/** Time in ms that a download button stays disabled after a click (PROF-07). */
export const DOWNLOAD_COOLDOWN_MS = 4000;

export type ExportedRecord = "profileKnowWho" | "agency" | "caucus" | "committee";

export interface ExportPage {
  route: RouteName;
  query?: SearchQuery;
  record?: { id: number; name: string };
  folder?: { id: number; name: string };
  /** The selected items of the folder or search; none means all. */
  selected?: readonly string[];
}

export type ContactExportTarget =
  /** `itemIds` limits it to results or items of the folder; null means all. */
  | { kind: "search"; scope: SearchScope; query: SearchQuery; itemIds?: readonly string[] | null }
  | { kind: "folder"; id: number; name: string; itemIds: readonly string[] | null }
  | { kind: "record"; type: ExportedRecord; id: number; name: string };

type ContactExportPlan =
  | { do: "export"; target: ContactExportTarget }
  /** `unsupported` is a bug and only logged; `limit` is shown. */
  | { do: "refuse"; because: "unsupported" | "limit" };

const RECORDS: Partial<Record<RouteName, ExportedRecord>> = {
  ProfileKW: "profileKnowWho",
  Agency: "agency",
  Caucus: "caucus",
  Committee: "committee",
};

/** Returns the export of a route; null if it has none (EXP-01). */
export function findContactExportTarget(page: ExportPage): ContactExportTarget | null {
  const { route, query, record, folder, selected = [] } = page;
  const itemIds = selected.length > 0 ? selected : null;
  if (folder) return { kind: "folder", ...folder, itemIds };
  const definition = ROUTES[route];
  if ("scope" in definition) return query ? { kind: "search", scope: definition.scope, query, itemIds } : null;
  const type = RECORDS[route];
  return type && record ? { kind: "record", type, ...record } : null;
}

/** Builds the path of a contact export, relative to the origin (EXP-01). */
export function buildContactExportEndpoint(
  target:
    | { kind: "search"; scope: SearchScope }
    | { kind: "record"; type: ExportedRecord; id: number }
    | { kind: "folder"; id: number },
): string {
  if (target.kind === "folder") return `api/folderExport/${target.id}`;
  if (target.kind === "record") return `api/${target.type}Export/${target.id}`;
  return SCOPES[target.scope].exportEndpoint ?? UNIVERSAL_EXPORT_ENDPOINT;
}

export function planContactExport(page: ExportPage, session: Session, access: Access): ContactExportPlan {
  const target = findContactExportTarget(page);
  const isOpen = target?.kind === "search" ? canExportContacts(target.scope, access) : canExportRecord(access);
  if (!target || !isOpen) return { do: "refuse", because: "unsupported" };
  const { almanacExportCount: used, almanacMaxExports: cap } = session;
  return computeExportAllowance({ used, cap }).isBlocked
    ? { do: "refuse", because: "limit" }
    : { do: "export", target };
}

/** Returns whether a reader may export a scope (EXP-10): web users three scopes, staff the universal one. */
export function canExportContacts(scope: SearchScope, access: Access): boolean {
  if (scope !== "universal") return hasPersonalFeatures(access);
  return access.hasVignetteAccess && access.isStaffOrSuperUser;
}

/** Returns whether a reader may export a record's people: web users (EXP-10). */
export function canExportRecord(access: Access): boolean {
  return hasPersonalFeatures(access);
}

/** Returns the export button's label; universal search includes the count. */
export function formatContactExportLabel(scope: SearchScope, hits: number): string {
  return scope === "universal"
    ? `Export Matching ${hits.toLocaleString("en-US")} Profiles (staff use)`
    : "Export Contacts";
}

/** Returns the notice after saving, with the number of left-out profiles. */
export function describeContactExport(fileName: string, leftOut: number): string {
  const saved = MESSAGES.fileSaved(fileName);
  return leftOut === 0 ? saved : `${saved} ${MESSAGES.exportLeftOut(leftOut)}`;
}

const SCOPE_NAMES: Record<SearchScope, string> = {
  congressional: "congressional and gubernatorial contacts",
  federal: "federal contacts",
  state: "state legislature contacts",
  universal: "profiles",
};

/** Builds the file name, dated MM-DD-YYYY like all downloads. */
export function formatContactExportFileName(
  target: { kind: "search"; scope: SearchScope } | { kind: "record" | "folder"; name: string },
  now: Date,
  format: ExportFormat,
): string {
  const holds = target.kind === "search" ? SCOPE_NAMES[target.scope] : `${target.name} contacts`;
  return formatDatedFileName(`${PRODUCT_NAME} ${holds}`, now, format);
}
