/** US dollars, or "(Unavailable)" for what is missing or no number (PROF-16). */
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

/** A whole number as it is read: "1,961". */
export function formatNumber(value: number): string {
  return value.toLocaleString("en-US");
}

/** How many there are of something that is named in the singular: "1 profile", "1,961 profiles". */
export function describeCount(count: number, one: string): string {
  return `${formatNumber(count)} ${chooseNoun(count, one)}`;
}

/** "Ada", "Ada and Ben", "Ada, Ben and Cleo". */
export function joinWithAnd(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${last}` : last;
}

/** The word after a number: "profile" for one, "profiles" for any other. */
export function chooseNoun(count: number, one: string): string {
  return count === 1 ? one : `${one}s`;
}

/** Cleans the text of a percentage: keeps digits, point and minus; what exceeds 100 is hundredths (VAL-23). */
export function cleanNumeric(text: string, decimals = 0): string {
  const kept = text.replace(/[^\d.-]/g, "");
  const number = kept === "" ? NaN : Number(kept);
  if (Number.isNaN(number)) return "";
  const fixed = (number > 100 ? number / 100 : number).toFixed(decimals);
  return Number(fixed) === 0 ? fixed.replace("-", "") : fixed;
}

/** Decodes a part of an address; a malformed one stays as it is. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The text, or its beginning and an ellipsis, in at most `max` characters (VAL-23). */
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
