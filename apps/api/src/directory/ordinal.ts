/** 1 → "1st", 12 → "12th", 23 → "23rd". */
export function formatOrdinal(value: number): string {
  const teen = value % 100 > 10 && value % 100 < 14;
  const ending = teen ? "th" : (["th", "st", "nd", "rd"][value % 10] ?? "th");
  return `${value}${ending}`;
}
