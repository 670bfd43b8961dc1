import { describe, expect, it } from "vitest";
import { formatView, parseView, readWidth } from "./view.ts";

const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1";
const DESKTOP = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36";

describe("the view of a page", () => {
  it.each([
    ["", DESKTOP, 1280],
    ["1024", DESKTOP, 1024],
    ["412", PHONE, 412],
    ["wide", DESKTOP, 1280],
    ["", PHONE, 0],
  ])("for the hint %j and the browser %s is %i pixels wide", (hint, userAgent, width) => {
    expect(readWidth(hint, userAgent)).toBe(width);
  });

  it("is read back from the page", () => {
    const view = formatView({ width: 700, now: new Date(2026, 10, 26, 23) });
    expect(parseView(view)).toEqual({ breakpoint: "sm", day: "2026-11-26" });
    for (const text of [undefined, "", "%ROTUNDA_VIEW%"]) expect(parseView(text)).toBeNull();
  });
});
