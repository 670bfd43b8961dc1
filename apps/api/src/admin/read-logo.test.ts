import { crc32, deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { rasterizeSvg } from "../dossiers/rasterize-svg.ts";
import { readPhoto } from "../dossiers/pictures.ts";
import { readLogo } from "./read-logo.ts";

const chunk = (type: string, contents: Buffer): Buffer => {
  const framed = Buffer.alloc(12 + contents.length);
  framed.writeUInt32BE(contents.length, 0);
  framed.write(type, 4, "latin1");
  contents.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + contents.length)), 8 + contents.length);
  return framed;
};
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const header = (width: number, height: number) => {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([8, 2, 0, 0, 0], 8);
  return chunk("IHDR", bytes);
};
const END = chunk("IEND", Buffer.alloc(0));
const png = (width: number, height: number) => Buffer.from(rasterizeSvg({ width, height, shapes: [] }, width).contents);

/** A JPEG's skeleton: its parts, a frame of a size, a scan. */
const jpeg = (width: number, height: number, extra: Buffer = Buffer.alloc(0)) => {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const start = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0x4a, 0x46]);
  return Buffer.concat([start, extra, frame, Buffer.from([0xff, 0xda, 0, 4, 0, 0, 0x12, 0x34, 0xff, 0xd9])]);
};
const svg = (inside: string, attributes = "") =>
  Buffer.from(
    `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10" ${attributes}>${inside}</svg>`,
  );
const FILLED = '<path d="M0 0h40v10H0z" fill="#0f544d"/>';

describe("readLogo", () => {
  it("takes a PNG, and leaves out of it what isn’t picture", () => {
    const whole = png(200, 50);
    expect(readLogo(whole)).toEqual({ contents: whole, width: 200, height: 50 });
    const text = chunk("tEXt", Buffer.from("Comment\u0000<script>alert(1)</script>"));
    const chatty = Buffer.concat([whole.subarray(0, 33), text, whole.subarray(33)]);
    expect(Buffer.from(readLogo(chatty).contents).equals(whole)).toBe(true);
  });

  it("takes a JPEG, and leaves out where it was taken", () => {
    const exif = Buffer.from([0xff, 0xe1, 0, 10, ...Buffer.from("GPS here")]);
    const { contents, width, height } = readLogo(jpeg(300, 100, exif));
    expect([width, height]).toEqual([300, 100]);
    expect(Buffer.from(contents).toString("latin1")).not.toContain("GPS");
    expect(readPhoto(contents)).toMatchObject({ kind: "jpg", width: 300, height: 100 });
  });

  it("draws an SVG as a PNG, so that nothing of the file is kept", () => {
    const logo = readLogo(svg(`<title>Us</title><g>${FILLED}</g>`));
    expect([logo.width, logo.height]).toEqual([1200, 300]);
    expect(readPhoto(logo.contents)).toMatchObject({ kind: "png" });
  });

  it.each([
    ["a script", "<script>alert(1)</script>", "<script>"],
    ["text", `<text>Us</text>`, "<text>"],
    ["a picture from elsewhere", '<image href="https://evil.example/x.png"/>', "<image>"],
    ["a handler", '<path d="M0 0h1v1z" onclick="alert(1)"/>', "onclick"],
    ["a link", '<a href="javascript:alert(1)"><path d="M0 0h1v1z"/></a>', "<a>"],
    ["foreign content", "<foreignObject><p>x</p></foreignObject>", "<foreignObject>"],
    ["a gradient", '<path d="M0 0h1v1z" fill="url(#a)"/>', "url(#a)"],
    ["a line", '<path d="M0 0h1v1z" stroke="#000000"/>', "stroke"],
    ["styles", '<path d="M0 0h1v1z" style="fill:red"/>', "styles"],
  ])("refuses an SVG with %s", (_, inside, named) => {
    expect(() => readLogo(svg(FILLED + inside))).toThrow(`The SVG holds`);
    expect(() => readLogo(svg(FILLED + inside))).toThrow(named);
  });

  it("refuses an SVG that has a DOCTYPE, nothing to draw, or no sheet", () => {
    const declared = Buffer.from(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]>${svg(FILLED).toString().slice(22)}`,
    );
    expect(() => readLogo(declared)).toThrow("a DOCTYPE");
    expect(() => readLogo(svg(""))).toThrow("nothing that is filled");
    expect(() => readLogo(Buffer.from(`<svg>${FILLED}</svg>`))).toThrow("viewBox");
  });

  it("refuses what is none of these, too large a file, and too small, large or long a picture", () => {
    for (const other of ["", "GIF89a", "%PDF-1.7", "<!doctype html><svg>", "PK\u0003\u0004"]) {
      expect(() => readLogo(Buffer.from(other)), other).toThrow("holds no PNG, JPEG or SVG");
    }
    expect(() => readLogo(Buffer.alloc(1024 * 1024 + 1))).toThrow("larger than 1 MB");
    for (const [width, height] of [
      [20, 20],
      [3001, 300],
      [10_000, 10_000],
      [1300, 100],
    ] as const) {
      expect(() => readLogo(jpeg(width, height)), `${width} x ${height}`).toThrow(`${width} x ${height} pixels`);
    }
  });

  it("refuses a picture that is also something else, is cut short, or unpacks without end", () => {
    const whole = png(200, 50);
    const damaged = "is damaged or has trailing data";
    expect(() => readLogo(Buffer.concat([whole, Buffer.from("<html><script>")]))).toThrow(damaged);
    expect(() => readLogo(whole.subarray(0, -20))).toThrow(damaged);
    const flipped = Buffer.from(whole);
    flipped[50] = (flipped[50] ?? 0) ^ 1;
    expect(() => readLogo(flipped)).toThrow(damaged);
    const bomb = deflateSync(Buffer.alloc(80 * 1024 * 1024));
    expect(() => readLogo(Buffer.concat([SIGNATURE, header(100, 100), chunk("IDAT", bomb), END]))).toThrow(damaged);
    expect(() =>
      readLogo(Buffer.concat([SIGNATURE, header(100, 100), chunk("IDAT", Buffer.from("none")), END])),
    ).toThrow(damaged);
    expect(() => readLogo(Buffer.concat([jpeg(100, 100), Buffer.from("PK")]))).toThrow(damaged);
    expect(() => readLogo(jpeg(100, 100, Buffer.from([0xff, 0xe1, 0xff, 0xff])))).toThrow();
  });
});
