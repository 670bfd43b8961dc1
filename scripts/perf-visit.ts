import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium, type Browser, type BrowserContext, type LaunchOptions, type Page } from "playwright";
import { SLOW } from "./perf-budgets.ts";
import type { MeasuredProduct } from "./perf-product.ts";
import type { Chunk } from "./perf-report.ts";
import { WEB_DIST } from "./web-build.ts";

/** The pages that are measured, and what shows that they are there. */
export const PAGES = [
  { name: "home", path: "/rotunda/home", shows: "h2" },
  { name: "search", path: "/rotunda/search/congressional", shows: "main form" },
  { name: "results", path: "/rotunda/search/congressional?q=senator", shows: "main article" },
  { name: "profile", path: "/rotunda/profile/53", shows: "main section h2" },
] as const;

export interface VisitTimes {
  fcpMs: number;
  lcpMs: number;
  cls: number;
  /** How long before the end of the program's own file the first screen's data was asked for; negative: after it. */
  aheadMs: number;
}

export const openBrowser = (options: LaunchOptions): Promise<Browser> => chromium.launch(options);

async function readerOf(browser: Browser, { origin, cookie }: MeasuredProduct): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 412, height: 823 }, locale: "en-US" });
  await context.addCookies([{ ...cookie, url: origin }]);
  await context.addInitScript(WATCH);
  return context;
}

/** Runs in the page, before anything of it: what the browser itself measures. */
const WATCH = `
  window.measured = { fcpMs: NaN, lcpMs: NaN, cls: 0, events: [] };
  const watch = (type, take, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  watch("paint", (e) => { if (e.name === "first-contentful-paint") measured.fcpMs = e.startTime; });
  watch("largest-contentful-paint", (e) => { measured.lcpMs = e.startTime; });
  watch("layout-shift", (e) => { if (!e.hadRecentInput) measured.cls += e.value; });
  watch("event", (e) => { if (e.interactionId) measured.events.push(e.duration); }, { durationThreshold: 16 });
`;

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytes = (SLOW.kbitPerSecond * 1000) / 8;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: SLOW.roundTripMs,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW.processor });
}

/** One cold visit to a page, slowed down. */
export async function visit(
  browser: Browser,
  product: MeasuredProduct,
  { path, shows }: (typeof PAGES)[number],
): Promise<VisitTimes> {
  const context = await readerOf(browser, product);
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(path, { waitUntil: "commit" });
  await page.locator(shows).first().waitFor({ timeout: 60_000 });
  await settled(page);
  const times = await page.evaluate(`(() => {
    const entries = performance.getEntriesByType("resource");
    const code = entries.filter((e) => /\\/assets\\/index-.*\\.js/.test(e.name)).map((e) => e.responseEnd);
    const data = entries.filter((e) => /\\/api\\/(?!session|config\\/app|pictures)/.test(e.name)).map((e) => e.startTime);
    const { fcpMs, lcpMs, cls } = measured;
    return { fcpMs, lcpMs, cls, aheadMs: Math.max(...code) - Math.min(...data) };
  })()`);
  await context.close();
  return times as VisitTimes;
}

/** Until nothing more comes; pictures on a slow line may take longer than what is measured. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: 15_000 }).catch(() => {});
}

/** The slowest answer to a press or a key while typing, filtering and paging, slowed down. */
export async function interact(browser: Browser, product: MeasuredProduct): Promise<number> {
  const context = await readerOf(browser, product);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/rotunda/search/congressional?q=senator");
  await page.locator("main article").first().waitFor();
  await settled(page);
  await slowDown(page);
  const box = page.getByRole("combobox", { name: /^Keyword/ }).first();
  await box.click();
  await box.press("End");
  await box.pressSequentially(" finance", { delay: 120 });
  await page.keyboard.press("Escape");
  await page.locator('main h3 button[aria-expanded="false"]').first().click();
  await page.waitForTimeout(1500);
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await page.waitForTimeout(3000);
  await page.getByRole("link", { name: "Page 3", exact: true }).click();
  await page.waitForTimeout(3000);
  const slowest = await page.evaluate("Math.max(0, ...measured.events)");
  await context.close();
  return slowest as number;
}

/** The size of our code on a cold results page, and of a profile opened from it. */
export async function weigh(browser: Browser, product: MeasuredProduct): Promise<Chunk[]> {
  const context = await readerOf(browser, product);
  const page = await context.newPage();
  const fetched = new Map<string, string>();
  let current = "results";
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname) && !fetched.has(pathname)) fetched.set(pathname, current);
  });
  await page.goto("/rotunda/search/congressional?q=senator");
  const card = page.locator("main article h3 a").first();
  await card.waitFor();
  await settled(page);
  current = "profile";
  await card.click();
  // Not what the results have, too: they stay until the profile comes.
  await page.locator("main #offices").waitFor();
  await settled(page);
  await context.close();
  return [...fetched].map(([path, first]) => ({
    file: basename(path),
    gzip: gzipSync(readFileSync(join(WEB_DIST, path.replace(/^\/rotunda\//, ""))), { level: 9 }).length,
    page: first,
  }));
}

/** Elements on the page with as many results as it can have. */
export async function countNodes(browser: Browser, product: MeasuredProduct): Promise<number> {
  const context = await readerOf(browser, product);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/rotunda/search/congressional?q=senator&pageSize=96");
  await page.locator("main article").nth(95).waitFor();
  const nodes = await page.evaluate("document.querySelectorAll('*').length");
  await context.close();
  return nodes as number;
}
