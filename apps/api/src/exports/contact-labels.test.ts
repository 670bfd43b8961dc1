import { LABEL_SHEET_NAMES, LABEL_SHEETS, placeLabel } from "@rotunda/core";
import { expect, it } from "vitest";
import { readWords } from "../testing/read-pdf.ts";
import { planLabels, writeLabels } from "./contact-labels.ts";
import { someContactFacts } from "@rotunda/core/testing";
import { type Contact, type ContactRow, toContact } from "./contact-facts.ts";

/** A senator's contact, with overrides. */
function aContact(fields: Partial<ContactRow> = {}): Contact {
  const row: ContactRow = {
    ...someContactFacts(),
    record_type: "profile",
    record_id: 12,
    profile_id: 12,
    side: "",
    is_former: false,
    leadership_role: "",
    updated_date: "2026-10-04",
    ...fields,
  };
  return toContact(row, "https://directory.example.org");
}

const NOW = new Date("2026-11-25T12:00:00Z");
const people = Array.from({ length: 35 }, (_, at) => aContact({ name: `Ruth${at} Halvorsen`, last_name: "Halvorsen" }));

it.each(LABEL_SHEET_NAMES)("fit inside the labels of the sheet, from the first free one: %s", async (sheet) => {
  const labels = planLabels(people, sheet).labels.map(({ label }) => label);
  const pages = readWords(await writeLabels(labels, { sheet, start: 5, title: "Labels", now: NOW }));
  const { width, height } = LABEL_SHEETS[sheet];
  if (!pages) return;
  expect(pages).toHaveLength(2);
  people.forEach(({ row }, at) => {
    const { page, x, y } = placeLabel(sheet, at + 4);
    const inside = (pages[page] ?? []).filter(
      (word) => word.x >= x && word.right <= x + width && word.y >= y && word.bottom <= y + height,
    );
    expect(inside.map(({ text }) => text).join(" ")).toBe(
      `The Honorable ${row.name} United States Senate 511 Hart Senate Office Building Washington, DC 20510`,
    );
  });
  expect(pages.flat()).toHaveLength(people.length * 15);
});

it("use smaller type or more lines if they are long, and are left out and listed if they still don’t fit", () => {
  const long = "Bureau of Oceans and International Environmental and Scientific Affairs, Department of State";
  const contacts = [
    aContact(),
    aContact({ organization: long }),
    aContact({ organization: Array.from({ length: 6 }, (_, at) => `${at} ${long}`).join(", ") }),
    aContact({ city: "" }),
  ];
  const { labels, tooLong, withoutAddress } = planLabels(contacts, "5160");
  expect(labels.map(({ contact }) => contact)).toEqual(contacts.slice(0, 2));
  const [short, shrunk] = labels.map(({ label }) => label);
  expect(shrunk?.look.size).toBeLessThan(short?.look.size ?? 0);
  for (const { label } of labels) {
    for (const line of label.lines) expect(line.width).toBeLessThanOrEqual(LABEL_SHEETS["5160"].width - 18);
  }
  expect([tooLong, withoutAddress]).toEqual([[contacts[2]], [contacts[3]]]);
});
