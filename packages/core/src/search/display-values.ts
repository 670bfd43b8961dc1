import { createDefaultQuery, type SearchQuery } from "./search-query.ts";
import { PAGE_MAX, PAGE_SIZE_MAX } from "./search-limits.ts";
import { SORT_OPTIONS } from "./search-options.ts";

type DisplayField = "page" | "pageSize" | "order" | "view" | "offset";

/** Parses a display setting; invalid values become defaults without a problem (CHIP-10). */
export function readDisplay(field: DisplayField, value: string, query: SearchQuery): SearchQuery {
  switch (field) {
    case "page":
      return { ...query, page: Math.min(readWholeNumber(value) ?? query.page, PAGE_MAX) };
    case "pageSize":
      return { ...query, pageSize: Math.min(readWholeNumber(value) ?? query.pageSize, PAGE_SIZE_MAX) };
    case "order":
      return { ...query, order: SORT_OPTIONS.find((option) => option.value === value)?.value ?? query.order };
    case "view":
      return { ...query, view: value === "card" ? "card" : "list" };
    default:
      return { ...query, offset: /^\d{1,9}$/.test(value) ? value : "" };
  }
}

/** Formats a display setting; empty for defaults and for the view, which isn't part of requests (CHIP-10). */
export function writeDisplay(field: DisplayField, query: SearchQuery): string[] {
  if (field === "view" || query[field] === createDefaultQuery()[field]) return [];
  return [String(query[field])];
}

function readWholeNumber(text: string): number | null {
  return /^\d+$/.test(text) && Number(text) >= 1 ? Number(text) : null;
}
