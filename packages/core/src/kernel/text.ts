/** Formats US dollars; "(Unavailable)" if missing or not a number (PROF-16). */
export function formatCurrency(value: string | number | null | undefined): string {
  const amount = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (typeof amount !== "number" || !Number.isFinite(amount)) return "(Unavailable)";
  // Adding zero turns -0 into 0.
  return (amount + 0).toLocaleString("en-US", {
    style: "currency",
    currency: "USD",
    trailingZeroDisplay: "stripIfInteger",
  });
}

/** Formats a number with separators: "1,961". */
export function formatNumber(value: number): string {
  // The first use of Intl loads its tables, which takes a phone 100 ms.
  return Number.isSafeInteger(value)
    ? String(value).replace(/\B(?=(?:\d{3})+$)/gu, ",")
    : value.toLocaleString("en-US");
}

/** Formats a count with its noun: "1 profile", "1,961 profiles". */
export function describeCount(count: number, one: string): string {
  return `${formatNumber(count)} ${chooseNoun(count, one)}`;
}

/** Formats "1st", "12th", "23rd". */
export function formatOrdinal(value: number): string {
  const isTeen = Math.trunc(value / 10) % 10 === 1;
  return `${value}${["th", "st", "nd", "rd"][isTeen ? 0 : value % 10] ?? "th"}`;
}

/** "Ada", "Ada and Ben", "Ada, Ben and Cleo". */
export function joinWithAnd(parts: readonly string[]): string {
  return joinWith("and", parts);
}

/** "Ada", "Ada or Ben", "Ada, Ben or Cleo". */
export function joinWithOr(parts: readonly string[]): string {
  return joinWith("or", parts);
}

function joinWith(word: string, parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} ${word} ${last}` : last;
}

/** Joins the parts that aren't empty. */
export const joinNonEmpty = (parts: readonly string[], by = ", "): string =>
  parts.filter((part) => part !== "").join(by);

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Capitalizes the first letter of each word: "Vice-Chair". */
export const capitalizeWords = (text: string): string =>
  text.replace(/(?<=^|[\s–-])\p{L}/gu, (letter) => letter.toUpperCase());

export function chooseNoun(count: number, one: string): string {
  return count === 1 ? one : `${one}s`;
}

/** Keeps digits, point and minus of a percentage; divides values above 100 by 100 (VAL-23). */
export function cleanNumeric(text: string, decimals: number): string {
  const kept = text.replace(/[^\d.-]/g, "");
  const number = kept === "" ? NaN : Number(kept);
  if (Number.isNaN(number)) return "";
  const fixed = (number > 100 ? number / 100 : number).toFixed(decimals);
  return Number(fixed) === 0 ? fixed.replace("-", "") : fixed;
}

/** Parses a URL; null if it is malformed. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** Decodes a URL component; a malformed one is returned unchanged. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Shortens a text to `max` characters including an ellipsis (VAL-23). */
export function truncate(text: string, max: number): string {
  const characters = Array.from(text);
  if (characters.length <= max) return text;
  return max < 1
    ? ""
    : `${characters
        .slice(0, max - 1)
        .join("")
        .trimEnd()}…`;
}

/** Normalizes a text for filtering: lower case, no accents. */
export function foldText(text: string): string {
  // Most texts have no accents, which are slow to look for.
  if (!/[\u0080-\u200f\u2028-\uffff]/.test(text)) return text.toLowerCase();
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Returns whether a text contains all words, in any order, ignoring case and accents. */
export function containsWords(text: string, wanted: string): boolean {
  const own = foldText(text);
  return foldText(wanted)
    .split(/[\s,]/)
    .every((word) => own.includes(word));
}
