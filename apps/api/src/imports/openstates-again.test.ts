import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { clearOverride, setOverride } from "../provenance/overrides.ts";
import { suppress } from "../provenance/suppressions.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { findStoredTexts } from "../testing/stored-texts.ts";
import { editSource, STATE_FILES as FILES, stateKey, statesFolder } from "../testing/import-folders.ts";
import { importOpenStates } from "./openstates-people.ts";
import type { FileReport, ImportOptions, ImportReport } from "./run-import.ts";

const TODAY = "2026-08-15";

let folder: string;
beforeEach(async () => {
  folder = await statesFolder();
});
afterEach(() => rm(folder, { recursive: true }));

const edit = (file: string, from: string, to: string) => editSource(folder, file, from, to);

const reportOf = (report: ImportReport, file: string): FileReport => {
  const found = report.files.find((each) => each.file === file);
  if (!found) throw new Error(`no report on ${file}`);
  return found;
};

const isUnchanged = { added: 0, changed: 0, left: 0 };

describeWithDatabase("importing Open States people again", (openDb) => {
  const run = (options: Partial<ImportOptions> = {}) =>
    importOpenStates(openDb(), folder, { today: TODAY, ...options });
  const query = <Row = Record<string, unknown>>(text: string) => openDb().query<Row>(text);
  const person = async (number: number) =>
    (
      await query<Record<string, unknown> & { id: number }>(
        `select * from profiles where source_id = '${stateKey("person", number)}'`,
      )
    )[0];

  describe("a changed id", () => {
    it("keeps the person, their offices and seats, and is reported", async () => {
      await run();
      const alba = await person(1);
      const offices = () => query(`select id from offices where profile_id = ${String(alba?.id)} order by id`);
      const before = await offices();
      const [from, to] = [stateKey("person", 1), stateKey("person", 901)];
      await edit(FILES.alba, from, to);
      const moved = join(folder, FILES.alba.replace(from.slice(-12), to.slice(-12)));
      await rename(join(folder, FILES.alba), moved);
      await edit(FILES.finance, from, to);
      const report = reportOf(await run(), "data/nh people");
      expect(report).toMatchObject({ added: 0, left: 0 });
      expect(report).toMatchObject({
        doubts: [{ field: "roles.1.start_date" }, { field: "id", why: expect.stringContaining(from) as string }],
      });
      expect(await person(901)).toMatchObject({ id: alba?.id, is_former: false });
      expect(await offices()).toEqual(before);
      expect(reportOf(await run(), "data/nh people")).toMatchObject(isUnchanged);
    });
  });

  describe("repeated import", () => {
    it("changes, writes and rebuilds nothing if the source is unchanged", async () => {
      await run();
      const rows = () =>
        query(`select 'p' as t, id, xmin::text from profiles union all select 'o', id, xmin::text from offices
          union all select 'g', id, xmin::text from groups union all select 'c', id, xmin::text from contacts
          union all select 'v', id, xmin::text from vacancies union all select 'd', id::int, xmin::text from districts
          union all select 'm', profile_id, xmin::text from group_members
          union all select 't', profile_id, xmin::text from terms order by 1, 2, 3`);
      const before = await rows();
      const log = await query("select count(*)::int as count from changes");
      const { files, isSearchRebuilt } = await run({ today: "2026-08-16" });
      for (const file of files) expect(file).toMatchObject(isUnchanged);
      expect(isSearchRebuilt).toBe(false);
      expect(await rows()).toEqual(before);
      expect(await query("select count(*)::int as count from changes")).toEqual(log);
    });

    it.each([
      ["alba", "voice: 603-555-0110", "voice: 603-555-0199", `offices/${stateKey("person", 1)}-capitol/phone`],
      ["alba", "email: mj.alba@leg", "email: alba@leg", "email"],
      ["alba", "Taught physics", "Taught chemistry", "body.narrative"],
      ["child", "start_date: 2024-12\n", "start_date: 2024-12-04\n", "terms"],
      ["finance", "room: Room 100", "room: Room 101", "address"],
      ["fish", "role: co-chair", "role: vice chair", "members/"],
      ["settings", "2027-01-01", "2027-01-03", "vacancy"],
    ] as const)("logs exactly one change in %s (%s)", async (file, from, to, fact) => {
      await run();
      const last = await query<{ id: number }>("select max(id)::int as id from changes");
      await edit(FILES[file], from, to);
      await run({ today: "2026-08-16" });
      const changes = await query(`select fact, kind, source, changed_on from changes where id > ${last[0]?.id}`);
      expect(changes).toEqual([
        { fact: expect.stringContaining(fact), kind: "changed", source: "openstates", changed_on: "2026-08-16" },
      ]);
    });

    it("marks people who left as former without office, seat and phone, and restores them with the same id", async () => {
      // A term whose start is unknown.
      await edit(FILES.brand, "  district: Rockingham 13\n", "  district: Rockingham 13\n  end_date: 2027-12-01\n");
      await run();
      const before = await person(2);
      const aside = join(folder, "brand.txt");
      await rename(join(folder, FILES.brand), aside);
      expect(reportOf(await run(), "data/nh people")).toMatchObject({ added: 0, changed: 0, left: 1 });
      expect(await person(2)).toMatchObject({
        id: before?.id,
        is_former: true,
        position_summary: "Former State Representative, New Hampshire, Rockingham 13",
      });
      expect(await query(`select end_date from terms where profile_id = ${before?.id}`)).toEqual([{ end_date: TODAY }]);
      expect(await query(`select 1 from offices where profile_id = ${before?.id}`)).toEqual([]);
      expect(await query(`select phone, is_former from contacts where profile_id = ${before?.id}`)).toEqual([
        { phone: "", is_former: true },
      ]);
      expect(
        await query(
          `select is_former from search_documents where record_type = 'profile' and record_id = ${before?.id}`,
        ),
      ).toEqual([{ is_former: true }]);
      await rename(aside, join(folder, FILES.brand));
      await run();
      expect(await person(2)).toMatchObject({ id: before?.id, is_former: false });
      expect(
        await query(
          `select kind from changes where record_id = ${before?.id} and record_type = 'profile' and fact = '' order by id`,
        ),
      ).toEqual([{ kind: "added" }, { kind: "left" }, { kind: "returned" }]);
    });

    it("reads only the ends of terms from the folder of retired people", async () => {
      await run();
      await mkdir(dirname(join(folder, FILES.retiredBrand)));
      await rename(join(folder, FILES.brand), join(folder, FILES.retiredBrand));
      await edit(
        FILES.retiredBrand,
        "  district: Rockingham 13\n",
        "  district: Rockingham 13\n  end_date: 2026-07-01\n",
      );
      const stranger = (await readFile(join(folder, FILES.retiredBrand), "utf8")).replaceAll("000002", "000042");
      await writeFile(join(folder, FILES.retiredBrand.replaceAll("000002", "000042")), stranger);
      const report = await run();
      expect(reportOf(report, "data/nh people")).toMatchObject({ added: 0, changed: 1, left: 0 });
      expect(await person(2)).toMatchObject({ is_former: true });
      // The committee still lists him.
      expect(reportOf(report, "data/nh rosters")).toMatchObject({ added: 0, changed: 0, left: 1 });
      expect(
        await query(
          "select end_date from terms join profiles on id = profile_id where last_name = 'Brand' and end_date is not null",
        ),
      ).toEqual([{ end_date: "2026-07-01" }]);
      expect(await person(42)).toBeUndefined();
      expect(reportOf(await run(), "data/nh people")).toMatchObject(isUnchanged);
    });

    it("keeps states and kinds of people that are not in the folder", async () => {
      await run();
      await rm(join(folder, "data/ne"), { recursive: true });
      await rm(join(folder, "data/nh/executive"), { recursive: true });
      const report = await run({ acceptsLosses: true });
      for (const file of report.files) expect(file).toMatchObject(isUnchanged);
      expect(await query("select 1 from profiles where is_former")).toHaveLength(1);
    });

    it("marks missing committees as former, removes their members, and deletes filled vacancies", async () => {
      await run();
      await rm(join(folder, FILES.fish));
      await edit(FILES.settings, "  - chamber: upper\n    district: Harbor 9\n", "");
      const report = await run();
      expect(reportOf(report, "data/nh committees")).toMatchObject({ left: 1 });
      expect(reportOf(report, "data/nh rosters")).toMatchObject({ left: 2 });
      expect(reportOf(report, "settings.yml")).toMatchObject({ left: 1, read: 3 });
      expect(await query("select short_name from groups where is_former")).toEqual([{ short_name: "Fish Special" }]);
    });

    it("omits terms in Congress and rejects people with no other terms", async () => {
      const inCongress = "- type: lower\n  jurisdiction: ocd-jurisdiction/country:us/government\n  district: NE-2\n";
      await edit(FILES.senator, "roles:\n", `roles:\n${inCongress}`);
      await edit(FILES.brand, "country:us/state:nh/government", "country:us/government");
      const report = await run();
      expect(reportOf(report, "data/nh people")).toMatchObject({
        rejected: 1,
        problems: [{ file: FILES.brand, field: "roles.0.jurisdiction" }],
      });
      expect(await person(7)).toMatchObject({ chamber_id: 4, state_code: "NE" });
      expect(
        await query("select 1 from terms join profiles on id = profile_id where last_name = 'Brand'"),
      ).toHaveLength(1);
    });

    it("reads people back in office from the folder of current people", async () => {
      await run();
      await mkdir(dirname(join(folder, FILES.retiredBrand)));
      await writeFile(join(folder, FILES.retiredBrand), await readFile(join(folder, FILES.brand)));
      await edit(
        FILES.retiredBrand,
        "  district: Rockingham 13\n",
        "  district: Rockingham 13\n  end_date: 2020-07-01\n",
      );
      expect(reportOf(await run(), "data/nh people")).toMatchObject(isUnchanged);
    });

    it("recognizes people who are elected but not sworn in, and people who have died", async () => {
      await edit(FILES.senator, "start_date: 2023-01-04", "start_date: 2027-01-06");
      await edit(FILES.child, "gender: X\n", "gender: X\ndeath_date: 2026-01\n");
      await run();
      expect(await person(7)).toMatchObject({
        position_summary: "Incoming State Senator, Nebraska, 21st District",
        chamber_id: null,
        district: "",
        is_former: false,
      });
      expect(await person(3)).toMatchObject({ is_former: true });
    });
  });

  it("omits suppressed people and keeps editors’ values", async () => {
    const person = { name: "Pepa Alba-Nunez", office: "State Senator, New Hampshire" };
    await suppress(openDb(), { person, field: "", reason: "asked us to", today: TODAY });
    const first = await run();
    expect(reportOf(first, "data/nh people")).toMatchObject({ read: 5, rejected: 0 });
    expect(reportOf(first, "data/nh rosters")).toMatchObject({ read: 2, rejected: 0, withheld: 2 });
    expect(await findStoredTexts(openDb(), ["núñez", "603-555-0110"])).toEqual([]);

    const [child] = await query<{ id: number }>("select id from profiles where last_name = 'Child'");
    const fact = { type: "profile", id: child?.id ?? 0, fact: "body.narrative", author: "Ed", today: TODAY } as const;
    await setOverride(openDb(), { ...fact, value: "<p>Ours.</p>" });
    await edit(FILES.child, "gender: X\n", "gender: X\nbiography: Theirs.\n");
    const second = await run();
    for (const file of second.files) expect(file).toMatchObject(isUnchanged);
    expect(await query("select body from profiles where last_name = 'Child'")).toEqual([
      { body: { narrative: "<p>Ours.</p>" } },
    ]);
    await clearOverride(openDb(), fact);
    expect(await query("select body from profiles where last_name = 'Child'")).toEqual([
      { body: { narrative: "<p>Theirs.</p>" } },
    ]);
  });

  it("reports everything and stores nothing in a dry run", async () => {
    const tried = await run({ isDryRun: true });
    expect(tried).toMatchObject({ isDryRun: true, isSearchRebuilt: false });
    for (const table of ["profiles", "groups", "vacancies", "import_runs", "changes", "lookup_items"]) {
      expect(await query(`select 1 from ${table} limit 1`)).toEqual([]);
    }
    expect((await run()).files).toEqual(tried.files);
    const second = await run({ isDryRun: true });
    for (const file of second.files) expect(file).toMatchObject(isUnchanged);
    expect(await query("select id from import_runs")).toHaveLength(1);
  });

  it("continues an interrupted run", async () => {
    const stop = (label: string) => {
      if (label === "Reading data/nh committees") throw new Error("killed");
    };
    await expect(run({ onStep: stop })).rejects.toThrow("killed");
    expect(await query("select finished_at from import_runs")).toEqual([{ finished_at: null }]);
    const report = await run();
    expect(report).toMatchObject({ isContinued: true, isSearchRebuilt: true });
    expect(reportOf(report, "data/nh people")).toMatchObject({ read: 6, ...isUnchanged });
    expect(reportOf(report, "data/nh committees")).toMatchObject({ added: 3 });
    // The second run completes a part that the first one added.
    expect(await query("select 1 from changes where fact <> '' and record_type <> 'district'")).toEqual([]);
    expect(await run()).toMatchObject({ isContinued: false });
  });

  it("has the same result as a first import of the newest files", { timeout: 120_000 }, async () => {
    const edits: readonly [keyof typeof FILES, string, string][] = [
      ["alba", "voice: 603-555-0110", "voice: 603-555-0112"],
      ["alba", "classification: district", "classification: home"],
      ["alba", "biography: |", "private: |"],
      ["brand", "district: Rockingham 13", "district: Rockingham 14"],
      ["child", "family_name: Child", "family_name: Childe"],
      ["governor", "end_date: '2027-01-07'", "end_date: '2026-01-07'"],
      ["finance", "role: chair", "role: member"],
      ["parks", "name: Parks", "name: Gardens"],
      ["fish", "role: co-chair", "role: chair"],
      ["settings", "district: Harbor 9", "district: Harbor 8"],
    ];
    const write = async (chosen: readonly (typeof edits)[number][]) => {
      await rm(folder, { recursive: true });
      folder = await statesFolder();
      for (const [file, from, to] of chosen) await edit(FILES[file], from, to);
    };
    const stored = () =>
      query(`select to_jsonb(p) - 'id' - 'updated_date' as row from profiles p
        union all select to_jsonb(o) - 'id' - 'profile_id' from offices o
        union all select to_jsonb(t) - 'profile_id' || jsonb_build_object('of', p.source_id) from terms t join profiles p on p.id = t.profile_id
        union all select to_jsonb(g) - 'id' - 'updated_date' - 'parent_id' from groups g
        union all select to_jsonb(c) - 'id' - 'profile_id' - 'employer_group_id' from contacts c
        union all select to_jsonb(v) - 'id' - 'district_id' from vacancies v
        union all select jsonb_build_object('group', g.source_id, 'person', p.source_id, 'title', m.title)
          from group_members m join groups g on g.id = m.group_id join profiles p on p.id = m.profile_id
        order by 1`);
    const empty = () =>
      query("delete from profiles")
        .then(() => query("delete from groups"))
        .then(() => query("delete from vacancies"));
    await fc.assert(
      fc.asyncProperty(fc.subarray([...edits]), fc.subarray([...edits]), async (older, newer) => {
        await empty();
        await write(older);
        await run();
        await write(newer);
        await run();
        const found = await stored();
        await empty();
        await run();
        expect(found).toEqual(await stored());
      }),
      { numRuns: 4 },
    );
  });
});
