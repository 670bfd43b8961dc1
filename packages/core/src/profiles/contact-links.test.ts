import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildEmailHref, buildPhoneHref, formatPhone } from "./contact-links.ts";

describe("buildEmailHref", () => {
  it("links texts that contain an @", () => {
    expect(buildEmailHref("ruth@example.org")).toBe("mailto:ruth@example.org");
    expect(buildEmailHref(" ruth+desk@example.org ")).toBe("mailto:ruth%2Bdesk@example.org");
    expect(buildEmailHref("n/a")).toBeNull();
    expect(buildEmailHref("")).toBeNull();
  });

  it("adds no recipients or headers", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(buildEmailHref(`${before}@${after}`)).toMatch(/^mailto:[^?&#\s]*$/);
      }),
    );
    expect(buildEmailHref("a@b.example?bcc=c@d.example")).toBe("mailto:a@b.example%3Fbcc%3Dc@d.example");
  });
});

describe("buildPhoneHref", () => {
  it.each([
    ["(202) 555-4400", "tel:+12025554400"],
    ["202.555.4400", "tel:+12025554400"],
    ["1-202-555-4400", "tel:+12025554400"],
    ["+1 202 555 4400", "tel:+12025554400"],
    ["+45 33 12 34 56", "tel:+4533123456"],
    ["202-555-4400 x123", "tel:+12025554400;ext=123"],
    ["202-555-4400 ext. 123", "tel:+12025554400;ext=123"],
    ["202-555-4400 ext 123", "tel:+12025554400;ext=123"],
    ["202-555-4400X9 ", "tel:+12025554400;ext=9"],
    [" 202-555-4400 ", "tel:+12025554400"],
    ["+1234567", null],
    ["+12345678", "tel:+12345678"],
    ["22025554400", null],
    ["120255544001", null],
    ["1202555440", "tel:+11202555440"],
    ["202-555-4400 +1", null],
    ["202-555-4400 or 4401", null],
    ["x12", null],
    [" +1 202 555 4400", "tel:+12025554400"],
    ["202-555-4400 main", null],
    ["912025554400", null],
    ["202-555-4 x1 400", null],
    ["202-555-4400 x12 (desk)", null],
    ["555-4400", null],
    ["+45", null],
    ["+00 45 3333 1234", null],
    ["+1 202 555 4400 202 555 4401", null],
    ["n/a", null],
    ["", null],
    ["call 202-555-4400", null],
  ])("%j is %j", (text, href) => expect(buildPhoneHref(text)).toBe(href));

  it("dials ten-digit numbers in any format, and nothing shorter", () => {
    const parts = fc.stringMatching(/^[0-9]{10}$/);
    const between = fc.constantFrom("", " ", "-", ".", ") ");
    fc.assert(
      fc.property(parts, between, (digits, sign) => {
        const written = `${digits.slice(0, 3)}${sign}${digits.slice(3, 6)}${sign}${digits.slice(6)}`;
        expect(buildPhoneHref(written)).toBe(`tel:+1${digits}`);
        expect(buildPhoneHref(`${written} ext. 7`)).toBe(`tel:+1${digits};ext=7`);
        expect(buildPhoneHref(digits.slice(1))).toBeNull();
      }),
    );
  });
});

describe("formatPhone", () => {
  it.each([
    ["202-555-0160", "(202) 555-0160"],
    ["(202) 555-0160", "(202) 555-0160"],
    ["1 202 555 0160", "(202) 555-0160"],
    ["202.555.0160 x12", "(202) 555-0160 ext. 12"],
    ["+44 20 7946 0000", "+44 20 7946 0000"],
    ["+1 202 555 01601", "+1 202 555 01601"],
    ["by appointment", "by appointment"],
    ["", ""],
  ])("%s becomes %s", (text, read) => expect(formatPhone(text)).toBe(read));

  it("keeps the dialed number and is idempotent", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{10}( x\d{1,4})?$/)), (text) => {
        expect(buildPhoneHref(formatPhone(text))).toBe(buildPhoneHref(text));
        expect(formatPhone(formatPhone(text))).toBe(formatPhone(text));
      }),
    );
  });
});
