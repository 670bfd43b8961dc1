import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import type { Browser, CDPSession, Page } from "playwright";
import { PICTURE_THEMES, type PictureTheme, type Shot, WIDTHS } from "./visual-sheet.ts";

/** A window for whatever hangs in it; longer stories are cut where nobody would scroll on. */
const WINDOW_HEIGHT = 800;
const LONGEST = 2400;
const MARGIN = 16;
/** Stories tell the day they are drawn on. */
const DAY = new Date("2026-11-10T15:00:00Z");

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

export async function serveFolder(folder: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
    readFile(join(folder, path)).then(
      (body) =>
        response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "application/octet-stream" }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}

interface IndexEntry {
  id: string;
  type: string;
  tags?: string[];
}

/** Every story but those that say they cannot look the same twice (`no-visual`). */
export async function storyIds(folder: string): Promise<string[]> {
  const index = JSON.parse(await readFile(join(folder, "index.json"), "utf8")) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(index.entries)
    .filter(({ type, tags }) => type === "story" && !tags?.includes("no-visual"))
    .map(({ id }) => id);
}

/** Draws stories one after the other in one page: its stories come without a load each. */
export async function openCamera(browser: Browser, origin: string): Promise<(id: string) => Promise<Shot[]>> {
  const page = await browser.newPage({
    viewport: { width: WIDTHS[0], height: WINDOW_HEIGHT },
    reducedMotion: "reduce",
  });
  await page.clock.setFixedTime(DAY);
  await page.addInitScript(IN_PAGE);
  await page.goto(`${origin}/iframe.html?viewMode=story`);
  await page.waitForFunction("window.__STORYBOOK_ADDONS_CHANNEL__ && window.__STORYBOOK_PREVIEW__");
  const session = await page.context().newCDPSession(page);
  return async (id) => {
    await page.setViewportSize({ width: WIDTHS[0], height: WINDOW_HEIGHT });
    const outcome = await page.evaluate<string>(`camera.show(${JSON.stringify(id)})`);
    if (outcome !== "storyRendered" && outcome !== "storyUnchanged")
      throw new Error(`${id} could not be drawn: ${outcome}`);
    const shots: Shot[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: WINDOW_HEIGHT });
      for (const theme of PICTURE_THEMES) shots.push({ width, theme, png: await take(page, session, theme) });
      const needed = await page.evaluate<number>("document.documentElement.scrollWidth");
      if (needed > width) throw new Error(`${id} needs ${needed} px in a window of ${width}: it scrolls sideways`);
    }
    return shots;
  };
}

async function take(page: Page, session: CDPSession, theme: PictureTheme): Promise<Buffer> {
  const { width, height } = await page.evaluate<{ width: number; height: number }>(
    `camera.settle(${JSON.stringify({ theme, window: WINDOW_HEIGHT, longest: LONGEST, margin: MARGIN })})`,
  );
  const { data } = await session.send("Page.captureScreenshot", {
    format: "png",
    clip: { x: 0, y: 0, width, height, scale: 1 },
    captureBeyondViewport: height > WINDOW_HEIGHT,
    optimizeForSpeed: true,
  });
  return Buffer.from(data, "base64");
}

/** Runs in the page, as text, so that no compiler's helper is missing there. */
const IN_PAGE = `
window.camera = {
  async show(id) {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    scrollTo(0, 0);
    const outcome = new Promise((resolve) => {
      for (const event of ["storyRendered", "storyUnchanged", "storyErrored", "storyThrewException", "playFunctionThrewException", "storyMissing"])
        channel.once(event, (cause) => resolve(cause?.message ? event + ": " + cause.message.slice(0, 300) : event));
      setTimeout(resolve, 15000, "it took longer than 15 seconds");
    });
    channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
    return outcome;
  },
  async settle({ theme, window: windowHeight, longest, margin }) {
    document.documentElement.dataset.theme = theme;
    document.documentElement.style.colorScheme = "";
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const root = document.getElementById("storybook-root");
    const all = [...document.body.querySelectorAll("*")];
    const hangs = all.some((element) => {
      if (getComputedStyle(element).position !== "fixed") return false;
      const box = element.getBoundingClientRect();
      return box.width > 1 && box.height > 1 && getComputedStyle(element).visibility !== "hidden";
    });
    const end = Math.ceil(Math.max(root.getBoundingClientRect().bottom, root.scrollHeight) + scrollY + margin);
    const height = hangs ? windowHeight : Math.min(longest, Math.max(margin * 3, end));
    return { width: innerWidth, height };
  },
};
document.addEventListener("DOMContentLoaded", () => {
  const still = document.createElement("style");
  still.textContent = "*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important } *:not([hidden]) { content-visibility: visible !important }";
  document.head.append(still);
});
`;
