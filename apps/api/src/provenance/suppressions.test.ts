import { rm } from "node:fs/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { congressFolder, editSource } from "../testing/import-folders.ts";
import { importCongress } from "../imports/congress-legislators.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { findStoredTexts } from "../testing/stored-texts.ts";
import { setOverride } from "./overrides.ts";
import { listSuppressed, suppress, unsuppress, UnknownField } from "./suppressions.ts";

const TODAY = "2026-06-01";
const CONGRESS = "congress-legislators";

let folder: string;
beforeEach(async () => {
  folder = await congressFolder();
});
afterEach(() => rm(folder, { recursive: true }));

describeWithDatabase("the suppression list", (openDb) => {
  const run = () => importCongress(openDb(), folder, { today: TODAY });
  const query = <Row = Record<string, unknown>>(text: string) => openDb().query<Row>(text);
  const byKey = { source: CONGRESS, sourceId: "H900001" };
  const byName = { name: "ellen harrow", office: "United States Senator" };
  const put = (person: Parameters<typeof suppress>[1]["person"], field: string) =>
    suppress(openDb(), { person, field, reason: "asked us to", today: TODAY });
  const holding = (...words: string[]) => findStoredTexts(openDb(), words);

  it("removes a person at once with staff, seats, folder items, log and search, and keeps them out of imports", async () => {
    await run();
    const db = openDb();
    await db.exec(`
      insert into organizations (name) values ('Customer');
      insert into users (organization_id, email, username, password_hash)
        select id, 'reader@example.org', 'reader', 'x' from organizations;
      insert into folders (user_id, name, is_default) select id, 'General Briefcase', true from users;
      insert into folder_items (folder_id, record_type, record_id)
        select folders.id, 'profile', p.id from folders, profiles p where p.source_id = 'H900001';
      insert into contacts (record_type, source, source_id, employer_profile_id, full_name)
        select 'staffer', 'sample', 's1', id, 'Stella Staffer' from profiles where source_id = 'H900001'`);
    await edit("legislators-current.yaml", "last: Harrow", "last: Harrow-Cole");
    await run();
    expect(await put(byKey, "")).toMatchObject({ people: 1 });
    expect(await holding("harrow", "stella")).toEqual([]);
    expect(await query("select 1 from folder_items")).toEqual([]);

    const again = await run();
    expect(again.files.map((file) => file.status === "imported" && [file.rejected, file.withheld])).toEqual([
      [0, 1],
      [0, 0],
      [0, 0],
      [0, 3],
      [0, 1],
      [0, 1],
    ]);
    for (const file of again.files) expect(file).toMatchObject({ added: 0, changed: 0, left: 0 });
    expect(await holding("harrow")).toEqual([]);
  });

  it("finds a person by name and office in every file, also one imported later", async () => {
    await put(byName, "");
    expect(await listSuppressed(openDb())).toMatchObject([
      { people: [], name: "ellen harrow", office: "united states senator" },
    ]);
    const { files } = await run();
    for (const file of files) expect(file).toMatchObject({ rejected: 0 });
    expect(await query("select 1 from profiles where source_id = 'H900001'")).toEqual([]);
    expect(await listSuppressed(openDb())).toMatchObject([{ people: [`${CONGRESS} H900001`] }]);
    expect(await query("select 1 from profiles")).toHaveLength(5);
  });

  it("doesn’t match a person of the same name in another office", async () => {
    await put({ name: "Ellen Harrow", office: "Governor" }, "");
    await run();
    expect(await query("select 1 from profiles where source_id = 'H900001'")).toHaveLength(1);
  });

  it.each([
    ["phone", ["202-555-0101", "509-555-0120", "509-555-0122"]],
    ["birth_date", ["1961-04-09"]],
    ["address", ["falls avenue", "hart senate", "yakima"]],
    ["offices", ["falls avenue", "202-555-0101", "509-555-0122"]],
    ["social", ["senharrow"]],
  ])("clears one field and keeps it out of later imports: %s", async (field, values) => {
    await run();
    for (const value of values) expect(await holding(value)).not.toEqual([]);
    await put(byKey, field);
    expect(await holding(...values)).toEqual([]);
    const again = await run();
    for (const file of again.files) expect(file).toMatchObject({ added: 0, changed: 0, left: 0, rejected: 0 });
    expect(await holding(...values)).toEqual([]);
    expect(await query("select 1 from profiles where source_id = 'H900001'")).toHaveLength(1);
  });

  it("keeps a field out for a person imported later, and removes it from the log and overrides", async () => {
    await put(byName, "phone");
    await run();
    expect(await holding("202-555-0101", "509-555-0120")).toEqual([]);
    await edit("legislators-current.yaml", "phone: 202-555-0101", "phone: 202-555-0107");
    await run();
    expect(await holding("202-555-0107")).toEqual([]);

    await put(byKey, "email");
    const [person] = await query<{ id: number }>("select id from profiles where source_id = 'B900004'");
    const owner = { type: "profile", id: person?.id ?? 0, author: "Ed", today: TODAY } as const;
    await setOverride(openDb(), { ...owner, fact: "email", value: "walter@private.example.org" });
    await put({ source: CONGRESS, sourceId: "B900004" }, "email");
    expect(await holding("walter@private")).toEqual([]);
  });

  it.each([
    { source: "own", sourceId: "s1" },
    { name: "Stella Staffer", office: "United States Senator" },
  ])("removes a person without a profile, or one of their fields: %j", async (person) => {
    await run();
    await openDb()
      .exec(`insert into contacts (record_type, source, source_id, employer_profile_id, full_name, title, email)
        select 'staffer', 'own', 's1', id, 'Stella Staffer', 'Scheduler', 'stella@harrow.example.org'
        from profiles where source_id = 'H900001'`);
    expect(await put(person, "email")).toMatchObject({ people: 1 });
    expect(await holding("stella@")).toEqual([]);
    expect(await query("select full_name from contacts where source = 'own'")).toHaveLength(1);
    await put(person, "");
    expect(await holding("stella")).toEqual("name" in person ? ["suppressions.name: stella"] : []);
    expect(await query("select 1 from profiles where source_id = 'H900001'")).toHaveLength(1);
  });

  it("lets the next import restore a person whose suppression was removed", async () => {
    await run();
    const { id } = await put(byKey, "");
    expect(await unsuppress(openDb(), id)).toBe(true);
    expect(await unsuppress(openDb(), id)).toBe(false);
    await run();
    expect(await query("select leadership_role from profiles where source_id = 'H900001'")).toEqual([
      { leadership_role: "Senate Example Whip" },
    ]);
  });

  it("refuses unknown fields, and fields required to show a person", async () => {
    await expect(put(byKey, "shoe_size")).rejects.toThrow(UnknownField);
    await expect(put(byKey, "preferred_name_display")).rejects.toThrow("suppress the whole person");
    expect(await listSuppressed(openDb())).toEqual([]);
  });

  const edit = (file: string, from: string, to: string) => editSource(folder, file, from, to);
});
