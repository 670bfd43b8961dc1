import { holdsTest, linksOf } from "./rules-doc.ts";

/** A row of docs/api.md. */
export interface ApiRow {
  line: number;
  /** Method and path. */
  route: string;
  who: string;
  proofs: { statuses: number[]; tests: { name: string; path: string }[] }[];
}

/** A server call and who may use it. */
export interface ApiCall {
  route: string;
  who: string;
  /** The statuses with a documented JSON response. */
  statuses: readonly number[];
}

/** Titles may contain semicolons, so a separator must be followed by a status. */
const RESPONSE_SEPARATOR = /; (?=\d{3}\b)/u;

/** Parses the table rows: `| METHOD | path | who | 200 [title](…), [title](…); 401, 403 [title](…) |`. */
export function readApiRows(page: string): ApiRow[] {
  return page.split("\n").flatMap((text, index) => {
    const [, method, path, who, proofs] = /^\| ([A-Z]+) +\| `(\/[^`]*)` +\| ([^|]+?) +\| (.+?) +\|$/u.exec(text) ?? [];
    if (method === undefined || path === undefined || who === undefined || proofs === undefined) return [];
    return [
      { line: index + 1, route: `${method} ${path}`, who, proofs: proofs.split(RESPONSE_SEPARATOR).map(readProof) },
    ];
  });
}

function readProof(text: string): ApiRow["proofs"][number] {
  const [numbers = ""] = text.split("[");
  return { statuses: (numbers.match(/\d{3}/gu) ?? []).map(Number), tests: linksOf(text) };
}

/** Lists the differences between the page and the server with its tests. `read` returns a file's text, or null. */
export function findUntrueRows(
  page: string,
  calls: readonly ApiCall[],
  read: (path: string) => string | null,
): string[] {
  const rows = readApiRows(page);
  const untrue = calls
    .filter(({ route }) => !rows.some((row) => row.route === route))
    .map(({ route }) => `${route} is missing`);
  for (const row of rows) {
    const call = calls.find(({ route }) => route === row.route);
    untrue.push(...(call ? listProblems(row, call, read) : ["no such call"]).map((what) => `${row.route}: ${what}`));
  }
  const routes = rows.map(({ route }) => route);
  untrue.push(...routes.filter((route, index) => routes.indexOf(route) !== index).map((route) => `${route} is twice`));
  return untrue;
}

function listProblems({ who, proofs }: ApiRow, call: ApiCall, read: (path: string) => string | null): string[] {
  const documented = proofs.flatMap(({ statuses }) => statuses).toSorted((a, b) => a - b);
  const expected = call.statuses.toSorted((a, b) => a - b);
  const tests = proofs.flatMap((proof) => proof.tests);
  return [
    ...(who === call.who ? [] : [`for “${call.who}”, not “${who}”`]),
    ...(expected.length === 0 || documented.join() === expected.join()
      ? []
      : [`answers ${expected.join(", ")}, not ${documented.join(", ")}`]),
    ...proofs.filter((proof) => proof.tests.length === 0).map(({ statuses }) => `no test of ${statuses.join(", ")}`),
    ...tests
      .filter(({ name, path }) => !holdsTest(read(path) ?? "", name))
      .map(({ name, path }) => `${path} has no ${name}`),
  ];
}
