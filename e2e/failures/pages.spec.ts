import { addressOf, signIn } from "../support/journey.ts";
import { expect, test } from "../support/failures.ts";

const SORRY = "We apologize for the issue. Please try again or contact us for further assistance.";
const UNREACHED = "The server could not be reached. Check your connection, then retry.";

test("a server error at startup shows the server error page, and Try again starts the app", async ({
  page,
  controls,
}) => {
  await signIn(page);
  await controls.hideTable("sessions");
  await page.goto("/rotunda/faq");
  await expect(page.getByText(SORRY)).toBeVisible();
  await expect(page.getByText("Here are a few links that might help:")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Home" })).toBeVisible();
  await controls.reset();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
  expect(addressOf(page)).toBe("/rotunda/faq");
});

test("a startup without a connection says that an error occurred", async ({ page, controls }) => {
  await signIn(page);
  controls.gateway.breakConnections(/^\/api\//);
  await page.goto("/rotunda/home");
  await expect(page.locator("[data-snackbar]").getByText("An error occurred, please try again.")).toBeVisible();
  await controls.reset();
});

test("home shows which section failed, keeps the others, and Retry loads it", async ({ page, controls }) => {
  await signIn(page);
  await controls.hideTable("featured_profiles");
  await page.goto("/rotunda/home");
  await expect(page.getByRole("alert").filter({ hasText: "An error occurred, please try again." })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Keyword Search" })).toBeVisible();
  await controls.reset();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("region", { name: "Featured Profiles" })).toBeVisible();
});

test("every kind of record shows the server-error view when the server fails, and loads after a reload", async ({
  page,
  controls,
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
  for (const table of ["terms", "group_members", "agencies", "districts"]) await controls.hideTable(table);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText(SORRY)).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Search for profiles" })).toBeVisible();
    expect(addressOf(page)).toBe(path);
  }
  await controls.reset();
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expect(page.getByText(SORRY)).toHaveCount(0);
  }
});

test("a caucus with only a name says that no information is available", async ({ page, controls }) => {
  await signIn(page);
  const [unknown] = await controls.sql(`insert into groups (kind, source, source_id, long_name, subscription_modules)
    select kind, source, 'unknown', 'Caucus of Few Words', subscription_modules from groups where id = 172 returning id`);
  const id = Number(unknown?.["id"]);
  await controls.changeUntilReset(
    () => page.goto(`/rotunda/caucus/${id}`),
    () => controls.sql(`delete from groups where id = ${id}`),
  );
  await expect(page.getByRole("heading", { level: 1, name: "Caucus of Few Words" })).toBeVisible();
  await expect(page.getByRole("main").getByText("No information available.")).toBeVisible();
});

test("a contact entry shows the server-error view when the server fails, and Back returns to the search", async ({
  page,
  controls,
}) => {
  await signIn(page);
  await page.goto("/rotunda/search/federal?q=deputy");
  const link = page.getByRole("article").first().getByRole("link").first();
  await expect(link).toBeVisible();
  // Hides the table after the startup, which also reads contacts.
  await controls.hideTable("contacts");
  await link.click();
  await expect(page.getByRole("main").getByText(SORRY)).toBeVisible();
  expect(addressOf(page)).toMatch(/^\/rotunda\/profile\/kw\/\d+/);
  await page.goBack();
  await expect(page.getByRole("article")).not.toHaveCount(0);
});

test("a profile without a connection offers Retry", async ({ page, controls }) => {
  await signIn(page);
  await page.goto("/rotunda/search/congressional?q=senator");
  const link = page.getByRole("article").first().getByRole("link").first();
  const name = (await link.textContent()) ?? "";
  controls.gateway.breakConnections(/^\/api\/profile/);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Connection lost" })).toBeVisible();
  await expect(page.getByText(UNREACHED)).toBeVisible();
  await controls.reset();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("following a link to code removed by a release reloads the page once, at the link's address", async ({
  page,
  controls,
}) => {
  await signIn(page);
  await page.goto("/rotunda/browse/state");
  await expect(page.getByRole("searchbox")).toBeVisible();
  controls.gateway.answerNotFound(/\/faq-screen/);
  // The reloaded page refers to existing files.
  page.on("framenavigated", () => controls.gateway.answerNotFound(null));
  await page.getByRole("banner").getByRole("link", { name: "FAQ" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
  expect(addressOf(page)).toBe("/rotunda/faq");
});

test("code that fails to load without a connection loads with Retry", async ({ page, controls }) => {
  await signIn(page);
  await page.goto("/rotunda/browse/state");
  await expect(page.getByRole("searchbox")).toBeVisible();
  await controls.gateway.close();
  await page.getByRole("banner").getByRole("link", { name: "FAQ" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "This page could not be loaded" })).toBeVisible();
  await expect(page.getByText(UNREACHED)).toBeVisible();
  await expect(page).toHaveTitle("Rotunda");
  await controls.gateway.open();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
  await expect(page).toHaveTitle("FAQ");
});

test("a message with Retry shows if the main script fails to load", async ({ page, controls }) => {
  await signIn(page);
  controls.gateway.answerNotFound(/\/assets\/index-[^/]*\.js/);
  await page.goto("/rotunda/faq", { waitUntil: "load" });
  await expect(page.getByRole("alert").getByText("This page could not be loaded.")).toBeVisible();
  controls.gateway.answerNotFound(null);
  await page.getByRole("link", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
});

test("the session and the page survive a crash and restart of the server", async ({ page, controls }) => {
  await signIn(page);
  // The code that sends requests loads with the first one, for the counts of options.
  const counted = page.waitForResponse(/\/counts\//);
  await page.goto("/rotunda/search/congressional?q=senator");
  await counted;
  await expect(page.getByRole("article")).toHaveCount(12);
  await controls.killServer();
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page.getByRole("main").getByText("An error occurred, please try again.")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(12);
  await controls.startServer();
  // The filters may have their own Retry if their data was loading during the crash.
  await page.getByRole("region", { name: "Search results" }).getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute("aria-current", "page");
  await page.getByRole("banner").getByRole("link", { name: "Briefcase" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Briefcase" })).toBeVisible();
});
