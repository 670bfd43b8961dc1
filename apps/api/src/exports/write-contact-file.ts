import type { ExportOptions } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { formatContactCards } from "./contact-cards.ts";
import { formatContactCsv } from "./contact-csv.ts";
import type { Contact } from "./contact-facts.ts";
import { planLabels, writeLabels } from "./contact-labels.ts";
import { writeContactXlsx } from "./contact-xlsx.ts";
import { listOffices } from "./exports.sql.ts";

interface ContactFile {
  contents: Uint8Array;
  /** Contacts in the file, which count. */
  rows: number;
}

/** Writes contacts in the format of an export. */
export async function writeContactFile(
  db: Db,
  contacts: readonly Contact[],
  { options, origin, now }: { options: ExportOptions; origin: string; now: Date },
): Promise<ContactFile> {
  const { format, columns, sheet, start } = options;
  const facts = contacts.map((contact) => contact.facts);
  const rows = contacts.length;
  switch (format) {
    case "csv":
      return { rows, contents: Buffer.from(formatContactCsv(facts, columns), "utf8") };
    case "xlsx":
      return { rows, contents: await writeContactXlsx(facts, columns) };
    case "vcf": {
      const offices = await listOffices(
        db,
        contacts.flatMap(({ row }) => row.profile_id ?? []),
      );
      return { rows, contents: Buffer.from(formatContactCards(contacts, offices, { origin, now }), "utf8") };
    }
    case "pdf": {
      const labels = planLabels(contacts, sheet).labels.map(({ label }) => label);
      return { rows: labels.length, contents: await writeLabels(labels, { sheet, start, title: "Labels", now }) };
    }
  }
}
