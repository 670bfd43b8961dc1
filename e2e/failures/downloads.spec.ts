import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { exportDialog } from "../support/export-contacts.ts";
import { createBriefcaseClient } from "../support/briefcase.ts";
import { signIn } from "../support/journey.ts";
import { expect, test, type FailureControls } from "../support/failures.ts";

const TRY_AGAIN = "An error occurred, please try again.";
const CHECK_FAILED = "Could not retrieve dossier download info, try again or please contact your Dedicated Advisor.";
const UNAVAILABLE = "The directory cannot be reached right now. Please try again in a minute.";

const message = (page: Page, text: string) => page.locator("[data-snackbar]").getByText(text, { exact: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Download as a profile book" });
const bookButton = (page: Page) => page.getByRole("button", { name: "Download as a profile book", exact: true });

/** Opens the default folder with this number of people. */
async function openFolder(page: Page, people: number, email = "staff@example.org"): Promise<string[]> {
  await signIn(page, email);
  const server = createBriefcaseClient(page);
  await server.empty();
  const ids = await server.findIds("profile_types=1", people);
  await server.add(await server.defaultFolderId(), ids);
  await page.goto("/rotunda/briefcase");
  await expect(page.getByRole("heading", { level: 2, name: "General Briefcase" })).toBeVisible();
  return ids;
}

/** Uses up a user's rate limit until the reset. */
async function useUpLimit(
  controls: FailureControls,
  limit: { name: string; tries: number; email: string },
): Promise<void> {
  const [user] = await controls.sql(`select id from users where email = '${limit.email}'`);
  const key = createHash("sha256")
    .update(`${limit.name}\n${String(user?.["id"])}`)
    .digest("hex");
  await controls.changeUntilReset(
    () =>
      controls.sql(`insert into recent_tries (key, tries, is_refused, expires_at)
        values ('\\x${key}', array_fill(now(), array[${limit.tries}]), false, now() + interval '1 hour')
        on conflict (key) do update set tries = excluded.tries, expires_at = excluded.expires_at`),
    () => controls.sql(`delete from recent_tries where key = '\\x${key}'`),
  );
}

test("a failed check shows the server's message or a generic one in the dialog, and can be retried", async ({
  page,
  controls,
}) => {
  await openFolder(page, 2);
  // The dialog's code loads when it is first opened.
  await bookButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await controls.disconnectDatabase();
  await bookButton(page).click();
  await expect(dialog(page).getByText(UNAVAILABLE)).toBeVisible();
  await controls.reset();
  controls.gateway.loseServer(true);
  await dialog(page).getByRole("button", { name: "Retry" }).click();
  await expect(dialog(page).getByText(CHECK_FAILED)).toBeVisible();
  controls.gateway.loseServer(false);
  await dialog(page).getByRole("button", { name: "Retry" }).click();
  const button = dialog(page).getByRole("button", { name: "Download file" });
  await expect(button).not.toHaveAttribute("aria-disabled", "true");

  controls.gateway.loseServer(true);
  await button.click();
  await expect(message(page, "Download failed: 502 Bad Gateway")).toBeVisible();
});

test("mailing a book above the limit or with a failing server shows a message and keeps the dialog open", async ({
  page,
  controls,
}) => {
  await openFolder(page, 26);
  await bookButton(page).click();
  const button = dialog(page).getByRole("button", { name: "Email file" });
  await expect(button).not.toHaveAttribute("aria-disabled", "true");
  await useUpLimit(controls, { name: "mailed profile books", tries: 20, email: "staff@example.org" });
  await button.click();
  await expect(message(page, "You have requested too many profile books. Try again in an hour.")).toBeVisible();
  await expect(dialog(page)).toBeVisible();
  await controls.reset();

  await expect(button).not.toHaveAttribute("aria-disabled", "true");
  await controls.rejectWrites("insert", "mail_jobs");
  await button.click();
  await expect(message(page, TRY_AGAIN)).toBeVisible();
  await expect(dialog(page)).toBeVisible();
});

test("a profile's download shows a message if the connection breaks or the subscription no longer includes it", async ({
  page,
  controls,
}) => {
  const [first = ""] = await openFolder(page, 1, "logo@example.org");
  await page.goto(`/rotunda/profile/${first.replace(/-.*/, "")}`);
  const word = page.getByRole("link", { name: "Word", exact: true });
  await expect(word).toBeVisible();
  controls.gateway.breakConnections(/^\/api\/profileDossier/);
  await word.click();
  // The browser's message.
  await expect(message(page, "Failed to fetch")).toBeVisible();
  await controls.reset();
  await expect(word).not.toHaveAttribute("aria-disabled", "true");

  await controls.changeUntilReset(
    () => controls.admin("org", "set", "Summit Ridge Foundation", "--modules", "2"),
    () => controls.admin("org", "set", "Summit Ridge Foundation", "--modules", "all"),
  );
  await word.click();
  await expect(message(page, "Your subscription does not include this profile.")).toBeVisible();
});

test("downloading with a logo removed in the meantime shows the server's message", async ({ page, controls }) => {
  await openFolder(page, 1, "logo@example.org");
  await bookButton(page).click();
  await dialog(page).getByRole("checkbox", { name: "Use our custom logo on the cover" }).click();
  const button = dialog(page).getByRole("button", { name: "Download file" });
  await expect(button).not.toHaveAttribute("aria-disabled", "true");
  const moveLogo = (from: string, to: string) =>
    controls.sql(`update organization_logos set organization_id = (select id from organizations where name = '${to}')
      where organization_id = (select id from organizations where name = '${from}')`);
  await controls.changeUntilReset(
    () => moveLogo("Summit Ridge Foundation", "Meridian Trade Council"),
    () => moveLogo("Meridian Trade Council", "Summit Ridge Foundation"),
  );
  await button.click();
  await expect(message(page, "Word documents can carry your organization’s logo.")).toBeVisible();
});

test("a fourth logo request in a day shows a generic error and keeps the text", async ({ page, controls }) => {
  await openFolder(page, 1);
  await bookButton(page).click();
  await dialog(page).getByRole("button", { name: "Request a custom logo" }).click();
  await dialog(page).getByLabel("Message to your dedicated advisor").fill("Our seal, please.");
  await useUpLimit(controls, { name: "logo request", tries: 3, email: "staff@example.org" });
  await page.keyboard.press("Enter");
  await expect(message(page, TRY_AGAIN)).toBeVisible();
  await expect(dialog(page).getByLabel("Message to your dedicated advisor")).toHaveValue("Our seal, please.");
});

test("an export shows a message for a used-up limit, an unreachable database and an unreachable server", async ({
  page,
  controls,
}) => {
  await signIn(page, "logo@example.org");
  await page.goto("/rotunda/search/federal?q=deputy");
  const button = page.getByRole("button", { name: "Export Contacts" });
  await expect(button).toBeVisible();
  await controls.changeUntilReset(
    () => controls.admin("org", "set", "Summit Ridge Foundation", "--export-cap", "0"),
    () => controls.admin("org", "set", "Summit Ridge Foundation", "--export-cap", "1500"),
  );
  await button.click();
  // The page was loaded before the limit changed.
  await expect(
    exportDialog(page).getByText("You have reached your export limit. Please contact your Dedicated Advisor.").first(),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await controls.reset();
  await expect(button).not.toHaveAttribute("aria-disabled", "true");
  await controls.disconnectDatabase();
  await button.click();
  await expect(exportDialog(page).getByText(UNAVAILABLE)).toBeVisible();
  await controls.reset();
  await exportDialog(page).getByRole("button", { name: "Retry" }).click();
  const make = exportDialog(page).getByRole("button", { name: /^Export \d/ });
  await expect(make).not.toHaveAttribute("aria-disabled", "true");
  controls.gateway.loseServer(true);
  await make.click();
  await expect(message(page, TRY_AGAIN)).toBeVisible();
});
