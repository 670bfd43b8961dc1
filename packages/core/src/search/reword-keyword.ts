import { decodePart } from "../kernel/text.ts";
import { readIdentifier } from "./keyword.ts";

/**
 * A hometown, the host of an address, or a possessive: "Kahan (D-Orinda)", "Kahan, D-Orinda", "khanna@example.org",
 * "khanna.house.gov".
 */
const ASIDE =
  /,\s*[A-Z]{1,3}[-–]\p{L}[^(),]*(?:,|$)|\(\p{L}[\p{L}\d\s.,'’–-]*(?:\)|$)|<\S*@\S*|@\S*|\.(?:house|senate)\.gov(?:\/\S*)?|['’]s\b/gu;

/** A telephone number beside other words. */
const PHONE = /(?<![\w(])\(?\d{3}[). -]{1,2}\d{3}[. -]\d{4}(?!\w)/u;

/** Separates words of an account: "gene.wu@example.org". */
const BEFORE_HOST = /(?<=\w)[._-](?=[\w.-]*@)/gu;

/**
 * Returns what a keyword without results may mean: the name in the address of a page, a telephone number, or the
 * keyword without asides; null if there is no other reading (SRCH-50).
 */
export function rewordKeyword(keyword: string): string | null {
  const typed = keyword.trim();
  const isAddress = readIdentifier(typed)?.kind === "Website";
  const phone = isAddress ? null : PHONE.exec(typed)?.[0];
  if (phone && readIdentifier(typed) === null) return phone;
  const named = isAddress ? readPageName(typed) : typed.replace(BEFORE_HOST, " ");
  const bare = named.replace(ASIDE, " ").replace(/\s+/gu, " ").trim();
  return bare === "" || bare === typed ? null : bare;
}

/** Reads the last part of several words: "example.org/people/amy-klobuchar/summary?id=1" names Amy Klobuchar. */
function readPageName(address: string): string {
  const parts = address
    .replace(/\w+:\/\/|[?#].*/gu, "")
    .split("/")
    .slice(1)
    .map(decodePart);
  return parts.findLast((part) => /\p{L}{2,}[-_+ ]\p{L}/u.test(part))?.replace(/[-_+]|\.\w+$/gu, " ") ?? "";
}
