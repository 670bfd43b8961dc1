import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { parse } from "vcard4";
import { aFullProfile, anOffice, aProfile } from "../../testing/index.ts";
import type { PersonProfile } from "../profiles/profile.ts";
import { formatVcard } from "./vcard.ts";

const AT = { origin: "https://directory.example.org", now: new Date("2026-11-25T09:30:00Z") };

/** Lines after unfolding. */
const linesOf = (card: string): string[] => card.replaceAll("\r\n ", "").split("\r\n");

const senator = (fields: Partial<PersonProfile> = {}) =>
  aProfile({
    id: 12,
    firstName: "Ruth",
    lastName: "Halvorsen",
    email: "ruth@example.org",
    updatedDate: "2026-10-04",
    offices: [
      anOffice({
        type: "Capitol Office",
        phone: "202-555-0160",
        fax: "202-555-0161 x9",
        room: "7",
        city: "Washington",
      }),
    ],
    ...fields,
  });

/** The values of a property, as the parser of ical.js reads them. */
function readWithIcal(card: string, property: string): unknown[] {
  const [, properties] = ICAL.parse(card) as unknown as [string, [string, object, string, ...unknown[]][]];
  return properties.filter(([name]) => name === property).map(([, , , value]) => value);
}

describe("the vCard of a person", () => {
  it("contains names, office, numbers and the address of the profile", () => {
    const lines = linesOf(formatVcard(senator({ websiteUrl: "halvorsen.example.org" }), AT));
    expect(lines).toEqual([
      "BEGIN:VCARD",
      "VERSION:4.0",
      "KIND:individual",
      "UID:https://directory.example.org/rotunda/profile/12-ruth-halvorsen",
      "SOURCE:https://directory.example.org/rotunda/profile/12-ruth-halvorsen",
      "REV:20261004T000000Z",
      "FN:Ruth Halvorsen",
      "N:Halvorsen;Ruth;;;",
      "TITLE:United States Senator\\, Nebraska",
      "EMAIL;TYPE=work:ruth@example.org",
      expect.stringMatching(/^ADR;TYPE=work;LABEL="Capitol Office: Washington\^n.+":;7.*;Washington;/),
      "TEL;TYPE=work:+12025550160",
      'TEL;TYPE="work,fax":+12025550161 ext. 9',
      "URL:https://halvorsen.example.org",
      "END:VCARD",
      "",
    ]);
  });

  it("contains the person's own number only if no office has it", () => {
    const numbers = (phone: string) =>
      linesOf(formatVcard(senator({ phone }), AT)).filter((line) => line.startsWith("TEL;TYPE=work:"));
    expect(numbers("202-555-0160")).toEqual(["TEL;TYPE=work:+12025550160"]);
    expect(numbers("Ask for Ruth")).toEqual(["TEL;TYPE=work:Ask for Ruth", "TEL;TYPE=work:+12025550160"]);
  });

  it("has the current time as its revision if the profile's day is unknown", () => {
    expect(linesOf(formatVcard(senator({ updatedDate: null }), AT))).toContain("REV:20261125T093000Z");
  });

  it("omits unknown values", () => {
    const lines = linesOf(formatVcard(aProfile({ firstName: "", lastName: "", positionSummary: "" }), AT));
    expect(lines.map((line) => line.split(":")[0])).toEqual([
      "BEGIN",
      "VERSION",
      "KIND",
      "UID",
      "SOURCE",
      "REV",
      "FN",
      "END",
      "",
    ]);
  });

  it("is read by other programs without loss, in lines of at most 75 bytes, for any text", () => {
    const text = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("a,b;c\\d", "é😀".repeat(60), 'Line\n"2"^'));
    fc.assert(
      fc.property(fc.record({ name: text, title: text, last: text, city: text }), ({ name, title, last, city }) => {
        const card = formatVcard(
          senator({
            preferredNameDisplay: name,
            positionSummary: title,
            lastName: last,
            offices: [anOffice({ city, building: title })],
          }),
          AT,
        );
        for (const line of card.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        const read = name
          .replace(/[^\P{Cc}\r\n]/gu, "")
          .trim()
          .replaceAll(/\r\n?/g, "\n");
        expect(readWithIcal(card, "fn")).toEqual([read]);
        expect(readWithIcal(card, "end")).toEqual([]);
      }),
    );
  });

  it("of a full profile is read by both parsers", () => {
    const card = formatVcard(aFullProfile(), AT);
    const parsed = parse(card) as unknown as { getProperty(name: string): { value: string }[] };
    expect(parsed.getProperty("FN").map(({ value }) => value)).toEqual(["Ruth Halvorsen"]);
    expect(readWithIcal(card, "tel")).toHaveLength(card.match(/^TEL/gm)?.length ?? 0);
  });
});
