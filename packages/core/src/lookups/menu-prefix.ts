/** Keys further apart than this begin a new prefix. */
const PREFIX_PAUSE_MS = 1000;

/** The letters typed on a menu, and when, in milliseconds. */
export interface MenuPrefix {
  text: string;
  at: number;
}

/** The prefix after a key: it grows while keys follow each other within a second, else it starts again (CONST-19). */
export function typePrefix(prefix: MenuPrefix | null, key: string, now: number): MenuPrefix {
  const isGoingOn = prefix !== null && now - prefix.at < PREFIX_PAUSE_MS;
  return { text: isGoingOn ? prefix.text + key : key, at: now };
}

/**
 * The index of the item a prefix leads to, from the current one on and round; -1 when none begins so. One letter, alone
 * or repeated, goes on to the next item; a longer prefix stays where it matches already.
 */
export function findPrefixIndex(texts: readonly string[], text: string, current: number): number {
  const letters = Array.from(foldLabel(text));
  const [first] = letters;
  if (first === undefined) return -1;
  const isOneLetter = letters.every((letter) => letter === first);
  const wanted = isOneLetter ? first : letters.join("");
  const fits = texts.map((item) => foldLabel(item).startsWith(wanted));
  const onwards = fits.indexOf(true, Math.max(0, isOneLetter ? current + 1 : current));
  return onwards === -1 ? fits.indexOf(true) : onwards;
}

const foldLabel = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
