import { addressOf, clearSessionCookies, expect, results, signIn, test } from "../support/journey.ts";

test("the key / leads to the keyword box, where recent searches are run and forgotten until logout", async ({
  page,
}) => {
  // A separate session, because the test ends it.
  clearSessionCookies();
  await signIn(page, "capped@example.org");
  const box = page.getByRole("combobox", { name: "Keyword" });
  const options = page.getByRole("option");
  for (const search of ["congressional?q=senator", "federal?q=deputy"]) {
    await page.goto(`/rotunda/search/${search}`);
    await expect(results(page)).toBeVisible();
    await expect(box).toHaveValue(/./);
  }

  await page.goto("/rotunda/home");
  await expect(box).toBeVisible();
  await page.keyboard.press("/");
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("");
  await expect(options).toHaveText([/^deputy\s*Federal$/, /^senator\s*Congressional/, "Clear recent searches"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Delete");
  await expect(options).toHaveText([/^senator/, "Clear recent searches"]);
  await page.keyboard.press("Enter");
  await expect(results(page)).toBeVisible();
  expect(addressOf(page)).toBe("/rotunda/search/congressional?q=senator");

  await results(page).focus();
  await page.keyboard.press("Control+/");
  await expect(box).not.toBeFocused();
  await page.keyboard.press("/");
  await expect(box).toBeFocused();
  await page.keyboard.type("a/b");
  await expect(box).toHaveValue("a/b");

  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await page.getByRole("checkbox", { name: /^Single keys/ }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(box).not.toBeFocused();
  await expect(box).not.toHaveAttribute("aria-keyshortcuts");
  await page.reload();
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await expect(page.getByRole("checkbox", { name: /^Single keys/ })).not.toBeChecked();
  await page.keyboard.press("Escape");

  await page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login\//);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("senator");
  clearSessionCookies();
});
