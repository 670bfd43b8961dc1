import { addressOf, signIn } from "../support/journey.ts";
import { expect, test } from "../support/trouble.ts";

const SORRY = "We apologize for the issue. Please try again or contact us for further assistance.";
const UNREACHED = "The server could not be reached. Check your connection, then retry.";

test("a server in trouble at the start shows the server error page, and Try again starts", async ({
  page,
  trouble,
}) => {
  await signIn(page);
  await trouble.without("sessions");
  await page.goto("/rotunda/faq");
  await expect(page.getByText(SORRY)).toBeVisible();
  await expect(page.getByText("Here are a few links that might help:")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Home" })).toBeVisible();
  await trouble.mend();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
  expect(addressOf(page)).toBe("/rotunda/faq");
});

test("a start that no server answers says that an error occurred", async ({ page, trouble }) => {
  await signIn(page);
  trouble.gateway.cut(/^\/api\//);
  await page.goto("/rotunda/home");
  await expect(page.locator("[data-snackbar]").getByText("An error occurred, please try again.")).toBeVisible();
  await trouble.mend();
});

test("home says what failed, keeps the rest, and gets it when asked again", async ({ page, trouble }) => {
  await signIn(page);
  await trouble.without("featured_profiles");
  await page.goto("/rotunda/home");
  await expect(page.getByRole("alert").filter({ hasText: "An error occurred, please try again." })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Keyword Search" })).toBeVisible();
  await trouble.mend();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("region", { name: "Featured Profiles" })).toBeVisible();
});

test("every kind of record shows the server-error view when the server fails, and itself when loaded again", async ({
  page,
  trouble,
}) => {
  const paths = [
    "/rotunda/profile/53",
    "/rotunda/committee/2",
    "/rotunda/caucus/172",
    "/rotunda/agency/100",
    "/rotunda/state/31",
    "/rotunda/district/3102",
  ];
  await signIn(page);
  for (const table of ["terms", "group_members", "agencies", "districts"]) await trouble.without(table);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText(SORRY)).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Search for profiles" })).toBeVisible();
    expect(addressOf(page)).toBe(path);
  }
  await trouble.mend();
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expect(page.getByText(SORRY)).toHaveCount(0);
  }
});

test("a caucus nothing is known of but its name says so", async ({ page, trouble }) => {
  await signIn(page);
  const [unknown] = await trouble.sql(`insert into groups (kind, source, source_id, long_name, subscription_modules)
    select kind, source, 'unknown', 'Caucus of Few Words', subscription_modules from groups where id = 172 returning id`);
  const id = Number(unknown?.["id"]);
  await trouble.until(
    () => page.goto(`/rotunda/caucus/${id}`),
    () => trouble.sql(`delete from groups where id = ${id}`),
  );
  await expect(page.getByRole("heading", { level: 1, name: "Caucus of Few Words" })).toBeVisible();
  await expect(page.getByRole("main").getByText("No information available.")).toBeVisible();
});

test("a contact entry, when the server fails, is the server-error view with the search to go back to", async ({
  page,
  trouble,
}) => {
  await signIn(page);
  await page.goto("/rotunda/search/federal?q=deputy");
  const link = page.getByRole("article").first().getByRole("link").first();
  await expect(link).toBeVisible();
  // The start of the product reads contacts, too: they go away after it.
  await trouble.without("contacts");
  await link.click();
  await expect(page.getByRole("main").getByText(SORRY)).toBeVisible();
  expect(addressOf(page)).toMatch(/^\/rotunda\/profile\/kw\/\d+/);
  await page.goBack();
  await expect(page.getByRole("article")).not.toHaveCount(0);
});

test("a profile that no server answers for waits for the reader to retry", async ({ page, trouble }) => {
  await signIn(page);
  await page.goto("/rotunda/search/congressional?q=senator");
  const link = page.getByRole("article").first().getByRole("link").first();
  const name = (await link.textContent()) ?? "";
  trouble.gateway.cut(/^\/api\/profile/);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Connection lost" })).toBeVisible();
  await expect(page.getByText(UNREACHED)).toBeVisible();
  await trouble.mend();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("a part of the program that a release took away loads the page once, silently, at the address wanted", async ({
  page,
  trouble,
}) => {
  await signIn(page);
  await page.goto("/rotunda/browse/state");
  await expect(page.getByRole("searchbox")).toBeVisible();
  trouble.gateway.forget(/\/faq-screen/);
  // The reloaded page names parts that exist.
  page.on("framenavigated", () => trouble.gateway.forget(null));
  await page.getByRole("banner").getByRole("link", { name: "FAQ" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
  expect(addressOf(page)).toBe("/rotunda/faq");
});

test("a part of the program that cannot be fetched while the server is away comes with Retry", async ({
  page,
  trouble,
}) => {
  await signIn(page);
  await page.goto("/rotunda/browse/state");
  await expect(page.getByRole("searchbox")).toBeVisible();
  await trouble.gateway.close();
  await page.getByRole("banner").getByRole("link", { name: "FAQ" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "This page could not be loaded" })).toBeVisible();
  await expect(page.getByText(UNREACHED)).toBeVisible();
  await expect(page).toHaveTitle("Rotunda");
  await trouble.gateway.open();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
  await expect(page).toHaveTitle("FAQ");
});

test("a program that does not come is told of before it is there, and comes with Retry", async ({ page, trouble }) => {
  await signIn(page);
  trouble.gateway.forget(/\/assets\/index-[^/]*\.js/);
  await page.goto("/rotunda/faq");
  await expect(page.getByRole("alert").getByText("This page could not be loaded.")).toBeVisible();
  trouble.gateway.forget(null);
  await page.getByRole("link", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
});

test("a server that crashes and starts again is hardly noticed: the session goes on, and so does the page", async ({
  page,
  trouble,
}) => {
  await signIn(page);
  await page.goto("/rotunda/search/congressional?q=senator");
  await expect(page.getByRole("article")).toHaveCount(12);
  await trouble.killServer();
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page.getByRole("main").getByText("An error occurred, please try again.")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(12);
  await trouble.startServer();
  // The filters' data may have been loading when the server went away; they have their own Retry.
  await page.getByRole("region", { name: "Search results" }).getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute("aria-current", "page");
  await page.getByRole("banner").getByRole("link", { name: "Briefcase" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Briefcase" })).toBeVisible();
});
