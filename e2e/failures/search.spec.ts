import { addressOf, cards, results, signIn } from "../support/journey.ts";
import { expect, test } from "../support/failures.ts";

const SORRY = "An error occurred, please try again.";

test("a failed results page keeps the form and the previous results, and Retry loads it", async ({
  page,
  controls,
}) => {
  await signIn(page);
  await page.goto("/rotunda/search/congressional?q=senator");
  await expect(cards(page)).toHaveCount(12);
  const box = page.getByRole("combobox", { name: "Keyword" });
  await controls.hideTable("records");
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: SORRY })).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  await expect(box).toHaveValue("senator");
  // Retry shows the message again while the server fails.
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText(SORRY)).toBeVisible();
  await controls.reset();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText(SORRY)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute("aria-current", "page");
  await expect(cards(page)).toHaveCount(12);
});

test("a failed search keeps the filled-in form", async ({ page, controls }) => {
  await signIn(page);
  await page.goto("/rotunda/search/congressional");
  await controls.hideTable("records");
  const box = page.getByRole("combobox", { name: "Keyword" });
  // Failed suggestions are only logged.
  const failed = page.waitForResponse(
    (response) => response.url().includes("autocomplete=true") && response.status() === 500,
  );
  await box.fill("halloran");
  await failed;
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.getByText(SORRY)).toBeVisible();
  await expect(box).toHaveValue("halloran");
  await expect(results(page)).toBeVisible();
  expect(addressOf(page)).toBe("/rotunda/search/congressional?q=halloran");
  await controls.reset();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText(SORRY)).toHaveCount(0);
  await expect(cards(page)).not.toHaveCount(0);
});

test("a search after the subscription ended shows the server's message", async ({ page, controls }) => {
  await signIn(page, "logo@example.org");
  await page.goto("/rotunda/search/congressional?q=senator");
  await expect(cards(page)).toHaveCount(12);
  await controls.changeUntilReset(
    () => controls.admin("org", "set", "Summit Ridge Foundation", "--access", "none"),
    () => controls.admin("org", "set", "Summit Ridge Foundation", "--access", "vignette:2099-12-31;plus:2099-12-31"),
  );
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page.getByText("Your subscription does not include the profile directory.")).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  await page.reload();
  await expect.poll(() => addressOf(page)).toBe("/rotunda/paywall");
});
