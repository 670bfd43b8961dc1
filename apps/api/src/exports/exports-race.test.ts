import { MESSAGES } from "@rotunda/core";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type ApiClient, clientOf, openApp, TODAY } from "../testing/api-client.ts";
import { describeOnEachDatabase } from "../testing/databases.ts";
import { type Accounts, IDS, loadFixture } from "../testing/fixture.ts";
import { parseCsv } from "../testing/readable-text.ts";

interface Answer {
  csv_encoded: string;
  almanac_export_count: number;
  error_message: string;
}

/** Exports of several sizes and kinds. */
const EXPORTS = [
  "/api/searchExport/congressional/?q=latimer",
  "/api/searchExport/congressional/?current_office_state_abbr=WA",
  "/api/searchExport/state/",
  `/api/caucusExport/${IDS.caucus}`,
  `/api/committeeExport/${IDS.finance}`,
];
const CAP = 17;

// Two servers on one database, as in an installation with several processes.
describeOnEachDatabase("concurrent exports", (openDb) => {
  let app: FastifyInstance;
  let other: FastifyInstance;
  let accounts: Accounts;
  beforeEach(async () => {
    accounts = await loadFixture(openDb());
    await openDb().query("update organizations set export_cap = $1", [CAP]);
    app = await openApp(openDb());
    other = await openApp(openDb());
  });
  afterEach(() => Promise.all([app.close(), other.close()]));

  const clientsOf = (account: keyof Accounts): Promise<ApiClient[]> =>
    Promise.all([app, other].map((one) => clientOf(one, openDb(), accounts[account])));
  const clientOfOne = (account: keyof Accounts): Promise<ApiClient> => clientOf(app, openDb(), accounts[account]);
  const rowsIn = ({ csv_encoded: csv }: Answer): number =>
    csv === "" ? 0 : parseCsv(Buffer.from(csv, "base64").toString("utf8")).length - 1;
  const counted = async (account: keyof Accounts): Promise<number> => {
    const [row] = await openDb().query<{ sum: number }>(
      "select coalesce(sum(row_count), 0)::int as sum from exports where user_id = $1",
      [accounts[account]],
    );
    return row?.sum ?? 0;
  };
  const ask = async (clients: readonly ApiClient[], n: number): Promise<{ url: string; answer: Answer }> => {
    const url = EXPORTS[n % EXPORTS.length] ?? "";
    const { status, body } = (await clients[n % clients.length]?.get(url)) ?? {};
    expect(status, url).toBe(200);
    return { url, answer: body };
  };

  it("never exceed the cap, count delivered rows, and are refused only for the cap", async () => {
    // The number of rows of each export, determined as another user.
    const sizes = new Map<string, number>();
    const staff = await clientOfOne("staff");
    for (const url of EXPORTS) {
      await openDb().query("delete from exports");
      sizes.set(url, rowsIn((await staff.get(url)).body));
    }
    expect(Math.min(...sizes.values())).toBeGreaterThan(0);
    expect(new Set(sizes.values()).size).toBeGreaterThan(2);

    const clients = await clientsOf("member");
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(clients, n)));
    const delivered = answers.filter(({ answer }) => answer.error_message === "");
    const refused = answers.filter(({ answer }) => answer.error_message !== "");
    const used = delivered.reduce((sum, { answer }) => sum + rowsIn(answer), 0);
    expect(used).toBe(await counted("member"));
    expect(used).toBeLessThanOrEqual(CAP);
    expect(delivered.length).toBeGreaterThan(1);
    expect(refused.length).toBeGreaterThan(1);
    for (const { url, answer } of delivered) expect(rowsIn(answer), url).toBe(sizes.get(url));
    // Deliveries are serialized: no two report the same count.
    expect(new Set(delivered.map(({ answer }) => answer.almanac_export_count)).size).toBe(delivered.length);
    expect(Math.max(...delivered.map(({ answer }) => answer.almanac_export_count))).toBe(used);
    for (const { url, answer } of refused) {
      expect(answer).toMatchObject({ csv_encoded: "", error_message: expect.stringContaining(MESSAGES.exportLimit) });
      expect(answer.almanac_export_count + (sizes.get(url) ?? 0), url).toBeGreaterThan(CAP);
    }
  });

  it("count separately for users of one organization", async () => {
    const [member, staff] = [await clientsOf("member"), await clientsOf("staff")];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => ask(n % 4 < 2 ? member : staff, n % 2 === 0 ? 0 : 5)),
    );
    expect(answers.every(({ answer }) => answer.error_message === "")).toBe(true);
    expect([await counted("member"), await counted("staff")]).toEqual([10, 10]);
  });

  it("count nothing if the file can’t be created", async () => {
    const client = await clientOfOne("member");
    await openDb().query("insert into exports (user_id, kind, row_count, created_at) values ($1, 'state', 3, $2)", [
      accounts.member,
      TODAY,
    ]);
    await openDb().exec("alter table offices rename to offices_away");
    try {
      const answers = await Promise.all(EXPORTS.map((url) => client.get(url)));
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([500]));
      expect(answers.map((answer) => answer.body.csv_encoded)).toEqual(EXPORTS.map(() => undefined));
    } finally {
      await openDb().exec("alter table offices_away rename to offices");
    }
    expect(await counted("member")).toBe(3);
    expect((await client.get(EXPORTS[0] ?? "")).body).toMatchObject({ almanac_export_count: 4, error_message: "" });
  });
});
