import type { Page } from "@playwright/test";
import { SAMPLE_PASSWORD } from "../../apps/api/src/sample/sample-accounts.ts";
import { findViolations } from "../support/violations.ts";
import { addressOf, expect, fillLogin, signIn, test } from "../support/journey.ts";

/** The pages the server renders; some need a login. */
const PAGES = [
  { path: "/login/", heading: "Log in to Rotunda" },
  { path: "/forgot", heading: "Forgot your password?" },
  { path: "/forgot?done=asked", heading: "Check your email" },
  { path: "/forgot/reset?token=none", heading: "This link no longer works" },
  { path: "/contact", heading: "Contact us" },
  { path: "/privacy-policy", heading: "Privacy Policy" },
  { path: "/terms-and-conditions", heading: "Terms and Conditions" },
  { path: "/dashboard", heading: /./u },
  { path: "/my-account/", heading: "My Account", needsLogin: true },
  { path: "/logout/", heading: "Log out of Rotunda?", needsLogin: true },
];

async function open(page: Page, { path, heading, needsLogin = false }: (typeof PAGES)[number]): Promise<void> {
  if (needsLogin) await signIn(page);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}

/** Presses Tab until the focused element has this name; fails if it is never reached. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return [...labels, element].map((each) => each?.textContent ?? "").join(" ");
    });
    if (name.test(focused)) return;
  }
  throw new Error(`No tab stop is named ${name.source}.`);
}

for (const [width, theme] of [
  [1280, "light"],
  [360, "dark"],
] as const) {
  test(`the server’s pages pass axe at ${width} pixels, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const each of PAGES) {
      await open(page, each);
      expect({ path: each.path, found: await findViolations(page, theme) }).toEqual({ path: each.path, found: [] });
    }
  });
}

test.describe("without JavaScript, at 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 800 }, javaScriptEnabled: false });

  test("a user logs in, changes a preference and logs out", async ({ page }) => {
    await page.goto("/login/?next=/my-account/");
    await page.getByLabel("Email").fill("limited@example.org");
    await page.getByLabel("Password").fill("a wrong guess");
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page).toHaveTitle(/^Error: Log in/u);
    await fillLogin(page, "limited@example.org");
    await expect(page.getByRole("heading", { level: 1, name: "My Account" })).toBeVisible();

    const hide = page.getByLabel("Hide profiles that are not part of your subscription");
    for (const checked of [true, false]) {
      await hide.setChecked(checked);
      await page.getByRole("button", { name: "Save preferences" }).click();
      await expect(page.getByRole("status")).toHaveText("Preferences saved.");
      expect(await hide.isChecked()).toBe(checked);
    }
    await page.getByRole("main").getByRole("button", { name: "Log out" }).click();
    await page.getByRole("main").getByRole("button", { name: "Log out" }).click();
    expect(addressOf(page)).toBe("/login/");
    await page.goto("/my-account/");
    expect(addressOf(page)).toBe("/login/?next=%2Fmy-account%2F");
  });

  test("a user requests a password reset", async ({ page }) => {
    await page.goto("/login/");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.getByLabel("Email").fill("nobody@example.org");
    await page.getByRole("button", { name: "Email me a link" }).click();
    await expect(page.getByRole("status")).toContainText("If there is an account with that address");
  });
});

test.describe("at 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test("none of the server’s pages scrolls sideways, even with wide text spacing", async ({ page }) => {
    for (const each of PAGES) {
      await open(page, each);
      // WCAG 1.4.12. Sets styles by script because the security policy blocks style sheets.
      await page.evaluate(() => {
        for (const { style } of document.querySelectorAll<HTMLElement>("body, body *")) {
          style.setProperty("line-height", "1.5", "important");
          style.setProperty("letter-spacing", "0.12em", "important");
          style.setProperty("word-spacing", "0.16em", "important");
        }
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), each.path).toBeLessThanOrEqual(320);
    }
  });
});

test("the login works with the keyboard alone and opens the requested page", async ({ page }) => {
  await page.goto("/login/?next=/my-account/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeInViewport();
  await page.keyboard.press("Enter");
  await tabTo(page, /^Email/u);
  await page.keyboard.type("staff@example.org");
  await tabTo(page, /^Password/u);
  await page.keyboard.type(SAMPLE_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "My Account" })).toBeVisible();
  await tabTo(page, /^Change password/u);
  await tabTo(page, /^Privacy Policy/u);
});

test("every focused control is visible in forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const each of PAGES) {
    await open(page, each);
    for (const control of await page.locator("main").locator("a, button, input:visible, textarea").all()) {
      await control.focus();
      await page.keyboard.press("Shift");
      const outline = await control.evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return { outlineStyle, isWide: Number.parseFloat(outlineWidth) >= 2 };
      });
      expect({ path: each.path, ...outline }).toEqual({ path: each.path, outlineStyle: "solid", isWide: true });
    }
  }
});

test("print shows the account without buttons", async ({ page }) => {
  await signIn(page);
  await page.goto("/my-account/");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Dedicated Advisor", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Change password" })).toBeHidden();
  for (const chrome of ["banner", "contentinfo"] as const) await expect(page.getByRole(chrome)).toBeHidden();
});
