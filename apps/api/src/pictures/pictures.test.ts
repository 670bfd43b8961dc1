import fc from "fast-check";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import type { Db } from "../platform/db.ts";
import { drawBanner, drawLogo } from "./draw-emblem.ts";
import { drawPortrait } from "./draw-portrait.ts";
import { HAIR, PAPER } from "./palette.ts";
import {
  findAgeClass,
  formatBannerAddress,
  formatLogoAddress,
  parsePictureAddress,
  formatPortraitAddress,
  type PortraitLook,
} from "./picture-seed.ts";
import { picturesRoutes } from "./pictures.routes.ts";

const look = fc.record<PortraitLook>({
  gender: fc.constantFrom("f", "m", "x"),
  age: fc.constantFrom(1, 2, 3, 4),
});
const colorsOf = (svg: string) => new Set(svg.match(/#[\da-f]{6}\b/giu));

describe("picture addresses", () => {
  it("contain a seed, gender and age class", () => {
    expect(formatPortraitAddress("sen-OH-1", { gender: "f", age: 3 })).toBe("/api/pictures/portrait/sen-oh-1-f3.svg");
    expect(formatLogoAddress("Fédération 12")).toBe("/api/pictures/logo/federation-12.svg");
    expect(formatBannerAddress("home")).toBe("/api/pictures/banner/home.svg");
    expect([25, 39, 40, 54, 55, 69, 70, 91].map(findAgeClass)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  });

  it("can be parsed for any key", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }), look, (text, shown) => {
        const [, , , kind = "", file = ""] = formatPortraitAddress(`a${text}`, shown).split("/");
        const parsed = parsePictureAddress(kind, file.replace(".svg", ""));
        expect(parsed).toMatchObject({ kind: "portrait", look: shown });
      }),
    );
  });

  it.each([
    ["portrait", "sen-oh-1"],
    ["portrait", "sen-oh-1-f5"],
    ["portrait", "sen-oh-1-z1"],
    ["photo", "sen-oh-1-f3"],
    ["logo", ""],
    ["logo", "-a"],
    ["logo", "a_b"],
    ["logo", "A"],
    ["logo", "a".repeat(90)],
    ["banner", "../a"],
    ["banner", "<script>"],
  ])("are rejected if invalid: %s %s", (kind, seed) => {
    expect(parsePictureAddress(kind, seed)).toBeNull();
  });
});

describe("drawn pictures", () => {
  it("are identical for the same seed, and different for others", () => {
    fc.assert(
      fc.property(look, fc.nat(9999), (shown, number) => {
        const seed = `key-${number}-${shown.gender}${shown.age}`;
        const svg = drawPortrait(seed, shown);
        expect(drawPortrait(seed, shown)).toBe(svg);
        expect(drawPortrait(`${seed}x`, shown)).not.toBe(svg);
      }),
      { numRuns: 40 },
    );
    expect(drawLogo("a")).toBe(drawLogo("a"));
    expect(drawLogo("a")).not.toBe(drawLogo("b"));
    expect(drawBanner("a")).toBe(drawBanner("a"));
    expect(drawBanner("a")).not.toBe(drawBanner("b"));
  });

  it("have a size, and no scripts, references and seeds", () => {
    const sizes = {
      'width="400" height="500"': drawPortrait("some-seed-f1", { gender: "f", age: 1 }),
      'width="256" height="256"': drawLogo("some-seed"),
      'width="1600" height="500"': drawBanner("some-seed"),
    };
    for (const [size, svg] of Object.entries(sizes)) {
      expect(svg).toContain(size);
      expect(svg).toMatch(/^<svg [\s\S]*<\/svg>$/u);
      expect(svg).not.toMatch(/<script|<foreignObject|<image|\son\w+=|javascript:|some-seed/iu);
      expect(svg.match(/href="(?!#)/gu)).toBeNull();
    }
  });

  it("color hair by age, and faces like paper", () => {
    for (const age of [1, 2, 3, 4] as const) {
      for (let number = 0; number < 20; number += 1) {
        const colors = colorsOf(drawPortrait(`key-${number}`, { gender: number % 2 === 0 ? "f" : "m", age }));
        expect(HAIR[age].some((color) => colors.has(color))).toBe(true);
        expect(colors.has(PAPER)).toBe(true);
        expect(colors.has("#000000") || colors.has("#ffffff")).toBe(false);
      }
    }
  });
});

/** Drawings need no database. */
const NO_DATABASE = {} as Db;

describe("GET /api/pictures", () => {
  const app = Fastify();
  void app.register(picturesRoutes, { db: NO_DATABASE });

  it("returns a picture that may be cached forever", async () => {
    const url = formatPortraitAddress("sen-OH-1", { gender: "m", age: 2 });
    const first = await app.inject({ url });
    expect(first.statusCode).toBe(200);
    expect(first.headers["content-type"]).toMatch(/^image\/svg\+xml/u);
    expect(first.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(first.headers["content-security-policy"]).toBe("default-src 'none'");
    const etag = String(first.headers["etag"]);
    const again = await app.inject({ url, headers: { "if-none-match": etag } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect((await app.inject({ url })).body).toBe(first.body);
  });

  it("answers HEAD with the same headers without the picture", async () => {
    const url = formatPortraitAddress("sen-OH-1", { gender: "m", age: 2 });
    const head = await app.inject({ method: "HEAD", url });
    const [etag, none] = [String(head.headers["etag"]), "/api/pictures/face/a.svg"];
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    expect((await app.inject({ method: "HEAD", url, headers: { "if-none-match": etag } })).statusCode).toBe(304);
    expect((await app.inject({ method: "HEAD", url: none })).statusCode).toBe(404);
  });

  it.each([
    "/api/pictures/portrait/sen-oh-1.svg",
    "/api/pictures/portrait/sen-oh-1-f3.png",
    "/api/pictures/face/a.svg",
    "/api/pictures/logo/a%2Fb.svg",
  ])("answers 404 for %s", async (url) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["cache-control"]).toBeUndefined();
  });

  it("draws logos and banners", async () => {
    for (const url of [formatLogoAddress("org"), formatBannerAddress("home")]) {
      expect((await app.inject({ url })).body).toContain("<svg");
    }
    const plate = await app.inject({ url: formatBannerAddress("home") });
    expect((await app.inject({ url: formatBannerAddress("home") })).body).toBe(plate.body);
    expect((await app.inject({ url: formatBannerAddress("groups") })).body).not.toBe(plate.body);
  });
});
