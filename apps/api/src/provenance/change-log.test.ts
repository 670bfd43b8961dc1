import { rm } from "node:fs/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { congressFolder, editSource } from "../testing/import-folders.ts";
import { importCongress } from "../imports/congress-legislators.ts";
import { describeWithDatabase } from "../testing/databases.ts";

let folder: string;
beforeEach(async () => {
  folder = await congressFolder();
});
afterEach(() => rm(folder, { recursive: true }));

describeWithDatabase("the change log of imports", (openDb) => {
  const run = (today: string) => importCongress(openDb(), folder, { today });
  const query = <Row = Record<string, unknown>>(text: string) => openDb().query<Row>(text);
  const idOf = async (table: string, key: string) =>
    (await query<{ id: number }>(`select id from ${table} where source_id = '${key}'`))[0]?.id ?? 0;

  it("logs the day and the source of each fact that changes after the first import", async () => {
    await run("2026-06-01");
    await editSource(folder, "legislators-current.yaml", "phone: 202-555-0101", "phone: 202-555-0107");
    await run("2026-06-05");
    await editSource(folder, "legislators-social-media.yaml", "SenHarrow", "SenatorHarrow");
    await run("2026-06-09");
    await run("2026-06-10");
    const id = await idOf("profiles", "H900001");
    expect(
      await query(`select fact, source, changed_on from changes
        where record_type = 'profile' and record_id = ${id} order by id`),
    ).toEqual([
      { fact: "", source: "congress-legislators", changed_on: "2026-06-01" },
      { fact: "offices/H900001-capitol/phone", source: "congress-legislators", changed_on: "2026-06-05" },
      { fact: "twitter_username", source: "congress-legislators", changed_on: "2026-06-09" },
    ]);
    expect(await query("select updated_date from profiles where source_id = 'H900001'")).toEqual([
      { updated_date: "2026-06-09" },
    ]);
  });

  it("stores each run with its counts, and each change with its old and new value", async () => {
    await run("2026-06-01");
    await editSource(folder, "committee-membership-current.yaml", "rank: 2", "rank: 3");
    await editSource(
      folder,
      "legislators-district-offices.yaml",
      "  - id: H900001-yakima\n    city: Yakima\n    state: WA\n    phone: 509-555-0122\n",
      "",
    );
    await run("2026-06-05");
    expect(
      await query(
        "select source, ran_on, added, changed, left_behind, rejected, finished_at is not null as ended from import_runs order by id",
      ),
    ).toEqual([
      {
        source: "congress-legislators",
        ran_on: "2026-06-01",
        added: 19,
        changed: 0,
        left_behind: 0,
        rejected: 0,
        ended: true,
      },
      {
        source: "congress-legislators",
        ran_on: "2026-06-05",
        added: 0,
        changed: 1,
        left_behind: 1,
        rejected: 0,
        ended: true,
      },
    ]);
    const person = await idOf("profiles", "H900001");
    expect(
      await query(`select record_type, record_id, kind, fact, was, became from changes
        where run_id = (select max(id) from import_runs) order by id`),
    ).toEqual([
      {
        record_type: "committee",
        record_id: await idOf("groups", "SSRV01"),
        kind: "changed",
        fact: `members/${person}`,
        was: { side: "MIN", rank: 2, title: "" },
        became: { side: "MIN", rank: 3, title: "" },
      },
      {
        record_type: "profile",
        record_id: person,
        kind: "removed",
        fact: "offices/H900001-yakima",
        was: { type: "District Office", city: "Yakima" },
        became: null,
      },
    ]);
  });

  it("logs a new record once, even if several files have facts about it", async () => {
    await run("2026-06-01");
    expect(
      await query("select record_type, kind, count(*)::int as count from changes group by 1, 2 order by 1"),
    ).toEqual([
      { record_type: "committee", kind: "added", count: 4 },
      { record_type: "profile", kind: "added", count: 6 },
    ]);
  });
});
