import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONGRESS, folderToImport } from "../support/congress.ts";
import { addressOf, expect, signIn, test } from "../support/journey.ts";
import { runOnCongress } from "../support/product.ts";

const PHONE = "(202) 555-0187";

/** A copy of the source in which the first legislator has another telephone number. */
async function folderWithNewPhone(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "congress-"));
  await cp(await folderToImport(), folder, { recursive: true });
  const file = join(folder, "legislators-current.yaml");
  const [people = "", ...others] = (await readFile(file, "utf8")).split(/^(?=- id:)/mu);
  const last = people.lastIndexOf("phone: ");
  const changed = people.slice(0, last) + people.slice(last).replace(/phone: [\d-]+/u, "phone: 202-555-0187");
  await writeFile(file, [changed, ...others].join(""));
  return folder;
}

test("a changed telephone number is listed in What Changed, on the profile and in a private feed", async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const output = await runOnCongress("import", ["congress-legislators", await folderWithNewPhone()]);
  expect(output).toMatch(/legislators-current\.yaml .* 1 /u);
  await signIn(page);
  await page.goto("/rotunda/home");
  await page
    .getByRole("link", { name: /^Inbox/ })
    .first()
    .click();
  await page.getByRole("link", { name: "What Changed" }).click();
  const main = page.getByRole("main");
  const change = main.getByRole("listitem").filter({ hasText: CONGRESS.senator });
  await expect(change).toContainText(`is now ${PHONE}`);
  await page.getByRole("checkbox", { name: /^Committees/ }).click();
  await expect(main.getByText("Nothing changed.")).toBeVisible();
  await page.getByRole("checkbox", { name: /^Contact details/ }).click();
  await expect.poll(() => addressOf(page)).toBe("/rotunda/changes?kind=committees&kind=contact");
  await expect(change).toContainText(PHONE);

  await page.getByRole("button", { name: "Make an address" }).click();
  const address = main.getByText(/\/feeds\/.*changes\.json\?kind=committees&kind=contact$/);
  const feed = (await address.textContent()) ?? "";
  const items = async () => (await request.get(feed)).json() as Promise<{ items: { title: string }[] }>;
  expect((await items()).items.map(({ title }) => title)).toEqual([
    expect.stringMatching(new RegExp(`^${CONGRESS.senator}: Phone, Washington: .* → \\(202\\) 555-0187$`)),
  ]);
  await page.getByRole("button", { name: "End the feed" }).click();
  await expect(page.getByRole("button", { name: "Make an address" })).toBeVisible();
  expect((await request.get(feed)).status()).toBe(404);

  await change.getByRole("link", { name: CONGRESS.senator }).click();
  const latest = page.getByRole("region", { name: "What Changed" });
  await expect(latest).toContainText(PHONE);
  await latest.getByRole("link", { name: "All changes" }).click();
  await expect(main.getByText(`1 change for ${CONGRESS.senator}.`)).toBeVisible();
});
