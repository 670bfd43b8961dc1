import { addressOf, cards, fillLogin, forgetSignedIn, results, signIn } from "../support/journey.ts";
import { expect, test } from "../support/trouble.ts";

test("a session ended in another browser: what was typed is searched for after login", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = "super@example.org";
  await signIn(page, email);
  await page.goto("/rotunda/search/congressional?current_office_state_abbr=NE");
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole("combobox", { name: "Keyword" }).fill("senator");

  // Every session but that browser's own.
  const other = await browser.newPage({ baseURL });
  await other.goto("/login/?next=/my-account/");
  await fillLogin(other, email);
  const ends = other.getByRole("button", { name: /^End the session in/ });
  await expect(ends.first()).toBeVisible();
  while ((await ends.count()) > 0) await ends.first().click();
  await other.close();
  forgetSignedIn();

  await page.getByRole("combobox", { name: "Keyword" }).press("Enter");
  await page.waitForURL((url) => url.pathname === "/login/");
  const wanted = "/rotunda/search/congressional?current_office_state_abbr=NE&q=senator";
  expect(new URL(page.url()).searchParams.get("next")).toBe(wanted);
  await fillLogin(page, email);
  await expect.poll(() => addressOf(page)).toBe(wanted);
  await expect(results(page)).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Keyword" })).toHaveValue("senator");
});

test("logging out that fails says so, and the session goes on", async ({ page, trouble }) => {
  await signIn(page);
  await page.goto("/rotunda/faq");
  await trouble.refuse("delete", "sessions");
  await page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
  await expect(page.locator("[data-snackbar]").getByText("An error occurred, please try again.")).toBeVisible();
  await trouble.mend();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
});
