/** Cards carry whole names alone: the last name before the others. Suffixes such as "Jr." are no last names. */
export function lastNameFirst({ preferredNameDisplay }: { preferredNameDisplay: string }): string {
  const words = preferredNameDisplay.replace(/,.*$/, "").split(" ");
  return [words.at(-1), ...words.slice(0, -1)].join(" ");
}
