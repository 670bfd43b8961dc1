import { describe, expect, it } from "vitest";
import { hasText } from "./html-text.ts";

describe("hasText", () => {
  it.each(["<p>Water</p>", "Water", "<p>&amp;</p>", "3 < 4"])("%j has some", (html) =>
    expect(hasText(html)).toBe(true),
  );
  it.each(["", " ", "<p></p>", "<p>&nbsp;</p>", "<p>\u00a0</p>", "<ul>\n<li> </li></ul>", "<br/>"])(
    "%j has none",
    (html) => expect(hasText(html)).toBe(false),
  );
});
