import type { Locator, Page } from "@playwright/test";
import { createBriefcaseClient } from "../support/briefcase.ts";
import { expect, signIn, test } from "../support/journey.ts";

// Runs many slow checks in one test.
test.describe.configure({ timeout: 240_000 });

/** The most used screens. */
const SCREENS = [
  "/rotunda/home",
  "/rotunda/search/congressional",
  "/rotunda/search/universal?q=senator",
  "/rotunda/profile/53",
  "/rotunda/state/31",
  "/rotunda/committee/2",
  "/rotunda/browse/agency",
  "/rotunda/briefcase",
];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/** Finds text cut off by its box, except with an ellipsis, and a page that scrolls sideways. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const found = root.scrollWidth > root.clientWidth ? [`sideways: ${root.scrollWidth} in ${root.clientWidth}`] : [];
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const { overflowX, overflowY, textOverflow, clip, clipPath, position } = getComputedStyle(element);
      // Decorative text, such as initials in place of a picture, may be cut off.
      if (element.closest('[aria-hidden="true"]')) continue;
      const isForReadersOnly = position === "absolute" && (clip !== "auto" || clipPath !== "none");
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      if (!hasText || isForReadersOnly || !element.checkVisibility() || textOverflow === "ellipsis") continue;
      const isCutSideways = overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
      const isCutBelow =
        (overflowY === "hidden" || overflowY === "clip") && element.scrollHeight > element.clientHeight + 1;
      if (isCutSideways || isCutBelow) found.push(element.outerHTML.slice(0, 200));
    }
    return found;
  });
}

/** Adds a user style sheet; the page's security policy allows no other. */
async function restyle(page: Page, css: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Finds elements with a running animation. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isLong = (durations: string) => durations.split(",").some((duration) => Number.parseFloat(duration) > 0);
    return [...document.querySelectorAll("*")]
      .filter((element) => {
        const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
        return isLong(transitionDuration) || isLong(animationDuration) || scrollBehavior === "smooth";
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

test("large or widely spaced text is not cut off, and nothing moves with reduced motion", async ({ member: page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of SCREENS) {
    await open(page, path);
    expect.soft({ path, moving: await moving(page) }).toEqual({ path, moving: [] });
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await restyle(page, TEXT_SPACING);
      expect.soft({ path, width, with: "spacing", cut: await cutOff(page) }).toMatchObject({ cut: [] });
      // 320 pixels is a window of 1280 zoomed to 400 %.
      if (width === 320) continue;
      await restyle(page, "html { font-size: 200% !important; }");
      expect.soft({ path, width, with: "size", cut: await cutOff(page) }).toMatchObject({ cut: [] });
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});

interface Stop {
  name: string;
  isHidden: boolean;
  hasRing: boolean;
}

/** Checks whether the focused element is visible and whether it or an ancestor has a focus ring of 2 px. */
function stopAt(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y]));
    const label = element.closest("label") ?? document.querySelector(`label[for="${CSS.escape(element.id)}"]`);
    const isSeen = points.some(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element) || (label?.contains(hit) ?? false));
    });
    const isRing = (box: Element | null) => {
      if (!box) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(box);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    };
    const framed = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling];
    return {
      name: element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 60) ?? element.outerHTML,
      isHidden: !isSeen,
      hasRing: framed.some((box) => isRing(box ?? null)),
    };
  });
}

for (const { forcedColors, width } of [
  { forcedColors: "none", width: 1280 },
  { forcedColors: "active", width: 360 },
] as const) {
  test(`the focused element is always visible with a ring at ${width} pixels, forced colors ${forcedColors}`, async ({
    member: page,
  }) => {
    await page.emulateMedia({ forcedColors, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 700 });
    for (const path of SCREENS) {
      await open(page, path);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const hiddenStops: Stop[] = [];
      let stops = 0;
      for (; stops < 60; stops += 1) {
        await page.keyboard.press("Tab");
        const stop = await stopAt(page);
        if (!stop) break;
        if (stop.isHidden || !stop.hasRing) hiddenStops.push(stop);
      }
      expect.soft({ path, hiddenStops }).toEqual({ path, hiddenStops: [] });
      expect(stops).toBeGreaterThan(5);
    }
  });
}

for (const width of [1280, 360]) {
  test(`a message that stays never covers the focused element at ${width} pixels`, async ({ page }) => {
    await signIn(page, "capped@example.org");
    await createBriefcaseClient(page).empty();
    await page.setViewportSize({ width, height: 700 });
    await open(page, "/rotunda/search/universal?q=senator");
    const star = page.getByRole("button", { name: /^Add .* to Briefcase$/ }).first();
    await star.click();
    const message = page.locator("[data-snackbar]").getByRole("status");
    // The message stays while the pointer is over it.
    await message.hover();
    await star
      .or(page.getByRole("button", { name: /^Remove .* from Briefcase$/ }))
      .first()
      .focus();
    const hiddenStops: Stop[] = [];
    for (let count = 0; count < 40; count += 1) {
      await page.keyboard.press("Tab");
      const stop = await stopAt(page);
      if (stop?.isHidden) hiddenStops.push(stop);
    }
    expect(hiddenStops).toEqual([]);
    await expect(message).toBeVisible();
    await createBriefcaseClient(page).empty();
  });
}

test("selected and current items are distinguishable in forced colors", async ({ member: page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/rotunda/search/universal?q=senator");
  /** The rendered pixels, after the system has replaced the colors. */
  const look = (target: Locator) =>
    target.first().evaluate((element) =>
      [element, ...element.querySelectorAll("svg")]
        .flatMap((part) => [undefined, "::after", "::before"].map((pseudo) => getComputedStyle(part, pseudo)))
        .map(({ backgroundColor, color, fill, fontWeight, content, borderBottom, outline, forcedColorAdjust }) =>
          [backgroundColor, color, fill, fontWeight, content, borderBottom, outline, forcedColorAdjust].join(" "),
        )
        .join("\n"),
    );
  const tabs = page.getByRole("navigation", { name: "Directories" });
  const pages = page.getByRole("navigation").filter({ has: page.getByRole("link", { name: "Page 3", exact: true }) });
  for (const [chosen, other] of [
    [tabs.locator("a[aria-current=page]"), tabs.locator("a:not([aria-current])")],
    [pages.locator("[aria-current=page]"), pages.getByRole("link", { name: "Page 3", exact: true })],
    [page.getByRole("radio", { name: "List" }), page.getByRole("radio", { name: "Grid" })],
  ] as const) {
    expect(await look(chosen)).not.toBe(await look(other));
  }
});

/** Visible buttons, except buttons that are the text of a heading or a column. */
const PRESSED_ONLY = "main button:visible:not(:is(h1, h2, h3, h4, th) > button)";

test("print shows the results and the whole profile, without buttons", async ({ member: page }) => {
  await open(page, "/rotunda/search/universal?q=senator");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: /^Search Results/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Search results" }).getByRole("article")).toHaveCount(12);
  for (const chrome of ["banner", "contentinfo"] as const) await expect(page.getByRole(chrome), chrome).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: "Keyword" })).toBeHidden();
  await expect(page.locator(PRESSED_ONLY)).toHaveCount(0);

  await page.emulateMedia({ media: "screen" });
  await open(page, "/rotunda/profile/53");
  await expect(page.getByRole("heading", { name: /^Office Contact Information/ })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const closed = await page
    .locator('[hidden="until-found"]')
    .evaluateAll((panels) => panels.filter((panel) => getComputedStyle(panel).contentVisibility === "hidden").length);
  expect(closed).toBe(0);
  await expect(page.locator(PRESSED_ONLY)).toHaveCount(0);
});
