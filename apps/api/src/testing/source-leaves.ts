import { formatDate } from "@rotunda/core";

export interface Leaf {
  /** Without numbers of list entries: "terms.party". */
  path: string;
  value: string;
}

/** Lists the scalars in a record of a source. */
export function listLeaves(value: unknown, path = ""): Leaf[] {
  if (value === null || value === undefined || value === "") return [];
  if (Array.isArray(value)) return value.flatMap((entry) => listLeaves(entry, path));
  if (typeof value !== "object") return [{ path, value: `${value as string | number | boolean}` }];
  return Object.entries(value).flatMap(([key, entry]) => {
    const name = /^\d+$/u.test(key) ? "*" : key;
    return listLeaves(entry, path === "" ? name : `${path}.${name}`);
  });
}

/** Joins the words of all values of a stored record, without its column names. */
export const wordsOf = (stored: unknown): string =>
  ` ${listLeaves(stored)
    .map(({ value }) => fold(value))
    .join(" ")} `;

/** `words`: how the product writes a value of the source that it translates, by the value. */
export function holdsValue(stored: string, value: string, words: Readonly<Record<string, string>>): boolean {
  const forms = [
    value,
    words[value],
    formatDate(value),
    Number.isNaN(Number(value)) ? undefined : String(Number(value)),
  ];
  return forms.some((form) => form !== undefined && stored.includes(` ${fold(form)} `));
}

const fold = (text: string): string =>
  decode(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The reasons for values that an import leaves out on purpose, by file and path. */
export type Omissions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns an example of each path of a file with values that are neither stored nor left out on purpose, and unneeded omissions. */
export function findLost(lost: readonly (Leaf & { file: string })[], omissions: Omissions) {
  const examples: Record<string, string> = {};
  const needed = new Set<string>();
  for (const { file, path, value } of lost) {
    if (omissions[file]?.[path] === undefined) examples[`${file}: ${path}`] ??= value;
    else needed.add(`${file}: ${path}`);
  }
  const listed = Object.entries(omissions).flatMap(([file, paths]) =>
    Object.keys(paths).map((path) => `${file}: ${path}`),
  );
  return { examples, unneeded: listed.filter((each) => !needed.has(each)) };
}
