import { rm } from "node:fs/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { congressFolder, editSource } from "../testing/import-folders.ts";
import { importCongress } from "../imports/congress-legislators.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { UnknownFact } from "./facts.ts";
import { clearOverride, loadOverrides, setOverride } from "./overrides.ts";

const TODAY = "2026-06-01";
const LATER = "2026-06-02";

let folder: string;
beforeEach(async () => {
  folder = await congressFolder();
});
afterEach(() => rm(folder, { recursive: true }));

describeWithDatabase("a fact set by an editor", (openDb) => {
  const run = (today = LATER) => importCongress(openDb(), folder, { today });
  const edit = (file: string, from: string, to: string) => editSource(folder, file, from, to);
  const query = <Row = Record<string, unknown>>(text: string) => openDb().query<Row>(text);
  const idOf = async (key: string) =>
    (await query<{ id: number }>(`select id from profiles where source_id = '${key}'`))[0]?.id ?? 0;
  const valueOf = async (column: string) =>
    (await query(`select ${column} as value from profiles where source_id = 'H900001'`))[0]?.["value"];
  const set = async (fact: string, value: unknown) =>
    setOverride(openDb(), { type: "profile", id: await idOf("H900001"), fact, value, author: "Ed", today: TODAY });
  const clear = async (fact: string) =>
    clearOverride(openDb(), { type: "profile", id: await idOf("H900001"), fact, today: TODAY });
  const imported = async (fact: string) =>
    [...(await loadOverrides(openDb(), ["profile"])).values()].find((each) => each.fact === fact)?.imported;

  it("applies at once, survives imports with another value, and stores the source’s value", async () => {
    await run(TODAY);
    await set("last_name", "Harrow-Finch");
    await set("email", "office@harrow.example.org");
    expect(await valueOf("last_name")).toBe("Harrow-Finch");
    for (const file of (await run()).files) expect(file).toMatchObject({ added: 0, changed: 0, left: 0 });

    await edit("legislators-current.yaml", "last: Harrow", "last: Harrow-Cole");
    await run();
    expect(await valueOf("last_name")).toBe("Harrow-Finch");
    expect(await valueOf("email")).toBe("office@harrow.example.org");
    expect(await imported("last_name")).toBe("Harrow-Cole");
    expect(await query("select last_name, email from contacts where source_id = 'H900001'")).toEqual([
      { last_name: "Harrow-Finch", email: "office@harrow.example.org" },
    ]);
  });

  it("is replaced by the source’s current value when it is cleared", async () => {
    await run(TODAY);
    await set("last_name", "Harrow-Finch");
    await edit("legislators-current.yaml", "last: Harrow", "last: Harrow-Cole");
    await run();
    expect(await clear("last_name")).toBe(true);
    expect(await valueOf("last_name")).toBe("Harrow-Cole");
    expect(await clear("last_name")).toBe(false);
    for (const file of (await run()).files) expect(file).toMatchObject({ changed: 0 });
    expect(await valueOf("last_name")).toBe("Harrow-Cole");
  });

  it("keeps an office’s telephone, even if the office is removed and returns, and updates the contact entry", async () => {
    await run(TODAY);
    await set("offices/H900001-capitol/phone", "202-555-0999");
    await edit("legislators-current.yaml", "    phone: 202-555-0101", "    phone: 202-555-0105");
    await run();
    expect(await query("select phone from offices where source_id = 'H900001-capitol'")).toEqual([
      { phone: "202-555-0999" },
    ]);
    expect(await query("select phone from contacts where source_id = 'H900001'")).toEqual([{ phone: "202-555-0999" }]);
    await query("delete from offices where source_id = 'H900001-capitol'");
    await run();
    expect(await query("select phone from offices where source_id = 'H900001-capitol'")).toEqual([
      { phone: "202-555-0999" },
    ]);
    expect(await imported("offices/H900001-capitol/phone")).toBe("202-555-0105");
  });

  it("keeps social accounts and prose", async () => {
    await run(TODAY);
    await set("twitter_username", "HarrowOffice");
    await set("body.narrative", "<p>Ours.</p>");
    await edit("legislators-social-media.yaml", "SenHarrow", "SenatorHarrow");
    await edit("legislators-current.yaml", "nickname: Ellen", "nickname: Nelly");
    await run();
    expect(await valueOf("twitter_username")).toBe("HarrowOffice");
    expect(await imported("twitter_username")).toBe("SenatorHarrow");
    expect(await valueOf("body")).toMatchObject({ narrative: "<p>Ours.</p>" });
    await clear("body.narrative");
    expect(await valueOf("body")).not.toHaveProperty("narrative");
  });

  it("keeps a person in office whom the source no longer lists", async () => {
    await run(TODAY);
    await set("is_former", false);
    await edit("legislators-current.yaml", "bioguide: H900001", "bioguide: Z900009");
    await run();
    expect(await valueOf("is_former")).toBe(false);
  });

  it("is logged as an editor’s change, and keeps the source’s own value", async () => {
    await run(TODAY);
    await set("birth_date", "1961-04-10");
    const id = await idOf("H900001");
    expect(
      await query(`select source, run_id, fact, was, became from changes where record_id = ${id} and kind = 'changed'`),
    ).toEqual([{ source: "editor", run_id: null, fact: "birth_date", was: "1961-04-09", became: "1961-04-10" }]);
    expect(await query("select fact, author, set_on, imported from overrides")).toEqual([
      { fact: "birth_date", author: "Ed", set_on: TODAY, imported: "1961-04-09" },
    ]);
  });

  it("must be a fact of the record", async () => {
    await run(TODAY);
    for (const fact of ["nonsense", "id", "source", "body", "offices/none", "body.x; drop table profiles"]) {
      await expect(set(fact, "x")).rejects.toThrow(UnknownFact);
    }
    await expect(set("offices/nowhere/phone", "x")).rejects.toThrow("There is no");
    expect(await query("select 1 from overrides")).toEqual([]);
  });
});
