import { datedFileName } from "@rotunda/core";
import type { DossierPerson } from "./dossier-book.ts";

/**
 * A name for each person's file in a zip, in the same order: people of the same name are told apart by their position,
 * and by a number where that is the same too. File systems that don't tell capitals from small letters keep them apart.
 */
export function personFileNames(people: readonly DossierPerson[], date: Date, extension: "docx" | "pdf"): string[] {
  // The file's day is the one on the cover: of Greenwich, wherever the server stands.
  const day = new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  const names = people.map(({ profile }) => profile.preferred_name_display);
  const fileOf = (name: string) => datedFileName(name, day, extension);
  const counts = new Map<string, number>();
  for (const name of names) counts.set(keyOf(fileOf(name)), (counts.get(keyOf(fileOf(name))) ?? 0) + 1);
  const taken = new Set<string>();
  return people.map(({ profile }, at) => {
    const name = names[at] ?? "";
    const isShared = (counts.get(keyOf(fileOf(name))) ?? 0) > 1;
    const base = isShared && profile.position_summary !== "" ? `${name} (${profile.position_summary})` : name;
    let file = fileOf(base);
    for (let number = 2; taken.has(keyOf(file)); number += 1) file = fileOf(`${short(base)} (${number})`);
    taken.add(keyOf(file));
    return file;
  });
}

const keyOf = (file: string): string => file.normalize("NFC").toLowerCase();
/** Leaves room for a number where a name fills a file's name by itself. */
const short = (name: string): string => Array.from(name).slice(0, 50).join("");
