import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { rawValues, findRawValues } from "./raw-values.ts";

const inElement = (line: string) =>
  findRawValues("planted.tsx", `export const Planted = () => <p style={{ ${line} }}>12px, in black and white</p>;\n`);
const inSheet = (line: string) => findRawValues("planted.css.ts", `export const planted = style({ ${line} });\n`);

describe("style sheets outside the theme", () => {
  it("take every color, size, layer and duration from the tokens", () => {
    expect(rawValues(resolve(import.meta.dirname, ".."))).toEqual([]);
  });

  it.each([
    ["a hex color", 'color: "#fff"', "color"],
    ["a color function", 'background: "rgb(0 0 0 / 0.5)"', "color"],
    ["pixels", 'width: "12px"', "size"],
    ["one pixel", 'margin: "-1px"', "size"],
    ["pixels in a shorthand", "padding: `0 ${space[2]} 3px`", "size"],
    ["rem", 'fontSize: "1.125rem"', "size"],
    ["a plain number that becomes pixels", "width: 300", "size"],
    ["a media query of its own", '"@media": { "(min-width: 720px)": { display: "grid" } }', "size"],
    ["a color by its name", 'color: "darkred"', "color"],
    ["a color by its name in a shorthand", 'border: "thin solid white"', "color"],
    ["a color in a wide gamut", 'color: "color(display-p3 1 0 0)"', "color"],
    ["a duration", 'transition: "color 120ms"', "duration"],
    ["a layer", "zIndex: 5", "layer"],
  ])("may not have %s", (_name, line, what) => {
    expect(inSheet(line)).toEqual([expect.stringContaining(`has a ${what} of its own`)]);
  });

  it.each([
    ["a hex color", 'color: "#fff"', "color"],
    ["a color by its name", 'background: "white"', "color"],
    ["pixels", 'width: "12px"', "size"],
    ["a plain number that becomes pixels", "maxWidth: 1200", "size"],
    ["a layer", "zIndex: 5", "layer"],
    ["a duration", 'transitionDuration: "200ms"', "duration"],
  ])("may not have %s, nor may the style of an element", (_name, line, what) => {
    expect(inElement(line)).toEqual([expect.stringContaining(`planted.tsx:1 has a ${what} of its own`)]);
  });

  it.each([
    ["a share of its container", "inlineSize: `${percent}%`, flexGrow: value"],
    ["a width in letters", "minInlineSize: `${width}ch`"],
    ["what was measured", "left, top, width, height"],
  ])("may have %s on an element", (_name, line) => {
    expect(inElement(line)).toEqual([]);
  });

  it.each([
    ["tokens", "width: space[4]"],
    ["fractions and percentages", 'gridTemplateColumns: "minmax(0, 1fr) 50%"'],
    ["the window's measure", "maxHeight: `calc(100dvh - ${space[8]})`"],
    ["numbers without a unit", "opacity: 0.5, flex: 1, fontWeight: 600, lineHeight: 1"],
    ["the colors of the system and of the text", 'color: "currentColor", background: "Canvas", border: "GrayText"'],
    ["nothing", 'margin: 0, minWidth: 0, inset: "0 auto"'],
  ])("may have %s", (_name, line) => {
    expect(inSheet(line)).toEqual([]);
  });
});
