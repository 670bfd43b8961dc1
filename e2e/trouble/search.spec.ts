import { addressOf, cards, results, signIn } from "../support/journey.ts";
import { expect, test } from "../support/trouble.ts";

const SORRY = "An error occurred, please try again.";

test("a page that fails leaves the form and what was found before, and Retry goes on", async ({ page, trouble }) => {
  await signIn(page);
  await page.goto("/rotunda/search/congressional?q=senator");
  await expect(cards(page)).toHaveCount(12);
  const box = page.getByRole("combobox", { name: "Keyword" });
  await trouble.without("records");
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: SORRY })).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  await expect(box).toHaveValue("senator");
  // Still broken: asked again, it says so again.
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText(SORRY)).toBeVisible();
  await trouble.mend();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText(SORRY)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute("aria-current", "page");
  await expect(cards(page)).toHaveCount(12);
});

test("a search that fails leaves the form as it was filled in", async ({ page, trouble }) => {
  await signIn(page);
  await page.goto("/rotunda/search/congressional");
  await trouble.without("records");
  const box = page.getByRole("combobox", { name: "Keyword" });
  // Suggestions that fail are logged only.
  const failed = page.waitForResponse(
    (answer) => answer.url().includes("autocomplete=true") && answer.status() === 500,
  );
  await box.fill("halloran");
  await failed;
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.getByText(SORRY)).toBeVisible();
  await expect(box).toHaveValue("halloran");
  await expect(results(page)).toBeVisible();
  expect(addressOf(page)).toBe("/rotunda/search/congressional?q=halloran");
  await trouble.mend();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText(SORRY)).toHaveCount(0);
  await expect(cards(page)).not.toHaveCount(0);
});

test("a subscription that ends meanwhile is told in the server's words", async ({ page, trouble }) => {
  await signIn(page, "logo@example.org");
  await page.goto("/rotunda/search/congressional?q=senator");
  await expect(cards(page)).toHaveCount(12);
  await trouble.until(
    () => trouble.admin("org", "set", "Summit Ridge Foundation", "--access", "none"),
    () => trouble.admin("org", "set", "Summit Ridge Foundation", "--access", "vignette:2099-12-31;plus:2099-12-31"),
  );
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page.getByText("Your subscription does not include the profile directory.")).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  await page.reload();
  await expect.poll(() => addressOf(page)).toBe("/rotunda/paywall");
});
