const NOT_A_NAME = /^(jr|sr|ii|iii|iv|v|phd|md|esq)\.?,?$/i;

/** First and last initial of a display name: "Lamar Whitfield Jr." is LW, "Halvorsen, Ruth" is RH. */
export function initialsOf(name: string): string {
  const comma = /^([^,]+),\s*(\S.*)$/.exec(name);
  const ordered = comma && !NOT_A_NAME.test(comma[2] ?? "") ? `${comma[2]} ${comma[1]}` : name;
  const words = ordered
    .replaceAll(/["“(][^"”)]*["”)]/g, " ")
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word) && !NOT_A_NAME.test(word));
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].map((word) => /^./u.exec(word ?? "")?.[0].toUpperCase() ?? "").join("");
}
