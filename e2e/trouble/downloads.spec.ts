import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { serverBriefcase } from "../support/briefcase.ts";
import { signIn } from "../support/journey.ts";
import { expect, test, type Trouble } from "../support/trouble.ts";

const TRY_AGAIN = "An error occurred, please try again.";
const CHECK_FAILED = "Could not retrieve dossier download info, try again or please contact your Dedicated Advisor.";
const AWAY = "The directory cannot be reached right now. Please try again in a minute.";

const message = (page: Page, text: string) => page.locator("[data-snackbar]").getByText(text, { exact: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Download as a profile book" });
const bookButton = (page: Page) => page.getByRole("button", { name: "Download as a profile book", exact: true });

/** The default folder, open, with so many people in it. */
async function openFolder(page: Page, people: number, email = "staff@example.org"): Promise<string[]> {
  await signIn(page, email);
  const server = serverBriefcase(page);
  await server.empty();
  const ids = await server.found("profile_types=1", people);
  await server.add(await server.mainId(), ids);
  await page.goto("/rotunda/briefcase");
  await expect(page.getByRole("heading", { level: 2, name: "General Briefcase" })).toBeVisible();
  return ids;
}

/** Uses up what a user may do so often in a while, as if it had just been done. */
async function useUp(trouble: Trouble, limit: { name: string; often: number; email: string }): Promise<void> {
  const [user] = await trouble.sql(`select id from users where email = '${limit.email}'`);
  const key = createHash("sha256")
    .update(`${limit.name}\n${String(user?.["id"])}`)
    .digest("hex");
  await trouble.until(
    () =>
      trouble.sql(`insert into recent_tries (key, tries, is_refused, expires_at)
        values ('\\x${key}', array_fill(now(), array[${limit.often}]), false, now() + interval '1 hour')
        on conflict (key) do update set tries = excluded.tries, expires_at = excluded.expires_at`),
    () => trouble.sql(`delete from recent_tries where key = '\\x${key}'`),
  );
}

test("a check that fails says so in the dialog, in the catalogue's words or the server's, and can be tried again", async ({
  page,
  trouble,
}) => {
  await openFolder(page, 2);
  // The dialog's own code comes with its first opening.
  await bookButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await trouble.hideDatabase();
  await bookButton(page).click();
  await expect(dialog(page).getByText(AWAY)).toBeVisible();
  await trouble.mend();
  await trouble.killServer();
  await dialog(page).getByRole("button", { name: "Retry" }).click();
  await expect(dialog(page).getByText(CHECK_FAILED)).toBeVisible();
  await trouble.startServer();
  await dialog(page).getByRole("button", { name: "Retry" }).click();
  const press = dialog(page).getByRole("button", { name: "Download file" });
  await expect(press).not.toHaveAttribute("aria-disabled", "true");

  await trouble.killServer();
  await press.click();
  await expect(message(page, "Download failed: 502 Bad Gateway")).toBeVisible();
  await trouble.startServer();
});

test("mailed books: a limit used up, and a server that fails, are told; the dialog stays", async ({
  page,
  trouble,
}) => {
  await openFolder(page, 26);
  await bookButton(page).click();
  const press = dialog(page).getByRole("button", { name: "Email file" });
  await expect(press).not.toHaveAttribute("aria-disabled", "true");
  await useUp(trouble, { name: "mailed profile books", often: 20, email: "staff@example.org" });
  await press.click();
  await expect(message(page, "You asked for many profile books. Try again in an hour.")).toBeVisible();
  await expect(dialog(page)).toBeVisible();
  await trouble.mend();

  await expect(press).not.toHaveAttribute("aria-disabled", "true");
  await trouble.refuse("insert", "mail_jobs");
  await press.click();
  await expect(message(page, TRY_AGAIN)).toBeVisible();
  await expect(dialog(page)).toBeVisible();
});

test("a profile's file that breaks off, and one that the subscription no longer includes", async ({
  page,
  trouble,
}) => {
  const [first = ""] = await openFolder(page, 1, "logo@example.org");
  await page.goto(`/rotunda/profile/${first.replace(/-.*/, "")}`);
  const word = page.getByRole("link", { name: "Word", exact: true });
  await expect(word).toBeVisible();
  trouble.gateway.cut(/^\/api\/profileDossier/);
  await word.click();
  // The browser's own message.
  await expect(message(page, "Failed to fetch")).toBeVisible();
  await trouble.mend();
  await expect(word).not.toHaveAttribute("aria-disabled", "true");

  await trouble.until(
    () => trouble.admin("org", "set", "Summit Ridge Foundation", "--modules", "2"),
    () => trouble.admin("org", "set", "Summit Ridge Foundation", "--modules", "all"),
  );
  await word.click();
  await expect(message(page, "Your subscription does not include this profile.")).toBeVisible();
});

test("a logo that was taken away meanwhile is offered again, in the server's words", async ({ page, trouble }) => {
  await openFolder(page, 1, "logo@example.org");
  await bookButton(page).click();
  await dialog(page).getByRole("checkbox", { name: "Use our custom logo on the cover" }).click();
  const press = dialog(page).getByRole("button", { name: "Download file" });
  await expect(press).not.toHaveAttribute("aria-disabled", "true");
  const giveLogo = (from: string, to: string) =>
    trouble.sql(`update organization_logos set organization_id = (select id from organizations where name = '${to}')
      where organization_id = (select id from organizations where name = '${from}')`);
  await trouble.until(
    () => giveLogo("Summit Ridge Foundation", "Meridian Trade Council"),
    () => giveLogo("Meridian Trade Council", "Summit Ridge Foundation"),
  );
  await press.click();
  await expect(message(page, "Word documents can carry your organization's logo.")).toBeVisible();
});

test("a request for a logo beyond three a day fails in the catalogue's words", async ({ page, trouble }) => {
  await openFolder(page, 1);
  await bookButton(page).click();
  await dialog(page).getByRole("button", { name: "Request a custom logo" }).click();
  await dialog(page).getByLabel("Message to your dedicated advisor").fill("Our seal, please.");
  await useUp(trouble, { name: "logo request", often: 3, email: "staff@example.org" });
  await page.keyboard.press("Enter");
  await expect(message(page, TRY_AGAIN)).toBeVisible();
  await expect(dialog(page).getByLabel("Message to your dedicated advisor")).toHaveValue("Our seal, please.");
});

test("an export: a limit used up elsewhere, a database out of reach, a server out of reach", async ({
  page,
  trouble,
}) => {
  await signIn(page, "logo@example.org");
  await page.goto("/rotunda/search/federal?q=deputy");
  const press = page.getByRole("button", { name: "Export Contacts" });
  await expect(press).toBeVisible();
  await trouble.until(
    () => trouble.admin("org", "set", "Summit Ridge Foundation", "--export-cap", "0"),
    () => trouble.admin("org", "set", "Summit Ridge Foundation", "--export-cap", "1500"),
  );
  await press.click();
  await expect(
    message(page, "You have reached your export limit. Please contact your Dedicated Advisor."),
  ).toBeVisible();
  await trouble.mend();
  await expect(press).not.toHaveAttribute("aria-disabled", "true");
  await trouble.hideDatabase();
  await press.click();
  await expect(message(page, AWAY)).toBeVisible();
  await trouble.mend();
  await expect(press).not.toHaveAttribute("aria-disabled", "true");
  await trouble.killServer();
  await press.click();
  await expect(message(page, TRY_AGAIN)).toBeVisible();
});
