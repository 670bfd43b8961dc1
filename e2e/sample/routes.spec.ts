import type { Page } from "@playwright/test";
import { addressOf, expect, signIn, test } from "../support/journey.ts";

// Opens every route as a member, and routes that depend on the session as each other role.
// guard.matrix.test.ts covers every session on every route.

const BASE = "/rotunda";

/** Paths below the base path; detail pages use records of the sample country. */
const ROWS = {
  Root: "/",
  Home: "/home",
  BrowseByState: "/browse/state",
  BrowseByAgency: "/browse/agency",
  BrowseByGroup: "/browse/caucus-committee",
  Search: "/search",
  SearchUniversal: "/search/universal?q=water",
  SearchCongressional: "/search/congressional?q=water",
  SearchFederal: "/search/federal?q=water",
  SearchState: "/search/state?q=water",
  Profiles: "/profile",
  ProfileKW: "/profile/kw/9583",
  Profile: "/profile/53-alex-romano",
  Committee: "/committee/2",
  Caucus: "/caucus/172",
  Agency: "/agency/100",
  State: "/state/31-nebraska",
  District: "/district/3102",
  Briefcase: "/briefcase",
  MyAccount: "/my-account",
  Faq: "/faq",
  Loading: "/loading",
  NotFound: "/no/such/page",
  Forgot: "/forgot",
  Contact: "/contact",
  LoginRedirect: "/login-redirect",
  PayWall: "/paywall",
  Welcome: "/welcome",
  ProfileLanding: "/profile-landing",
  Debug: "/debug",
} as const;
type Row = keyof typeof ROWS;

const pathOf = (row: Row) => `${BASE}${ROWS[row]}`;
const HOME = `${BASE}/home`;
const PAYWALL = `${BASE}/paywall`;
/** The paywall whose login link returns to the page. */
const beforeLogin = (row: Row) => `${PAYWALL}?${new URLSearchParams({ next: pathOf(row) }).toString()}`;
const ACCOUNT = "/my-account/";

/** Redirects of the route table, for users with access. */
const REDIRECTS: Partial<Record<Row, string>> = {
  Root: HOME,
  Search: `${BASE}/search/congressional`,
  Profiles: `${BASE}/search/congressional`,
  Loading: HOME,
  LoginRedirect: HOME,
};
/** Pages the server renders, for everyone. */
const SERVER: Partial<Record<Row, string>> = { Forgot: "/forgot", Contact: "/contact" };

interface Role {
  name: string;
  rows: readonly Row[];
  email?: string;
  address?: string;
  /** Returns the final address of a route; `login` for a login page that returns to it. */
  finalAddress: (row: Row) => string;
}

const member = (differs: Partial<Record<Row, string>>) => (row: Row) =>
  SERVER[row] ??
  differs[row] ??
  REDIRECTS[row] ??
  { MyAccount: ACCOUNT, Welcome: HOME, Debug: HOME }[row as string] ??
  pathOf(row);

const staff = member({ Debug: pathOf("Debug") });

const ROLES: Role[] = [
  { name: "a member", rows: Object.keys(ROWS) as Row[], email: "member@example.org", finalAddress: member({}) },
  { name: "staff", rows: ["Debug"], email: "staff@example.org", finalAddress: staff },
  { name: "a super user", rows: ["Debug"], email: "super@example.org", finalAddress: staff },
  {
    name: "a reader by address",
    rows: ["Root", "Briefcase", "MyAccount", "Welcome", "Debug"],
    address: "203.0.113.9",
    finalAddress: member({
      Briefcase: beforeLogin("Briefcase"),
      MyAccount: beforeLogin("MyAccount"),
      Welcome: PAYWALL,
    }),
  },
  {
    name: "a lapsed subscriber",
    rows: ["Profile", "MyAccount", "Faq"],
    email: "lapsed@example.org",
    finalAddress: (row) => SERVER[row] ?? (["Faq", "NotFound", "PayWall"].includes(row) ? pathOf(row) : ACCOUNT),
  },
  {
    name: "a reader without access",
    rows: ["SearchState", "Faq", "Contact"],
    email: "noaccess@example.org",
    finalAddress: (row) => SERVER[row] ?? PAYWALL,
  },
  {
    name: "a visitor",
    rows: ["Root", "Search", "Profiles", "LoginRedirect", "Forgot", "Contact", "PayWall", "Welcome"],
    finalAddress: (row) => SERVER[row] ?? (["PayWall", "Welcome"].includes(row) ? pathOf(row) : "login"),
  },
];

/** Returns the title of the route table; titles of detail and browse pages start with their own name. */
function titleOf(row: Row): RegExp {
  if (row.startsWith("Search") || row === "Profiles") return /^search$/;
  if (row === "Faq") return /^FAQ$/;
  if (row === "Briefcase") return /^Briefcase$/;
  const isNamed = /^(BrowseBy|Profile$|ProfileKW|Committee|Caucus|Agency|State|District)/.test(row);
  return isNamed ? /^.+ - Rotunda$/ : /^Rotunda$/;
}

async function expectToEnd(page: Page, row: Row, end: string): Promise<void> {
  await page.goto(pathOf(row));
  if (end === "login") {
    await page.waitForURL((url) => url.pathname === "/login/");
    const next = { Root: HOME, Search: REDIRECTS.Search, Profiles: REDIRECTS.Profiles }[row as string];
    const back = ["Loading", "LoginRedirect"].includes(row) ? HOME : (next ?? pathOf(row));
    expect(new URL(page.url()).searchParams.get("next"), row).toBe(back);
    return;
  }
  await expect.poll(() => addressOf(page).replace(/(?<=forgot|contact)\/$/, ""), { message: row }).toBe(end);
  if (!end.startsWith(BASE)) return;
  await expect(page.getByRole("heading", { level: 1 }), row).toHaveCount(1);
  if (end !== pathOf(row)) return;
  await expect.poll(() => page.title(), { message: row }).toMatch(titleOf(row));
  const title = await page.title();
  for (const copy of ['meta[name="name"]', 'meta[property="og:title"]', 'meta[name="twitter:title"]'])
    await expect(page.locator(copy), `${row}: ${copy}`).toHaveAttribute("content", title);
}

for (const { name, rows, email, address, finalAddress } of ROLES) {
  test.describe(name, () => {
    test.use(address ? { extraHTTPHeaders: { "x-forwarded-for": address } } : {});

    test(`each of ${rows.length} routes opens or redirects as in the route table`, async ({ page }) => {
      test.setTimeout(300_000);
      if (email) await signIn(page, email);
      for (const row of rows) await expectToEnd(page, row, finalAddress(row));
    });
  });
}

/** The longest text of a page's main part. */
const findText = (html: string) =>
  [...(/<main[^]*<\/main>/u.exec(html)?.[0] ?? "").matchAll(/>([^<]+)</gu)]
    .map(([, text = ""]) => text)
    .reduce((longest, text) => (text.length > longest.length ? text : longest), "");

test("the HTML of every page has its content for the roles that may open it, and for no others", async ({
  browser,
}) => {
  const open = async ({ email, address }: Pick<Role, "email" | "address">) => {
    const context = await browser.newContext(address ? { extraHTTPHeaders: { "x-forwarded-for": address } } : {});
    const page = await context.newPage();
    if (email) await signIn(page, email);
    return context;
  };
  const member = await open({ email: "staff@example.org" });
  const texts = new Map<Row, string>();
  // A Briefcase differs for each reader.
  const pages = (Object.keys(ROWS) as Row[]).filter((row) => staff(row) === pathOf(row) && row !== "Briefcase");
  for (const row of pages) texts.set(row, findText(await (await member.request.get(pathOf(row))).text()));
  for (const role of ROLES) {
    const context = await open(role);
    for (const [row, text] of texts) {
      const answer = await context.request.get(pathOf(row));
      const isOpen = role.finalAddress(row) === pathOf(row);
      const { pathname, search } = new URL(answer.url());
      expect(`${pathname}${search}` === pathOf(row), `${role.name}: ${row}`).toBe(isOpen);
      expect((await answer.text()).includes(text), `${role.name}: ${row}: ${text}`).toBe(isOpen);
    }
    await context.close();
  }
  await member.close();
});

test("a visitor can open an unlocked profile, which shows a notice", async ({ page }) => {
  await page.goto("/rotunda/profile/86");
  await expect(page.getByText("You have temporary access to this profile.")).toBeVisible();
  expect(addressOf(page)).toBe("/rotunda/profile/86");
});
