export const PAGES_SHOWN = 7;

/** Lists up to `size` page numbers around the current page (RES-06). */
export function listPageWindow(page: number, totalPages: number, size = PAGES_SHOWN): number[] {
  const length = Math.max(0, Math.min(size, totalPages));
  const current = Math.min(Math.max(1, page), Math.max(1, totalPages));
  const first = Math.max(1, Math.min(current - Math.floor((length - 1) / 2), totalPages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
