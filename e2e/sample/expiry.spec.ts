import { addressOf, expect, fillLogin, results, test } from "../support/journey.ts";

/** A session of its own, which ends in the middle: others are shared between the journeys. */
const READER = "limited@example.org";

test("a session that runs out gives the search form back after the login, as it was", async ({ page, complaints }) => {
  await page.goto("/rotunda/search/congressional?q=senator");
  await fillLogin(page, READER);
  await expect(results(page)).toBeVisible();
  const keyword = page.getByRole("combobox", { name: "Keyword" });
  const former = page.getByRole("checkbox", { name: "Include former officeholders" });
  await former.check();
  await page.context().clearCookies();
  // The suggestions are the first to find out.
  await keyword.fill("senator from ne");
  await page.waitForURL((url) => url.pathname === "/login/");
  expect(page.url()).not.toContain("from");
  await fillLogin(page, READER);
  await expect(results(page)).toBeVisible();
  expect(addressOf(page)).toBe("/rotunda/search/congressional?q=senator");
  await expect(keyword).toHaveValue("senator from ne");
  await expect(former).toBeChecked();
  // That the suggestions found no session is logged.
  complaints.length = 0;
  await page.reload();
  await expect(keyword).toHaveValue("senator");
});

test("a session that runs out gives the name of a new folder back after the login", async ({ page }) => {
  await page.goto("/rotunda/briefcase");
  await fillLogin(page, READER);
  await page.getByRole("button", { name: "Add folder" }).click();
  const name = page.getByLabel("Folder name");
  await name.fill("Farm bill");
  await page.context().clearCookies();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/login/");
  await fillLogin(page, READER);
  await expect(name).toHaveValue("Farm bill");
  await expect(name).toBeFocused();
  expect(addressOf(page)).toBe("/rotunda/briefcase");
});
