import { HomepageWire } from "@rotunda/core/wire";
import { FEATURED_PROFILES } from "@rotunda/core";
import type { FastifyInstance } from "fastify";
import { Check } from "typebox/value";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "../platform/db.ts";
import { type ApiClient, clientOf, openApp, TODAY } from "../testing/api-client.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { type AccountName, type Accounts, IDS, loadFixture } from "../testing/fixture.ts";
import { insertFixture } from "../testing/insert-rows.ts";
import { RECENT_PROFILES } from "./recent-profiles.sql.ts";

const HOME = "/api/config/homepage/";
const DAY = 24 * 60 * 60 * 1000;
const MEMBERS = [IDS.marquez, IDS.latimer, IDS.obrien, IDS.nunez, IDS.whitfield, IDS.banks];

describeWithDatabase("api/config/homepage", (openDb) => {
  let app: FastifyInstance;
  let accounts: Accounts;
  let member: ApiClient;
  let now: Date;
  beforeAll(async () => {
    app = await openApp(openDb(), { clock: () => now });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    now = TODAY;
    accounts = await loadFixture(openDb());
    member = await as("member");
  });

  const as = (account: AccountName | null) => clientOf(app, openDb(), account && accounts[account]);
  const idsOf = (items: { id: number }[]) => items.map(({ id }) => id);
  const home = async (client = member) => (await client.get(HOME)).body;
  const feature = (ids: readonly number[]) =>
    insertFixture(
      openDb(),
      "featured_profiles",
      ids.map((profile_id, position) => ({ profile_id, position })),
    );
  const settle = (facts: object) => insertFixture(openDb(), "home_settings", [facts]);

  it("has eight parts with defaults if the editors chose nothing", async () => {
    const { status, body, headers } = await member.get(HOME);
    expect(status).toBe(200);
    expect(Check(HomepageWire, body)).toBe(true);
    expect(Object.keys(body).toSorted()).toEqual(Object.keys(HomepageWire.properties).toSorted());
    // Current leaders of chambers, and committees with a jurisdiction.
    expect(idsOf(body.featured_profiles)).toEqual([IDS.marquez]);
    expect(body.featured_profiles_text).toBe("Leaders now in office, with a new selection every day.");
    expect(body.noteworthy_groups).toEqual([
      {
        id: IDS.finance,
        record_type: "committee",
        name: "Senate Committee on Finance",
        description: "Taxes, tariffs and social security.",
        order: 1,
      },
    ]);
    expect(body).toMatchObject({
      featured_state: null,
      featured_district: null,
      recent_profiles: [],
      primary_banner: null,
      secondary_banner: null,
    });
    expect(headers["cache-control"]).toBe("private, no-cache");
  });

  describe("featured profiles", () => {
    it("are eight, which change daily and are the same for all readers", async () => {
      const extra = Array.from({ length: 6 }, (_, index) => 800 + index);
      await addPeople(openDb(), extra);
      await feature([...MEMBERS, ...extra]);
      const first = idsOf((await home()).featured_profiles);
      expect(first).toHaveLength(FEATURED_PROFILES);
      expect(new Set(first).size).toBe(FEATURED_PROFILES);
      expect(idsOf((await home(await as("staff"))).featured_profiles)).toEqual(first);
      now = new Date(TODAY.getTime() + DAY);
      member = await as("member");
      const second = idsOf((await home()).featured_profiles);
      expect(second).not.toEqual(first);
      expect(new Set([...first, ...second]).size).toBe(12);
    });

    it("are four beside a featured state or district, with the editors’ text", async () => {
      await openDb().query("insert into states (id, code, name, kind) values (31, 'NE', 'Nebraska', 'state')");
      await insertFixture(openDb(), "districts", [
        { id: 3102, source: "x", source_id: "x", state_id: 31, leg_chamber_id: 1, number: "2", name: "Nebraska, 2nd" },
      ]);
      await feature(MEMBERS);
      await settle({ featured_profiles_text: "Voices on water", featured_district_id: 3102 });
      const body = await home();
      expect(body.featured_profiles).toHaveLength(4);
      expect(body).toMatchObject({
        featured_profiles_text: "Voices on water",
        featured_state: null,
        featured_district: { id: 3102, name: "Nebraska, 2nd" },
      });
      await openDb().query("update home_settings set featured_district_id = null, featured_state_id = 31");
      expect(await home()).toMatchObject({ featured_state: { id: 31, name: "Nebraska" }, featured_district: null });
      expect((await home()).featured_profiles).toHaveLength(4);
      await openDb().query("update home_settings set featured_state_id = null");
      expect((await home()).featured_profiles).toHaveLength(6);
    });

    it("omit former people; people outside the modules are locked, or hidden by preference", async () => {
      await feature([IDS.stateHouse, IDS.former, IDS.latimer]);
      const limited = await as("limited");
      // Their order depends on the day.
      const { featured_profiles } = await home(limited);
      expect(idsOf(featured_profiles).toSorted()).toEqual([IDS.latimer, IDS.stateHouse]);
      const locked = featured_profiles.find(({ id }: { id: number }) => id === IDS.stateHouse);
      expect(locked).toMatchObject({ is_paywalled: true, quick_summary: "" });
      await openDb().query("update users set hide_paywalled = true where id = $1", [accounts.limited]);
      expect(idsOf((await home(limited)).featured_profiles)).toEqual([IDS.latimer]);
    });
  });

  describe("recent profiles", () => {
    const open = async (id: number, client = member) => {
      now = new Date(now.getTime() + 1000);
      return (await client.get(`/api/profile/${id}`)).status;
    };

    it("lists each opened profile once, latest first", async () => {
      for (const id of [IDS.marquez, IDS.latimer, IDS.marquez, IDS.obrien, IDS.marquez]) {
        expect(await open(id)).toBe(200);
      }
      expect(idsOf((await home()).recent_profiles)).toEqual([IDS.marquez, IDS.obrien, IDS.latimer]);
      expect((await home(await as("staff"))).recent_profiles).toEqual([]);
    });

    it("include staffers and agency people, up to the limit", async () => {
      const contacts = await openDb().query<{ id: number; record_type: string }>(
        "select id, record_type from contacts where profile_id is null order by id",
      );
      expect(new Set(contacts.map((contact) => contact.record_type))).toContain("staffer");
      expect(new Set(contacts.map((contact) => contact.record_type))).toContain("agencyperson");
      await open(IDS.marquez);
      const shown: unknown[] = [{ id: IDS.marquez, record_type: "profile" }];
      for (const { id, record_type } of contacts) {
        now = new Date(now.getTime() + 1000);
        for (let visit = 0; visit < 2; visit += 1) {
          expect((await member.get(`/api/profileKnowWho/${id}`)).status).toBe(200);
        }
        shown.unshift({ id, record_type });
      }
      expect((await home()).recent_profiles).toMatchObject(shown.slice(0, RECENT_PROFILES));
      expect(await openDb().query("select 1 from recent_profiles")).toHaveLength(
        Math.min(shown.length, RECENT_PROFILES),
      );
    });

    it("are limited in number", async () => {
      const people = Array.from({ length: RECENT_PROFILES + 3 }, (_, index) => 800 + index);
      await addPeople(openDb(), people);
      for (const id of people) await open(id);
      expect(idsOf((await home()).recent_profiles)).toEqual(people.toReversed().slice(0, RECENT_PROFILES));
      expect(await openDb().query("select profile_id from recent_profiles")).toHaveLength(RECENT_PROFILES);
    });

    it("are stored for concurrent requests", async () => {
      const people = Array.from({ length: 12 }, (_, index) => 800 + index);
      await addPeople(openDb(), people);
      const statuses = await Promise.all([...people, ...people].map((id) => open(id)));
      expect(new Set(statuses)).toEqual(new Set([200]));
      await open(IDS.marquez);
      expect((await home()).recent_profiles[0].id).toBe(IDS.marquez);
      expect((await openDb().query("select profile_id from recent_profiles")).length).toBe(RECENT_PROFILES);
    });

    it("omit paywalled and missing profiles, and requests from other sites", async () => {
      const limited = await as("limited");
      expect(await open(IDS.stateHouse, limited)).toBe(303);
      expect(await open(99_999, limited)).toBe(404);
      const { cookie = "" } = limited.headers;
      for (const headers of [{ cookie, "sec-fetch-site": "cross-site" }, { cookie }]) {
        const url = `/api/profile/${IDS.latimer}`;
        expect((await app.inject({ url, headers: headers as Record<string, string> })).statusCode).toBe(200);
      }
      expect((await home(limited)).recent_profiles).toEqual([]);
    });

    it("are removed with the subscription, the profile or the user", async () => {
      await open(IDS.latimer);
      await open(IDS.stateHouse);
      await openDb().query("update profiles set subscription_modules = '{3}' where id = $1", [IDS.latimer]);
      await openDb().query(
        "update records set subscription_modules = '{3}' where record_type = 'profile' and record_id = $1",
        [IDS.latimer],
      );
      await openDb().query("update organizations set subscription_modules = '{1,2}'");
      expect(idsOf((await home()).recent_profiles)).toEqual([IDS.stateHouse]);
      await openDb().query("delete from profiles where id = $1", [IDS.latimer]);
      expect(await openDb().query("select profile_id from recent_profiles")).toEqual([{ profile_id: IDS.stateHouse }]);
      await openDb().query("delete from users where id = $1", [accounts.member]);
      expect(await openDb().query("select profile_id from recent_profiles")).toEqual([]);
    });

    it("aren’t stored for an address range", async () => {
      const headers = { "x-forwarded-for": "203.0.113.9", "sec-fetch-site": "same-origin" };
      expect((await app.inject({ url: `/api/profile/${IDS.marquez}`, headers })).statusCode).toBe(200);
      const answer = await app.inject({ url: HOME, headers });
      expect([answer.statusCode, answer.json().recent_profiles]).toEqual([200, []]);
      expect(await openDb().query("select 1 from recent_profiles")).toEqual([]);
    });

    it("don’t prevent opening a profile if they can’t be stored", async () => {
      const db: Db = {
        ...openDb(),
        query: (text, values) =>
          text.includes("insert into recent_profiles")
            ? Promise.reject(new Error("no room"))
            : openDb().query(text, values),
      };
      const failing = await openApp(db);
      const client = await clientOf(failing, openDb(), accounts.member);
      expect((await client.get(`/api/profile/${IDS.marquez}`)).status).toBe(200);
      await failing.close();
    });
  });

  it("lists the editors’ groups in order, without those the reader can’t open", async () => {
    await openDb().query("update groups set subscription_modules = '{3}' where id = $1", [IDS.finance]);
    await openDb().query(
      "update records set subscription_modules = '{3}' where record_type = 'committee' and record_id = $1",
      [IDS.finance],
    );
    await openDb().query("update groups set is_former = true where id = $1", [IDS.agriculture]);
    await insertFixture(openDb(), "noteworthy_groups", [
      { group_id: IDS.caucus, description: "Clinics far from towns", position: 3 },
      { group_id: IDS.finance, description: "Taxes this year", position: 1 },
      { group_id: IDS.agriculture, description: "Gone", position: 2 },
    ]);
    expect((await home()).noteworthy_groups).toMatchObject([
      { id: IDS.finance, record_type: "committee", description: "Taxes this year", order: 1 },
      { id: IDS.caucus, record_type: "caucus", name: "Rural Health Caucus", order: 3 },
    ]);
    expect(idsOf((await home(await as("limited"))).noteworthy_groups)).toEqual([IDS.caucus]);
  });

  it("returns the current banners", async () => {
    await insertFixture(openDb(), "home_banners", [
      { place: "secondary", wide_img: "/w.svg", small_img: "/s.svg", url: "/rotunda/faq" },
    ]);
    expect(await home()).toMatchObject({
      primary_banner: null,
      secondary_banner: { wide_img: "/w.svg", small_img: "/s.svg", url: "/rotunda/faq" },
    });
  });

  it("answers 304 for an unchanged page, and compresses responses", async () => {
    await feature(MEMBERS);
    const { headers } = await member.get(HOME);
    const etag = String(headers["etag"]);
    const ask = (extra: Record<string, string>, client = member) =>
      app.inject({ url: HOME, headers: { ...client.headers, ...extra } });
    const again = await ask({ "if-none-match": etag });
    expect([again.statusCode, again.body, again.headers["etag"]]).toEqual([304, "", etag]);
    expect(again.headers["cache-control"]).toBe("private, no-cache");
    const small = await ask({ "accept-encoding": "br" });
    expect(small.headers).toMatchObject({ "content-encoding": "br", etag });
    expect(small.headers["vary"]).toMatch(/accept-encoding/iu);
    await member.get(`/api/profile/${IDS.marquez}`);
    expect((await ask({ "if-none-match": etag })).statusCode).toBe(200);
    // Another reader's response has another ETag only if it differs.
    const staff = await as("staff");
    expect((await ask({ "if-none-match": etag }, staff)).statusCode).toBe(304);
    expect((await ask({ "if-none-match": etag }, await as("noaccess"))).statusCode).toBe(403);
  });

  it("requires access to the directory", async () => {
    for (const [account, status] of [
      [null, 401],
      ["noaccess", 403],
      ["lapsed", 403],
      ["limited", 200],
      ["member", 200],
      ["capped", 200],
      ["super", 200],
    ] as const) {
      expect((await (await as(account)).get(HOME)).status, `${account}`).toBe(status);
    }
  });
});

/** Adds people to the directory and their cards. */
async function addPeople(db: Db, ids: readonly number[]): Promise<void> {
  await insertFixture(
    db,
    "profiles",
    ids.map((id) => ({
      id,
      source: "fixture",
      source_id: `extra-${id}`,
      preferred_name_display: `Person ${id}`,
      subscription_modules: [1],
    })),
  );
  await db.query(
    `insert into records (record_type, record_id, preferred_name_display, sort_name, subscription_modules)
     select 'profile', id, preferred_name_display, preferred_name_display, subscription_modules from profiles
     where id = any($1::int[])`,
    [ids],
  );
}
