import { read, utils } from "@e965/xlsx";
import { EXPORT_TEXTS } from "@rotunda/core";
import type { FastifyInstance } from "fastify";
import ICAL from "ical.js";
import { parse } from "vcard4";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type ApiClient, clientOf, openApp, TODAY } from "../testing/api-client.ts";
import { describeOnOneDatabase } from "../testing/databases.ts";
import { addFolder } from "../testing/fixture-folders.ts";
import { LOCKED } from "../testing/fixture-locked.ts";
import { type AccountName, type Accounts, IDS, loadFixture } from "../testing/fixture.ts";
import { parseCsv } from "../testing/readable-text.ts";
import { readPages } from "../testing/read-pdf.ts";

const SEARCH = "/api/searchExport/congressional/";
const IN_WASHINGTON = "current_office_state_abbr=WA";

describeOnOneDatabase("files of exported contacts", (openDb) => {
  let app: FastifyInstance;
  let accounts: Accounts;
  let member: ApiClient;
  beforeAll(async () => {
    app = await openApp(openDb(), { clock: () => TODAY });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    accounts = await loadFixture(openDb());
    member = await as("member");
  });

  const as = (account: AccountName) => clientOf(app, openDb(), accounts[account]);
  const fileOf = (body: { csv_encoded: string }) => Buffer.from(body.csv_encoded, "base64");
  const counted = async (account: AccountName = "member") =>
    (
      await openDb().query<{ kind: string; row_count: number }>(
        "select kind, row_count from exports where user_id = $1 order by id",
        [accounts[account]],
      )
    ).map(({ kind, row_count }) => [kind, row_count]);

  it("are CSV with the chosen columns in their order", async () => {
    const { body } = await member.get(`${SEARCH}?${IN_WASHINGTON}&columns=salutation,zip,form_of_address`);
    expect(parseCsv(fileOf(body).toString("utf8"))).toEqual([
      ["Salutation", "ZIP", "Form of Address"],
      ["Dear Senator Márquez-Ruiz:", "20510", "The Honorable Elena Márquez-Ruiz"],
      ["Dear Priya Raman:", "20510", "Priya Raman"],
    ]);
  });

  it("are workbooks that another program can read, with texts and no formulas in their cells", async () => {
    await openDb().query("update offices set zip = '02138' where id = 401");
    const { body } = await member.get(`${SEARCH}?${IN_WASHINGTON}&format=xlsx&columns=name,zip,email,phone`);
    const { Sheets, SheetNames } = read(fileOf(body), { cellFormula: true });
    const sheet = Sheets[SheetNames[0] ?? ""] ?? {};
    expect(utils.sheet_to_json(sheet, { header: 1, defval: "" })).toEqual([
      ["Name", "ZIP", "Email", "Phone"],
      ["Elena Márquez-Ruiz", "02138", "office@marquez.example.org", "202-555-0141"],
      ["Priya Raman", "02138", "=cmd|calc", "+1 202 555 0177"],
    ]);
    const cells = Object.entries(sheet).flatMap(([at, cell]) => (at.startsWith("!") ? [] : [cell]));
    expect(cells.every((cell) => cell.t === "s" && cell.f === undefined)).toBe(true);
    expect(await counted()).toEqual([["congressional", 2]]);
  });

  it("are vCards that two other programs can read, with the profile’s address, its date and every office", async () => {
    await openDb().query("update profiles set updated_date = '2026-10-04' where id = $1", [IDS.marquez]);
    const { body } = await member.get(`${SEARCH}?${IN_WASHINGTON}&format=vcf`);
    const cards = fileOf(body).toString("utf8");
    const parsed = parse(cards) as unknown as { getProperty(name: string): { value: string }[] }[];
    expect(parsed.map((card) => card.getProperty("FN")[0]?.value)).toEqual(["Elena Márquez-Ruiz", "Priya Raman"]);
    const [senator, chief] = ICAL.parse(cards) as unknown as [string, [string, object, string, unknown][]][];
    const valuesOf = (card: typeof senator, name: string) =>
      (card?.[1] ?? []).flatMap(([property, , , value]) => (property === name ? [value] : []));
    expect(valuesOf(senator, "source")).toEqual([
      `http://localhost:8001/rotunda/profile/${IDS.marquez}-elena-marquez-ruiz`,
    ]);
    expect(valuesOf(senator, "adr")).toHaveLength(2);
    expect(cards).toContain("REV:20261004T000000Z");
    expect(valuesOf(chief, "title")).toHaveLength(1);
    expect(await counted()).toEqual([["congressional", 2]]);
  });

  it("are labels, and only printed labels count", async () => {
    const { body } = await member.get(`/api/committeeExport/${IDS.finance}?format=pdf&sheet=L7160&start=3`);
    const pages = readPages(fileOf(body));
    if (pages) expect(pages.join("")).toContain("The Honorable Elena Márquez-Ruiz\nUnited States Senate\n511 Hart");
    const printed = body.almanac_export_count;
    const { body: preview } = await member.get(`/api/committeeExport/${IDS.finance}/preview/?sheet=L7160`);
    const { labels } = preview;
    expect([labels.printed, labels.without_address.count]).toEqual([printed, preview.count - printed]);
    expect(await counted()).toEqual([["committee", printed]]);
    const { body: none } = await member.get(`${SEARCH}?q=latimer&type=8&format=pdf`);
    expect(none).toMatchObject({
      csv_encoded: "",
      error_message: EXPORT_TEXTS.noLabels,
      almanac_export_count: printed,
    });
  });

  it("keeps the columns of a spreadsheet for the reader’s next export", async () => {
    const kept = async (client: ApiClient) => (await client.get(`${SEARCH}preview/?q=latimer`)).body.columns;
    await member.get(`${SEARCH}?q=latimer&format=xlsx&columns=zip,name`);
    await member.get(`${SEARCH}?q=latimer&format=vcf`);
    expect(await kept(member)).toEqual(["zip", "name"]);
    expect(await kept(await as("staff"))).toBeNull();
    await member.get(`${SEARCH}?q=latimer`);
    expect(await kept(member)).toBeNull();
  });

  it("exports the selected results of a search", async () => {
    const names = async (query: string) => {
      const { body } = await member.get(`${SEARCH}?columns=name${query}`);
      return [parseCsv(fileOf(body).toString("utf8")).slice(1).flat(), body.left_out_count];
    };
    const [all] = await names("");
    expect(all.length).toBeGreaterThan(2);
    const { results } = (await member.get("/api/search/congressional/?pageSize=100")).body;
    const chosen = results.slice(0, 2) as { id: number; record_type: string; preferred_name_display: string }[];
    const selected = chosen.map(({ id, record_type }) => `&p=${id}-${record_type}`).join("");
    expect(await names(selected)).toEqual([chosen.map((item) => item.preferred_name_display), 0]);
    // Items that the search doesn't find are left out.
    expect(await names(`${selected}&p=${IDS.finance}-committee`)).toEqual([expect.any(Array), 1]);
    expect((await member.get(`${SEARCH}?p=banana`)).status).toBe(400);
  });

  it("exports a folder, or its selected items, without locked ones", async () => {
    const items = [`${IDS.marquez}-profile`, `${IDS.finance}-committee`, `${IDS.stateHouse}-profile`];
    const folder = await addFolder(openDb(), accounts.limited, items, "Hill day");
    const limited = await as("limited");
    const namesOf = async (query: string) => {
      const { body } = await limited.get(`/api/folderExport/${folder}?columns=name${query}`);
      return [parseCsv(fileOf(body).toString("utf8")).slice(1).flat(), body.left_out_count];
    };
    expect(await namesOf("")).toEqual([["Elena Márquez-Ruiz", "Senate Committee on Finance"], 1]);
    expect(await namesOf(`&p=${IDS.finance}-committee`)).toEqual([["Senate Committee on Finance"], 0]);
    expect(await counted("limited")).toEqual([
      ["folder", 2],
      ["folder", 1],
    ]);
    for (const path of ["", "/preview/"]) {
      expect((await member.get(`/api/folderExport/${folder}${path}`)).status).toBe(404);
    }
  });

  it("previews the first contacts and the remaining allowance, and counts nothing", async () => {
    const capped = await as("capped");
    const { status, body } = await capped.get(`${SEARCH}preview/`);
    expect([status, body.count, body.used, body.cap]).toEqual([200, 9, 0, 5]);
    expect(body.rows).toHaveLength(3);
    const { body: some } = await capped.get(`${SEARCH}preview/?${IN_WASHINGTON}`);
    expect(some).toMatchObject({ count: 2, labels: null, without_form: { count: 1, names: ["Priya Raman"] } });
    expect(await counted("capped")).toEqual([]);
    const { body: limited } = await (await as("limited")).get(`${SEARCH}preview/`);
    expect(limited.left_out_count).toBe(1);
    expect(JSON.stringify(limited)).not.toContain(LOCKED);
  });

  it("counts the contacts that a preview shows as opened", async () => {
    const asked = await Promise.all(Array.from({ length: 50 }, () => member.get(`${SEARCH}preview/`)));
    expect(asked.some(({ status }) => status === 429)).toBe(true);
  });
});
