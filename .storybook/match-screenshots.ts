import { afterEach, beforeEach, expect, inject } from "vitest";
import { page } from "vitest/browser";
import { expectNoSidewaysScroll, story } from "./story-checks.ts";
import { showTheme } from "./themes.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Story files that changed since the last full comparison. */
    changed: string[];
    /** Whether the browser is the one that drew the baselines. */
    isStable: boolean;
  }
}

interface Shot {
  width: number;
  theme: "light" | "dark";
}

const WINDOW_HEIGHT = 800;
/** Longer stories are cut off. The browser window has the same height (vitest.stories.config.ts). */
const MAX_HEIGHT = 2400;
const STABLE_MS = 300;
const PHONE: Shot = { width: 360, theme: "dark" };
const TABLET: Shot = { width: 768, theme: "light" };
const DESKTOP: Shot = { width: 1280, theme: "light" };

/** All stories of primitives, the first story of product components, whole screens at all widths. */
function listShots(storyId: string, isFirst: boolean): Shot[] {
  if (storyId.startsWith("screens--")) return [PHONE, TABLET, DESKTOP];
  const isPrimitive = storyId.startsWith("primitives-");
  if (isFirst) return isPrimitive ? [PHONE, TABLET] : [TABLET];
  return isPrimitive ? [TABLET] : [];
}

const changed = new Set(inject("changed"));

beforeEach(({ task }) => void (story.isChanged = changed.has(task.file.name)));

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || task.result?.state === "fail") return;
  await page.viewport(PHONE.width, WINDOW_HEIGHT);
  expectNoSidewaysScroll();
  if (!story.isChanged || !inject("isStable")) return;
  // Otherwise a page with the height of the window would grow with the window.
  for (const main of document.querySelectorAll("main")) main.style.minHeight = "0";
  for (const { width, theme } of listShots(storyId, task.file.tasks[0] === task)) {
    showTheme(theme);
    await page.viewport(width, WINDOW_HEIGHT);
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    settleAnimations();
    document.body.style.minHeight = hasOverlay() ? `${WINDOW_HEIGHT}px` : "0";
    // Screens load lists and code after their heading.
    const height = storyId.startsWith("screens--") ? await waitForStableHeight() : measureHeight();
    // Some components hide at this width.
    if (height === 0) continue;
    if (height > WINDOW_HEIGHT) await page.viewport(width, Math.min(height, MAX_HEIGHT));
    await expect(document.body).toMatchScreenshot(`${storyId}-${width}-${theme}`);
  }
  document.body.style.minHeight = "";
});

const measureHeight = (): number => Math.ceil(document.body.getBoundingClientRect().height);

/** Returns the story's height once it hasn't changed for some time. */
async function waitForStableHeight(): Promise<number> {
  let [height, since] = [measureHeight(), performance.now()];
  while (performance.now() - since < STABLE_MS) {
    await new Promise(requestAnimationFrame);
    if (measureHeight() !== height) [height, since] = [measureHeight(), performance.now()];
  }
  return height;
}

/** Pictures show the end of finite animations and the start of endless ones, at any speed of the machine. */
function settleAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}

/** Dialogs and notices are positioned in the viewport, outside the story's own height. */
const hasOverlay = (): boolean =>
  [...document.body.querySelectorAll("*")].some((element) => {
    const { position, visibility } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return position === "fixed" && visibility !== "hidden" && width > 1 && height > 1;
  });
