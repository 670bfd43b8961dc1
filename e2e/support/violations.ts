import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Stories are checked in all four themes, end-to-end tests in two. */
export type Theme = "light" | "dark";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Finds violations of WCAG 2.0 to 2.2, A and AA, and of axe's best practices on the page or in a part of it. */
export async function findViolations(page: Page, theme: Theme, part?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await page.evaluate((value) => void (document.documentElement.dataset["theme"] = value), theme);
  // Legacy mode skips frames, which no page has; these options save two thirds of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"], preload: false });
  if (part !== undefined) axe.include(part);
  const { violations } = await axe.withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${theme}, ${id}: ${target.join(" ")} ${failureSummary ?? ""}`),
  );
}
