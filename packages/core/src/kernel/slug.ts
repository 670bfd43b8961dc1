import letters from "./slug-letters.json" with { type: "json" };

/** Characters allowed in a slug: `digits-too` adds digits. */
export type SlugKind = "letters" | "digits-too";

/** Latin letters that Unicode doesn't decompose into a base letter and an accent. */
const FOLDED = Object.entries(letters);

/** Builds a slug with its leading hyphen, or an empty text (ROUTE-25). */
export function formatSlug(name: string, kind: SlugKind = "letters"): string {
  const plain = name.normalize("NFKD").toLowerCase();
  const words = FOLDED.reduce((text, [letter, latin]) => text.replaceAll(letter, latin), plain)
    // Remove accents and punctuation inside words (O'Rourke, J.D.); everything else separates words.
    .replace(/[\p{M}'’‘ʻʼ`".,“”]/gu, "")
    .replace(kind === "letters" ? /[^a-z]+/g : /[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return words === "" ? "" : `-${words}`;
}

/** Builds a district's slug: digits kept, trailing parentheses dropped (ROUTE-26). */
export function formatDistrictSlug(name: string): string {
  return formatSlug(name.replace(/\([^()]*\)\s*$/, ""), "digits-too");
}

/** Parses `{id}{slug}`: digits without leading zeros, optionally `-` or `/`, letters and hyphens (ROUTE-21). */
export function parseIdSlug(text: string, kind: SlugKind): { id: number; slug: string } | null {
  const match = (kind === "letters" ? /^(0|[1-9]\d*)([-/][\p{L}-]*)?$/u : /^(0|[1-9]\d*)([-/][\p{L}\d-]*)?$/u).exec(
    text,
  );
  if (!match) return null;
  const id = Number(match[1]);
  return Number.isSafeInteger(id) ? { id, slug: match[2] ?? "" } : null;
}
