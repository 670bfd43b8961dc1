import type { BirthDateOperator } from "./search-query.ts";

const PREFIXES: Record<BirthDateOperator, string> = { exact: "", lt: "<", gte: ">" };

/** Formats a birth year or age with operator: `<1950` before, `>1950` on or after, `1950` (QRY-07). */
export function formatBirthText(operator: BirthDateOperator, number: string): string {
  return number === "" ? "" : `${PREFIXES[operator]}${number}`;
}

/** Parses a birth year or age with operator; the number is empty if invalid (QRY-07). */
export function parseBirthText(text: string): { operator: BirthDateOperator; number: string } {
  const match = /^([<>]?)\s*(\d{1,4})$/.exec(text.trim());
  const sign = match?.[1];
  return { operator: sign === "<" ? "lt" : sign === ">" ? "gte" : "exact", number: match?.[2] ?? "" };
}
