import { toSearchableText } from "@rotunda/core";
import type { StatePerson } from "./openstates-schemas.ts";

const SUFFIX = /^(?:jr|sr|ii|iii|iv|v|esq|md|m\.d|phd|ph\.d|dds|ed\.d)\.?$/iu;

export function namePartsOf(person: StatePerson) {
  const [, nickname = ""] = /["“(]([^"”)]+)["”)]/u.exec(person.name) ?? [];
  const words = person.name
    .replace(/\s*["“(][^"”)]*["”)]/gu, "")
    .split(/[\s,]+/u)
    .filter((word) => word !== "");
  const suffix = words.length > 2 && SUFFIX.test(words.at(-1) ?? "") ? (words.pop() ?? "") : "";
  return {
    first: person.given_name ?? words[0] ?? "",
    middle: person.middle_name ?? "",
    last: person.family_name ?? (words.length > 1 ? (words.at(-1) ?? "") : ""),
    suffix: person.suffix ?? suffix,
    nickname,
  };
}

export function stateAliasesOf(person: StatePerson): string[] {
  const { first, middle, last, suffix, nickname } = namePartsOf(person);
  const names = [
    [first, middle, last, suffix].filter((part) => part !== "").join(" "),
    nickname,
    nickname === "" ? "" : `${nickname} ${last}`,
    ...(person.other_names ?? []).map(({ name }) => name.replace(/\s+/gu, " ").trim()),
  ];
  const shown = toSearchableText(person.name);
  const bySpelling = new Map(names.map((name) => [toSearchableText(name), name]));
  bySpelling.delete(shown);
  bySpelling.delete("");
  return [...bySpelling.values()].toSorted((a, b) => (a < b ? -1 : 1));
}
