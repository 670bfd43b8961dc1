import { readFile } from "node:fs/promises";
import { addressOf, expect, signIn, test } from "../support/journey.ts";

test("a comparison opens by its address, adds and removes people, shows only differences, and is saved", async ({
  member: page,
}) => {
  await page.goto("/rotunda/compare?people=120,121");
  const people = page.getByRole("columnheader");
  await expect(people).toHaveCount(2);
  await expect(page.getByRole("rowheader", { name: "Position" })).toBeVisible();
  await page.getByRole("checkbox", { name: "Only what differs" }).click();
  await expect.poll(() => addressOf(page)).toBe("/rotunda/compare?people=120,121&only=different");
  await expect(page.getByText("Both", { exact: true })).toHaveCount(0);

  await page.getByRole("combobox", { name: "Add a person" }).fill("governor");
  await page.getByRole("option").first().click();
  await expect(people).toHaveCount(3);
  const name = (await people.first().getByRole("link").textContent()) ?? "";
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Comparison \d\d-\d\d-\d{4}\.csv$/);
  expect(await readFile(await file.path(), "utf8")).toContain(`"${name}"`);

  await page.getByRole("button", { name: `Remove ${name}` }).click();
  await expect(people).toHaveCount(2);
  await expect.poll(() => addressOf(page)).toMatch(/^\/rotunda\/compare\?people=121,\d+&only=different$/);
  await page.goBack();
  await expect(people).toHaveCount(3);
});

test("a comparison fits a phone", async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/rotunda/compare?people=120,121");
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // A tablet has room for columns.
  await page.setViewportSize({ width: 768, height: 1024 });
  const [first, second] = [page.getByRole("columnheader").first(), page.getByRole("columnheader").last()];
  expect((await first.boundingBox())?.y).toBe((await second.boundingBox())?.y);
});

test("members of two committees are found, starting from one of them", async ({ member: page }) => {
  await page.goto("/rotunda/browse/caucus-committee?q=senate+committee+on");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Senate Committee on/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Compare members with another group" }).click();
  await expect(page.getByText("Add another group.")).toBeVisible();
  await page.getByRole("combobox", { name: "Add a committee or caucus" }).fill("senate committee");
  await page
    .getByRole("option", { name: /^Senate Committee on/ })
    .first()
    .click();
  await expect.poll(() => addressOf(page)).toMatch(/^\/rotunda\/compare\/groups\?groups=\d+-committee,\d+-committee$/);
  await expect(page.getByText(/sits? on both\./)).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain(
    '"Name","Position","Party","Senate Committee on',
  );
});
