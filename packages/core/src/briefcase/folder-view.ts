import { PAGE_SIZE_MAX } from "../search/search-limits.ts";
import type { SearchView } from "../search/search-query.ts";
import type { Folder } from "../records/briefcase.ts";
import { FOLDER_ORDERS, type FolderOrder } from "./card-order.ts";
import { buildFolderHref } from "./folder-page.ts";
import { BRIEFCASE_PAGE_SIZE } from "./items.ts";

/** Display settings of a folder; its address contains those that aren't defaults. */
export interface FolderView {
  /** 1-based. */
  page: number;
  pageSize: number;
  order: FolderOrder;
  view: SearchView;
}

const DEFAULTS: FolderView = { page: 1, pageSize: BRIEFCASE_PAGE_SIZE, order: "added", view: "list" };

/** Parses a query string; invalid values become defaults. */
export function parseFolderView(search: string): FolderView {
  const params = new URLSearchParams(search);
  const order = FOLDER_ORDERS.find(({ value }) => value === params.get("order"))?.value ?? DEFAULTS.order;
  return {
    page: readPositive(params.get("page")) ?? DEFAULTS.page,
    pageSize: Math.min(readPositive(params.get("pageSize")) ?? DEFAULTS.pageSize, PAGE_SIZE_MAX),
    order,
    view: params.get("view") === "card" ? "card" : DEFAULTS.view,
  };
}

/** Builds a folder's address with these settings, omitting defaults. */
export function buildFolderViewHref(folder: Pick<Folder, "id" | "isDefault">, view: FolderView): string {
  const changed = (["order", "page", "pageSize", "view"] as const).filter((name) => view[name] !== DEFAULTS[name]);
  const query = new URLSearchParams(changed.map((name) => [name, String(view[name])])).toString();
  return query === "" ? buildFolderHref(folder) : `${buildFolderHref(folder)}?${query}`;
}

function readPositive(text: string | null): number | null {
  return /^[1-9]\d{0,5}$/.test(String(text)) ? Number(text) : null;
}
