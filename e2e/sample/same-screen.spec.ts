import type { Page } from "@playwright/test";
import { createBriefcaseClient } from "../support/briefcase.ts";
import { addressOf, expect, signIn, test } from "../support/journey.ts";

// Each screen is the same after Back, Forward and reload, in a new tab and from a pasted link.

/** No other test uses this account's Briefcase. */
const READER = "limited@example.org";

interface Row {
  name: string;
  path: string;
  /** The user's actions on the screen; they may change the address. */
  act?: (page: Page) => Promise<void>;
  /** Expects state of the actions that only this window has; a new tab starts without it. */
  isOfThisTab?: boolean;
}

const open = (name: string | RegExp) => async (page: Page) => {
  const button = page.getByRole("main").getByRole("button", { name, expanded: false }).first();
  const id = await button.getAttribute("aria-controls");
  await button.click();
  await expect(page.locator(`[aria-controls="${id}"]`)).toHaveAttribute("aria-expanded", "true");
};

const ROWS: Row[] = [
  { name: "home", path: "/rotunda/home" },
  {
    name: "browse by state, filtered",
    path: "/rotunda/browse/state",
    act: async (page) => {
      await page.getByRole("searchbox").fill("new");
      await expect.poll(() => addressOf(page)).toBe("/rotunda/browse/state?q=new");
    },
  },
  { name: "browse by federal office, filtered", path: "/rotunda/browse/agency?q=railroad" },
  { name: "browse by caucus or committee", path: "/rotunda/browse/caucus-committee" },
  { name: "an empty search form", path: "/rotunda/search/universal" },
  { name: "the second page of results", path: "/rotunda/search/congressional?page=2&q=senator" },
  {
    name: "results in another order and size",
    path: "/rotunda/search/federal?order=alphabetical_desc&pageSize=24&q=deputy",
  },
  {
    name: "results as cards",
    path: "/rotunda/search/state?q=health",
    act: (page) => page.getByRole("radio", { name: "Grid" }).click(),
    isOfThisTab: true,
  },
  {
    name: "a profile with another panel open",
    path: "/rotunda/profile/53-alex-romano",
    act: open(/Information$|^History|Affiliations/),
    isOfThisTab: true,
  },
  { name: "a profile at a panel", path: "/rotunda/profile/53-alex-romano#offices" },
  { name: "a contact entry", path: "/rotunda/profile/kw/9583" },
  { name: "a committee", path: "/rotunda/committee/2" },
  { name: "an agency", path: "/rotunda/agency/100" },
  { name: "a state", path: "/rotunda/state/31-nebraska" },
  { name: "a district", path: "/rotunda/district/3102" },
  { name: "a folder of the Briefcase", path: "folder" },
  { name: "the FAQ with an answer open", path: "/rotunda/faq", act: open(/\?$/), isOfThisTab: true },
  { name: "not found", path: "/rotunda/no/such/page" },
];

/** The page's address, title, text and scroll position. */
async function readScreen(page: Page) {
  // Reads the accessibility tree, because content far below the window isn't rendered and has no text.
  const snapshot = await page.getByRole("main").ariaSnapshot();
  // Table pagers reference the table by an id that React generates.
  const main = snapshot.replaceAll(/#_r_\w+_/giu, "#table");
  return { address: addressOf(page), title: await page.title(), main, scrolled: await scrolled(page) };
}
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Waits until the screen is loaded and still. */
async function waitUntilStill(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  let previous = "";
  await expect
    .poll(async () => {
      // In every round, because a screen can ask for data and fonts late on a busy machine.
      const isLoading = await page.evaluate(
        () => document.fonts.status === "loading" || document.querySelector("[aria-busy=true]") !== null,
      );
      const now = JSON.stringify([isLoading, await readScreen(page)]);
      const isSame = now === previous && !isLoading;
      previous = now;
      return isSame;
    })
    .toBe(true);
}

async function folderOf(page: Page): Promise<string> {
  const server = createBriefcaseClient(page);
  const [known] = (await server.folders()).filter(({ is_default }) => !is_default);
  if (known) return `/rotunda/briefcase/folder/${known.id}`;
  const id = await server.addFolder("Farm bill");
  await server.add(id, await server.findIds("q=senator&profile_types=1", 14));
  return `/rotunda/briefcase/folder/${id}`;
}

for (const { name, path, act, isOfThisTab = false } of ROWS) {
  test(`${name} is the same after Back, Forward and reload, in a new tab and from a pasted link`, async ({
    page,
    context,
  }) => {
    await signIn(page, READER);
    const startAddress = path === "folder" ? await folderOf(page) : path;
    await page.goto(startAddress);
    // Counts of options are requested after the results.
    await page.waitForLoadState("networkidle");
    await waitUntilStill(page);
    const fresh = await readScreen(page);
    await act?.(page);
    // Scrolls down, at most to the end of the page.
    if (!startAddress.includes("#")) await page.evaluate(() => window.scrollTo(0, 300));
    await waitUntilStill(page);
    const before = await readScreen(page);

    // Follows a link and goes back, without new requests.
    const home = addressOf(page).startsWith("/rotunda/faq") || path.endsWith("page") ? "Briefcase" : "FAQ";
    await page
      .getByRole("banner")
      .getByRole("link", { name: home, exact: true })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole("heading", { level: 1, name: home })).toBeFocused();
    const requests: string[] = [];
    page.on("request", (request) => {
      // Follows, saved searches and notes are read again, since they can change elsewhere.
      if (/^\/api\/(?!inbox|follows|notes|saved-searches)/u.test(new URL(request.url()).pathname))
        requests.push(request.url());
    });
    await page.goBack();
    await expect.poll(() => readScreen(page)).toEqual(before);
    expect(requests).toEqual([]);
    await page.goForward();
    await expect(page.getByRole("heading", { level: 1, name: home })).toBeVisible();
    await page.goBack();
    await expect.poll(() => readScreen(page)).toEqual(before);
    page.removeAllListeners("request");

    await page.reload();
    await waitUntilStill(page);
    // A reload may lose state that isn't in the address, such as an open panel.
    await expect.poll(async () => (await readScreen(page)).scrolled).toBe(before.scrolled);
    const { address, title, main } = await readScreen(page);
    expect({ address, title }).toEqual({ address: before.address, title: before.title });
    expect([before.main, fresh.main]).toContain(main);

    // A test without actions has opened the address in a new window already.
    if (!act) return expect(before.main).toBe(fresh.main);
    const tab = await context.newPage();
    await tab.goto(before.address);
    await waitUntilStill(tab);
    // Some controls load after the page.
    const pasted = { address: before.address, title: before.title, main: isOfThisTab ? fresh.main : before.main };
    await expect.poll(() => readScreen(tab)).toMatchObject(pasted);
    await tab.close();
  });
}

test("a middle click on any kind of link opens its screen in a new tab, and the current page stays", async ({
  member: page,
  context,
}) => {
  const main = page.getByRole("main");
  // Staffers are excluded because their pages have other addresses.
  const profile = page.locator('main a[href^="/rotunda/profile/"]:not([href*="/kw/"])').first();
  const links: [string, () => ReturnType<Page["getByRole"]>][] = [
    ["/rotunda/home", () => page.getByRole("region", { name: "Featured Profiles" }).getByRole("link").first()],
    ["/rotunda/search/universal?profile_types=2", () => profile],
    ["/rotunda/search/congressional?q=senator", () => page.getByRole("link", { name: "Page 2", exact: true })],
    ["/rotunda/search/congressional?q=senator", () => main.getByRole("link", { name: "Universal Search" })],
    ["/rotunda/browse/state", () => main.getByRole("link", { name: "Nebraska", exact: true })],
    ["/rotunda/browse/caucus-committee", () => main.getByRole("link", { name: /Committee on/ }).first()],
    ["/rotunda/committee/2", () => profile],
    ["/rotunda/faq", () => page.getByRole("banner").getByRole("link", { name: "Briefcase" })],
  ];
  for (const [path, link] of links) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const href = (await link().getAttribute("href")) ?? "";
    const [tab] = await Promise.all([context.waitForEvent("page"), link().click({ button: "middle" })]);
    await expect(tab.getByRole("heading", { level: 1 }).first()).toBeVisible();
    expect(addressOf(tab), path).toBe(href);
    await tab.close();
    expect(addressOf(page)).toBe(path);
  }
});
