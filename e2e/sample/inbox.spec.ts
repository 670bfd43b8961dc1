import { addressOf, expect, signIn, test } from "../support/journey.ts";

test("a person and the seat are followed, listed, unfollowed and followed again, unseen by other readers", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  await page.goto("/rotunda/profile/120");
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.getByRole("button", { name: `Follow: ${name}` }).click();
  await expect(page.getByText(`You follow ${name}.`).first()).toBeVisible();
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByRole("checkbox", { name: /^The seat: / }).click();
  await expect(page.getByText("The person and the seat.")).toBeVisible();

  await page.getByRole("navigation", { name: "Rotunda" }).getByRole("link", { name: "Inbox" }).click();
  await expect(page.getByText("Nothing has changed yet.")).toBeVisible();
  await page.getByRole("link", { name: "Following" }).click();
  await expect.poll(() => addressOf(page)).toBe("/rotunda/inbox/following");
  await expect(page.getByText("You follow 2.").first()).toBeVisible();

  await page.getByRole("button", { name: `Unfollow ${name}` }).click();
  await expect(page.getByText("You follow 1.").first()).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("You follow 2.").first()).toBeVisible();

  // A colleague, and a reader of another organization.
  for (const email of ["staff@example.org", "capped@example.org"]) {
    const context = await browser.newContext({ baseURL });
    const other = await context.newPage();
    await signIn(other, email);
    await other.goto("/rotunda/inbox/following");
    await expect(other.getByText("You aren’t following anything yet.")).toBeVisible();
    await other.goto("/rotunda/profile/120");
    await expect(other.getByRole("button", { name: `Follow: ${name}` })).toBeVisible();
    await context.close();
  }
});

test("the digest is chosen beside the inbox, and the choice is stored", async ({ page }) => {
  await signIn(page, "staff@example.org");
  await page.goto("/rotunda/inbox");
  await expect(page.getByText("You follow nothing yet.")).toBeVisible();
  await page.getByRole("radio", { name: "Every Monday" }).click();
  await page.getByRole("checkbox", { name: "Office" }).click();
  await expect(page.getByRole("region", { name: "Email digest" })).not.toHaveAttribute("aria-busy");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Every Monday" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Office" })).toBeChecked();
});

test("the inbox fits a phone, and the masthead links to it", async ({ page }) => {
  await signIn(page, "staff@example.org");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/rotunda/inbox");
  await page.getByRole("button", { name: /^Email digest/ }).click();
  await expect(page.getByRole("radio", { name: "No digest" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: /^Theme: / })).toBeVisible();
});
