import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { type ApiClient, clientOf, openApp, TODAY } from "../testing/api-client.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { type AccountName, type Accounts, IDS, loadFixture } from "../testing/fixture.ts";
import { insertFixture } from "../testing/insert-rows.ts";
import { parseCsv } from "../testing/readable-text.ts";

const AGENCY = 500;
const DEPUTY = 751;
const ADVISER = 752;

describeWithDatabase("exports of a record’s people", (openDb) => {
  let app: FastifyInstance;
  let accounts: Accounts;
  let member: ApiClient;
  beforeAll(async () => {
    app = await openApp(openDb());
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    accounts = await loadFixture(openDb());
    await insertFixture(openDb(), "agencies", [
      {
        id: AGENCY,
        source: "fixture",
        source_id: "rivers",
        name: "River Office",
        agency_full: "River Office, Department of Water",
        city: "Tacoma",
        state_code: "WA",
        phone: "202-555-0150",
        email: "rivers@example.org",
        website: "https://rivers.example.org",
      },
    ]);
    const official = {
      record_type: "agencyperson",
      source: "fixture",
      employer_agency_id: AGENCY,
      profile_type_id: 15,
    };
    await insertFixture(openDb(), "contacts", [
      {
        ...official,
        id: DEPUTY,
        source_id: "deputy",
        first_name: "Bea",
        last_name: "Zorn",
        full_name: "Bea Zorn",
        title: "Deputy Director",
        email: "zorn@example.org",
        office_city: "Yakima",
        office_state_code: "WA",
        job_category_ids: [904],
        subscription_modules: [1],
      },
      {
        ...official,
        id: ADVISER,
        source_id: "adviser",
        first_name: "Al",
        last_name: "Quay",
        full_name: "Al Quay",
        title: "Adviser",
        email: "locked-quay@example.org",
        phone: "202-555-0177",
        subscription_modules: [3],
      },
      { ...official, id: 753, source_id: "gone", full_name: "Gone Away", is_former: true, subscription_modules: [1] },
    ]);
    await rebuildSearch(openDb());
    member = await as("member");
  });

  const as = (account: AccountName | null) => clientOf(app, openDb(), account && accounts[account]);
  const textOf = (body: { csv_encoded: string }) => Buffer.from(body.csv_encoded, "base64").toString("utf8");
  const recordsOf = (body: { csv_encoded: string }) => {
    const [header = [], ...rows] = parseCsv(textOf(body));
    return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index]])));
  };
  const namesOf = (body: { csv_encoded: string }) => recordsOf(body).map((row) => row["Name"]);
  const counted = (account: AccountName) =>
    openDb().query("select kind, row_count from exports where user_id = $1 order by id", [accounts[account]]);

  it("list a committee’s members by rank, then its staff", async () => {
    const { status, body } = await member.get(`/api/committeeExport/${IDS.finance}`);
    expect(status).toBe(200);
    expect(namesOf(body)).toEqual([
      "Elena Márquez-Ruiz",
      "José Núñez, Jr.",
      "Sam Whitfield",
      "Dana Abel",
      "Owen Adler",
    ]);
    expect(body).toMatchObject({ almanac_export_count: 5, error_message: "" });
    expect(await counted("member")).toEqual([{ kind: "committee", row_count: 5 }]);
    expect(recordsOf(body)[0]).toMatchObject({ Title: "Senator", Phone: "202-555-0141", City: "Washington" });
  });

  it("contain organization, role, side, categories and page of a committee’s people", async () => {
    await openDb().query(
      "insert into lookup_items (list, id, name, position) values ('job_categories', 901, 'Counsel', 1), ('job_categories', 902, 'Press', 2), ('focus_areas', 903, 'Water', 1)",
    );
    await openDb().query(
      "update contacts set job_category_ids = '{902,901}', focus_area_ids = '{903}', majmin = 'MIN' where full_name = 'Dana Abel'",
    );
    const rows = recordsOf((await member.get(`/api/committeeExport/${IDS.finance}`)).body);
    expect(rows.find((row) => row["Name"] === "Elena Márquez-Ruiz")).toMatchObject({
      Organization: "United States Senate",
      "Committee Role": "Chairman",
      "Majority/Minority": "Majority",
      "Job Categories": "",
      "Profile ID": String(IDS.marquez),
      "Profile URL": `http://localhost:8001/rotunda/profile/${IDS.marquez}-elena-marquez-ruiz`,
    });
    expect(rows.find((row) => row["Name"] === "Dana Abel")).toMatchObject({
      Organization: "Senate Committee on Finance",
      "Committee Role": "",
      "Majority/Minority": "Minority",
      "Job Categories": "Counsel; Press",
      "Focus Areas": "Water",
      "Profile URL": expect.stringMatching(/^http:\/\/localhost:8001\/rotunda\/profile\/kw\/\d+-dana-abel$/u),
    });
  });

  it("list chairs of a committee without ranks first, and name no side that isn’t known", async () => {
    await openDb().query("update group_members set rank = null, side = 'OTH', title = '' where group_id = $1", [
      IDS.finance,
    ]);
    await openDb().query(
      "update group_members m set title = 'Chair' from profiles p where p.id = m.profile_id and m.group_id = $1 and p.last_name = 'Whitfield'",
      [IDS.finance],
    );
    const rows = recordsOf((await member.get(`/api/committeeExport/${IDS.finance}`)).body);
    expect(rows.slice(0, 3).map((row) => [row["Name"], row["Majority/Minority"]])).toEqual([
      ["Sam Whitfield", ""],
      ["Elena Márquez-Ruiz", ""],
      ["José Núñez, Jr.", ""],
    ]);
  });

  it("list a caucus’s current members", async () => {
    const { body } = await member.get(`/api/caucusExport/${IDS.caucus}`);
    expect(namesOf(body)).toEqual(["Elizabeth O’Brien", "Robert E. Latimer"]);
    expect(namesOf((await member.get(`/api/committeeExport/${IDS.agriculture}`)).body)).toEqual([
      "Robert E. Latimer",
      "Elizabeth O’Brien",
    ]);
    expect(await counted("member")).toEqual([
      { kind: "caucus", row_count: 2 },
      { kind: "committee", row_count: 2 },
    ]);
  });

  it("list an agency’s people, with its address and phone if they have none", async () => {
    await openDb().query(
      `insert into lookup_items (list, id, name, position) values
         ('job_categories', 904, 'Press', 1), ('job_categories_federal', 904, 'Deputy Director', 1)`,
    );
    const { body } = await member.get(`/api/agencyExport/${AGENCY}`);
    expect(recordsOf(body)).toMatchObject([
      { Name: "Al Quay", Phone: "202-555-0177", Email: "locked-quay@example.org", City: "" },
      {
        Name: "Bea Zorn",
        "First Name": "Bea",
        Title: "Deputy Director",
        Office: "Deputy Director, River Office, Department of Water",
        Phone: "202-555-0150",
        Email: "zorn@example.org",
        City: "Yakima",
        "Address State": "WA",
        Website: "https://rivers.example.org",
        "Job Categories": "Deputy Director",
      },
    ]);
  });

  it("list a contact and the staff of the contact’s office", async () => {
    expect(namesOf((await member.get(`/api/profileKnowWhoExport/${IDS.marquezContact}`)).body)).toEqual([
      "Elena Márquez-Ruiz",
      "Priya Raman",
    ]);
    const { body } = await member.get(`/api/profileKnowWhoExport/${IDS.chief}`);
    expect(recordsOf(body)).toMatchObject([{ Name: "Priya Raman", Email: "'=cmd|calc", Phone: "'+1 202 555 0177" }]);
    expect(namesOf((await member.get(`/api/profileKnowWhoExport/${DEPUTY}`)).body)).toEqual(["Bea Zorn"]);
    expect(body.almanac_export_count).toBe(3);
  });

  it("omit people outside the modules, and redirect to the paywall for a record outside them", async () => {
    const limited = await as("limited");
    const { body } = await limited.get(`/api/agencyExport/${AGENCY}`);
    expect(recordsOf(body)).toMatchObject([{ Name: "Bea Zorn", Email: "zorn@example.org" }]);
    expect(body).toMatchObject({ almanac_export_count: 1, left_out_count: 1 });
    expect(textOf(body)).not.toMatch(/locked-quay|555-0177/u);
    await openDb().query("update groups set subscription_modules = '{3}' where id = $1", [IDS.finance]);
    await openDb().query("update agencies set subscription_modules = '{3}' where id = $1", [AGENCY]);
    for (const path of [
      `committeeExport/${IDS.finance}`,
      `agencyExport/${AGENCY}`,
      `profileKnowWhoExport/${ADVISER}`,
      `profileKnowWhoExport/${IDS.stateAide}`,
    ]) {
      expect(await limited.get(`/api/${path}`), path).toMatchObject({ status: 303, body: { url: "/rotunda/paywall" } });
    }
    expect(await counted("limited")).toEqual([{ kind: "agency", row_count: 1 }]);
  });

  it("are refused beyond the cap, even for concurrent requests", async () => {
    const capped = await as("capped");
    await openDb().query("insert into exports (user_id, kind, row_count, created_at) values ($1, 'state', 2, $2)", [
      accounts.capped,
      TODAY,
    ]);
    expect((await capped.get(`/api/committeeExport/${IDS.finance}`)).body).toEqual({
      csv_encoded: "",
      almanac_export_count: 2,
      left_out_count: 0,
      error_message: expect.stringMatching(/export limit.*This export needs \d+ contacts; 3 are left\.$/),
    });
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => capped.get(`/api/profileKnowWhoExport/${IDS.marquezContact}`)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.filter(({ body }) => body.csv_encoded !== "")).toHaveLength(1);
    expect(await counted("capped")).toEqual([
      { kind: "state", row_count: 2 },
      { kind: "profileKnowWho", row_count: 2 },
    ]);
  });

  it("require a web user with access, a page of this site and an existing record", async () => {
    const paths = [
      `committeeExport/${IDS.finance}`,
      `caucusExport/${IDS.caucus}`,
      `agencyExport/${AGENCY}`,
      `profileKnowWhoExport/${IDS.chief}`,
    ];
    for (const path of paths) {
      for (const [account, status] of [
        [null, 401],
        ["noaccess", 403],
        ["lapsed", 403],
        ["staff", 200],
      ] as const) {
        expect((await (await as(account)).get(`/api/${path}`)).status, `${account} ${path}`).toBe(status);
      }
      const ipUser = { "x-forwarded-for": "203.0.113.9", "sec-fetch-site": "same-origin" };
      expect((await app.inject({ url: `/api/${path}`, headers: ipUser })).statusCode, path).toBe(403);
      const { cookie = "" } = member.headers;
      for (const headers of [{ cookie }, { cookie, "sec-fetch-site": "cross-site" }]) {
        const answer = await app.inject({ url: `/api/${path}`, headers: headers as Record<string, string> });
        expect(answer.statusCode, path).toBe(403);
      }
      const [kind] = path.split("/");
      for (const id of ["0", "999999", "abc", "99999999999"]) {
        expect((await member.get(`/api/${kind}/${id}`)).status, `${kind} ${id}`).toBe(404);
      }
    }
    expect((await member.get(`/api/caucusExport/${IDS.finance}`)).status).toBe(404);
    expect(await counted("member")).toEqual([]);
  });
});
