const SUFFIX = /,? (?:jr|sr|i{1,3}|iv|v)\.?$/i;
/** Words a last name begins with: "de la Cruz", "Van Hollen". */
const PARTICLE = /^(?:al|da|de|del|der|di|dos|du|el|la|las|le|los|st\.?|van|von|bin)$/i;

/** What a person's name is sorted by where only the whole is known: the last name, then the others; no suffix. */
export function lastNameFirst({ preferredNameDisplay }: { preferredNameDisplay: string }): string {
  const words = preferredNameDisplay
    .trim()
    .replace(/,(?! (?:jr|sr|i{1,3}|iv|v)\.?$).*$/i, "")
    .replace(SUFFIX, "")
    .split(/\s+/);
  let at = words.length - 1;
  // A first name may look like a particle: "Al Green", "Van Taylor".
  while (at > 1 && PARTICLE.test(words[at - 1] ?? "")) at -= 1;
  return [...words.slice(at), ...words.slice(0, at)].join(" ");
}
