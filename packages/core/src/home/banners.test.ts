import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aBanner } from "../../testing/home.ts";
import { anyAddress, anyText } from "../../testing/session.ts";
import { chooseBannerPicture, nameBanner } from "./banners.ts";

describe("chooseBannerPicture", () => {
  it.each([
    [400, "/small.png"],
    [959, "/small.png"],
    [960, "/wide.png"],
    [1400, "/wide.png"],
  ])("%i px shows %s", (width, image) => {
    expect(chooseBannerPicture(width, aBanner({ wideImg: "/wide.png", smallImg: "/small.png" }))?.image).toBe(image);
  });

  it("falls back to the other picture, or to none", () => {
    expect(chooseBannerPicture(400, aBanner({ smallImg: "" }))?.image).toBe(aBanner().wideImg);
    expect(chooseBannerPicture(1400, aBanner({ wideImg: "" }))?.image).toBe(aBanner().smallImg);
    expect(chooseBannerPicture(400, aBanner({ wideImg: "", smallImg: "" }))).toBeNull();
    expect(chooseBannerPicture(1400, aBanner({ wideImg: "", smallImg: "" }))).toBeNull();
    expect(chooseBannerPicture(1400, null)).toBeNull();
  });

  it.each([
    ["https://shop.example.org/almanac", "https://shop.example.org/almanac"],
    ["/events/membership", "/events/membership"],
    ["", null],
    ["javascript:alert(1)", null],
    ["//elsewhere.example", null],
    ["/\\elsewhere.example", null],
    ["events", null],
  ])("with the address %j links to %j", (url, href) => {
    expect(chooseBannerPicture(1400, aBanner({ url }))?.href).toBe(href);
  });

  it("links only to http addresses and paths", () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), anyAddress()), fc.nat(), (url, width) => {
        const href = chooseBannerPicture(width, aBanner({ url }))?.href ?? "/";
        expect(href).toMatch(/^(https?:|\/(?![/\\]))/i);
      }),
    );
  });
});

describe("nameBanner", () => {
  it.each([
    ["/api/pictures/banner/browse-the-states.svg", "Browse the states"],
    ["/pictures/almanac-small.png?v=2#top", "Almanac"],
    ["/pictures/The%20print_edition.jpeg", "The print edition"],
    ["/pictures/-small__town.st-small.png", "Small town.st"],
    ["/pictures/", ""],
  ])("%s is %j", (image, name) => expect(nameBanner({ image })).toBe(name));

  it("is a single line without a path for any address", () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), anyAddress()), (image) => {
        expect(nameBanner({ image })).not.toMatch(/[\n-]/);
      }),
    );
  });
});
