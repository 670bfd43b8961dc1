import { foldText } from "@rotunda/core";

export const MatchedText = ({ text, typed, className }: { text: string; typed: string; className: string }) =>
  splitMatches(text, typed).map((part, index) =>
    part.isMatch ? (
      <span key={index} className={className}>
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );

interface NamePart {
  text: string;
  isMatch: boolean;
}

/** Splits a name into matched and other parts, ignoring case and accents; prefers word starts. */
export function splitMatches(name: string, typed: string): NamePart[] {
  const letters = Array.from(name);
  // Folding may drop a letter or split it in two, so each folded letter keeps its original index.
  const origins: number[] = [];
  const plain = letters
    .map((letter, index) => {
      const text = foldText(letter);
      origins.push(...text.split("").map(() => index));
      return text;
    })
    .join("");
  const isMatched = letters.map(() => false);
  for (const word of foldText(typed).split(/[^\p{L}\p{N}]+/u)) {
    const at = word === "" ? -1 : findWordStart(plain, word);
    if (at < 0) continue;
    for (const origin of origins.slice(at, at + word.length)) isMatched[origin] = true;
  }
  return letters.reduce<NamePart[]>((parts, text, index) => {
    const last = parts.at(-1);
    const isMatch = isMatched[index] ?? false;
    if (last?.isMatch === isMatch) last.text += text;
    else parts.push({ text, isMatch });
    return parts;
  }, []);
}

/** Returns the index of the word that starts with the text, else of the first occurrence; -1 if none. */
function findWordStart(text: string, wanted: string): number {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return at;
  }
  return text.indexOf(wanted);
}
