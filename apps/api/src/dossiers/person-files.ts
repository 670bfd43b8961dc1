import { formatDatedFileName } from "@rotunda/core";
import type { DossierPerson } from "./dossier-book.ts";

/**
 * Names each person's file in a zip. The number keeps the book's order and makes names unique; the position
 * distinguishes people of the same name.
 */
export function namePersonFiles(people: readonly DossierPerson[], date: Date, extension: "docx" | "pdf"): string[] {
  // Uses the UTC date that is on the cover.
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
