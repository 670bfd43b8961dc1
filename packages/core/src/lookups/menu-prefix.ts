import { foldText } from "../kernel/text.ts";

/** A longer pause starts a new prefix, in ms. */
const PREFIX_PAUSE_MS = 1000;

/** Letters typed in a menu; `at` is the time of the last one in ms. */
export interface MenuPrefix {
  text: string;
  at: number;
}

/** Appends a key typed within a second, else starts a new prefix (CONST-19). */
export function typePrefix(prefix: MenuPrefix | null, key: string, now: number): MenuPrefix {
  const isGoingOn = prefix !== null && now - prefix.at < PREFIX_PAUSE_MS;
  return { text: isGoingOn ? prefix.text + key : key, at: now };
}

/**
 * Finds the next item with a prefix, starting at the current one and wrapping around; -1 if none matches. A single or
 * repeated letter moves to the next item; a longer prefix may stay on the current one.
 */
export function findPrefixIndex(texts: readonly string[], text: string, current: number): number {
  const letters = Array.from(foldText(text));
  const [first] = letters;
  if (first === undefined) return -1;
  const isOneLetter = letters.every((letter) => letter === first);
  const wanted = isOneLetter ? first : letters.join("");
  const fits = texts.map((item) => foldText(item).startsWith(wanted));
  const onwards = fits.indexOf(true, Math.max(0, isOneLetter ? current + 1 : current));
  return onwards === -1 ? fits.indexOf(true) : onwards;
}
