import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { exportContacts } from "../support/export-contacts.ts";
import { cards, expect, results, signIn, test } from "../support/journey.ts";

// Differences between roles on the same screens; routes.spec.ts covers their redirects.

const ADDRESS = "203.0.113.9";

interface Role {
  name: string;
  email?: string;
  header: string[];
  /** Buttons for all results, in order: of the universal search, and of the other searches. */
  universal: (string | RegExp)[];
  others: (string | RegExp)[];
  /** Downloads of a profile and of a committee. */
  profile: (string | RegExp)[];
  committee: (string | RegExp)[];
  hasBriefcase: boolean;
  isDebugging: boolean;
}

const MEMBER: Role = {
  name: "a member whose organization has a logo",
  email: "logo@example.org",
  header: ["Search", "What Changed", "FAQ", "Briefcase", "My Account"],
  universal: ["Add all to Briefcase folder", "Download as a profile book"],
  others: [/^Add all to Briefcase folder/, "Export Contacts"],
  profile: ["Word", "PDF", "Word with our logo"],
  committee: ["Download as a profile book", "Export Contacts"],
  hasBriefcase: true,
  isDebugging: false,
};

// access.test.ts covers how sessions map to roles.
const ROLES: Role[] = [
  MEMBER,
  {
    ...MEMBER,
    name: "staff",
    email: "staff@example.org",
    universal: [...MEMBER.universal, /^Export Matching \d+ Profiles \(staff use\)$/],
    profile: ["Word", "PDF"],
    isDebugging: true,
  },
  {
    name: "a reader by address",
    header: ["Search", "What Changed", "FAQ", "Login"],
    universal: [],
    others: [],
    profile: [],
    committee: [],
    hasBriefcase: false,
    isDebugging: false,
  },
];

const UNIVERSAL = "/rotunda/search/universal?current_office_state_abbr=NE&political_party=1&q=water";
const offered = (page: Page) => page.getByRole("list", { name: "With all results" }).getByRole("button");
const stars = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: /^Add .+ to Briefcase$|^(Add to|In) Briefcase: / });

for (const { name, email, header, universal, others, profile, committee, hasBriefcase, isDebugging } of ROLES) {
  test.describe(name, () => {
    test.use(email ? {} : { extraHTTPHeaders: { "x-forwarded-for": ADDRESS } });

    test("shows only the links, stars, exports and files of the role", async ({ page }) => {
      if (email) await signIn(page, email);
      await page.goto(UNIVERSAL);
      await expect(cards(page)).not.toHaveCount(0);
      await expect(page.getByRole("navigation", { name: "Rotunda", exact: true }).getByRole("link")).toHaveText(header);
      await expect(offered(page)).toHaveText(universal);
      await expect(stars(page)).toHaveCount(hasBriefcase ? await cards(page).count() : 0);
      for (const scope of ["congressional", "federal", "state"]) {
        await page.goto(`/rotunda/search/${scope}?q=commerce`);
        await expect(results(page)).toHaveText(/\d/);
        await expect(offered(page), scope).toHaveText(others);
      }

      await page.goto("/rotunda/profile/53");
      await expect(page.getByRole("heading", { name: /^Office Contact Information/ })).toBeVisible();
      const files = page.getByRole("main").getByRole("link", { name: /^(Word|PDF)/ });
      await expect(files).toHaveText(profile);
      await expect(stars(page)).toHaveCount(hasBriefcase ? 1 : 0);

      await page.goto("/rotunda/committee/2");
      await expect(page.getByRole("heading", { name: /^Members/ })).toBeVisible();
      const actions = page.getByRole("main").getByRole("button", { name: /^(Download as a profile book$|Export)/ });
      await expect(actions).toHaveText(committee);

      await page.goto("/rotunda/agency/100");
      await expect(page.getByRole("heading", { level: 1, name: "Department of Agriculture" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Export Contacts" })).toHaveCount(hasBriefcase ? 1 : 0);
      await expect(page.getByRole("button", { name: "Add to Briefcase: Department of Agriculture" })).toHaveCount(
        hasBriefcase ? 1 : 0,
      );

      await page.goto("/rotunda/debug");
      const debugButton = page.getByRole("button", { name: "Fetch the session" });
      if (isDebugging) await expect(debugButton).toBeVisible();
      else await expect(page.getByRole("combobox", { name: "Keyword Search" })).toBeVisible();
    });
  });
}

test("the debug page sets the log level, fetches session and config, and writes log messages", async ({
  page,
  browserErrors,
}) => {
  await signIn(page, "staff@example.org");
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.goto("/rotunda/debug");
  for (const [button, call] of [
    ["Fetch the session", "/api/session/"],
    ["Fetch the config", "/api/config/app/"],
  ] as const) {
    const response = page.waitForResponse((response) => new URL(response.url()).pathname === call);
    await page.getByRole("button", { name: button }).click();
    expect((await response).ok()).toBe(true);
  }
  const picker = page.getByRole("main").getByRole("combobox").first();
  await picker.click();
  await page.getByRole("option", { name: /trace/i }).click();
  const levels = page.getByRole("main").getByRole("button", { name: /^(Fatal|Error|Warning|Info|Debug|Trace)$/i });
  await expect(levels).toHaveCount(6);
  for (const level of await levels.all()) await level.click();
  await expect.poll(() => logged.filter((text) => text.includes("A message of the level"))).toHaveLength(6);
  browserErrors.length = 0;
});

test("the staff export of a universal search has a row per result", async ({ page }) => {
  await signIn(page, "staff@example.org");
  await page.goto(UNIVERSAL);
  const button = page.getByRole("button", { name: /^Export Matching \d+ Profiles \(staff use\)$/ });
  const hits = Number(/\d+/.exec((await button.textContent()) ?? "")?.[0]);
  const file = await exportContacts(page, button);
  expect(file.suggestedFilename()).toMatch(/^Rotunda .*\d\d-\d\d-\d{4}\.csv$/);
  await expect(page.locator("[data-snackbar]").getByText(`${file.suggestedFilename()} saved.`)).toBeVisible();
  const text = await readFile(await file.path(), "utf8");
  expect(text.trimEnd().split("\r\n")).toHaveLength(hits + 1);
});

test("a profile outside the subscription leads to the paywall with its links", async ({ page }) => {
  await signIn(page, "limited@example.org");
  await page.goto("/rotunda/search/universal?profile_types=2");
  const locked = cards(page).filter({ hasText: "Outside your subscription" }).first();
  await locked.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/rotunda\/paywall$/);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main.getByRole("link").first()).toBeVisible();
  await page.goBack();
  await expect(results(page)).toBeVisible();
});
