import type { Download, Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

export const exportDialog = (page: Page): Locator => page.getByRole("dialog", { name: "Export Contacts" });

/** Opens the dialog of an export, and makes the file it offers. */
export async function exportContacts(page: Page, button: Locator): Promise<Download> {
  await button.click();
  return makeFile(page);
}

/** Makes the file that the open dialog offers. */
export async function makeFile(page: Page): Promise<Download> {
  const make = exportDialog(page).getByRole("button", { name: /^(Export \d|Make PDF)/ });
  await expect(make).not.toHaveAttribute("aria-disabled", "true");
  const download = page.waitForEvent("download");
  await make.click();
  return download;
}
