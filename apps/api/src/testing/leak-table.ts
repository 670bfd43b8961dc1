import { readFileSync } from "node:fs";
import type { SearchScope } from "@rotunda/core";
import { parse } from "csv-parse/sync";
import { fillNames } from "./fill-names.ts";
import { IDS } from "./fixture.ts";
import { LEAKS } from "./fixture-leaks.ts";
import { OFFICIALS, PLACES } from "./fixture-places.ts";

/** A search by a fact of a locked record, found by readers with access. */
export interface LeakRow {
  scope: SearchScope;
  parameter: string;
  value: string | number;
  id: number;
  /** The part of the card that shows the fact; empty if hidden, so that other readers must not find it. */
  shown: string;
}

const ROWS: LeakRow[] = parse(readFileSync(new URL("leak-table.tsv", import.meta.url)), {
  columns: true,
  delimiter: "\t",
  quote: false,
});

/** Reads the table, which has at least one row per parameter that filters by a fact, in each scope. */
export const readLeakTable = (picked: Readonly<Record<string, unknown>>): LeakRow[] =>
  fillNames(ROWS, { ...IDS, ...OFFICIALS, ...LEAKS, ...PLACES, ...picked });
