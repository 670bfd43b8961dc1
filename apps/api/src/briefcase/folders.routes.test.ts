import { DEFAULT_FOLDER_NAME, FOLDER_NAME_MAX, FOLDERS_MAX, MESSAGES } from "@rotunda/core";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type ApiClient, clientOf, openApp } from "../testing/api-client.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { type Accounts, IDS, loadFixture } from "../testing/fixture.ts";

const MARQUEZ = `${IDS.marquez}-profile`;
const LATIMER = `${IDS.latimer}-profile`;

describeWithDatabase("api/briefcase/folder", (openDb) => {
  let app: FastifyInstance;
  let accounts: Accounts;
  let member: ApiClient;
  beforeAll(async () => {
    app = await openApp(openDb());
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    accounts = await loadFixture(openDb());
    member = await clientOf(app, openDb(), accounts.member);
  });

  const add = (name: unknown, client = member) => client.post("/api/briefcase/folder/add", { folder_name: name });
  const remove = (id: unknown, client = member) => client.post("/api/briefcase/folder/delete", { folder_id: id });
  const toggle = (body: object, client = member) => client.post("/api/briefcase/toggle/", body);
  const foldersOf = async (client = member): Promise<{ id: number; name: string; dossier_url: string }[]> =>
    (await client.get("/api/briefcase/")).body.folders;
  const names = async (client = member) => (await foldersOf(client)).map(({ name }) => name);

  it("creates a folder with a trimmed name", async () => {
    const { status, body } = await add("  Water & rivers ");
    const [, made] = await foldersOf();
    expect([status, body]).toEqual([
      200,
      {
        folder_id: made?.id,
        dossier_url: `/api/folderDossierDownload/${made?.id}`,
        detail: "Folder 'Water & rivers' created.",
      },
    ]);
    expect(made).toMatchObject({ name: "Water & rivers", dossier_url: body.dossier_url, is_default: false, items: [] });
  });

  it("stores a name as typed", async () => {
    const typed = [
      "<img src=x onerror=alert(1)>",
      "'; drop table folders; --",
      "${7*7}",
      "日本 🗂",
      "__proto__",
      "%_\\",
    ];
    for (const name of typed) expect((await add(name)).status, name).toBe(200);
    expect(await names()).toEqual([DEFAULT_FOLDER_NAME, ...typed]);
  });

  it("rejects a name with the message of the violated rule", async () => {
    await add("Water");
    for (const [name, status, sentence] of [
      ["", 400, "This field is required."],
      [" \t\u0000\n", 400, "This field is required."],
      ["x".repeat(FOLDER_NAME_MAX + 1), 400, "Name must be less than 100 characters"],
      ["\u200b\u202e\ufe0f\u3164", 400, "This field is required."],
      ["Wa\u200bter\ufeff", 409, "Folder name has to be unique."],
      ["Water", 409, "Folder name has to be unique."],
      [" wATER ", 409, "Folder name has to be unique."],
      [DEFAULT_FOLDER_NAME.toLowerCase(), 409, "Folder name has to be unique."],
    ] as const) {
      const answer = await add(name);
      expect([answer.status, answer.body.error_message, answer.body.detail], name).toEqual([
        status,
        sentence,
        sentence,
      ]);
    }
    expect((await add("x".repeat(FOLDER_NAME_MAX))).status).toBe(200);
    expect(await names()).toEqual([DEFAULT_FOLDER_NAME, "Water", "x".repeat(FOLDER_NAME_MAX)]);
  });

  it("requires a text as name and an integer as folder, and names the invalid one", async () => {
    for (const name of [7, null, ["Water"], { $ne: 1 }, undefined]) {
      const { status, body } = await add(name);
      expect([status, body.detail]).toEqual([400, "folder_name"]);
    }
    for (const id of ["1 or 1=1", 1.5, null, [1], undefined]) {
      const { status, body } = await remove(id);
      expect([status, body.detail]).toEqual([400, "folder_id"]);
    }
    expect(await names()).toEqual([DEFAULT_FOLDER_NAME]);
  });

  it("ignores other properties of the body", async () => {
    const sent = { folder_name: "Mine", user_id: accounts.staff, is_default: true, id: 900 };
    expect((await member.post("/api/briefcase/folder/add", sent)).status).toBe(200);
    expect(await foldersOf()).toMatchObject([{ name: DEFAULT_FOLDER_NAME }, { name: "Mine", is_default: false }]);
    expect(await names(await clientOf(app, openDb(), accounts.staff))).toEqual([DEFAULT_FOLDER_NAME]);
  });

  it("allows two users to have folders of the same name", async () => {
    const staff = await clientOf(app, openDb(), accounts.staff);
    expect([(await add("Water")).status, (await add("Water", staff)).status]).toEqual([200, 200]);
  });

  it("creates one folder per name for concurrent requests", async () => {
    const answers = await Promise.all(Array.from({ length: 64 }, (_, n) => add(n % 2 === 0 ? "Water" : "WATER")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(63);
    expect(new Set(refused.map(({ body }) => body.error_message))).toEqual(new Set([MESSAGES.folderNameTaken]));
    expect((await names()).map((name) => name.toLowerCase())).toEqual([DEFAULT_FOLDER_NAME.toLowerCase(), "water"]);
  });

  it("enforces the limit of folders for concurrent requests", async () => {
    await openDb().query(
      "insert into folders (user_id, name) select $1, 'Folder ' || number from generate_series(1, $2::int) as number",
      [accounts.member, FOLDERS_MAX - 2],
    );
    const answers = await Promise.all(Array.from({ length: 16 }, (_, n) => add(`Water ${n}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const { body } of answers.filter(({ status }) => status !== 200)) {
      expect(body).toEqual({
        error_message: MESSAGES.foldersTooMany,
        error_code: "TOO_MANY_FOLDERS",
        detail: MESSAGES.foldersTooMany,
      });
    }
    expect((await foldersOf()).filter((folder) => folder.name !== DEFAULT_FOLDER_NAME)).toHaveLength(FOLDERS_MAX);
    const [some] = (await foldersOf()).slice(-1);
    await remove(some?.id);
    expect((await add("Room again")).status).toBe(200);
  });

  it("rejects names that the database considers equal", async () => {
    await add("Water");
    await openDb().query(
      "insert into folders (user_id, name) values ($1, 'wATER'), ($1, 'Waters') on conflict do nothing",
      [accounts.member],
    );
    expect(await names()).toEqual([DEFAULT_FOLDER_NAME, "Water", "Waters"]);
  });

  it("deletes a folder, and items that are in no other one", async () => {
    const id = (await add("Water")).body.folder_id;
    await toggle({ briefcase_item_ids: [MARQUEZ, LATIMER], action: "add", folder_id: id });
    await toggle({ briefcase_item_ids: [MARQUEZ], action: "add" });
    const { status, body } = await remove(id);
    expect([status, body]).toEqual([200, { status_code: 200 }]);
    const briefcase = (await member.get("/api/briefcase/")).body;
    expect(briefcase).toMatchObject({
      folders: [{ name: DEFAULT_FOLDER_NAME, items: [{ briefcase_item_id: MARQUEZ }] }],
      items: [{ briefcase_item_id: MARQUEZ }],
    });
    expect(briefcase.items).toHaveLength(1);
    const { results } = (await member.get("/api/search/vignette/?q=latimer")).body;
    expect(results).toMatchObject([{ added_to_briefcase: false }]);
    expect((await add("Water")).status).toBe(200);
  });

  it("answers the same for the default folder, another user’s and a missing one, and deletes none", async () => {
    const staff = await clientOf(app, openDb(), accounts.staff);
    const theirs = (await add("Theirs", staff)).body.folder_id;
    await toggle({ briefcase_item_ids: [LATIMER], action: "add", folder_id: theirs }, staff);
    const [general] = await foldersOf();
    const unknown = await remove(999_999);
    expect([unknown.status, unknown.body.status_code]).toEqual([404, undefined]);
    for (const id of [general?.id, theirs, 0, -1, 2 ** 53, 2 ** 63]) {
      const { status, body } = await remove(id);
      expect([status, body], String(id)).toEqual([unknown.status, unknown.body]);
    }
    expect(await names()).toEqual([DEFAULT_FOLDER_NAME]);
    expect((await staff.get("/api/briefcase/")).body.folders).toMatchObject([
      { name: DEFAULT_FOLDER_NAME },
      { name: "Theirs", items: [{ briefcase_item_id: LATIMER }] },
    ]);
  });

  it("deletes once, including items that are being added", async () => {
    const id = (await add("Water")).body.folder_id;
    const [deletions, additions] = await Promise.all([
      Promise.all(Array.from({ length: 16 }, () => remove(id))),
      Promise.all(
        Array.from({ length: 16 }, () =>
          toggle({ briefcase_item_ids: [MARQUEZ], action: "add", folder_id: id }).then(({ status }) => status),
        ),
      ),
    ]);
    expect(deletions.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 15 }, () => 404)]);
    expect(additions.every((status) => status === 200 || status === 404)).toBe(true);
    expect((await member.get("/api/briefcase/")).body.items).toEqual([]);
  });

  it("requires a web user and a page of this site", async () => {
    const id = (await add("Water")).body.folder_id;
    for (const [account, expected] of [
      [null, 401],
      ["noaccess", 403],
      ["lapsed", 403],
    ] as const) {
      const client = await clientOf(app, openDb(), account && accounts[account]);
      expect([(await add("New", client)).status, (await remove(id, client)).status]).toEqual([expected, expected]);
    }
    for (const [call, payload] of [
      ["add", { folder_name: "New" }],
      ["delete", { folder_id: id }],
    ] as const) {
      const { statusCode } = await app.inject({
        method: "POST",
        url: `/api/briefcase/folder/${call}`,
        headers: { ...member.headers, "sec-fetch-site": "cross-site" },
        payload,
      });
      expect(statusCode).toBe(403);
    }
    expect(await names()).toEqual([DEFAULT_FOLDER_NAME, "Water"]);
  });
});
