import { formatSearchQuery } from "../search/format-query.ts";
import {
  isDossierFormat,
  isDossierOrder,
  usesCustomLogo,
  type DossierFormat,
  type DossierOptions,
  type DossierOrder,
} from "./dossier.ts";
import {
  findEligibleItems,
  buildGroupProfileBookQuery,
  type FolderTarget,
  type GroupTarget,
  type SearchTarget,
  type SelectionTarget,
} from "./dossier-target.ts";
import { createParamReader } from "./export-options.ts";

type Pair = [parameter: string, value: string];

const MAIL: readonly Pair[] = [["email", "true"]];
const WITH_NOTES: readonly Pair[] = [["with_notes", "true"]];

/** Builds the query string of a folder's check, mail (`email`) and download (DOS-07). */
export function buildFolderDossierParams(
  target: FolderTarget | SelectionTarget,
  options: DossierOptions,
  { email = false } = {},
): string {
  return new URLSearchParams([
    ...listOptionPairs(options),
    ...(email ? MAIL : []),
    ...(target.kind === "selection" ? listSelectedPairs(target.itemIds) : []),
  ]).toString();
}

/** Builds the query string for a search or group (DOS-08). */
export function buildBulkDossierParams(
  target: SearchTarget | GroupTarget,
  options: DossierOptions,
  { email = false } = {},
): string {
  const { query, itemIds } = target.kind === "search" ? target : { query: buildGroupProfileBookQuery(target) };
  // The book includes every page of results, in its own order.
  const shown = new Set(["page", "pageSize", "order", "offset", "autocomplete"]);
  const criteria = [...new URLSearchParams(formatSearchQuery("universal", query))].filter(([name]) => !shown.has(name));
  return new URLSearchParams([
    ...criteria,
    ...listOptionPairs(options),
    ["doc_name", options.documentName],
    ...(email ? MAIL : []),
    ...(itemIds ? listSelectedPairs(itemIds) : []),
  ]).toString();
}

/** Builds the download URL of a folder's book (DOS-07). */
export function buildFolderDossierUrl(target: FolderTarget | SelectionTarget, options: DossierOptions): string {
  return addParams(target.folder.dossierUrl, buildFolderDossierParams(target, options));
}

export type DossierParams = Required<DossierOptions> & { email: boolean };

/** Parses a query string: Word and alphabetical by default (DOS-07). `problems` lists invalid parameters. */
export function readDossierParams(search: string): { params: DossierParams; problems: string[] } {
  const given = new URLSearchParams(search);
  const { read, problems } = createParamReader(given);
  const params: DossierParams = {
    format: read<DossierFormat>("datatype", "docx", (text) => (isDossierFormat(text) ? text : null)),
    order: read<DossierOrder>("order", "alphabetical", (text) => (isDossierOrder(text) ? text : null)),
    useCustomLogo: read("use_custom_logo", false, parseFlag),
    withNotes: read("with_notes", false, parseFlag),
    email: read("email", false, parseFlag),
    documentName: (given.get("doc_name") ?? "").trim(),
  };
  return { params, problems };
}

const listSelectedPairs = (itemIds: readonly string[]): Pair[] =>
  findEligibleItems(itemIds).eligible.map((itemId) => ["p", itemId]);

function listOptionPairs(options: DossierOptions): Pair[] {
  return [
    ["datatype", options.format],
    ["order", options.order],
    ["use_custom_logo", String(usesCustomLogo(options))],
    ...(options.withNotes ? WITH_NOTES : []),
  ];
}

export function addParams(url: string, params: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}${params}`;
}

/** Case-insensitive, because the URLs of single profiles contain "True". */
function parseFlag(text: string): boolean | null {
  return /^(true|false)$/i.test(text) ? text.toLowerCase() === "true" : null;
}
