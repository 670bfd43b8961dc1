import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { rawValues, rawValuesIn } from "./raw-values.ts";

const inSheet = (line: string) => rawValuesIn("planted.css.ts", `export const planted = style({ ${line} });\n`);

describe("style sheets outside the theme", () => {
  it("take every colour, size, layer and duration from the tokens", () => {
    expect(rawValues(resolve(import.meta.dirname, ".."))).toEqual([]);
  });

  it.each([
    ["a hex colour", 'color: "#fff"', "colour"],
    ["a colour function", 'background: "rgb(0 0 0 / 0.5)"', "colour"],
    ["pixels", 'width: "12px"', "size"],
    ["one pixel", 'margin: "-1px"', "size"],
    ["pixels in a shorthand", "padding: `0 ${space[2]} 3px`", "size"],
    ["rem", 'fontSize: "1.125rem"', "size"],
    ["a plain number that becomes pixels", "width: 300", "size"],
    ["a media query of its own", '"@media": { "(min-width: 720px)": { display: "grid" } }', "size"],
    ["a duration", 'transition: "color 120ms"', "duration"],
    ["a layer", "zIndex: 5", "layer"],
  ])("may not have %s", (_name, line, what) => {
    expect(inSheet(line)).toEqual([expect.stringContaining(`has a ${what} of its own`)]);
  });

  it.each([
    ["tokens", "width: space[4]"],
    ["fractions and percentages", 'gridTemplateColumns: "minmax(0, 1fr) 50%"'],
    ["the window's measure", "maxHeight: `calc(100dvh - ${space[8]})`"],
    ["numbers without a unit", "opacity: 0.5, flex: 1, fontWeight: 600, lineHeight: 1"],
    ["nothing", 'margin: 0, minWidth: 0, inset: "0 auto"'],
  ])("may have %s", (_name, line) => {
    expect(inSheet(line)).toEqual([]);
  });
});
