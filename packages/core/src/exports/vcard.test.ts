import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { parse } from "vcard4";
import { aFullProfile, anOffice, aProfile } from "../../testing/index.ts";
import type { Office, PersonProfile } from "../profiles/profile.ts";
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
    const profile = senator({ agency: "Senate; Agriculture", websiteUrl: "halvorsen.example.org" });
    const lines = linesOf(formatVcard(profile, AT));
    expect(lines).toEqual([
      "BEGIN:VCARD",
      "VERSION:4.0",
      "KIND:individual",
      "UID:https://directory.example.org/rotunda/profile/12",
      "SOURCE:https://directory.example.org/rotunda/profile/12-ruth-halvorsen",
      "REV:20261004T000000Z",
      "FN:Ruth Halvorsen",
      "N:Halvorsen;Ruth;;;",
      "TITLE:United States Senator\\, Nebraska",
      "ORG:Senate\\; Agriculture",
      "EMAIL;TYPE=work:ruth@example.org",
      'ADR;TYPE=work;LABEL="Capitol Office: Washington^n7 Hart Senate Office Building^nWashington, DC 20510":' +
        ";7 Hart Senate Office Building;;Washington;DC;20510;",
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
    expect(numbers(" Ask for Ruth ")).toEqual(["TEL;TYPE=work:Ask for Ruth", "TEL;TYPE=work:+12025550160"]);
  });

  it("omits the person's number if one of several offices has it", () => {
    const offices = ["202-555-0160", "402-555-0170"].map((phone) => anOffice({ phone }));
    const lines = linesOf(formatVcard(senator({ phone: "402-555-0170", offices }), AT));
    expect(lines.filter((line) => line.startsWith("TEL"))).toEqual([
      "TEL;TYPE=work:+12025550160",
      "TEL;TYPE=work:+14025550170",
    ]);
  });

  it.each<[Partial<Office>, string]>([
    [
      { address1: "1 Elm Street", address2: "Suite 2" },
      'LABEL="Capitol Office: Lincoln^n1 Elm Street^nSuite 2^nLincoln, NE":;;1 Elm Street\\, Suite 2;Lincoln;NE;;',
    ],
    [
      { building: "Annex", address2: "Suite 2" },
      'LABEL="Capitol Office: Lincoln^nAnnex^nSuite 2^nLincoln, NE":;Annex;Suite 2;Lincoln;NE;;',
    ],
    [
      { type: "Desk", address1: '"The ^"; 1' },
      `LABEL="Desk: Lincoln^n^'The ^^^'; 1^nLincoln, NE":;;"The ^"\\; 1;Lincoln;NE;;`,
    ],
  ])("has the address %j as a label and in its parts", (fields, address) => {
    const place = { room: "", building: "", city: "Lincoln", state: "NE", zip: "" };
    const lines = linesOf(formatVcard(senator({ offices: [anOffice({ ...place, ...fields })] }), AT));
    expect(lines).toContain(`ADR;TYPE=work;${address}`);
  });

  it("has no control characters, and no spaces around a text", () => {
    const lines = linesOf(formatVcard(senator({ preferredNameDisplay: " Ruth\u0007 \uD800Halvorsen\u0000 " }), AT));
    expect(lines).toContain("FN:Ruth Halvorsen");
  });

  it("breaks lines after 75 bytes", () => {
    const print = (length: number) => formatVcard(senator({ preferredNameDisplay: "a".repeat(length) }), AT);
    expect(print(72)).toContain(`\r\nFN:${"a".repeat(72)}\r\nN:`);
    expect(print(73)).toContain(`\r\nFN:${"a".repeat(72)}\r\n a\r\nN:`);
    expect(print(147)).toContain(`\r\nFN:${"a".repeat(72)}\r\n ${"a".repeat(74)}\r\n a\r\nN:`);
  });

  it("has the current time as its revision if the profile's day is unknown", () => {
    expect(linesOf(formatVcard(senator({ updatedDate: null }), AT))).toContain("REV:20261125T093000Z");
  });

  it("omits unknown values except the name, which a card needs", () => {
    const unknown = { preferredNameDisplay: "", firstName: "", lastName: "", positionSummary: "" };
    const lines = linesOf(formatVcard(aProfile(unknown), AT));
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

it("the vCard of a committee is that of an organization", () => {
  const committee = aProfile({ recordType: "committee", preferredNameDisplay: "Finance", firstName: "", lastName: "" });
  expect(linesOf(formatVcard({ ...committee, positionSummary: "" }, AT))).toEqual([
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:org",
    "UID:https://directory.example.org/rotunda/committee/1",
    "SOURCE:https://directory.example.org/rotunda/committee/1-finance",
    "REV:20261125T093000Z",
    "FN:Finance",
    "END:VCARD",
    "",
  ]);
});
