/** Returns the picture's URL; empty after it failed to load, until the URL changes (CARD-14). */
export function chooseHeadshot(headshot: string | null, failed: string | null): string {
  const address = (headshot ?? "").trim();
  return address === failed?.trim() ? "" : address;
}

const SUFFIXES: ReadonlySet<string> = new Set(["jr", "sr", "ii", "iii", "iv", "v", "phd", "md", "esq"]);

/** Returns first and last initial: LW for "Lamar Whitfield Jr.", RH for "Halvorsen, Ruth". */
export function formatInitials(name: string): string {
  // A part after a comma is a first name or a suffix; suffixes have no initial.
  const words = name.normalize("NFC").split(",").toReversed().flatMap(nameWords);
  const [first = "", ...more] = words.flatMap((word) => Array.from(word).slice(0, 1));
  return [first, ...more.slice(-1)].join(isCursive(first) ? " " : "").toUpperCase();
}

/** Letters of these scripts join when adjacent. */
const isCursive = (letter: string) => /[\p{Script=Arabic}\p{Script=Syriac}]/u.test(letter);

function nameWords(text: string): string[] {
  return text
    .replace(/["“(][^"”)]*["”)]/g, "")
    .split(" ")
    .filter((word) => /^\p{L}/u.test(word) && !SUFFIXES.has(word.replace(/\P{L}/gu, "").toLowerCase()));
}
