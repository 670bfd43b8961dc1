import { formatDatedFileName } from "@rotunda/core";
import type { DossierPerson } from "./dossier-book.ts";

/**
 * A name for each person's file in a zip. The number in front keeps the order of the book wherever files are sorted by
 * name, and no two names alike; people who share a name are told apart by their position.
 */
export function namePersonFiles(people: readonly DossierPerson[], date: Date, extension: "docx" | "pdf"): string[] {
  // The file's day is the one on the cover: of Greenwich, wherever the server stands.
  const day = new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  const digits = Math.max(2, String(people.length).length);
  const counts = new Map<string, number>();
  for (const { profile } of people) {
    const key = keyOf(profile.preferred_name_display);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return people.map(({ profile: { preferred_name_display: name, position_summary: position } }, at) => {
    const isShared = (counts.get(keyOf(name)) ?? 0) > 1;
    const number = String(at + 1).padStart(digits, "0");
    return formatDatedFileName(
      `${number} ${isShared && position !== "" ? `${name} (${position})` : name}`,
      day,
      extension,
    );
  });
}

const keyOf = (name: string): string => name.normalize("NFC").toLowerCase();
