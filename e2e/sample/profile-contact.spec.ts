import { readFile } from "node:fs/promises";
import { expect, test } from "../support/journey.ts";

test("a profile on a phone shows phone number, email and office without scrolling", async ({ member: page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/rotunda/profile/120");
  const main = page.getByRole("main");
  for (const fact of [
    main.getByRole("link", { name: /^\(202\) 555-/ }).first(),
    main.getByRole("link", { name: /@example\.org$/ }).first(),
    main.getByText(/House Office Building, Washington, DC/).first(),
  ]) {
    await expect(fact).toBeInViewport({ ratio: 1 });
  }
});

test("a profile’s contact card is saved as a vCard", async ({ member: page }) => {
  await page.goto("/rotunda/profile/120#offices");
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save contact card (vCard)" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/ \d\d-\d\d-\d{4}\.vcf$/);
  const card = await readFile(await file.path(), "utf8");
  expect(card).toContain(`\r\nFN:${name}\r\n`);
  expect(card).toMatch(/\r\nSOURCE:http:\/\/localhost:\d+\/rotunda\/profile\/120-/);
  expect(card).toMatch(/\r\nTEL;TYPE=work:\+1202555\d{4}\r\n/);
});
