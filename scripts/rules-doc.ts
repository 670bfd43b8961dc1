/** A rule: its row in docs/rules.md with its functions and tests from docs/rules.tsv, by paths from the root. */
export type Rule = ReturnType<typeof readRules>[number];

const LINK = /\[((?:[^\]\\]|\\.)+)\]\(\.\.\/([^)\s]+)\)/gu;
const ROW = /^\| ([A-Z]+-\d+) +\| (.*?) +\| `(\w+)` +\|$/gmu;

export function readRules(page: string, table: string) {
  const entries = readEntries(table);
  return [...page.matchAll(ROW)].map(([, id = "", statement = "", main = ""]) => {
    const own = entries.filter((entry) => entry.id === id);
    const select = (kind: string) => own.filter((entry) => entry.kind === kind);
    return {
      id,
      statement,
      main,
      /** Other ids of the same rule. */
      covers: select("covers").flatMap(({ names }) => names.split(" ")),
      functions: select("code").flatMap(({ path, names }) => names.split(" ").map((name) => ({ name, path }))),
      tests: select("test").map(({ path, names }) => ({ name: names, path })),
    };
  });
}

export function readEntries(table: string) {
  const [, ...lines] = table.trimEnd().split("\n");
  return lines.map((line) => {
    const [id = "", kind = "", path = "", names = ""] = line.split("\t");
    return { id, kind, path, names };
  });
}

export const parseLinks = (cell: string) =>
  [...cell.matchAll(LINK)].map(([, name = "", path = ""]) => ({ name: name.replaceAll(/[`\\]/gu, ""), path }));

export function findUnusedRules(rules: readonly Rule[], used: ReadonlyMap<string, readonly string[]>): string[] {
  return rules.flatMap(({ id, functions }) =>
    functions
      .filter(({ name, path }) => !used.get(path)?.includes(name))
      .map(({ name }) => `${id}: nothing uses ${name}`),
  );
}

/** Finds unknown rule ids and references to documents outside the repository. */
export function findStrayReferences(text: string, ids: ReadonlySet<string>): string[] {
  const prefixes = [...new Set([...ids].map((id) => id.replace(/-\d+$/u, "")))];
  const cited = text.match(new RegExp(`\\b(?:${prefixes.join("|")})-\\d{2}\\b`, "gu")) ?? [];
  const outside = text.match(/\b(?:spec|clause) \d+|\bO-\d{2}\b/giu) ?? [];
  return [...cited.filter((id) => !ids.has(id)), ...outside];
}

export const hasTest = (text: string, title: string): boolean =>
  ['"', "'", "`"].some((quote) => text.replaceAll(`\\${quote}`, quote).includes(`${quote}${title}${quote}`));
