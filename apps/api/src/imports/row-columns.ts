import type { Row } from "./sync-rows.ts";

/** A row without one of its columns. */
export const without = (row: Row, column: string): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== column));
