const SUFFIXES: ReadonlySet<string> = new Set(["jr", "sr", "ii", "iii", "iv", "v", "phd", "md", "esq"]);

/** First and last initial of a display name: "Lamar Whitfield Jr." is LW, "Halvorsen, Ruth" is RH. */
export function formatInitials(name: string): string {
  // The part after a comma comes first. It is a first name, or a suffix, which gives no initial.
  const words = name.normalize("NFC").split(",").toReversed().flatMap(nameWords);
  const [first, ...more] = words.flatMap((word) => Array.from(word).slice(0, 1));
  return [first, ...more.slice(-1)].join(isCursive(first) ? " " : "").toUpperCase();
}

/** Written one after the other, such letters would be joined into a sign of their own. */
const isCursive = (letter = "") => /[\p{Script=Arabic}\p{Script=Syriac}]/u.test(letter);

function nameWords(text: string): string[] {
  return text
    .replace(/["“(][^"”)]*["”)]/g, "")
    .split(" ")
    .filter((word) => /^\p{L}/u.test(word) && !SUFFIXES.has(word.replace(/\P{L}/gu, "").toLowerCase()));
}
