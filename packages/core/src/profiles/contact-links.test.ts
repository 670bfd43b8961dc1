import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emailHref, phoneHref } from "./contact-links.ts";

describe("emailHref", () => {
  it("links what holds an @", () => {
    expect(emailHref("ruth@example.org")).toBe("mailto:ruth@example.org");
    expect(emailHref(" ruth+desk@example.org ")).toBe("mailto:ruth%2Bdesk@example.org");
    expect(emailHref("n/a")).toBeNull();
    expect(emailHref("")).toBeNull();
  });

  it("adds no recipients or headers of its own", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(emailHref(`${before}@${after}`)).toMatch(/^mailto:[^?&#\s]*$/);
      }),
    );
    expect(emailHref("a@b.example?bcc=c@d.example")).toBe("mailto:a@b.example%3Fbcc%3Dc@d.example");
  });
});

describe("phoneHref", () => {
  it.each([
    ["(202) 555-4400", "tel:+12025554400"],
    ["202.555.4400", "tel:+12025554400"],
    ["1-202-555-4400", "tel:+12025554400"],
    ["+1 202 555 4400", "tel:+12025554400"],
    ["+45 33 12 34 56", "tel:+4533123456"],
    ["202-555-4400 x123", "tel:+12025554400;ext=123"],
    ["202-555-4400 ext. 123", "tel:+12025554400;ext=123"],
    ["555-4400", null],
    ["+45", null],
    ["n/a", null],
    ["", null],
    ["call 202-555-4400", null],
  ])("%j is %j", (text, href) => expect(phoneHref(text)).toBe(href));
});
