import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The stories are checked in the high contrast themes too. */
export const THEMES = ["light", "dark"] as const;

type Theme = (typeof THEMES)[number];

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules a theme can break separately. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Violations of WCAG 2.0 to 2.2, A and AA, and of axe's best practices, on the page or in a part of it:
 * everything in the first theme, colours in the others.
 */
export async function faults(page: Page, themes: readonly Theme[] = THEMES, part?: string): Promise<string[]> {
  const found: string[] = [];
  for (const [at, theme] of themes.entries()) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.evaluate((wanted) => void (document.documentElement.dataset["theme"] = wanted), theme);
    // One document without frames, of which only what is wrong matters: a third of the time.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"], preload: false });
    if (part !== undefined) axe.include(part);
    const { violations } = await (at === 0 ? axe.withTags(TAGS) : axe.withRules(COLOUR_RULES)).analyze();
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes) {
        found.push(`${theme}, ${id}: ${target.join(" ")} ${failureSummary ?? ""}`);
      }
    }
  }
  return found;
}
