/**
 * An entry of docs/rules.md: a statement about the product, the functions that implement it and the tests that check
 * it.
 */
export interface RuleRow {
  line: number;
  ids: string[];
  statement: string;
  functions: Link[];
  tests: Link[];
}

interface Link {
  name: string;
  /** From the root of the repository. */
  path: string;
}

const LINK = /\[((?:[^\]\\]|\\.)+)\]\(\.\.\/([^)\s]+)\)/gu;

/** The entries of the lists: `- **PROF-30, PROF-31** statement [functions](…); test: [title](…)`. */
export function readRules(page: string): RuleRow[] {
  return page.split("\n").flatMap((text, index) => {
    const [, ids, rest = ""] = /^- \*\*([A-Z]+-\d[^*]*)\*\* (.*)$/u.exec(text) ?? [];
    if (ids === undefined) return [];
    const [told = "", test = ""] = rest.split("; test: ");
    return [
      {
        line: index + 1,
        ids: ids.split(", "),
        statement: told.replaceAll(LINK, "").replace(/[ ,]+$/u, ""),
        functions: linksOf(told),
        tests: linksOf(test),
      },
    ];
  });
}

export const linksOf = (cell: string): Link[] =>
  [...cell.matchAll(LINK)].map(([, name = "", path = ""]) => ({
    name: name.replaceAll(/[`\\]/gu, ""),
    path,
  }));

/**
 * What the page claims and the code doesn't hold, a line each. `read` gives a file's text, or null where there is none.
 */
export function findUntrueRules(page: string, read: (path: string) => string | null): string[] {
  return readRules(page).flatMap(({ line, ids, statement, functions, tests }) => {
    const at = `line ${line}, ${ids.join(", ")}`;
    const untrue = [
      ...(statement === "" ? ["no statement"] : []),
      ...(functions.length === 0 ? ["no function"] : []),
      ...(tests.length === 0 ? ["no test"] : []),
      ...functions.flatMap(({ name, path }) => complaint(path, read(path), name, exports)),
      ...tests.flatMap(({ name, path }) => complaint(path, read(path), name, holdsTest)),
    ];
    return untrue.map((what) => `${at}: ${what}`);
  });
}

type Check = (text: string, name: string) => boolean;

function complaint(path: string, text: string | null, name: string, holds: Check): string[] {
  if (text === null) return [`there is no ${path}`];
  return holds(text, name) ? [] : [`${path} has no ${name}`];
}

const exports: Check = (text, name) =>
  new RegExp(`^export (?:default )?(?:async )?(?:function\\*?|const|class|type|interface) ${name}\\b`, "mu").test(text);

/** By the title as it stands in the code, in whatever quotes. */
export const holdsTest: Check = (text, title) =>
  ['"', "'", "`"].some((quote) => text.replaceAll(`\\${quote}`, quote).includes(`${quote}${title}${quote}`));
