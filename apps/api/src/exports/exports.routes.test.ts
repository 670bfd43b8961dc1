import { MESSAGES } from "@rotunda/core";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { type ApiClient, clientOf, openApp, TODAY } from "../testing/api-client.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { type AccountName, type Accounts, IDS, loadFixture } from "../testing/fixture.ts";
import { parseCsv } from "../testing/readable-text.ts";

const DAY = 24 * 60 * 60 * 1000;

describeWithDatabase("api/searchExport", (openDb) => {
  let app: FastifyInstance;
  let accounts: Accounts;
  let member: ApiClient;
  let now = TODAY;
  beforeAll(async () => {
    app = await openApp(openDb(), { clock: () => now });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    now = TODAY;
    accounts = await loadFixture(openDb());
    member = await clientOf(app, openDb(), accounts.member);
  });

  const as = (account: AccountName | null) => clientOf(app, openDb(), account && accounts[account]);
  const rowsOf = (body: { csv_encoded: string }) => parseCsv(Buffer.from(body.csv_encoded, "base64").toString("utf8"));
  const used = async (account: AccountName): Promise<number> => {
    const [row] = await openDb().query<{ sum: number }>(
      "select coalesce(sum(row_count), 0)::int as sum from exports where user_id = $1",
      [accounts[account]],
    );
    return row?.sum ?? 0;
  };

  it("exports all matching rows, regardless of the page", async () => {
    const { body: page } = await member.get("/api/search/congressional/?pageSize=2");
    const { status, body } = await member.get("/api/searchExport/congressional/?pageSize=2&page=1");
    expect(status).toBe(200);
    const [header = [], ...rows] = rowsOf(body);
    expect(rows).toHaveLength(page.pagination.total_hits);
    expect(header.slice(0, 6)).toEqual(["Name", "First Name", "Middle Name", "Last Name", "Suffix", "Title"]);
    expect(body).toMatchObject({ almanac_export_count: rows.length, error_message: "" });
    expect(await used("member")).toBe(rows.length);
  });

  it("writes names and addresses, and escapes formulas", async () => {
    const { body } = await member.get("/api/searchExport/congressional/?current_office_state_abbr=WA");
    const [header = [], ...rows] = rowsOf(body);
    const [marquez, chief] = rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index]])));
    expect(marquez).toMatchObject({
      Name: "Elena Márquez-Ruiz",
      "First Name": "Elena",
      "Middle Name": "Sofía",
      "Last Name": "Márquez-Ruiz",
      Title: "Senator",
      Office: "United States Senator, Washington",
      Party: "Democrat",
      State: "WA",
      Phone: "202-555-0141",
      Email: "office@marquez.example.org",
      Building: "Hart Senate Office Building",
      Room: "511",
      City: "Washington",
      "Address State": "DC",
      ZIP: "20510",
      Twitter: "SenMarquezRuiz",
      Organization: "United States Senate",
      "Committee Role": "Chairman, Senate Committee on Finance",
    });
    expect(chief).toMatchObject({ Name: "Priya Raman", Phone: "'+1 202 555 0177", Email: "'=cmd|calc" });
  });

  it("omits and counts locked records, and counts only the rows of the file against the cap", async () => {
    const limited = await as("limited");
    const { body } = await limited.get("/api/searchExport/congressional/");
    const { body: whole } = await member.get("/api/searchExport/congressional/");
    const names = (answer: { csv_encoded: string }) => rowsOf(answer).map(([name]) => name);
    expect(names(whole)).toContain("Willa Ross");
    expect(names(body)).toEqual(names(whole).filter((name) => name !== "Willa Ross"));
    expect([whole.left_out_count, body.left_out_count]).toEqual([0, 1]);
    expect(await used("limited")).toBe(names(body).length - 1);
    const { body: none } = await limited.get("/api/searchExport/state/");
    expect(none).toMatchObject({ csv_encoded: "", error_message: MESSAGES.exportAllLeftOut(2) });
    expect(none.almanac_export_count).toBe(await used("limited"));
  });

  it("omits the office of a locked officeholder from the row of an open staffer", async () => {
    await openDb().query("update profiles set subscription_modules = '{2}' where id = $1", [IDS.marquez]);
    await openDb().query("update contacts set subscription_modules = '{1}' where id = $1", [IDS.chief]);
    await rebuildSearch(openDb());
    const url = "/api/searchExport/congressional/?q=raman";
    const rowFor = async (client: ApiClient) => rowsOf((await client.get(url)).body)[1];
    expect(await rowFor(member)).toContain("Hart Senate Office Building");
    expect(await rowFor(await as("limited"))).not.toContain("Hart Senate Office Building");
    const located = "/api/search/congressional/?office_location=hart";
    expect((await (await as("limited")).get(located)).body.results).toEqual([]);
  });

  it("refuses an export beyond the cap, and counts only delivered rows", async () => {
    const capped = await as("capped");
    const whole = await capped.get("/api/searchExport/congressional/");
    expect(whole.body).toEqual({
      csv_encoded: "",
      almanac_export_count: 0,
      left_out_count: 0,
      error_message: MESSAGES.exportExceeds(9, 5),
    });
    expect(await used("capped")).toBe(0);
    const some = await capped.get("/api/searchExport/congressional/?current_office_state_abbr=WA");
    expect(some.body).toMatchObject({ almanac_export_count: 2, error_message: "" });
    await openDb().query(
      "insert into exports (user_id, kind, row_count, created_at) values ($1, 'congressional', 3, $2)",
      [accounts.capped, TODAY],
    );
    const none = await capped.get("/api/searchExport/congressional/?q=zzzzqqq");
    expect(none.body).toMatchObject({ almanac_export_count: 5, error_message: MESSAGES.exportLimit });
  });

  it("counts rows of the last thirty days", async () => {
    await openDb().query("insert into exports (user_id, kind, row_count, created_at) values ($1, 'state', 5, $2)", [
      accounts.capped,
      new Date(TODAY.getTime() - 30 * DAY + 60_000),
    ]);
    const url = "/api/searchExport/congressional/?current_office_state_abbr=WA";
    expect((await (await as("capped")).get(url)).body.error_message).toBe(MESSAGES.exportLimit);
    now = new Date(TODAY.getTime() + 2 * 60_000);
    expect((await (await as("capped")).get(url)).body).toMatchObject({ almanac_export_count: 2, error_message: "" });
  });

  it("allows one of 64 concurrent exports if one row is left", async () => {
    const capped = await as("capped");
    await openDb().query("insert into exports (user_id, kind, row_count, created_at) values ($1, 'state', 4, $2)", [
      accounts.capped,
      TODAY,
    ]);
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => capped.get("/api/searchExport/congressional/?q=latimer&type=8")),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.filter(({ body }) => body.csv_encoded !== "")).toHaveLength(1);
    expect(await used("capped")).toBe(5);
  });

  it("exports results of the nearest spelling, like search", async () => {
    const { body } = await member.get("/api/searchExport/congressional/?q=lattimer");
    expect(
      rowsOf(body)
        .slice(1)
        .map(([name]) => name),
    ).toEqual(["Robert E. Latimer"]);
  });

  it("requires a web user; the universal export requires staff or a super user", async () => {
    for (const [account, contacts, universal] of [
      [null, 401, 401],
      ["noaccess", 403, 403],
      ["lapsed", 403, 403],
      ["member", 200, 403],
      ["staff", 200, 200],
      ["super", 200, 200],
    ] as const) {
      const client = await as(account);
      for (const scope of ["congressional", "federal", "state"]) {
        expect((await client.get(`/api/searchExport/${scope}/?q=latimer`)).status, `${account} ${scope}`).toBe(
          contacts,
        );
      }
      expect((await client.get("/api/searchExport/?q=latimer")).status, `${account}`).toBe(universal);
    }
    const staff = await as("staff");
    const { body } = await staff.get(`/api/searchExport/?committees=${IDS.finance}`);
    expect(
      rowsOf(body)
        .slice(1)
        .map(([name]) => name),
    ).toEqual(["Elena Márquez-Ruiz", "Sam Whitfield", "José Núñez, Jr."]);
  });

  it("refuses requests from pages of other or unknown sites, and counts nothing", async () => {
    const url = "/api/searchExport/congressional/?q=latimer";
    const cookie = member.headers["cookie"] ?? "";
    const host = "localhost:8001";
    const status = async (headers: Record<string, string>) =>
      (await app.inject({ url, headers: { host, cookie, ...headers } })).statusCode;
    for (const headers of [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none" },
      { origin: "https://evil.example" },
      { referer: "https://evil.example/rotunda/" },
      {},
    ]) {
      expect(await status(headers as Record<string, string>), JSON.stringify(headers)).toBe(403);
    }
    expect(await used("member")).toBe(0);
    expect(await status({ "sec-fetch-site": "same-origin" })).toBe(200);
    expect(await status({ referer: `http://${host}/rotunda/search/congressional` })).toBe(200);
    expect(await used("member")).toBe(2);
  });

  it("logs user, kind and number of rows, but not the search", async () => {
    const lines: string[] = [];
    const logging = await openApp(openDb(), { clock: () => now, log: { write: (line) => lines.push(line) } });
    for (const name of ["member", "capped"] as const) {
      const client = await clientOf(logging, openDb(), accounts[name]);
      await client.get("/api/searchExport/congressional/?q=Latimer");
      await client.get("/api/searchExport/congressional/");
    }
    await logging.close();
    const events = lines.map((line) => JSON.parse(line)).filter(({ event }) => event);
    expect(events).toMatchObject([
      { event: "export", userId: accounts.member, kind: "congressional", rows: 1 },
      { event: "export", userId: accounts.member, kind: "congressional", rows: (await used("member")) - 1 },
      { event: "export", userId: accounts.capped, kind: "congressional", rows: 1 },
      { event: "export-refused", userId: accounts.capped, kind: "congressional", rows: null },
    ]);
    expect(lines.join("")).not.toContain("Latimer");
  });

  it("rejects an invalid value, and counts nothing", async () => {
    expect((await member.get("/api/searchExport/congressional/?party=nonsense")).status).toBe(400);
    expect(await used("member")).toBe(0);
  });
});
