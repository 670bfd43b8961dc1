import { ChangesWire, type ChangeWire } from "@rotunda/core/wire";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { DomUtils, parseDocument } from "htmlparser2";
import { Check } from "typebox/value";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { importCongress } from "../imports/congress-legislators.ts";
import { importOrganization } from "../imports/organization-import.ts";
import { setOverride } from "../provenance/overrides.ts";
import { suppress } from "../provenance/suppressions.ts";
import { type ApiClient, clientOf, openApp } from "../testing/api-client.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import type { Accounts } from "../testing/fixture.ts";
import {
  congressFolder,
  csvOf,
  editSource,
  ORGANIZATION_FILES,
  organizationFolder,
  STAFF_ROWS,
  writeFiles,
} from "../testing/import-folders.ts";
import { editEverything, IMPORTED_ON, loadCongress } from "../testing/imported-congress.ts";

const SECOND = "2026-06-20";

let folder: string;
beforeEach(async () => {
  folder = await congressFolder();
});
afterEach(() => rm(folder, { recursive: true }));

const edit = (file: string, from: string, to: string) => editSource(folder, file, from, to);

describeWithDatabase("api/changes", (openDb) => {
  let app: FastifyInstance;
  let accounts: Accounts;
  let member: ApiClient;
  beforeAll(async () => {
    app = await openApp(openDb());
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    accounts = await loadCongress(openDb());
    member = await clientOf(app, openDb(), accounts.member);
  });

  const importOn = (today: string) => importCongress(openDb(), folder, { today, acceptsLosses: true });
  const listSentences = ({ changes }: ChangesWire) =>
    changes.map(({ record, parts }) => `${record.preferred_name_display}: ${toText(parts)}`);
  const toText = (parts: ChangeWire["parts"]) => parts.map(({ text }) => text).join("");

  it("is empty after the first import", async () => {
    const { status, body } = await member.get("/api/changes/?days=0");
    expect(status).toBe(200);
    expect(Check(ChangesWire, body)).toBe(true);
    expect(body).toMatchObject({ changes: [], kinds: {}, total: 0, total_pages: 0, imported_on: IMPORTED_ON });
  });

  it("lists people as newly former only if an earlier file had most of them", async () => {
    const importFormer = async (...ids: string[]) => {
      const office = { first_name: "Ada", last_name: "Zeller", type: "rep", state: "OH", district: "7", party: "Whig" };
      const rows = ids.map((id) => ({ bioguide_id: id, ...office }));
      await writeFiles(folder, { "legislators-historical.csv": csvOf(...rows) });
      await importOn(SECOND);
      return listSentences((await member.get("/api/changes/?days=0")).body);
    };
    expect(await importFormer("Z900010", "Z900011")).toEqual([]);
    expect(await importFormer("Z900010", "Z900011", "Z900012")).toEqual(["Ada Zeller: New in the directory"]);
  });

  it("lists each change of a second import once, as a sentence", async () => {
    await editEverything(folder);
    await importOn(SECOND);
    await importOn("2026-06-21");
    const { body } = await member.get("/api/changes/");
    expect(Check(ChangesWire, body)).toBe(true);
    expect(listSentences(body)).toEqual([
      "Walter Brisbane: Left office",
      "Walter Brisbane: Left Joint Committee on Maps (Chairman)",
      "Ada Novak: New in the directory",
      "Ellen M. Harrow: No longer Senate Example Whip, since June 1, 2026; Became Senate Example Leader on June 1, 2026",
      "Ellen M. Harrow: Moved to the majority on Subcommittee on Canals and Locks (Senate Rivers)",
      "Ellen M. Harrow: No longer Ranking Member of Joint Committee on Maps",
      "Ellen M. Harrow: Phone, Washington: (202) 555-0101 → (202) 555-0199",
      "Ellen M. Harrow: New office: Tacoma",
      "Ellen M. Harrow: Office no longer listed: Yakima",
      "Ellen M. Harrow: Name: Eleanor M. Harrow → Ellen M. Harrow",
      "Josué Ortega-Núñez: Party: Independent → Republican",
      "Josué Ortega-Núñez: Caucuses with: Republican → none",
      "Josué Ortega-Núñez: Joined Joint Committee on Maps as Chairman",
      "Senate Committee on Rivers: Phone: (202) 555-0110 → (202) 555-0119",
    ]);
    expect(body).toMatchObject({
      kinds: { office: 2, leadership: 1, party: 2, committees: 4, contact: 4, profile: 1 },
      total: 14,
      page: 0,
      total_pages: 1,
      imported_on: "2026-06-21",
    });
    expect(body.changes[1]).toMatchObject({
      day: SECOND,
      kind: "committees",
      is_correction: false,
      source: "congress-legislators",
      record: { record_type: "profile", position_summary: expect.stringContaining("Former"), is_former: true },
      parts: [{ text: "Left " }, { record_type: "committee", id: expect.any(Number) }, { text: " (Chairman)" }],
    });
  });

  it("says that a person left, returned or took another office, and omits changes that this implies", async () => {
    const members = join(folder, "legislators-current.yaml");
    const all = await readFile(members, "utf8");
    const others = all.slice(all.indexOf("- id:\n    bioguide: O900002"));
    const harrow = all.slice(0, -others.length);
    const table = join(folder, "legislators-historical.csv");
    const importMembers = async (text: string, today: string) => {
      await writeFile(members, text);
      await importOn(today);
      return listSentences((await member.get("/api/changes/?kind=office&kind=profile")).body).slice(0, 2);
    };
    const relative = "  family:\n  - name: Otto Harrow\n    relation: daughter\n  terms:\n";
    await importMembers(harrow.replace("  terms:\n", relative) + others, "2026-06-19");

    const row = { bioguide_id: "H900001", full_name: "Eleanor M. Harrow", birthday: "1961-04-09", gender: "F" };
    const names = { last_name: "Harrow", first_name: "Eleanor", middle_name: "Mae", nickname: "Ellen" };
    await writeFile(table, csvOf({ ...row, ...names, type: "sen", state: "WA", party: "Democrat" }));
    const before = "Eleanor M. Harrow: Family: Daughter of Otto Harrow";
    expect(await importMembers(others, SECOND)).toEqual(["Eleanor M. Harrow: Left office", before]);

    await rm(table);
    const returned = harrow.replace("  terms:\n", relative).replace("2031-01-03", "2031-01-04");
    const [first, second] = await importMembers(returned + others, "2026-06-21");
    expect([first, second]).toEqual(["Eleanor M. Harrow: Returned to office", "Eleanor M. Harrow: Left office"]);

    const term = "  - type: viceprez\n    start: '2026-06-01'\n    end: '2029-01-20'\n    party: Democrat\n";
    await edit(
      "executive.yaml",
      "- id:\n    govtrack: 990100",
      `${harrow.slice(0, harrow.indexOf("  leader"))}  terms:\n${term}- id:\n    govtrack: 990100`,
    );
    expect((await importMembers(others, "2026-06-22"))[0]).toBe(
      "Eleanor M. Harrow: New term: Vice President, Democrat, from June 1, 2026 to January 20, 2029; " +
        "Term as Senator, Washington, end: January 4, 2031 → June 1, 2026",
    );
  });

  it("says once that a member caucuses with another party", async () => {
    await edit("legislators-current.yaml", "caucus: Republican", "caucus: Democrat");
    await importOn(SECOND);
    expect(listSentences((await member.get("/api/changes/")).body)).toEqual([
      "Josué Ortega-Núñez: Caucuses with: Republican → Democrat",
    ]);
  });

  it("says once that a committee has another name, and not again for its chair", async () => {
    await edit("committees-current.yaml", "Joint Committee on Maps", "Joint Committee on Maps and Charts");
    await importOn(SECOND);
    expect(listSentences((await member.get("/api/changes/")).body)).toEqual([
      "Joint Committee on Maps and Charts: Name: Joint Committee on Maps → Joint Committee on Maps and Charts",
    ]);
  });

  it("lists other accounts, but no other links", async () => {
    const account = (name: string) => `instagram: senharrow\n    bluesky: ${name}`;
    await edit("legislators-social-media.yaml", "instagram: senharrow", account("harrow.example.org"));
    await importOn(SECOND);
    await edit("legislators-social-media.yaml", account("harrow.example.org"), account("ellen.example.org"));
    await importOn("2026-06-21");
    await edit("legislators-social-media.yaml", account("ellen.example.org"), "instagram: senharrow");
    await edit("legislators-current.yaml", "ballotpedia: Nell Harrow", "ballotpedia: Ellen Harrow");
    await importOn("2026-06-22");
    const was = "https://bsky.app/profile/harrow.example.org";
    expect(listSentences((await member.get("/api/changes/")).body)).toEqual([
      "Eleanor M. Harrow: Bluesky removed",
      `Eleanor M. Harrow: Bluesky: ${was} → https://bsky.app/profile/ellen.example.org`,
      `Eleanor M. Harrow: Bluesky: ${was}`,
    ]);
  });

  it("says that a committee is active again, without its contact details", async () => {
    const file = join(folder, "committees-current.yaml");
    const text = await readFile(file, "utf8");
    await writeFile(file, text.slice(text.indexOf("- type: joint")));
    await importOn(SECOND);
    await writeFile(file, text.replace("555-0110", "555-0119"));
    await importOn("2026-06-21");
    const { body } = await member.get("/api/changes/?kind=committees&kind=contact");
    expect(listSentences(body).filter((sentence) => sentence.startsWith("Senate Committee on Rivers"))).toEqual([
      "Senate Committee on Rivers: Active again",
      "Senate Committee on Rivers: No longer active",
    ]);
  });

  it("filters by kind, state, record and day, and returns pages", async () => {
    await editEverything(folder);
    await importOn(SECOND);
    const totalOf = async (query: string) => (await member.get(`/api/changes/?${query}`)).body.total;
    const [committee] = await openDb().query<{ id: number }>("select id from groups where source_id = 'SSRV'");
    const [harrow] = await openDb().query<{ id: number }>("select id from profiles where source_id = 'H900001'");
    expect(await totalOf("kind=party")).toBe(2);
    expect(await totalOf("kind=party&kind=office")).toBe(4);
    expect(await totalOf("state=AK")).toBe(3);
    expect(await totalOf("state=NV")).toBe(0);
    expect(await totalOf("days=9")).toBe(0);
    // The committee's telephone, and a membership of its subcommittee.
    const { body } = await member.get(`/api/changes/?record=${committee?.id}-committee`);
    expect(body).toMatchObject({ total: 2, record_name: "Senate Committee on Rivers" });
    expect(await totalOf(`record=${harrow?.id}-profile`)).toBe(7);
    expect((await member.get("/api/changes/?page=1")).body).toMatchObject({ total: 14, page: 1, changes: [] });
  });

  it.each(["state=nebraska", "kind=weather", "record=7-planet", "record=x", "days=-1", "page=x"])(
    "rejects %s",
    async (query) => expect((await member.get(`/api/changes/?${query}`)).status).toBe(400),
  );

  it("leaves out what the first import of a source brings, even if it was interrupted", async () => {
    await openDb().query("update import_runs set finished_at = null");
    expect((await member.get("/api/changes/?days=0")).body.total).toBe(0);
  });

  it("hides records outside the reader’s subscription", async () => {
    await editEverything(folder);
    await importOn(SECOND);
    const limited = await clientOf(app, openDb(), accounts.limited);
    const federal = (await member.get("/api/changes/")).body;
    await openDb().query("update profiles set subscription_modules = '{4}'");
    await openDb().query("update records set subscription_modules = '{4}' where record_type = 'profile'");
    const locked = (await limited.get("/api/changes/")).body;
    expect(federal.total).toBe(14);
    expect(listSentences(locked)).toEqual(["Senate Committee on Rivers: Phone: (202) 555-0110 → (202) 555-0119"]);
    const [id] = federal.changes.map(({ record }: ChangeWire) => record.id);
    expect((await limited.get(`/api/changes/?record=${id}-profile`)).body).toMatchObject({ total: 0, record_name: "" });
  });

  it("marks an editor’s change as a correction, without the old contact detail, and forgets a suppressed field", async () => {
    const [harrow] = await openDb().query<{ id: number }>("select id from profiles where source_id = 'H900001'");
    const id = harrow?.id ?? 0;
    const set = (fact: string, value: string) =>
      setOverride(openDb(), { type: "profile", id, fact, value, author: "ed", today: SECOND });
    await set("offices/H900001-spokane/phone", "509-555-0177");
    await set("title", "Senator for Life");
    const { body } = await member.get("/api/changes/");
    expect(listSentences(body)).toEqual([
      "Eleanor M. Harrow: Title: Senator → Senator for Life",
      "Eleanor M. Harrow: Phone, Spokane: (509) 555-0177",
    ]);
    expect(body.changes[0]).toMatchObject({ is_correction: true, source: "Editors" });
    await suppress(openDb(), {
      person: { source: "congress-legislators", sourceId: "H900001" },
      field: "phone",
      reason: "asked",
      today: SECOND,
    });
    expect((await member.get("/api/changes/")).body.total).toBe(1);
  });

  it("lists staff with their office, and who alone had the post before", async () => {
    const [wanda, basil] = STAFF_ROWS;
    const clerk = { ...wanda, first_name: "Ann", last_name: "Birk", title: "Clerk" };
    const clerks = ["s-3", "s-4"].map((id) => ({ ...clerk, id, email: `${id}@example.org` }));
    const own = await organizationFolder(ORGANIZATION_FILES);
    const importOwn = (today: string) =>
      importOrganization(openDb(), own, { today, acceptsLosses: true, isComplete: true });
    await writeFile(join(own, "staffers.csv"), csvOf(...STAFF_ROWS, ...clerks));
    await importOwn(IMPORTED_ON);
    const aide = { ...wanda, id: "s-8", first_name: "Olive", last_name: "Penn", email: "olive@example.org" };
    const head = { ...basil, id: "s-9", first_name: "Iris", last_name: "Vale" };
    await writeFile(join(own, "staffers.csv"), csvOf(aide, head, { ...clerk, id: "s-7" }));
    await importOwn(SECOND);
    expect(listSentences((await member.get("/api/changes/?kind=staff")).body)).toEqual([
      "Office of Rivers: New Commissioner: Iris Vale, after Basil Tarn",
      "Office of Rivers: Basil Tarn, Commissioner, left",
      "Dorothea Quillfeather: New Aide: Olive Penn, after Wanda Orrin",
      "Dorothea Quillfeather: New Clerk: Ann Birk",
      "Dorothea Quillfeather: Wanda Orrin, Aide, left",
      "Dorothea Quillfeather: Ann Birk, Clerk, left",
      "Dorothea Quillfeather: Ann Birk, Clerk, left",
    ]);
    await rm(own, { recursive: true });
  });

  describe("feed", () => {
    const start = async (client: ApiClient) => (await client.post("/api/changes/feed/", {})).body.path as string;
    const read = (url: string, headers = {}) => app.inject({ url, headers });

    it("has the reader’s changes as Atom and JSON Feed, with the filters of the address, without a login", async () => {
      await edit("legislators-current.yaml", "official_full: Eleanor M. Harrow", "official_full: Ellen <M.> & Harrow");
      await edit("committees-current.yaml", "phone: (202) 555-0110", "phone: (202) 555-0119");
      await importOn(SECOND);
      const path = await start(member);
      const atom = await read(`${path}/changes.atom?kind=profile`);
      expect(atom.headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
      const document = parseDocument(atom.body, { xmlMode: true });
      const textsOf = (name: string) => DomUtils.getElementsByTagName(name, document).map(DomUtils.textContent);
      expect(textsOf("title")).toEqual([
        "What Changed - Rotunda",
        "Ellen <M.> & Harrow: Name: Eleanor M. Harrow → Ellen <M.> & Harrow",
      ]);
      expect(textsOf("updated")).toEqual([`${SECOND}T00:00:00Z`, `${SECOND}T00:00:00Z`]);
      const json = await read(`${path}/changes.json?kind=contact`);
      expect(json.headers["content-type"]).toBe("application/feed+json; charset=utf-8");
      expect(json.json()).toMatchObject({
        version: "https://jsonfeed.org/version/1.1",
        items: [
          {
            title: "Senate Committee on Rivers: Phone: (202) 555-0110 → (202) 555-0119",
            content_text: "United States Senate committee. Source: congress-legislators",
            url: expect.stringMatching(/^http:\/\/localhost:8001\/rotunda\/committee\/\d+-senate-committee-on-rivers$/),
            date_published: `${SECOND}T00:00:00Z`,
            tags: ["Contact details"],
          },
        ],
      });
      const known = await read(`${path}/changes.json?kind=contact`, { "if-none-match": json.headers["etag"] });
      expect(known.statusCode).toBe(304);
    });

    it("has a whole day on its first page, even when a new Congress begins, and links to the next page", async () => {
      await edit("committees-current.yaml", "phone: (202) 555-0110", "phone: (202) 555-0119");
      await importOn(SECOND);
      await openDb().query(
        `insert into changes (run_id, source, changed_on, record_type, record_id, kind, fact, was, became)
         select run_id, source, changed_on, record_type, record_id, kind, fact, was, to_jsonb(n::text)
         from changes cross join generate_series(1, 1200) n where fact = 'phone'`,
      );
      const path = await start(member);
      const first = (await read(`${path}/changes.json?kind=contact&days=0`)).json();
      expect(first.items).toHaveLength(1000);
      expect(first.next_url).toBe(`http://localhost:8001${path}/changes.json?kind=contact&days=0&page=1`);
      const second = (await read(first.next_url.replace("http://localhost:8001", ""))).json();
      expect(second).not.toHaveProperty("next_url");
      const ids = [...first.items, ...second.items].map(({ id }: { id: string }) => id);
      expect(new Set(ids).size).toBe(1201);
      const linksOf = async (query: string) => {
        const document = parseDocument((await read(`${path}/changes.atom?${query}`)).body, { xmlMode: true });
        const links = DomUtils.getElementsByTagName("link", document).filter(
          ({ parent }) => parent?.parent === document,
        );
        return links.flatMap(({ attribs: { rel, href } }) => (rel === undefined ? [] : [`${rel} ${href}`]));
      };
      const address = `http://localhost:8001${path}/changes.atom`;
      expect(await linksOf("days=0")).toEqual([`next ${address}?days=0&page=1`]);
      expect(await linksOf("days=0&page=1")).toEqual([`previous ${address}?days=0&page=0`]);
    });

    it("stops working when its address is revoked or replaced, or the account is disabled or loses access", async () => {
      const first = await start(member);
      expect((await member.get("/api/changes/feed/")).body).toEqual({ made_on: "2026-06-30" });
      const second = await start(member);
      const statusOf = async (path: string) => (await read(`${path}/changes.json`)).statusCode;
      expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
      expect((await member.post("/api/changes/feed/end", {})).body).toEqual({ made_on: null });
      expect(await statusOf(second)).toBe(404);
      expect((await member.get("/api/changes/feed/")).body).toEqual({ made_on: null });
      const third = await start(member);
      await openDb().query("update users set disabled_at = now() where id = $1", [accounts.member]);
      expect(await statusOf(third)).toBe(404);
      await openDb().query("update users set disabled_at = null");
      expect(await statusOf(third)).toBe(200);
      await openDb().query("update organization_access set expires_on = '2026-06-01'");
      expect(await statusOf(third)).toBe(404);
    });

    it("shows what its reader may see, whoever requests it", async () => {
      await editEverything(folder);
      await importOn(SECOND);
      await openDb().query("update records set subscription_modules = '{4}' where record_type = 'profile'");
      const limited = await clientOf(app, openDb(), accounts.limited);
      const itemsOf = async (client: ApiClient) => (await read(`${await start(client)}/changes.json`)).json().items;
      expect(await itemsOf(limited)).toHaveLength(1);
      expect((await itemsOf(member)).length).toBeGreaterThan(1);
    });
  });
});
