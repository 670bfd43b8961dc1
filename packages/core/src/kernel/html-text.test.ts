import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasText, toPlainText } from "./html-text.ts";

describe("hasText", () => {
  it.each(["<p>Water</p>", "Water", "<p>&amp;</p>", "3 < 4"])("%j has some", (html) =>
    expect(hasText(html)).toBe(true),
  );
  it.each(["", " ", "<p></p>", "<p>&nbsp;</p>", "<p>\u00a0</p>", "<ul>\n<li> </li></ul>", "<br/>"])(
    "%j has none",
    (html) => expect(hasText(html)).toBe(false),
  );
});

describe("toPlainText", () => {
  it.each([
    ["<p>Held the seat since <em>2012</em>.</p>\n<p>Farms.</p>", "Held the seat since 2012. Farms."],
    ["<p>Pay &amp; hours&nbsp;&#8212; &lt;b&gt;</p>", "Pay & hours — <b>"],
    ["<p>&nosuch; &constructor; &#0;</p>", "&nosuch; &constructor; &#0;"],
    ["<p>Held the seat.</p><p>Farms.</p><ul><li>Soil</li><li>Water</li></ul>", "Held the seat. Farms. Soil Water"],
    ["<p>The <em>Post</em>’s <strong>editor</strong> (<a href='/x'>Ada</a>)</p>", "The Post’s editor (Ada)"],
    ["<p>CO<SUB>2</SUB> for a .22 rifle</p>", "CO2 for a .22 rifle"],
    ["<abbr>US</abbr><address>Ohio</address>", "US Ohio"],
    ["", ""],
  ])("%j becomes %j", (html, text) => expect(toPlainText(html)).toBe(text));

  it("returns text without markup on one line", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zA-Z0-9]+$/), { minLength: 1 }), (words) => {
        expect(toPlainText(`<p>${words.join(" </em>\n <em>")}</p>`)).toBe(words.join(" "));
      }),
    );
  });

  it("removes all tags", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("<p>", "</p>", "<i ", ">", "a", " ")), (parts) => {
        expect(toPlainText(parts.join(""))).not.toMatch(/<[^>]*>/);
      }),
    );
  });
});
