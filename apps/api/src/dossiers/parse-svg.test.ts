import { inflateSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawPortrait } from "../pictures/draw-portrait.ts";
import { parseSvg } from "./parse-svg.ts";
import { drawInitials } from "./initials.ts";
import { rasterizeSvg } from "./rasterize-svg.ts";
import { loadPortrait, readPhoto } from "./pictures.ts";
import { combine, transformSteps, parsePath, parseTransform } from "./svg-path.ts";
import { aDossierPerson } from "../testing/dossier-book.ts";

const endOf = (d: string) => {
  const last = parsePath(d).findLast((step) => step.do !== "close");
  return last && "to" in last ? last.to : null;
};

describe("parsePath", () => {
  it.each([
    ["M1 2 3 4", { x: 3, y: 4 }],
    ["m1 2 3 4", { x: 4, y: 6 }],
    ["M1,2h3v-1H0V9", { x: 0, y: 9 }],
    ["M0 0c1 1 2 2 3 3s4 4 5.5.5", { x: 8.5, y: 3.5 }],
    ["M0 0q5 5 10 0", { x: 10, y: 0 }],
    ["M10 10a5 5 0 0110 0", { x: 20, y: 10 }],
    ["M1 1l2 2zl1 0", { x: 2, y: 1 }],
    ["M1e1-1", { x: 10, y: -1 }],
  ])("ends %s at its last point", (d, end) => {
    expect(endOf(d)).toEqual(end);
  });

  it("draws an arc on its circle", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.boolean(), fc.boolean(), (radius, large, sweep) => {
        const steps = parsePath(`M0 0A${radius} ${radius} 0 ${Number(large)} ${Number(sweep)} ${radius} ${radius}`);
        const curves = steps.filter((step) => step.do === "curve");
        expect(curves).toHaveLength(large ? 3 : 1);
        expect(curves.at(-1)?.to).toEqual({ x: radius, y: radius });
        // Every joint is as far from the center as the radius; the center is one of two corners.
        const center = large === sweep ? { x: radius, y: 0 } : { x: 0, y: radius };
        for (const { to } of curves) expect(Math.hypot(to.x - center.x, to.y - center.y)).toBeCloseTo(radius, 6);
      }),
    );
  });

  it("moves by transforms, the inner first", () => {
    const point = (transform: string) => transformSteps(parsePath("M1 2"), parseTransform(transform))[0];
    expect(point("translate(10 20)")).toEqual({ do: "move", to: { x: 11, y: 22 } });
    expect(point("scale(-1 1) translate(-10 0)")).toEqual({ do: "move", to: { x: 9, y: 2 } });
    expect(point("matrix(2 0 0 2 1 1)")).toEqual({ do: "move", to: { x: 3, y: 5 } });
    const turned = point("rotate(90 1 1)");
    expect(turned?.do === "move" && [turned.to.x, turned.to.y].map(Math.round)).toEqual([0, 1]);
    expect(combine([1, 0, 0, 1, 5, 0], [2, 0, 0, 2, 0, 0])).toEqual([2, 0, 0, 2, 5, 0]);
  });
});

const SHEET = (inner: string) =>
  `<svg viewBox="10 0 20 10" fill="none"><mask><rect width="9" height="9" fill="#fff"/></mask>${inner}</svg>`;

describe("parseSvg", () => {
  it("takes filled paths and rectangles from groups, measured from the sheet's corner", () => {
    const drawing = parseSvg(
      SHEET('<g fill="#ABC" transform="translate(5 0)"><rect x="10" width="2" height="3"/></g><path d="M10 0h1v1z"/>'),
    );
    expect(drawing).toMatchObject({ width: 20, height: 10, shapes: [{ fill: "#aabbcc", isEvenOdd: false }] });
    expect(drawing?.shapes[0]?.steps[0]).toEqual({ do: "move", to: { x: 5, y: 0 } });
  });

  it("is none without a sheet", () => {
    expect(parseSvg("<svg><rect/></svg>")).toBeNull();
    expect(parseSvg("no picture")).toBeNull();
  });

  it("reads every portrait of a sample person", () => {
    fc.assert(
      fc.property(fc.nat(9999), fc.constantFrom("f", "m", "x"), fc.constantFrom(1, 2, 3, 4), (number, gender, age) => {
        const drawing = parseSvg(drawPortrait(`key-${number}`, { gender, age }));
        expect(drawing?.shapes.length).toBeGreaterThan(5);
        for (const { steps } of drawing?.shapes ?? []) {
          for (const step of steps) if ("to" in step) expect([step.to.x, step.to.y].every(Number.isFinite)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });
});

function pixelsOf({ contents, width, height }: { contents: Uint8Array; width: number; height: number }) {
  const png = Buffer.from(contents);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  const at = png.indexOf("IDAT");
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  expect(rows).toHaveLength(height * (width * 3 + 1));
  return (x: number, y: number) => [...rows.subarray(y * (width * 3 + 1) + 1 + x * 3).subarray(0, 3)];
}

describe("rasterizeSvg", () => {
  const painted = (inner: string) => {
    const drawing = parseSvg(`<svg viewBox="0 0 4 2">${inner}</svg>`);
    if (!drawing) throw new Error("no sheet");
    return pixelsOf(rasterizeSvg(drawing, 4));
  };

  it("fills what is inside, and mixes colors at the edge", () => {
    const pixel = painted('<path fill="#ff0000" d="M1 0h1.5v1H1z"/>');
    expect([pixel(0, 0), pixel(1, 0), pixel(2, 0), pixel(3, 0), pixel(1, 1)]).toEqual([
      [255, 255, 255],
      [255, 0, 0],
      [255, 128, 128],
      [255, 255, 255],
      [255, 255, 255],
    ]);
  });

  it("leaves a hole where the rule says so", () => {
    const outlines = 'd="M0 0h4v2H0zM1 0h1v1H1z"';
    expect(painted(`<path fill="#000" fill-rule="evenodd" ${outlines}/>`)(1, 0)).toEqual([255, 255, 255]);
    expect(painted(`<path fill="#000" ${outlines}/>`)(1, 0)).toEqual([0, 0, 0]);
  });

  it("covers as much of a disc as a disc has", () => {
    const drawing = parseSvg('<svg viewBox="0 0 2 2"><path fill="#000" d="M0 1a1 1 0 1 1 2 0a1 1 0 1 1-2 0z"/></svg>');
    if (!drawing) throw new Error("no sheet");
    const pixel = pixelsOf(rasterizeSvg(drawing, 100));
    let dark = 0;
    for (let y = 0; y < 100; y += 1) for (let x = 0; x < 100; x += 1) dark += 1 - (pixel(x, y)[0] ?? 0) / 255;
    expect(dark / 10_000).toBeCloseTo(Math.PI / 4, 2);
  });
});

describe("pictures of people", () => {
  it("are drawn for the addresses of the product's own, and for no others", () => {
    expect(loadPortrait(aDossierPerson({ headshot: "/api/pictures/portrait/sen-wa-1-f3.svg" }))).toMatchObject({
      kind: "svg",
    });
    expect(loadPortrait(aDossierPerson({ headshot: "https://elsewhere.example.org/a.jpg" }))).toBeNull();
    expect(loadPortrait(aDossierPerson({ headshot: "/api/pictures/logo/a.svg" }))).toBeNull();
    expect(
      loadPortrait({ ...aDossierPerson({ headshot: "/api/pictures/portrait/sen-wa-1-f3.svg" }), portrait: null }),
    ).toBeNull();
  });

  it.each([
    ["José Núñez, Jr.", 2],
    ["Владимир Щёголев", 2],
    ["", 1],
  ])("of %s are letters on a disc, where there are any", (name, shapes) => {
    expect(drawInitials(name).shapes).toHaveLength(shapes);
  });

  it("show the disc alone for letters the face lacks", () => {
    expect(drawInitials("周恩来").shapes).toHaveLength(1);
  });
});

describe("readPhoto", () => {
  const png = rasterizeSvg({ width: 3, height: 2, shapes: [] }, 3).contents;
  const jpeg = (marker: number) =>
    Uint8Array.from([
      0xff,
      0xd8,
      0xff,
      0xe0,
      0,
      4,
      0,
      0,
      0xff,
      marker,
      0,
      17,
      8,
      0,
      7,
      0,
      9,
      3,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
    ]);

  it("knows the size of a PNG and of a JPEG", () => {
    expect(readPhoto(png)).toMatchObject({ kind: "png", width: 3, height: 2 });
    expect(readPhoto(jpeg(0xc0))).toMatchObject({ kind: "jpg", width: 9, height: 7 });
    expect(readPhoto(jpeg(0xc2))).toMatchObject({ kind: "jpg", width: 9, height: 7 });
  });

  it("takes nothing else for a picture, and ends whatever it reads", () => {
    expect(readPhoto(jpeg(0xc4))).toBeNull();
    expect(readPhoto(Uint8Array.of())).toBeNull();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        expect(readPhoto(Uint8Array.of(0x47, ...bytes))).toBeNull();
        const read = readPhoto(Uint8Array.of(0xff, 0xd8, ...bytes));
        expect(read === null || read.width > 0).toBe(true);
      }),
    );
  });
});
