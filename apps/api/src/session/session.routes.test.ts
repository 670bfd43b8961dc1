import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeWithDatabase } from "../testing/databases.ts";
import { addPerson, FROM_OUR_PAGE, logIn, NOW, testApp } from "../testing/test-app.ts";

const DAY = 24 * 60 * 60 * 1000;
const IN_RANGE = { "x-forwarded-for": "203.0.113.9" };

describeWithDatabase("the session call", (openDb) => {
  let app: FastifyInstance;

  beforeAll(async () => {
    app = await testApp(openDb());
  });
  afterAll(() => app.close());

  const session = (
    options: { cookies?: Record<string, string>; headers?: Record<string, string>; remoteAddress?: string } = {},
  ) => app.inject({ url: "/api/session/", ...options });

  it("answers an unknown visitor 403 in the same shape, with nulls and empty lists", async () => {
    const answer = await session();
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({
      id: null,
      first_name: null,
      last_name: null,
      user_type: null,
      username: null,
      email: null,
      account_name: null,
      salesforce_id: null,
      account_id: null,
      access: "",
      subscription_modules: [],
      account_expiration: null,
      account_organization: null,
      almanac_export_count: 0,
      almanac_max_exports: 0,
      is_super_user: false,
      is_staff: false,
      is_ip_user: false,
      hide_pay_walled_profiles_preference: false,
      unread: 0,
      briefcase: { folders: [], items: [] },
    });
  });

  it("answers a member 200 with everything about the account", async () => {
    const { userId, organizationId } = await addPerson(openDb(), { email: "ada@example.org" });
    await openDb().query("insert into organization_access values ($1, 'plus', '2027-05-01')", [organizationId]);
    const exports = [
      [100, NOW],
      [7, new Date(NOW.getTime() - 30 * DAY + 1)],
      [5000, new Date(NOW.getTime() - 30 * DAY)],
    ];
    for (const [rows, at] of exports) {
      await openDb().query(
        "insert into exports (user_id, kind, row_count, created_at) values ($1, 'contacts', $2, $3)",
        [userId, rows, at],
      );
    }
    const answer = await session({ cookies: await logIn(app, "ada@example.org") });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id: userId,
      first_name: "Ada",
      user_type: "web_user",
      email: "ada@example.org",
      account_name: "Organization of ada@example.org",
      access: "plus:2027-05-01;vignette:2030-01-01",
      subscription_modules: [1, 2],
      account_expiration: "2030-01-01",
      account_organization: { has_custom_logo: false },
      almanac_export_count: 107,
      almanac_max_exports: 1500,
      is_ip_user: false,
      briefcase: { folders: [{ name: "General Briefcase", is_default: true, items: [] }], items: [] },
    });
    expect(answer.body).not.toContain("password");
  });

  it("answers 403 with the data of a user without current access", async () => {
    await addPerson(openDb(), {
      email: "lapsed@example.org",
      accessUntil: "2026-11-19",
      accountExpiration: "2026-11-19",
    });
    await addPerson(openDb(), { email: "none@example.org", accessUntil: null });
    for (const email of ["lapsed@example.org", "none@example.org"]) {
      const answer = await session({ cookies: await logIn(app, email) });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ email, user_type: "web_user", first_name: "Ada" });
    }
  });

  it("identifies addresses of a customer’s range, including the first and last, without a login", async () => {
    const { organizationId } = await addPerson(openDb(), {
      email: "ada@example.org",
      ranges: ["203.0.113.0/24", "2001:db8:5::/48"],
    });
    const inside = [
      "203.0.113.0",
      "203.0.113.255",
      "2001:db8:5::",
      "2001:db8:5:ffff:ffff:ffff:ffff:ffff",
      "::ffff:203.0.113.9",
    ];
    for (const remoteAddress of inside) {
      const answer = await session({ remoteAddress });
      expect(answer.statusCode, remoteAddress).toBe(200);
      expect(answer.json()).toMatchObject({
        user_type: "ip_user",
        is_ip_user: true,
        email: null,
        account_name: "Organization of ada@example.org",
      });
      expect(answer.json().id).not.toBeNull();
    }
    for (const remoteAddress of ["203.0.112.255", "203.0.114.0", "2001:db8:6::", "2001:db8:4:ffff::"]) {
      expect((await session({ remoteAddress })).statusCode, remoteAddress).toBe(403);
    }
    expect(organizationId).toBeGreaterThan(0);
  });

  it("refuses an address at another host if PUBLIC_ORIGIN isn’t set, and says so once in the log", async () => {
    await addPerson(openDb(), { email: "ada@example.org", ranges: ["203.0.113.0/24"] });
    const lines: string[] = [];
    const open = await testApp(openDb(), { log: { write: (line) => void lines.push(line) } });
    const at = (host: string) => open.inject({ url: "/api/session/", headers: { ...IN_RANGE, host } });
    expect([(await at("localhost:8001")).statusCode, (await at("[::1]:8001")).statusCode]).toEqual([200, 200]);
    expect([(await at("evil.example")).statusCode, (await at("10.0.0.5")).statusCode]).toEqual([403, 403]);
    expect(lines.filter((line) => line.includes("set PUBLIC_ORIGIN"))).toHaveLength(1);
    await open.close();
    const settings = { publicOrigin: "https://almanac.example.org", hasPublicOrigin: true };
    const named = await testApp(openDb(), { settings });
    const answer = await named.inject({ url: "/api/session/", headers: { ...IN_RANGE, host: "almanac.example.org" } });
    expect(answer.statusCode).toBe(200);
    await named.close();
  });

  it("uses the narrower of two overlapping ranges", async () => {
    await addPerson(openDb(), { email: "wide@example.org", ranges: ["203.0.0.0/16"] });
    await addPerson(openDb(), { email: "narrow@example.org", ranges: ["203.0.113.9/32"] });
    expect((await session({ headers: IN_RANGE })).json().account_name).toBe("Organization of narrow@example.org");
    expect((await session({ remoteAddress: "203.0.113.8" })).json().account_name).toBe(
      "Organization of wide@example.org",
    );
  });

  it("trusts X-Forwarded-For from a trusted proxy only, and no other header", async () => {
    await addPerson(openDb(), { email: "ada@example.org", ranges: ["203.0.113.0/24"] });
    expect((await session({ headers: IN_RANGE })).statusCode).toBe(200);
    expect((await session({ headers: IN_RANGE, remoteAddress: "198.51.100.7" })).statusCode).toBe(403);
    expect((await session({ headers: { "x-forwarded-for": "203.0.113.9, 198.51.100.7" } })).statusCode).toBe(403);
    for (const name of ["x-real-ip", "x-client-ip", "true-client-ip", "cf-connecting-ip"]) {
      expect((await session({ headers: { [name]: "203.0.113.9" } })).statusCode, name).toBe(403);
    }
    expect((await session({ headers: { forwarded: "for=203.0.113.9" } })).statusCode).toBe(403);
    for (const text of [
      "203.0.113.9:80",
      "0203.0.113.9",
      "203.0.113.9/24",
      "'; drop table users; --",
      "x".repeat(10_000),
    ]) {
      expect((await session({ headers: { "x-forwarded-for": text } })).statusCode, text).toBe(403);
    }
  });

  it("prefers a login to the address it comes from", async () => {
    await addPerson(openDb(), { email: "range@example.org", ranges: ["203.0.113.0/24"] });
    await addPerson(openDb(), { email: "ada@example.org" });
    const cookies = await logIn(app, "ada@example.org");
    expect((await session({ cookies, headers: IN_RANGE })).json().email).toBe("ada@example.org");
  });
});

describeWithDatabase("guards of the api", (openDb) => {
  it("allow callers by role, and answer 401 without a session and 403 without permission", async () => {
    const db = openDb();
    await addPerson(db, { email: "member@example.org", ranges: ["203.0.113.0/24"] });
    await addPerson(db, { email: "staff@example.org", isStaff: true });
    await addPerson(db, {
      email: "lapsed@example.org",
      accessUntil: "2020-01-01",
      accountExpiration: "2020-01-01",
      ranges: ["192.0.2.0/24"],
    });
    const app = await testApp(db);
    const callers = {
      nobody: {},
      address: { headers: IN_RANGE },
      lapsedAddress: { headers: { "x-forwarded-for": "192.0.2.1" } },
      lapsed: { cookies: await logIn(app, "lapsed@example.org") },
      member: { cookies: await logIn(app, "member@example.org") },
      staff: { cookies: await logIn(app, "staff@example.org") },
    };
    const seen: Record<string, number[]> = {};
    for (const [name, caller] of Object.entries(callers)) {
      const search = await app.inject({ url: "/api/search/vignette/?q=x&page=0", ...caller });
      const briefcase = await app.inject({ url: "/api/briefcase/", ...caller });
      seen[name] = [search.statusCode, briefcase.statusCode];
    }
    expect(seen).toEqual({
      nobody: [401, 401],
      address: [200, 403],
      lapsedAddress: [403, 403],
      lapsed: [403, 403],
      member: [200, 200],
      staff: [200, 200],
    });
    const write = {
      method: "POST" as const,
      url: "/api/briefcase/toggle/",
      payload: { briefcase_item_ids: [], action: "add" },
    };
    expect((await app.inject({ ...write, ...callers.member })).statusCode).toBe(403);
    expect(
      (await app.inject({ ...write, ...callers.member, headers: { "sec-fetch-site": "cross-site" } })).json()
        .error_code,
    ).toBe("CROSS_ORIGIN");
    expect((await app.inject({ ...write, ...callers.member, headers: FROM_OUR_PAGE })).statusCode).not.toBe(403);
    await app.close();
  });
});
