import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasText } from "../kernel/html-text.ts";
import { listNarrativeVersions } from "./narrative.ts";

describe("listNarrativeVersions", () => {
  it.each([
    ["<p>Short.</p>", "<p>Short. And long.</p>", { shown: "<p>Short.</p>", full: "<p>Short. And long.</p>" }],
    ["<p>Short.</p>", "<p>Short.</p>", { shown: "<p>Short.</p>", full: "" }],
    ["<p>Short.</p>", "<p> </p>", { shown: "<p>Short.</p>", full: "" }],
    ["<p></p>", "<p>Long.</p>", { shown: "<p>Long.</p>", full: "" }],
    ["", "<p></p>", { shown: "", full: "" }],
  ])("of %j and %j are %j", (narrative, fullNarrative, versions) =>
    expect(listNarrativeVersions({ narrative, fullNarrative })).toEqual(versions),
  );

  it("shows a text whenever one exists, and offers a longer one only with a shorter one", () => {
    const html = fc.constantFrom("", "<p></p>", "<p>&nbsp;</p>", "<p>Short.</p>", "<p>Long.</p>");
    fc.assert(
      fc.property(html, html, (narrative, fullNarrative) => {
        const { shown, full } = listNarrativeVersions({ narrative, fullNarrative });
        expect(shown !== "").toBe(hasText(narrative) || hasText(fullNarrative));
        if (full !== "") expect([shown, full]).toEqual([narrative, fullNarrative]);
        expect(full).not.toBe(shown || "-");
      }),
    );
  });
});
