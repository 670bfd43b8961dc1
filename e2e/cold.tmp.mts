import { chromium } from "playwright";
import { findChromium } from "../scripts/find-chromium.ts";
import { SAMPLE_PASSWORD } from "../apps/api/src/sample/sample-accounts.ts";
const base = "http://localhost:8171";
const list = process.argv.includes("--list");
const browser = await chromium.launch(await findChromium());
const ctx0 = await browser.newContext({ baseURL: base });
await ctx0.request.post("/login/", { headers: { "sec-fetch-site": "same-origin" }, form: { email: "member@example.org", password: SAMPLE_PASSWORD, next: "/readyz" } });
const state = await ctx0.storageState();
for (const [path, sel] of [["/rotunda/home", "main h2"], ["/rotunda/search/congressional", "main form"], ["/rotunda/search/congressional?q=senator", "main h3"], ["/rotunda/profile/53", "main h1"]]) {
  const runs: any[] = []; let total = 0, count = 0;
  for (let i = 0; i < 5; i++) {
  const ctx = await browser.newContext({ baseURL: base, storageState: state, viewport: { width: 412, height: 823 } });
  const page = await ctx.newPage();
  await page.addInitScript(`addEventListener("DOMContentLoaded", () => { const f = () => { const e = [...document.querySelectorAll(${JSON.stringify(sel)})].find((x) => !x.closest("[inert]")); if (e) performance.mark("content"); else requestAnimationFrame(f); }; f(); }); new PerformanceObserver((l) => { for (const x of l.getEntries()) window.lcp = x.startTime }).observe({ type: "largest-contentful-paint", buffered: true })`);
  const cdp = await ctx.newCDPSession(page);
  await cdp.send("Network.enable");
  const urls: any = {}; const sizes: any[] = [];
  cdp.on("Network.requestWillBeSent", (e: any) => urls[e.requestId] = e.request.url);
  cdp.on("Network.loadingFinished", (e: any) => sizes.push([urls[e.requestId], e.encodedDataLength]));
  await cdp.send("Network.emulateNetworkConditions", { offline: false, latency: 150, downloadThroughput: 1.6e6/8, uploadThroughput: 750e3/8 });
  await page.goto(path!, { waitUntil: "networkidle" });
  await page.waitForTimeout(300);
  runs.push(await page.evaluate(() => [performance.getEntriesByName("first-contentful-paint")[0]?.startTime, performance.getEntriesByName("content")[0]?.startTime, (window as any).lcp].map((x) => Math.round(x as number))));
  const s = sizes.filter(([u]) => /\.(js|css)(\?|$)/.test(u)); total = s.reduce((a, [, n]) => a + n, 0); count = s.length;
  if (list && i === 0) for (const [u, n] of sizes) console.log(n, u.replace(base, ""));
  await ctx.close();
  }
  const med = (k: number) => runs.map((r) => r[k]).sort((a, b) => a - b)[2];
  console.log(path, "FCP", med(0), "content", med(1), "LCP", med(2), "JS+CSS", total, count);
}
await browser.close();
