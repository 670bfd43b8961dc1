import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { names } from "../../testing/arbitraries.ts";
import { formatDistrictSlug, parseIdSlug, formatSlug } from "./slug.ts";

describe("formatSlug", () => {
  it.each([
    ["Maria Cantwell", "-maria-cantwell"],
    ["Beto O'Rourke", "-beto-orourke"],
    ["Beto O’Rourke", "-beto-orourke"],
    ["J.D. Vance", "-jd-vance"],
    ["Nydia M. Velázquez", "-nydia-m-velazquez"],
    ["Alexandria Ocasio-Cortez", "-alexandria-ocasio-cortez"],
    ["John D. Rockefeller III", "-john-d-rockefeller-iii"],
    ["Martin Luther King, Jr.", "-martin-luther-king-jr"],
    ["Łukasz Ødegård-Weiß", "-lukasz-odegard-weiss"],
    ["ß æ œ ø ð đ ħ ı ł þ ŧ", "-ss-ae-oe-o-d-d-h-i-l-th-t"],
    ["ﬁnance (½) Ⅲ", "-finance-iii"],
    ["Ka’ahele Kalaniʻōpuʻu", "-kaahele-kalaniopuu"],
    ["  Agriculture / Rural & Urban  ", "-agriculture-rural-urban"],
    ["4-H Caucus (117th)", "-h-caucus-th"],
    ["周恩来", ""],
    ["…", ""],
    ["", ""],
  ])("writes %j as %j", (name, slug) => {
    expect(formatSlug(name)).toBe(slug);
  });

  it("keeps digits if the route allows them", () => {
    expect(formatSlug("4-H Caucus (117th)", "digits-too")).toBe("-4-h-caucus-117th");
  });

  it("contains only lowercase letters and single hyphens for any name", () => {
    fc.assert(
      fc.property(names(), (name) => {
        expect(formatSlug(name)).toMatch(/^(-[a-z]+)*$/);
        expect(formatSlug(name, "digits-too")).toMatch(/^(-[a-z0-9]+)*$/);
      }),
    );
  });
});

describe("formatDistrictSlug", () => {
  it.each([
    ["Nebraska, 1st District (Lincoln)", "-nebraska-1st-district"],
    ["Alaska (at large) ", "-alaska"],
    ["Alaska (at large)   ", "-alaska"],
    ["Ohio (a) (b)", "-ohio-a"],
    ["District 12", "-district-12"],
    ["(at large)", ""],
    ["Iowa (3rd) District", "-iowa-3rd-district"],
  ])("writes %j as %j", (name, slug) => {
    expect(formatDistrictSlug(name)).toBe(slug);
  });
});

describe("parseIdSlug", () => {
  it.each([
    ["123", { id: 123, slug: "" }],
    ["123-maria-cantwell", { id: 123, slug: "-maria-cantwell" }],
    ["123/maria-cantwell", { id: 123, slug: "/maria-cantwell" }],
    ["7-Maria", { id: 7, slug: "-Maria" }],
    ["7-josé", { id: 7, slug: "-josé" }],
  ])("parses %j", (text, read) => {
    expect(parseIdSlug(text, "letters")).toEqual(read);
    expect(parseIdSlug(text, "digits-too")).toEqual(read);
  });

  it.each(["", "maria", "-1", "1.5", "12maria", "12_maria", "12-a/b", "12-a b", " 12", "99999999999999999999", "１２"])(
    "refuses %j",
    (text) => {
      expect(parseIdSlug(text, "letters")).toBeNull();
      expect(parseIdSlug(text, "digits-too")).toBeNull();
    },
  );

  it("accepts digits in a slug only if the route allows them", () => {
    expect(parseIdSlug("3-nebraska-1st", "letters")).toBeNull();
    expect(parseIdSlug("3-nebraska-1st", "digits-too")).toEqual({ id: 3, slug: "-nebraska-1st" });
  });

  it("parses the id of every generated address", () => {
    fc.assert(
      fc.property(fc.nat(), names(), (id, name) => {
        expect(parseIdSlug(`${id}${formatSlug(name)}`, "letters")?.id).toBe(id);
        expect(parseIdSlug(`${id}${formatSlug(name, "digits-too")}`, "digits-too")?.id).toBe(id);
        expect(parseIdSlug(`${id}${formatDistrictSlug(name)}`, "digits-too")?.id).toBe(id);
      }),
      { numRuns: 500 },
    );
  });

  it("never throws and accepts only digits as the id", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.constantFrom("letters", "digits-too"), (text, kind) => {
        const read = parseIdSlug(text, kind);
        if (read) expect(text.startsWith(String(read.id)) || /^0+/.test(text)).toBe(true);
      }),
    );
  });
});
