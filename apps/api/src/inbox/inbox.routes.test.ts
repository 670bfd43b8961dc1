import { InboxWire, type InboxLineWire } from "@rotunda/core/wire";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { Check } from "typebox/value";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { seedPlaces } from "../directory/seed-places.ts";
import { importOpenStates } from "../imports/openstates-people.ts";
import { importCongress } from "../imports/congress-legislators.ts";
import { importOrganization } from "../imports/organization-import.ts";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { type ApiClient, clientOf, openApp } from "../testing/api-client.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { type Accounts, insertAccounts } from "../testing/fixture.ts";
import {
  congressFolder,
  csvOf,
  ORGANIZATION_FILES,
  organizationFolder,
  STAFF_ROWS,
  STATE_FILES,
  statesFolder,
} from "../testing/import-folders.ts";
import { editEverything, loadCongress } from "../testing/imported-congress.ts";

const SECOND = "2026-06-20";

describeWithDatabase("api/inbox", (openDb) => {
  let folder: string;
  let app: FastifyInstance;
  let accounts: Accounts;
  let member: ApiClient;
  beforeEach(async () => {
    folder = await congressFolder();
    accounts = await loadCongress(openDb());
    app = await openApp(openDb());
    member = await clientOf(app, openDb(), accounts.member);
  });
  afterEach(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const importOn = (today: string) => importCongress(openDb(), folder, { today, acceptsLosses: true });
  const importChanges = async () => {
    await editEverything(folder);
    await importOn(SECOND);
    await importOn("2026-06-21");
  };
  const idOf = async (table: "profiles" | "groups" | "states", key: string) => {
    const column = table === "states" ? "code" : "source_id";
    const [row] = await openDb().query<{ id: number }>(`select id from ${table} where ${column} = $1`, [key]);
    return row?.id ?? 0;
  };
  const person = async (key: string) => `${await idOf("profiles", key)}-profile`;
  const group = async (key: string) => `${await idOf("groups", key)}-committee`;
  const follow = async (client: ApiClient, target: string) => {
    const answer = await client.post("/api/follows/start", { target, is_resumed: false });
    expect(answer).toMatchObject({ status: 200, body: { is_followed: true } });
  };
  const linesOf = async (client: ApiClient, query = "") => {
    const { body } = await client.get(`/api/inbox/${query}`);
    expect(Check(InboxWire, body)).toBe(true);
    return (body as InboxWire).lines;
  };
  const describeLines = (lines: InboxLineWire[]) =>
    lines.map(
      ({ record, why, changes }) =>
        `${record.preferred_name_display}: ${changes.length} because of ${why.kind} ${why.name}`,
    );

  it("has one line per followed record and day, with each change once under the most specific follow", async () => {
    await seedPlaces(openDb());
    await rebuildSearch(openDb());
    for (const target of [await person("H900001"), await group("JMAP"), `${await idOf("states", "WA")}-state`])
      await follow(member, target);
    expect(await linesOf(member)).toEqual([]);
    await importChanges();
    const lines = await linesOf(member);
    expect(describeLines(lines)).toEqual([
      "Walter Brisbane: 2 because of committee Joint Committee on Maps",
      "Ada Novak: 1 because of state Washington",
      "Ellen M. Harrow: 7 because of person Ellen M. Harrow",
      "Josué Ortega-Núñez: 1 because of committee Joint Committee on Maps",
    ]);
    const ids = lines.flatMap(({ changes }) => changes.map(({ id }) => id));
    expect(new Set(ids).size).toBe(11);
    expect((await member.get("/api/inbox/unread/")).body).toEqual({ unread: 4 });
    expect((await member.get("/api/session/")).body).toMatchObject({ unread: 4 });
  });

  it("hands a followed seat over to the successor, and offers to follow the former holder", async () => {
    await follow(member, "rep:WA:3");
    await importChanges();
    const brisbane = await person("B900004");
    const lines = await linesOf(member);
    expect(describeLines(lines)).toEqual([
      "Walter Brisbane: 2 because of seat United States Representative, Washington, 3rd District",
      "Ada Novak: 1 because of seat United States Representative, Washington, 3rd District",
    ]);
    expect(lines.map(({ handover }) => handover)).toEqual([
      null,
      { target: brisbane, name: "Walter Brisbane", is_followed: false },
    ]);
    await follow(member, brisbane);
    expect((await linesOf(member))[1]?.handover?.is_followed).toBe(true);
  });

  it("names the successor of a followed official of an agency", async () => {
    const own = await organizationFolder(ORGANIZATION_FILES);
    const importOwn = (today: string) =>
      importOrganization(openDb(), own, { today, acceptsLosses: true, isComplete: true });
    await importOwn("2026-06-10");
    await rebuildSearch(openDb());
    const [basil] = await openDb().query<{ id: number }>("select id from contacts where full_name = 'Basil Tarn'");
    await follow(member, `${basil?.id}-agencyperson`);
    const [aide, commissioner] = STAFF_ROWS;
    const successor = { ...commissioner, id: "s-9", first_name: "Iris", last_name: "Vale" };
    const clerk = { ...successor, id: "s-10", last_name: "Orr", title: "Clerk" };
    await writeFile(join(own, "staffers.csv"), csvOf({ ...aide, id: "s-8", last_name: "Penn" }, successor, clerk));
    await importOwn(SECOND);
    await rebuildSearch(openDb());
    expect(describeLines(await linesOf(member))).toEqual(["Office of Rivers: 2 because of person Basil Tarn"]);
    await rm(own, { recursive: true });
  });

  it("hands followed offices of a state and its towns over to the successor", async () => {
    const states = await statesFolder();
    const importStates = (today: string) => importOpenStates(openDb(), states, { today, acceptsLosses: true });
    await importStates("2026-06-10");
    for (const target of ["mayor:NH:New Harbor", "governor:NH:"]) await follow(member, target);
    for (const target of ["mayor:NH:Old Harbor", "mayor:NH:"])
      expect((await member.post("/api/follows/start", { target, is_resumed: false })).status).toBe(404);
    for (const [file, from, to] of [
      [STATE_FILES.mayor, /Uma Hale/gu, "Ida Moss"],
      [STATE_FILES.governor, /Ines|Falk/gu, "Noa"],
    ] as const) {
      const text = await readFile(join(states, file), "utf8");
      await rm(join(states, file));
      const successor = text.replaceAll(from, to).replaceAll("8000-00000000000", "8000-00000000009");
      const began = successor.replace(/start_date: .+/u, "start_date: 2026-06-15");
      await writeFile(join(states, file.replaceAll("8000-00000000000", "8000-00000000009")), began);
    }
    await importStates(SECOND);
    await rm(states, { recursive: true });
    const [mayor, governor] = ["Mayor, New Harbor, New Hampshire", "Governor, New Hampshire"];
    const lines = await linesOf(member);
    expect(lines.map(({ record, why, handover }) => [record.preferred_name_display, why.name, handover?.name])).toEqual(
      [
        ["Ines Falk", governor, undefined],
        ["Uma Hale", mayor, undefined],
        ["Ida Moss", mayor, "Uma Hale"],
        ["Noa Noa", governor, "Ines Falk"],
      ],
    );
  });

  it("has the changes since a follow began; undoing an unfollow loses none, and a new follow starts over", async () => {
    const harrow = await person("H900001");
    await follow(member, harrow);
    await importChanges();
    const before = await linesOf(member);
    expect(before).toHaveLength(1);
    await member.post("/api/follows/end", { target: harrow });
    expect(await linesOf(member)).toEqual([]);
    await member.post("/api/follows/start", { target: harrow, is_resumed: true });
    expect(await linesOf(member)).toEqual(before);
    await member.post("/api/follows/end", { target: harrow });
    await follow(member, harrow);
    expect(await linesOf(member)).toEqual([]);
  });

  it("marks lines read until their day has another change, and can undo that", async () => {
    await follow(member, await person("H900001"));
    await follow(member, await group("SSRV"));
    await importChanges();
    const [first, second] = await linesOf(member);
    if (!first || !second) throw new Error("There are two lines.");
    const markOf = ({ record, day, through }: InboxLineWire) => ({
      record: `${record.id}-${record.record_type}`,
      day,
      through,
    });
    const mark = (line: InboxLineWire, isRead: boolean) =>
      member.post("/api/inbox/mark", { lines: [markOf(line)], is_read: isRead });
    expect((await mark(first, true)).body).toEqual({ unread: 1 });
    expect((await linesOf(member, "?unread=true")).map(({ record }) => record.id)).toEqual([second.record.id]);
    expect((await mark(first, false)).body).toEqual({ unread: 2 });
    await mark({ ...first, through: first.through - 1 }, true);
    expect((await member.get("/api/inbox/unread/")).body).toEqual({ unread: 2 });
    await mark(second, true);
    const all = await member.post("/api/inbox/mark/all", {});
    expect(all.body).toMatchObject({ marked: 1 });
    expect((await member.get("/api/inbox/unread/")).body).toEqual({ unread: 0 });
    expect((await member.post("/api/inbox/unmark", { batch: all.body.batch })).body).toEqual({ unread: 1 });
    const wrong = { lines: [{ ...markOf(first), day: "2026-02-30" }], is_read: true };
    expect((await member.post("/api/inbox/mark", wrong)).status).toBe(400);
  });

  it("is private to its reader, also among colleagues", async () => {
    const [colleague, stranger] = [
      await clientOf(app, openDb(), accounts.staff),
      await clientOf(app, openDb(), accounts.limited),
    ];
    const folderOf = async (client: ApiClient) =>
      (await client.post("/api/briefcase/folder/add", { folder_name: "Hill day" })).body.folder_id as number;
    const folderId = await folderOf(member);
    const harrow = await person("H900001");
    await member.post("/api/briefcase/toggle/", { briefcase_item_ids: [harrow], action: "add", folder_id: folderId });
    await follow(member, `${folderId}-folder`);
    await follow(colleague, await person("O900002"));
    await follow(stranger, await group("SSRV"));
    for (const other of [colleague, stranger])
      expect((await other.post("/api/follows/start", { target: `${folderId}-folder`, is_resumed: false })).status).toBe(
        404,
      );
    await importChanges();
    expect(describeLines(await linesOf(member))).toEqual(["Ellen M. Harrow: 7 because of folder Hill day"]);
    expect(describeLines(await linesOf(colleague))).toEqual([
      "Josué Ortega-Núñez: 3 because of person Josué Ortega-Núñez",
    ]);
    expect((await linesOf(stranger)).map(({ record }) => record.preferred_name_display)).toEqual([
      "Ellen M. Harrow",
      "Senate Committee on Rivers",
    ]);
    await member.post("/api/inbox/mark/all", {});
    expect((await colleague.get("/api/inbox/unread/")).body).toEqual({ unread: 1 });
    const targetsOf = async (client: ApiClient) =>
      (await client.get("/api/follows/")).body.follows.map(({ target }: { target: string }) => target);
    expect([await targetsOf(member), await targetsOf(colleague)]).toEqual([
      [`${folderId}-folder`],
      [await person("O900002")],
    ]);
    // Outside the subscription.
    await openDb().query("update records set subscription_modules = '{4}'");
    expect(await linesOf(stranger)).toEqual([]);
    expect((await stranger.get("/api/follows/")).body.follows).toMatchObject([{ is_locked: true, changes: 0 }]);
    expect((await stranger.post("/api/follows/start", { target: harrow, is_resumed: false })).status).toBe(404);
  });

  describe("follows", () => {
    it("are offered by a person’s page with the seat, and listed with its holder and the changes of 30 days", async () => {
      const harrow = await person("H900001");
      await follow(member, "sen:WA:1");
      const { body } = await member.get(`/api/follows/choices/?record=${harrow}`);
      expect(body.choices).toEqual([
        { kind: "person", target: harrow, name: "Eleanor M. Harrow", is_followed: false },
        { kind: "seat", target: "sen:WA:1", name: "United States Senator, Washington, class 1", is_followed: true },
      ]);
      await importChanges();
      expect((await member.get("/api/follows/")).body.follows).toMatchObject([
        { kind: "seat", since: "2026-06-30", changes: 7, page: { preferred_name_display: "Ellen M. Harrow" } },
      ]);
      // A vacant seat shows neither who left it nor who moved to another seat.
      await openDb().query(
        `update terms set end_date = '2020-01-03' where type = 'sen' and state_code = 'WA' and senate_class = 1`,
      );
      await openDb().query(
        `insert into terms (profile_id, position, type, state_code, start_date) select id, 9, 'governor', 'WA', '2020-01-03'
         from profiles where source_id = 'H900001'`,
      );
      expect((await member.get("/api/follows/")).body.follows).toMatchObject([{ kind: "seat", page: null }]);
    });

    it("are offered by a district’s page as its seat, even if it is vacant", async () => {
      await seedPlaces(openDb());
      const choicesOf = async (state: string, number: string) => {
        const [district] = await openDb().query<{ id: number }>(
          `select d.id from districts d join states s on s.id = d.state_id
           where s.code = $1 and leg_chamber_id = 1 and number = $2`,
          [state, number],
        );
        return member.get(`/api/follows/choices/?record=${district?.id}-district`);
      };
      for (const [state, number, target, name] of [
        ["WA", "5", "rep:WA:5", "United States Representative, Washington, 5th District"],
        ["AK", "AL", "rep:AK:AL", "United States Representative, Alaska, At-Large District"],
      ] as const)
        expect((await choicesOf(state, number)).body).toEqual({
          choices: [{ kind: "seat", target, name, is_followed: false }],
        });
      // A seat without a known holder.
      expect((await choicesOf("TX", "1")).body).toEqual({ choices: [] });
      expect((await member.get("/api/follows/choices/?record=999999-district")).status).toBe(404);
    });

    it("are at most 500", async () => {
      await openDb().query(
        `insert into follows (user_id, target, kind, since, after_id)
         select $1, 'rep:WA:' || n, 'seat', now(), 0 from generate_series(1, 499) n`,
        [accounts.member],
      );
      await follow(member, await person("H900001"));
      const refused = await member.post("/api/follows/start", { target: await person("O900002"), is_resumed: false });
      expect(refused.status).toBe(409);
      await follow(member, await person("H900001"));
    });
  });
});

describeWithDatabase(
  "api/inbox, bad input",
  (openDb) => {
    let app: FastifyInstance;
    let member: ApiClient;
    beforeAll(async () => {
      await seedPlaces(openDb());
      const accounts = await insertAccounts(openDb());
      app = await openApp(openDb());
      member = await clientOf(app, openDb(), accounts.member);
    });
    afterAll(() => app.close());

    it.each([
      ["/api/inbox/unmark", { batch: "1" }],
      ["/api/inbox/mark", { lines: [{ record: "x", day: SECOND, through: 1 }], is_read: true }],
      ["/api/inbox/mark", { lines: [{ record: "1-profile", day: SECOND, through: 1e30 }], is_read: true }],
      ["/api/inbox/mark", { lines: [{ record: "1-profile", day: "0000-01-01", through: 1 }], is_read: true }],
      ["/api/follows/start", { target: "1-profile" }],
      ["/api/follows/start", { target: "1-profile\u0000", is_resumed: false }],
      ["/api/follows/end", {}],
      ["/api/digest/", { cadence: "hourly", at_once: [] }],
      ["/api/digest/", { cadence: "daily", at_once: ["weather"] }],
    ])("rejects %s with %j", async (url, body) => expect((await member.post(url, body)).status).toBe(400));

    it.each([
      "/api/inbox/?page=x",
      "/api/inbox/?unread=maybe",
      "/api/follows/choices/?record=x",
      "/api/follows/choices/",
    ])("rejects the address %s", async (url) => expect((await member.get(url)).status).toBe(400));

    it.each(["0-profile", "7-planet", "sen:ZZ:1", "mayor:WA:", "nothing", "9-folder", "1-district"])(
      "follows refuse %s",
      async (target) => {
        expect((await member.post("/api/follows/start", { target, is_resumed: false })).status).toBe(404);
        expect((await member.post("/api/follows/end", { target })).status).toBe(200);
      },
    );
  },
  { keep: true },
);
