import { addressOf, cards, fillLogin, clearSessionCookies, results, signIn } from "../support/journey.ts";
import { expect, test } from "../support/failures.ts";

test("a search after the session ended in another browser runs after login", async ({ page, browser, baseURL }) => {
  const email = "super@example.org";
  await signIn(page, email);
  await page.goto("/rotunda/search/congressional?current_office_state_abbr=NE");
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole("combobox", { name: "Keyword" }).fill("senator");

  // Ends all sessions except the other browser's.
  const other = await browser.newPage({ baseURL });
  await other.goto("/login/?next=/my-account/");
  await fillLogin(other, email);
  const endButtons = other.getByRole("button", { name: /^End the session in/ });
  await expect(endButtons.first()).toBeVisible();
  while ((await endButtons.count()) > 0) await endButtons.first().click();
  await other.close();
  clearSessionCookies();

  await page.getByRole("combobox", { name: "Keyword" }).press("Enter");
  await page.waitForURL((url) => url.pathname === "/login/");
  const nextAddress = "/rotunda/search/congressional?current_office_state_abbr=NE&q=senator";
  expect(new URL(page.url()).searchParams.get("next")).toBe(nextAddress);
  await fillLogin(page, email);
  await expect.poll(() => addressOf(page)).toBe(nextAddress);
  await expect(results(page)).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Keyword" })).toHaveValue("senator");
});

test("a failed logout shows a message and keeps the session", async ({ page, controls }) => {
  await signIn(page);
  await page.goto("/rotunda/faq");
  await controls.rejectWrites("delete", "sessions");
  await page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
  await expect(page.locator("[data-snackbar]").getByText("An error occurred, please try again.")).toBeVisible();
  await controls.reset();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
});
