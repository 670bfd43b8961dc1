import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchStableBrowser } from "./visual-browser.ts";
import { differencesOf } from "./visual-compare.ts";
import { openCamera, serveFolder } from "./visual-shots.ts";
import { decodeSheet, encodeSheet, PICTURE_THEMES, pixelsOf, type Shot, WIDTHS } from "./visual-sheet.ts";

type Paint = (x: number, y: number) => readonly [red: number, green: number, blue: number];

function pictureOf(width: number, height: number, paint: Paint): Buffer {
  const picture = new PNG({ width, height });
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) picture.data.set([...paint(x, y), 255], (y * width + x) * 4);
  return PNG.sync.write(picture);
}

const shotsOf = (paint: Paint, height = 12): Shot[] =>
  WIDTHS.flatMap((width) => PICTURE_THEMES.map((theme) => ({ width, theme, png: pictureOf(width, height, paint) })));

const PLAIN: Paint = (x, y) => (x > 20 && y > 4 ? [15, 84, 77] : [250, 247, 240]);
const baselineOf = (shots: Shot[]) => decodeSheet(encodeSheet(shots));

describe("a sheet", () => {
  it("gives back every picture as it was", () => {
    const shots = shotsOf(PLAIN);
    const sheet = baselineOf(shots);
    for (const { width, theme, png } of shots) expect(sheet.pixelsOf(width, theme)).toEqual(pixelsOf(png));
  });

  it("is coarser, not larger, where there are more colours than a palette holds", () => {
    const shots = shotsOf((x, y) => [x % 256, y % 256, 90], 300);
    const sheet = baselineOf(shots);
    expect(sheet.mask).toBeLessThan(0xffffff);
    expect(differencesOf(shots, sheet)).toEqual([]);
  });
});

describe("a story compared with its baseline", () => {
  it("is the same when nothing changed, though the file is another", () => {
    const shots = shotsOf(PLAIN);
    const again = shots.map((shot) => ({ ...shot, png: PNG.sync.write(PNG.sync.read(shot.png), { filterType: 4 }) }));
    expect(again[0]?.png.equals(shots[0]?.png ?? Buffer.alloc(0))).toBe(false);
    expect(differencesOf(again, baselineOf(shots))).toEqual([]);
  });

  it("differs when one colour does", () => {
    const changed = shotsOf((x, y) => (x > 20 && y > 4 ? [15, 84, 77] : [243, 238, 227]));
    expect(differencesOf(changed, baselineOf(shotsOf(PLAIN)))).toHaveLength(WIDTHS.length * PICTURE_THEMES.length);
  });

  it("differs when one line moved by a pixel", () => {
    const moved = shotsOf((x, y) => PLAIN(x, y - 1));
    expect(differencesOf(moved, baselineOf(shotsOf(PLAIN)))[0]?.marked).not.toBeNull();
  });

  it("differs in size", () => {
    const [difference] = differencesOf(shotsOf(PLAIN, 13), baselineOf(shotsOf(PLAIN)));
    expect(difference?.what).toBe("1280 × 12 is now 1280 × 13");
  });
});

describe.runIf(process.platform === "linux" && process.arch === "x64")("the stable renderer", () => {
  let folder: string;
  let browser: Browser | null;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "rotunda-visual-"));
    browser = await launchStableBrowser(folder);
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function draw(tokens: string): Promise<Shot[]> {
    const page = await browser?.newPage();
    if (!page) throw new Error("There is no browser.");
    const shots: Shot[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 80 });
      await page.setContent(
        `<style>:root { --space: 16px; --ink: #4b453a; ${tokens} } p { margin: var(--space); color: var(--ink); font: 15px Arial }</style><p>United States Senator</p>`,
      );
      const png = await page.screenshot();
      for (const theme of PICTURE_THEMES) shots.push({ width, theme, png });
    }
    await page.close();
    return shots;
  }

  it("draws the same thing twice, and notices one token", async () => {
    const baseline = baselineOf(await draw(""));
    expect(differencesOf(await draw(""), baseline)).toEqual([]);
    expect(differencesOf(await draw("--space: 14px;"), baseline)).not.toEqual([]);
    expect(differencesOf(await draw("--ink: #665e50;"), baseline)).not.toEqual([]);
  });

  it("looks again at the story that is shown already", async () => {
    writeFileSync(join(folder, "iframe.html"), STORYBOOK);
    const server = await serveFolder(folder);
    if (!browser) throw new Error("There is no browser.");
    const look = await openCamera(browser, server.origin);
    const first = await look("button--plain");
    expect(differencesOf(await look("button--plain"), baselineOf(first))).toEqual([]);
    server.close();
  });
});

/** Shows one story, and says as Storybook does that it is there, or that it was. */
const STORYBOOK = `<!doctype html><div id="storybook-root"></div><script>
const heard = {};
let shown = null;
window.__STORYBOOK_PREVIEW__ = {};
window.__STORYBOOK_ADDONS_CHANNEL__ = {
  once: (event, listen) => (heard[event] = listen),
  emit: (_event, { storyId }) => {
    const isShown = shown === storyId;
    shown = storyId;
    document.getElementById("storybook-root").textContent = storyId;
    heard[isShown ? "storyUnchanged" : "storyRendered"]?.(storyId);
  },
};
</script>`;
