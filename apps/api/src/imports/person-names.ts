import type { PersonRecord } from "./congress-schemas.ts";

/** The name a reader sees: the official one, else the parts put together. */
export function displayName({ name }: PersonRecord): string {
  if (name.official_full !== undefined) return name.official_full;
  const parts = [name.first, name.middle, name.last].filter((part) => part !== undefined).join(" ");
  return name.suffix === undefined ? parts : `${parts}, ${name.suffix}`;
}

/** The other names a person is looked for by: nickname, formal name, and the everyday name other sites use. */
export function aliasesOf(record: PersonRecord): string[] {
  const { name, id } = record;
  const formal = [name.first, name.middle, name.last, name.suffix].filter((part) => part !== undefined).join(" ");
  const known = [
    name.nickname,
    name.nickname === undefined ? undefined : `${name.nickname} ${name.last}`,
    name.official_full,
    formal,
    everydayName(id["wikipedia"]),
    everydayName(id["ballotpedia"]),
  ].filter((alias) => alias !== undefined && alias !== "" && alias !== displayName(record));
  return [...new Set(known)].filter((alias) => alias !== undefined).toSorted((a, b) => (a < b ? -1 : 1));
}

/** The title of an article without what tells it from its namesakes: "Jack Reed (Rhode Island politician)". */
function everydayName(title: string | string[] | undefined): string | undefined {
  return typeof title === "string" ? title.replace(/\s*\([^)]*\)\s*$/u, "") : undefined;
}
