/** The spelling of the slug after an id: `letters` allows letters and hyphens, `digits-too` also digits. */
export type SlugKind = "letters" | "digits-too";

/** Latin letters that Unicode doesn't decompose into a base letter and an accent. */
const FOLDED = Object.entries({
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ð: "d",
  đ: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  þ: "th",
  ŧ: "t",
});

/** The slug that follows an id in an address, hyphen included, or nothing (ROUTE-25). */
export function formatSlug(name: string, kind: SlugKind = "letters"): string {
  const plain = name.normalize("NFKD").toLowerCase();
  const words = FOLDED.reduce((text, [letter, latin]) => text.replaceAll(letter, latin), plain)
    // Accents, and punctuation inside a word (O'Rourke, J.D.), are removed; anything else that is left separates words.
    .replace(/[\p{M}'’‘ʻʼ`".,“”]/gu, "")
    .replace(kind === "letters" ? /[^a-z]+/g : /[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return words === "" ? "" : `-${words}`;
}

/** The slug of a district: its name without trailing parenthesised text, digits kept (ROUTE-26). */
export function formatDistrictSlug(name: string): string {
  return formatSlug(name.replace(/\([^()]*\)\s*$/, ""), "digits-too");
}

/**
 * Reads `{id}{slug}` by the route grammar: digits without zeros before them, so that a record has one id, then
 * optionally `-` or `/`, letters and hyphens (ROUTE-21).
 */
export function parseIdSlug(text: string, kind: SlugKind): { id: number; slug: string } | null {
  const match = (kind === "letters" ? /^(0|[1-9]\d*)([-/][\p{L}-]*)?$/u : /^(0|[1-9]\d*)([-/][\p{L}\d-]*)?$/u).exec(
    text,
  );
  if (!match) return null;
  const id = Number(match[1]);
  return Number.isSafeInteger(id) ? { id, slug: match[2] ?? "" } : null;
}
