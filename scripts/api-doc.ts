import { parseLinks } from "./rules-doc.ts";

/** Titles may contain semicolons, so a separator must be followed by a status. */
const RESPONSE_SEPARATOR = /; (?=\d{3}\b)/u;

/** Parses the rows of docs/api.md: `| METHOD | path | who | 200 [title](…), [title](…); 401, 403 [title](…) |`. */
export function readApiRows(page: string) {
  return page.split("\n").flatMap((text) => {
    const [, method, path, who, proofs] = /^\| ([A-Z]+) +\| `(\/[^`]*)` +\| ([^|]+?) +\| (.+?) +\|$/u.exec(text) ?? [];
    if (method === undefined || path === undefined || who === undefined || proofs === undefined) return [];
    return [{ route: `${method} ${path}`, who, proofs: proofs.split(RESPONSE_SEPARATOR).map(readProof) }];
  });
}

function readProof(text: string) {
  const [numbers = ""] = text.split("[");
  return { statuses: (numbers.match(/\d{3}/gu) ?? []).map(Number), tests: parseLinks(text) };
}
