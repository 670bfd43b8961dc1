import { toSearchableText } from "@rotunda/core";
import { basename } from "node:path";
import type { StateCommittee } from "./openstates-schemas.ts";

const BODY =
  /committee|commission|comisi[oó]n|council|board|caucus|task force|delegation|conference|panel|working group|division/iu;

/** The source shortens "Select Committee on Hydrogen" to "Hydrogen Select", and "Comisión de Salud" to "Salud". */
export function longName(code: string, name: string, classification: string): string {
  if (code === "PR") return longSpanishName(name);
  if (code === "DC" && name.startsWith("Council ")) return longName("", name.slice("Council ".length), classification);
  if (name === "Whole") return "Committee of the Whole";
  if (BODY.test(name)) return name;
  const part = classification === "subcommittee" ? "Subcommittee" : "Committee";
  const [, subject = name, kind = ""] = /^(.+) (Select|Special|Joint|Standing|Interim)$/u.exec(name) ?? [];
  return `${kind === "" ? "" : `${kind} `}${part} on ${subject}`;
}

function longSpanishName(name: string): string {
  const subject = name.replace(/ comisi[oó]n$/iu, "");
  return subject === name && BODY.test(name) ? name : `Comisión de ${subject}`;
}

type Named = Pick<StateCommittee, "name" | "other_names">;

const ONLY_KIND = /^(?:(?:standing|select|special|joint|interim) )?(?:sub)?committees?(?: on)?$/iu;
/** Cut after one of several subjects: "Legislative Consumer", "Health and". */
const CUT = /(?:^|\s)(?:and|of|on|for|the|consumer|&)$|[,&]$/iu;

const isBroken = (name: string): boolean => ONLY_KIND.test(name) || CUT.test(name);

/** Removes stray marks; completes a broken name from its other names, its file's name or its parent. */
export function repairName({ name, other_names = [] }: Named, path: string, parent?: string): string {
  const plain = name.replace(/^['"’\s]+|['"’\s;:]+$/gu, "").replace(/\s+/gu, " ");
  if (!isBroken(plain)) return plain;
  const start = ONLY_KIND.test(plain) ? "" : toSearchableText(plain.replace(/[,&\s]+$/u, ""));
  const subjects = [...other_names.map((other) => other.name), subjectInPath(path)].map(withoutKind);
  const whole = subjects.find((subject) => !isBroken(subject) && toSearchableText(subject).startsWith(start));
  if (whole !== undefined && whole !== "") return whole;
  if (parent !== undefined) return start === "" ? `Subcommittee of ${parent}` : `${plain} (${parent})`;
  return ONLY_KIND.test(plain) ? "Committee on Committees" : plain;
}

/** "upper-Committee-on-Committees-1f0c….yml" */
const subjectInPath = (path: string): string =>
  basename(path)
    .replace(/-[0-9a-f]{8}-[0-9a-f-]{27}\.ya?ml$/iu, "")
    .replace(/^(?:upper|lower|legislature)-+/u, "")
    .replaceAll(/-+/gu, " ");

/** "Senate Committee on Fish" and "Senate Fish Committee" are about "Fish". */
const withoutKind = (name: string): string =>
  name
    .replace(/^(?:senate|house|assembly|joint|legislature) /iu, "")
    .replace(/^(?:sub)?committee on (?!committees$)/iu, "")
    .replace(/(?<!\bon) (?:sub)?committee$/iu, "")
    .trim();

export function groupAliases({ name, other_names = [] }: Named, shown: readonly string[]): string[] {
  const names = [name, ...other_names.map((other) => other.name)].map((text) => text.replace(/\s+/gu, " ").trim());
  return [...new Set(names)]
    .filter((text) => text !== "" && !shown.includes(text))
    .toSorted((a, b) => (a < b ? -1 : 1));
}
