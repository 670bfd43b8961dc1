import { cards, expect, results, signIn, test } from "../support/journey.ts";

// Messages of the catalogue that other tests don't cover.

test("a notice mentions profiles hidden by a preference, and changing it in My Account shows them", async ({
  page,
}) => {
  await signIn(page, "limited@example.org");
  const prefer = async (isHiding: boolean) => {
    await page.getByLabel("Hide profiles that are not part of your subscription").setChecked(isHiding);
    await page.getByRole("button", { name: "Save preferences" }).click();
    await expect(page.getByRole("status")).toHaveText("Preferences saved.");
  };
  const locked = page.getByText("Outside your subscription", { exact: true });
  await page.goto("/my-account/");
  await prefer(true);
  await page.goto("/rotunda/search/universal?profile_types=1&profile_types=2&q=senator");
  await expect(
    page.getByText(
      "Profiles in Rotunda's database that are not part of your subscription are hidden from search results. Change your preference in My Account to see additional profiles.",
    ),
  ).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expect(locked).toHaveCount(0);
  // Suggestions omit them too.
  const request = page.waitForRequest(/autocomplete=true/);
  await page.getByRole("combobox", { name: "Keyword" }).fill("halloran");
  expect(new URL((await request).url()).searchParams.get("hide_paywalled_profiles")).toBe("true");
  // The list of suggestions may cover the notice.
  await page.keyboard.press("Escape");
  await page.getByRole("main").getByRole("link", { name: "My Account" }).click();
  await expect(page).toHaveURL(/\/my-account\/$/);
  await prefer(false);
  await page.goto("/rotunda/search/universal?profile_types=1&profile_types=2&q=senator");
  await expect(results(page)).toBeVisible();
  await expect(page.getByText(/are hidden from search results/)).toHaveCount(0);
});

test("a former officeholder is marked in the results and on the profile", async ({ member: page }) => {
  await page.goto("/rotunda/search/universal?include_former=true&order=alphabetical_asc&profile_types=1&q=former");
  await cards(page)
    .filter({ hasText: /Former/ })
    .first()
    .getByRole("link")
    .first()
    .click();
  await expect(
    page.getByText(
      "This individual is no longer serving in a position monitored by Rotunda. For a recent update, please contact your dedicated advisor.",
    ),
  ).toBeVisible();
});
