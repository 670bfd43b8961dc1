import { MESSAGES } from "@rotunda/core";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIXTURE_LOGO } from "../testing/fixture.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { addPerson, FROM_OUR_PAGE, logIn, NOW, PASSWORD, postLogin, testApp } from "../testing/test-app.ts";
import { SAMPLE_PASSWORD } from "../sample/sample-accounts.ts";
import { describeBrowser } from "./account-page.ts";
import { createMarkup } from "../platform/markup.ts";

const DAY = 24 * 60 * 60 * 1000;
const FORM = { ...FROM_OUR_PAGE, "content-type": "application/x-www-form-urlencoded" };

describeWithDatabase("the server’s pages", (openDb) => {
  let app: FastifyInstance;

  beforeAll(async () => {
    app = await testApp(openDb());
  });
  afterAll(() => app.close());

  const page = (url: string, cookies: Record<string, string> = {}) => app.inject({ url, cookies });
  const post = (url: string, cookies: Record<string, string>, form: Record<string, string>) =>
    app.inject({ method: "POST", url, cookies, headers: FORM, payload: new URLSearchParams(form).toString() });

  it("work without JavaScript, with labels and the attributes password managers need", async () => {
    const { body } = await page("/login/?next=%2Frotunda%2Fprofile%2F12-maria%3Fa%3D1");
    expect(body).toContain('<label for="email">Email</label>');
    expect(body).toMatch(/<input id="email" name="email" type="email" autocomplete="username" required/);
    expect(body).toMatch(
      /<input id="password" name="password" type="password" autocomplete="current-password" required/,
    );
    expect(body).toContain('name="next" value="/rotunda/profile/12-maria?a=1"');
    expect(body).not.toContain('role="alert"');
    expect(body).not.toMatch(/<script>|onsubmit|style="/);
    expect(body).toContain("<title>Log in - Rotunda</title>");
  });

  it("have a stylesheet and fonts that browsers cache", async () => {
    const css = /href="(\/pages\/pages\.\w+\.css)"/.exec((await page("/login/")).body)?.[1] ?? "";
    const answer = await page(css);
    expect(answer.headers).toMatchObject({
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    });
    for (const [, font = ""] of answer.body.matchAll(/url\("([^"]+)"\)/g)) {
      expect((await page(font)).headers["content-type"]).toBe("font/woff2");
    }
  });

  it("escape text from all sources", async () => {
    const nasty = `"><img src=x onerror=alert(1)>'`;
    const login = await postLogin(app, { email: nasty, password: "x", next: `/rotunda/${nasty}` });
    expect(login.body).not.toContain("<img");
    const { organizationId } = await addPerson(openDb(), { email: "ada@example.org" });
    await openDb().query("update organizations set name = $2, advisor_name = $2 where id = $1", [
      organizationId,
      nasty,
    ]);
    const cookies = await logIn(app, "ada@example.org");
    await openDb().query("update sessions set user_agent = $1, address = $1", [nasty]);
    await openDb().query("update users set first_name = $1", [nasty]);
    const account = await page("/my-account/", cookies);
    expect(account.statusCode).toBe(200);
    expect(account.body).not.toContain("<img");
    expect(account.body).toContain("&lt;img src=x");
  });

  it("list the sample accounts only if sample data is enabled and present", async () => {
    expect((await page("/login/")).body).not.toContain("member@example.org");
    await openDb().query(
      "insert into profiles (source, source_id, preferred_name_display) values ('sample', '1', 'A')",
    );
    expect((await page("/login/")).body).toContain("member@example.org");
    const real = await testApp(openDb(), { settings: { sampleData: false } });
    expect((await real.inject("/login/")).body).not.toContain("member@example.org");
    await real.close();
  });

  it("skip the login page for logged-in users", async () => {
    await addPerson(openDb(), { email: "ada@example.org" });
    const cookies = await logIn(app, "ada@example.org");
    const answer = await page("/login/?next=%2Frotunda%2Ffaq", cookies);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/rotunda/faq"]);
  });

  it("show the account", async () => {
    const { userId } = await addPerson(openDb(), { email: "ada@example.org" });
    await openDb().query(
      "insert into lookup_items (list, id, name) values ('subscription_modules', 1, 'Federal Policymakers'), ('subscription_modules', 2, 'State Policymakers'), ('subscription_modules', 3, 'Federal Influencers')",
    );
    await openDb().query(
      "insert into exports (user_id, kind, row_count, created_at) values ($1, 'contacts', 1200, $2)",
      [userId, new Date(NOW.getTime() - 10 * DAY)],
    );
    const cookies = await logIn(app, "ada@example.org");
    const { body, headers } = await page("/my-account/", cookies);
    const text = body.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
    expect(text).toContain("Organization Organization of ada@example.org");
    expect(text).toContain("Modules Federal Policymakers, State Policymakers Expires January 1, 2030");
    expect(text).toContain(
      "1,200 of 1,500 profiles in the last 30 days The count next goes down on Dec 10, 2026, 3:00 PM UTC",
    );
    expect(text).toContain("Dedicated Advisor Sam Whitlock sam@example.org");
    expect(text).toContain("This session");
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("show the account of a user whose subscription lapsed, and redirect visitors to the login", async () => {
    await addPerson(openDb(), {
      email: "lapsed@example.org",
      accessUntil: "2020-01-01",
      accountExpiration: "2020-01-01",
    });
    const lapsed = await page("/my-account/", await logIn(app, "lapsed@example.org"));
    expect(lapsed.statusCode).toBe(200);
    expect(lapsed.body).toContain("subscription has expired");
    expect(lapsed.body).not.toContain("staff account");
    await addPerson(openDb(), { email: "staff@example.org", isStaff: true });
    const staff = await page("/my-account/", await logIn(app, "staff@example.org"));
    expect(staff.body).toContain("This is a staff account. Notes and tags belong to subscribers");
    for (const headers of [{}, { "x-forwarded-for": "203.0.113.9" }]) {
      await openDb().query(
        "insert into organization_ranges (organization_id, range) select id, '203.0.113.0/24' from organizations on conflict do nothing",
      );
      const answer = await app.inject({ url: "/my-account/", headers });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, "/login/?next=%2Fmy-account%2F"]);
    }
  });

  it("store the preference for hiding profiles", async () => {
    await addPerson(openDb(), { email: "ada@example.org" });
    const cookies = await logIn(app, "ada@example.org");
    const preference = async () => (await page("/api/session/", cookies)).json().hide_pay_walled_profiles_preference;
    expect((await post("/my-account/preferences", cookies, { hide_paywalled: "yes" })).headers.location).toBe(
      "/my-account/?done=preferences",
    );
    expect(await preference()).toBe(true);
    expect((await page("/my-account/?done=preferences", cookies)).body).toContain("Preferences saved.");
    await post("/my-account/preferences", cookies, {});
    expect(await preference()).toBe(false);
  });

  it("request a custom logo, with a daily limit, if there is none and profile books are allowed", async () => {
    const { organizationId } = await addPerson(openDb(), { email: "ada@example.org" });
    const cookies = await logIn(app, "ada@example.org");
    const ask = () => post("/my-account/logo", cookies, { message: " Ours is green. " });
    expect((await page("/my-account/", cookies)).body).toContain(
      "Sam Whitlock sets it up for everyone in your organization.",
    );
    for (let count = 0; count < 3; count++) {
      expect((await ask()).headers.location).toBe("/my-account/?done=logo");
    }
    expect((await page("/my-account/?done=logo", cookies)).body).toContain(MESSAGES.logoRequested);
    const again = await ask();
    expect([again.statusCode, again.body.includes("already been sent")]).toEqual([429, true]);
    expect(await openDb().query("select kind, request from mail_jobs")).toEqual(
      Array.from({ length: 3 }, () => ({ kind: "custom-logo", request: { message: " Ours is green. " } })),
    );
    await openDb().query("insert into organization_logos (organization_id, contents) values ($1, $2)", [
      organizationId,
      FIXTURE_LOGO,
    ]);
    const { body } = await page("/my-account/", cookies);
    expect([body.includes("Choose it when you download"), body.includes(MESSAGES.logoRequest)]).toEqual([true, false]);

    await addPerson(openDb(), { email: "none@example.org", accessUntil: null });
    const without = await logIn(app, "none@example.org");
    expect((await page("/my-account/", without)).body).not.toContain(MESSAGES.logoRequest);
    expect((await post("/my-account/logo", without, {})).statusCode).toBe(403);
  });

  it("change the password, end the other sessions and keep this one", async () => {
    await addPerson(openDb(), { email: "ada@example.org" });
    const here = await logIn(app, "ada@example.org");
    const elsewhere = await logIn(app, "ada@example.org");
    const change = (current: string, wanted: string) => post("/my-account/password", here, { current, wanted });
    const refusals: [string, string, string][] = [
      ["not it", "another good one", "The current password is incorrect."],
      [PASSWORD, "short", "at least 10 characters"],
      [PASSWORD, "x".repeat(257), "at most 256 characters"],
      [PASSWORD, "ada@example.org", "easy to guess"],
      [PASSWORD, "aaaaaaaaaaaa", "easy to guess"],
      [PASSWORD, "1234567890", "easy to guess"],
      [PASSWORD, SAMPLE_PASSWORD, "easy to guess"],
    ];
    for (const [current, wanted, text] of refusals) {
      const answer = await change(current, wanted);
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain(text);
      expect(answer.body).not.toContain(wanted === "ada@example.org" ? "\u0000" : `"${wanted}"`);
    }
    expect((await page("/api/session/", elsewhere)).statusCode).toBe(200);
    expect((await change(PASSWORD, "  a new one, with spaces ")).headers.location).toBe("/my-account/?done=password");
    expect((await page("/api/session/", elsewhere)).statusCode).toBe(403);
    expect((await page("/api/session/", here)).statusCode).toBe(200);
    expect((await postLogin(app, { email: "ada@example.org" })).statusCode).toBe(401);
    expect((await postLogin(app, { email: "ada@example.org", password: "  a new one, with spaces " })).statusCode).toBe(
      303,
    );
  });

  it("end one of the user’s own sessions, and nobody else’s", async () => {
    await addPerson(openDb(), { email: "ada@example.org" });
    await addPerson(openDb(), { email: "bob@example.org" });
    const here = await logIn(app, "ada@example.org");
    const elsewhere = await logIn(app, "ada@example.org");
    const bob = await logIn(app, "bob@example.org");
    const listed = async (cookies: Record<string, string>) =>
      /name="session" value="(\w+)"/.exec((await page("/my-account/", cookies)).body)?.[1] ?? "";
    const other = await listed(here);
    await post("/my-account/sessions", bob, { session: other });
    expect((await page("/api/session/", elsewhere)).statusCode).toBe(200);
    await post("/my-account/sessions", here, { session: other });
    expect((await page("/api/session/", elsewhere)).statusCode).toBe(403);
    expect((await page("/api/session/", here)).statusCode).toBe(200);
  });

  it("refuse a character that can’t be stored, and name the field", async () => {
    await addPerson(openDb(), { email: "ada@example.org" });
    const cookies = await logIn(app, "ada@example.org");
    for (const [url, form] of [
      ["/login/", { email: "a\u0000@example.org", password: "x" }],
      ["/my-account/sessions", { session: "\u0000" }],
      ["/my-account/password", { current: PASSWORD, wanted: "a new one\u0000 with more" }],
    ] as const) {
      const answer = await post(url, cookies, form);
      expect(answer.statusCode, url).toBe(400);
      expect(answer.body, url).toMatch(/The field “(email|session|wanted)” contains a character that cannot be used\./);
    }
  });

  it("refuse forms of other sites", async () => {
    await addPerson(openDb(), { email: "ada@example.org" });
    const cookies = await logIn(app, "ada@example.org");
    for (const url of [
      "/login/",
      "/logout/",
      "/my-account/preferences",
      "/my-account/password",
      "/my-account/sessions",
    ]) {
      const answer = await app.inject({
        method: "POST",
        url,
        cookies,
        headers: { ...FORM, "sec-fetch-site": "cross-site" },
        payload: "a=b",
      });
      expect(answer.statusCode, url).toBe(403);
      expect(answer.headers["content-type"]).toContain("text/html");
    }
  });

  it("redirect to the main site if there is one, and say so if there is none", async () => {
    const none = await page("/dashboard");
    expect(none.statusCode).toBe(200);
    expect(none.body).toContain("has no main site attached");
    const attached = await testApp(openDb(), { settings: { mainSiteOrigin: "https://www.example.org" } });
    for (const url of ["/daily", "/events/membership?a=1", "/racetracker/2026/senate"]) {
      const answer = await attached.inject(url);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, `https://www.example.org${url}`]);
    }
    await attached.close();
  });

  it("exist for the links of the footer and the login page", async () => {
    for (const url of ["/forgot", "/contact", "/privacy-policy", "/terms-and-conditions", "/contact/"]) {
      expect((await page(url)).statusCode, url).toBe(200);
    }
  });
});

describeWithDatabase(
  "after login",
  (openDb) => {
    it("never redirect to another origin, and every Location is a valid header", async () => {
      const app = await testApp(openDb());
      await addPerson(openDb(), { email: "ada@example.org" });
      const attacks = [
        "//evil.test",
        "/\\evil.test",
        "\\\\evil.test",
        "https://evil.test/",
        "https:evil.test",
        "javascript:alert(1)",
        "/.//evil.test",
        "/..//evil.test",
        "/%2e%2e//evil.test",
        "/\t/evil.test",
        "/\n/evil.test",
        "/rotunda/\r\nSet-Cookie: a=b",
        "/rotunda/\u0000",
        " //evil.test",
        "@evil.test",
        "///evil.test",
        "/rotunda/搜索?q=é🏛️#x y",
        `/${"a".repeat(10_000)}`,
        "",
      ];
      const { rotunda_session: token = "" } = await logIn(app, "ada@example.org");
      for (const next of attacks) await expectHere(next);
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: "binary" }), (text) => expectHere(`/${text}`)),
        { numRuns: 60 },
      );
      await app.close();

      async function expectHere(next: string): Promise<void> {
        // The login page redirects logged-in users by the same rule.
        const answer = await app.inject({ url: "/login/", query: { next }, cookies: { rotunda_session: token } });
        expect(answer.statusCode, next).toBe(303);
        const location = String(answer.headers.location);
        expect(location, next).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        expect(new URL(location, "http://localhost:8001").origin).toBe("http://localhost:8001");
        expect(answer.headers["set-cookie"]).toBeUndefined();
      }
    });
  },
  { keep: true },
);

describe("createMarkup", () => {
  it("escapes values, joins lists and renders missing values as nothing", () => {
    const list = ["<b>", createMarkup`<i>${'"&'}</i>`];
    expect(createMarkup`${list}|${null}${undefined}${false}${0}${""}`.text).toBe("&lt;b&gt;<i>&quot;&amp;</i>|0");
  });
});

describe("describeBrowser", () => {
  it.each([
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0",
      "Edge on Windows",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
      "Safari on macOS",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0", "Firefox on Linux"],
    [
      "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36",
      "Chrome on Android",
    ],
    ["curl/8.0", "A browser"],
    ["", "A browser"],
  ])("reads %s", (userAgent, name) => {
    expect(describeBrowser(userAgent)).toBe(name);
  });
});
