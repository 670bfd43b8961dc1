import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
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

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0f544d" } });
const svg = (inside: string, attributes = "") =>
  Buffer.from(
    `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10" ${attributes}>${inside}</svg>`,
  );
const FILLED = '<path d="M0 0h40v10H0z" fill="#0f544d"/>';
const pixelsOf = async (contents: Uint8Array) => (await sharp(contents).removeAlpha().raw().toBuffer()).subarray(0, 3);

describe("readLogo", () => {
  it("keeps the pixels of a PNG and no text", async () => {
    const whole = await picture(200, 50).png().toBuffer();
    const text = chunk("tEXt", Buffer.from("Comment\u0000<script>alert(1)</script>"));
    const logo = await readLogo(Buffer.concat([whole.subarray(0, 33), text, whole.subarray(33)]));
    expect([logo.width, logo.height]).toEqual([200, 50]);
    expect(Buffer.from(logo.contents).toString("latin1")).not.toContain("script");
    expect([...(await pixelsOf(logo.contents))]).toEqual([0x0f, 0x54, 0x4d]);
  });

  it("keeps the pixels of a JPEG without its location", async () => {
    const taken = picture(300, 100)
      .jpeg()
      .withExif({ IFD0: { Copyright: "GPS here" } });
    const { contents, width, height } = await readLogo(await taken.toBuffer());
    expect([width, height]).toEqual([300, 100]);
    expect(Buffer.from(contents).toString("latin1")).not.toContain("GPS");
    expect((await sharp(contents).metadata()).format).toBe("jpeg");
  });

  it("draws an SVG as a PNG, so that nothing of the file is kept", async () => {
    const logo = await readLogo(svg(`<title>Us</title><g>${FILLED}</g>`));
    expect([logo.width, logo.height]).toEqual([1200, 300]);
    expect((await sharp(logo.contents).metadata()).format).toBe("png");
    expect([...(await pixelsOf(logo.contents))]).toEqual([0x0f, 0x54, 0x4d]);
  });

  it("draws lines, gradients and styles of an SVG", async () => {
    const gradient = '<linearGradient id="a"><stop stop-color="#0f544d"/></linearGradient>';
    for (const drawn of [
      '<path d="M0 5h40" stroke="#0f544d" stroke-width="10"/>',
      `<defs>${gradient}</defs><path d="M0 0h40v10H0z" fill="url(#a)"/>`,
      '<style>.a { fill: #0f544d }</style><path class="a" d="M0 0h40v10H0z"/>',
    ]) {
      const { contents } = await readLogo(svg(drawn));
      expect([...(await pixelsOf(contents))], drawn).toEqual([0x0f, 0x54, 0x4d]);
    }
  });

  it.each([
    ["a script", "<script>alert(1)</script>", "<script>"],
    ["a script of a namespace", "<s:script>alert(1)</s:script>", "<s:script>"],
    ["text", `<text>Us</text>`, "<text>"],
    ["a picture from elsewhere", '<image href="https://evil.example/x.png"/>', "<image>"],
    ["a reference to another file", '<use href="file:///etc/passwd#a"/>', "file:///etc"],
    ["a style from elsewhere", '<style>@import "https://evil.example/x.css"</style>', "@import"],
    ["a fill from elsewhere", '<path d="M0 0h1v1z" fill="url(https://evil.example/#a)"/>', "https://evil.example"],
    ["a handler", '<path d="M0 0h1v1z" onclick="alert(1)"/>', "onclick"],
    ["a link", '<a href="javascript:alert(1)"><path d="M0 0h1v1z"/></a>', "<a>"],
    ["foreign content", "<foreignObject><p>x</p></foreignObject>", "<foreignObject>"],
  ])("refuses an SVG with %s", async (_, inside, named) => {
    await expect(readLogo(svg(FILLED + inside))).rejects.toThrow(`The SVG contains`);
    await expect(readLogo(svg(FILLED + inside))).rejects.toThrow(named);
  });

  it("refuses an SVG with a DOCTYPE, without shapes or viewBox, or truncated", async () => {
    const declared = Buffer.from(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]>${svg(FILLED).toString().slice(22)}`,
    );
    await expect(readLogo(declared)).rejects.toThrow("DOCTYPE");
    await expect(readLogo(svg(""))).rejects.toThrow("nothing to draw");
    await expect(readLogo(Buffer.from(`<svg>${FILLED}</svg>`))).rejects.toThrow("viewBox");
    await expect(readLogo(svg(FILLED).subarray(0, -20))).rejects.toThrow("The SVG is damaged");
    const huge = svg(FILLED, 'width="4000" height="20"');
    await expect(readLogo(huge)).rejects.toThrow("1200 x 6 pixels");
  });

  it("refuses other formats, files that are too large, and pictures that are too small, large or long", async () => {
    for (const other of ["", "GIF89a", "%PDF-1.7", "<!doctype html><svg>", "PK\u0003\u0004"]) {
      await expect(readLogo(Buffer.from(other)), other).rejects.toThrow("contains no PNG, JPEG or SVG");
    }
    await expect(readLogo(await picture(100, 100).webp().toBuffer())).rejects.toThrow("contains no PNG, JPEG or SVG");
    await expect(readLogo(Buffer.alloc(1024 * 1024 + 1))).rejects.toThrow("larger than 1 MB");
    for (const [width, height] of [
      [20, 20],
      [3001, 300],
      [5000, 5000],
      [1300, 100],
    ] as const) {
      const file = await picture(width, height).png().toBuffer();
      await expect(readLogo(file), `${width} x ${height}`).rejects.toThrow(`${width} x ${height} pixels`);
    }
  });

  it("drops bytes after the end of the picture", async () => {
    for (const whole of [await picture(200, 50).png().toBuffer(), await picture(200, 50).jpeg().toBuffer()]) {
      const { contents } = await readLogo(Buffer.concat([whole, Buffer.from("<html><script>PK")]));
      expect(Buffer.from(contents).toString("latin1")).not.toContain("<html>");
    }
  });

  it("refuses a picture that is truncated, damaged, or a decompression bomb", async () => {
    const whole = await picture(200, 50).png().toBuffer();
    const flipped = Buffer.from(whole);
    const inPixels = flipped.indexOf("IDAT") + 12;
    flipped[inPixels] = (flipped[inPixels] ?? 0) ^ 1;
    const bomb = deflateSync(Buffer.alloc(80 * 1024 * 1024));
    const none = Buffer.concat([SIGNATURE, header(100, 100), chunk("IDAT", Buffer.from("none")), END]);
    const jpeg = await picture(200, 50).jpeg().toBuffer();
    for (const file of [whole.subarray(0, -40), flipped, none, jpeg.subarray(0, -40)]) {
      await expect(readLogo(file)).rejects.toThrow("is damaged");
    }
    // Only the pixels that the header promises are unpacked.
    const { contents } = await readLogo(Buffer.concat([SIGNATURE, header(100, 100), chunk("IDAT", bomb), END])).catch(
      () => ({ contents: new Uint8Array() }),
    );
    expect(contents.length).toBeLessThan(10_000);
  });
});
