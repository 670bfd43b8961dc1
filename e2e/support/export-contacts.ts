import type { Download, Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

export const exportDialog = (page: Page): Locator => page.getByRole("dialog", { name: "Export Contacts" });

/** Opens the dialog of an export, and downloads its file. */
export async function exportContacts(page: Page, button: Locator): Promise<Download> {
  await button.click();
  return makeFile(page);
}

/** Downloads the file of the open dialog. */
export async function makeFile(page: Page): Promise<Download> {
  const make = exportDialog(page).getByRole("button", { name: /^(Export \d|Make PDF)/ });
  await expect(make).not.toHaveAttribute("aria-disabled", "true");
  const download = page.waitForEvent("download");
  await make.click();
  return download;
}
