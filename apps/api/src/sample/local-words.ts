/** What stands in the place of counties; elsewhere they are counties. */
const DIVISIONS: Record<string, { one: string; many: string }> = {
  AK: { one: "borough", many: "boroughs" },
  DC: { one: "ward", many: "wards" },
  LA: { one: "parish", many: "parishes" },
  PR: { one: "municipality", many: "municipalities" },
};

/** A text about a state with its own word for counties; names such as "Sussex County" stay. */
export function inLocalWords(text: string, state: string): string {
  const division = DIVISIONS[state];
  if (!division) return text;
  return text.replace(/(?<!\p{Lu}\p{L}+ )\b[Cc]ount(?:y|ies)\b/gu, (word) => {
    const local = word.toLowerCase() === "county" ? division.one : division.many;
    return word.startsWith("C") ? local.charAt(0).toUpperCase() + local.slice(1) : local;
  });
}
