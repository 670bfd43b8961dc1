import { addressOf, expect, fillLogin, results, test } from "../support/journey.ts";

/** No other test uses this account, because its session ends during these tests. */
const READER = "limited@example.org";

test("the search form is restored after a session expires and the user logs in", async ({ page, browserErrors }) => {
  await page.goto("/rotunda/search/congressional?q=senator");
  await fillLogin(page, READER);
  await expect(results(page)).toBeVisible();
  const keyword = page.getByRole("combobox", { name: "Keyword" });
  const former = page.getByRole("checkbox", { name: "Include former officeholders" });
  await former.check();
  await page.context().clearCookies();
  // The request for suggestions fails first.
  await keyword.fill("senator from ne");
  await page.waitForURL((url) => url.pathname === "/login/");
  expect(page.url()).not.toContain("from");
  await fillLogin(page, READER);
  await expect(results(page)).toBeVisible();
  expect(addressOf(page)).toBe("/rotunda/search/congressional?q=senator");
  await expect(keyword).toHaveValue("senator from ne");
  await expect(former).toBeChecked();
  // The browser logs the failed request.
  browserErrors.length = 0;
  await page.reload();
  await expect(keyword).toHaveValue("senator");
});

test("the name of a new folder is restored after a session expires and the user logs in", async ({ page }) => {
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
