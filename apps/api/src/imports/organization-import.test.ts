import { rm } from "node:fs/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "../platform/db.ts";
import { setOverride } from "../provenance/overrides.ts";
import { suppress } from "../provenance/suppressions.ts";
import { describeOnOneDatabase } from "../testing/databases.ts";
import { findStoredTexts } from "../testing/stored-texts.ts";
import {
  countsOf,
  csvOf,
  NARRATIVE_ROWS,
  ORGANIZATION_FILES as FILES,
  organizationFolder,
  PEOPLE_ROWS,
  problemsOf,
  STAFF_ROWS,
  writeFiles,
} from "../testing/import-folders.ts";
import { isOrganizationFolder, importOrganization, type OrganizationOptions } from "./organization-import.ts";

const TODAY = "2026-07-01";

let folder: string;
beforeEach(async () => {
  folder = await organizationFolder(FILES);
});
afterEach(() => rm(folder, { recursive: true }));

const run = (db: Db, options: Partial<OrganizationOptions> = {}) =>
  importOrganization(db, folder, { today: TODAY, ...options });

describeOnOneDatabase("import of an organization’s own data", (openDb) => {
  const changes = () =>
    openDb().query("select record_type, kind, fact, was, became, source, changed_on from changes order by id");

  it("imports people, agencies, staffers and narratives", async () => {
    const db = openDb();
    const report = await run(db);
    expect(problemsOf(report)).toEqual([]);
    expect(countsOf(report)).toEqual({
      "people.csv": [2, 2, 0, 0, 0],
      "agencies.csv": [2, 2, 0, 0, 0],
      "staffers.csv": [2, 2, 0, 0, 0],
      "narratives.csv": [2, 2, 0, 0, 0],
    });
    const [dot, teo] = await db.query(
      `select source_id, preferred_name_display, aliases, gender_id, birth_date, party_id, chamber_id, state_code, district,
         title, position_summary, leadership_role, profile_type_id, subscription_modules, twitter_username, body
       from profiles where source = 'organization' order by source_id`,
    );
    expect(dot).toEqual({
      source_id: "q-1",
      preferred_name_display: "Dorothea Quillfeather",
      aliases: ["Dora Quillfeather", "D. Marsh"],
      gender_id: 1,
      birth_date: "1968-02-29",
      party_id: 2,
      chamber_id: 4,
      state_code: "WA",
      district: "7",
      title: "State Senator",
      position_summary: "State Senator, Washington, 7th District",
      leadership_role: "Majority Whip",
      profile_type_id: 203,
      subscription_modules: [2],
      twitter_username: "DotQuillfeather",
      body: {
        quick_summary: "<p>A senator who reads the small print.</p>",
        narrative: "<p>She sold <strong>pumps</strong>.</p><ul><li>Two kinds</li></ul>",
      },
    });
    expect(teo).toMatchObject({
      position_summary: "President, Example Growers",
      chamber_id: null,
      subscription_modules: [1],
    });
    expect(await db.query("select type, building, room, address1, phone from offices order by position")).toEqual([
      { type: "Capitol Office", building: "Legislative Building", room: "212", address1: "", phone: "(360) 555-0141" },
      {
        type: "District Office",
        building: "",
        room: "",
        address1: "9 Mill Street, Suite 4",
        phone: "509-555-0142 ext. 3",
      },
    ]);
    expect(
      await db.query(
        `select c.record_type, c.full_name, c.profile_type_id, c.job_category_ids, c.focus_area_ids, c.appointment_id,
           p.source_id as person, a.name as agency
         from contacts c left join profiles p on p.id = c.employer_profile_id
         left join agencies a on a.id = c.employer_agency_id where c.record_type <> 'person' order by c.source_id`,
      ),
    ).toEqual([
      {
        record_type: "staffer",
        full_name: "Wanda Orrin",
        profile_type_id: 12,
        job_category_ids: [2, 7],
        focus_area_ids: [17, 51],
        appointment_id: null,
        person: "q-1",
        agency: null,
      },
      {
        record_type: "agencyperson",
        full_name: "Basil Tarn",
        profile_type_id: 15,
        job_category_ids: [8],
        focus_area_ids: [],
        appointment_id: 2,
        person: null,
        agency: "Office of Rivers",
      },
    ]);
    expect(
      await db.query(
        `select a.agency_full, a.kind, a.role, l.abbreviation, l.parent_id = a.parent_id as "isListed"
         from agencies a join lookup_items l on l.list = 'agencies' and l.id = a.id and l.name = a.name
         where a.source = 'organization' order by a.source_id`,
      ),
    ).toEqual([
      {
        agency_full: "Bureau of Weirs, Office of Rivers",
        kind: "part",
        role: "<p>Keeps weirs.</p>",
        abbreviation: "BOW",
        isListed: true,
      },
      {
        agency_full: "Office of Rivers",
        kind: "independent",
        role: "<p>Keeps <em>rivers</em>.</p>",
        abbreviation: null,
        isListed: null,
      },
    ]);
    expect(
      await db.query(
        "select record_type, preferred_name_display from records where record_type <> 'state' and record_type <> 'district' order by 1, 2",
      ),
    ).toEqual([
      { record_type: "agency", preferred_name_display: "Bureau of Weirs" },
      { record_type: "agency", preferred_name_display: "Office of Rivers" },
      { record_type: "agencyperson", preferred_name_display: "Basil Tarn" },
      { record_type: "person", preferred_name_display: "Dorothea Quillfeather" },
      { record_type: "profile", preferred_name_display: "Dorothea Quillfeather" },
      { record_type: "profile", preferred_name_display: "Teo Núñez-Abara" },
      { record_type: "staffer", preferred_name_display: "Wanda Orrin" },
    ]);
  });

  it("changes nothing the second time, keeps all ids, and logs exactly the later differences", async () => {
    const db = openDb();
    await run(db);
    const ids = () =>
      db.query(
        "select 'p' as t, id, source_id from profiles union all select 'c', id, source_id from contacts union all select 'a', id, source_id from agencies order by 1, 2",
      );
    const [before, logged] = [await ids(), await changes()];
    const second = await run(db);
    expect(second.files.map((file) => file.status === "imported" && file.added + file.changed + file.left)).toEqual([
      0, 0, 0, 0,
    ]);
    expect(second.isSearchRebuilt).toBe(false);
    expect(await changes()).toEqual(logged);

    const edited = FILES["people.csv"].replace("dot@example.org", "dorothea@example.org");
    await writeFiles(folder, { "people.csv": edited });
    expect(countsOf(await run(db, { today: "2026-07-02" }))["people.csv"]).toEqual([2, 0, 1, 0, 0]);
    expect((await changes()).slice(logged.length)).toEqual([
      {
        record_type: "profile",
        kind: "changed",
        fact: "email",
        was: "dot@example.org",
        became: "dorothea@example.org",
        source: "organization",
        changed_on: "2026-07-02",
      },
    ]);
    expect(await ids()).toEqual(before);
  });

  it("keeps people missing from the files unless the files are complete", async () => {
    const db = openDb();
    await run(db);
    await writeFiles(folder, {
      "people.csv": csvOf(PEOPLE_ROWS[0] ?? {}),
      "staffers.csv": csvOf(STAFF_ROWS[0] ?? {}),
      "agencies.csv": csvOf({
        id: "office",
        name: "Office of Rivers",
        parent: "",
        acronym: "",
        phone: "",
        role: "<p>Keeps <em>rivers</em>.</p>",
      }),
      "narratives.csv": csvOf(NARRATIVE_ROWS[0] ?? {}),
    });
    const former = () =>
      db.query<{ source_id: string }>(
        `select source_id from profiles where is_former union all select source_id from contacts where is_former
           union all select source_id from agencies where is_former
         union all select 'narrative' where exists (select from profiles where source_id = 'q-1' and not body ? 'narrative') order by 1`,
      );
    expect(countsOf(await run(db))).toMatchObject({ "people.csv": [1, 0, 0, 0, 0], "narratives.csv": [1, 0, 0, 0, 0] });
    expect(await former()).toEqual([]);
    expect(countsOf(await run(db, { isComplete: true }))).toEqual({
      "people.csv": [1, 0, 0, 1, 0],
      "agencies.csv": [1, 0, 0, 1, 0],
      "staffers.csv": [1, 0, 0, 1, 0],
      "narratives.csv": [1, 0, 0, 1, 0],
    });
    expect((await former()).map(({ source_id }) => source_id)).toEqual(["bureau", "narrative", "q-2", "staffer/s-2"]);
    await writeFiles(folder, FILES);
    await run(db, { isComplete: true });
    expect(await former()).toEqual([]);
  });

  it("distinguishes people, staffers and agencies with equal ids", async () => {
    const db = openDb();
    await writeFiles(folder, {
      "people.csv": csvOf({ ...PEOPLE_ROWS[0], id: "1" }),
      "agencies.csv": csvOf({ id: "1", name: "Office of Rivers" }),
      "staffers.csv": csvOf({ ...STAFF_ROWS[1], id: "1" }),
      "narratives.csv": csvOf({ person: "1", panel: "narrative", text: "Hers." }),
    });
    for (const time of [1, 2]) {
      expect([time, problemsOf(await run(db, { isComplete: true }))]).toEqual([time, []]);
      expect(await db.query("select record_type, full_name, is_former from contacts order by 1")).toEqual([
        { record_type: "agencyperson", full_name: "Basil Tarn", is_former: false },
        { record_type: "person", full_name: "Dorothea Quillfeather", is_former: false },
      ]);
    }
  });

  it("marks nobody as former if a row has no valid id", async () => {
    const db = openDb();
    await run(db);
    await writeFiles(folder, { "people.csv": csvOf({ ...PEOPLE_ROWS[0], id: "no id" }) });
    const report = await run(db, { isComplete: true });
    expect(problemsOf(report)[0]).toContain("people.csv:2: id “no id” isn’t allowed");
    expect(await db.query("select 1 from profiles where is_former")).toEqual([]);
  });

  it("stores nothing in a dry run, and returns the same report", async () => {
    const db = openDb();
    const report = await run(db, { isDryRun: true });
    expect(countsOf(report)["staffers.csv"]).toEqual([2, 2, 0, 0, 0]);
    expect(
      await db.query("select 1 from profiles union all select 1 from agencies union all select 1 from import_runs"),
    ).toEqual([]);
  });

  it("keeps editors’ values and omits suppressed people", async () => {
    const db = openDb();
    await run(db);
    const idOf = async (table: string, key: string) =>
      (await db.query<{ id: number }>(`select id from ${table} where source_id = $1`, [key]))[0]?.id ?? 0;
    const editor = { author: "editor@example.org", today: TODAY };
    await setOverride(db, {
      type: "profile",
      id: await idOf("profiles", "q-1"),
      fact: "email",
      value: "kept@example.org",
      ...editor,
    });
    await setOverride(db, {
      type: "agency",
      id: await idOf("agencies", "bureau"),
      fact: "phone",
      value: "202-555-0199",
      ...editor,
    });
    await suppress(db, {
      person: { source: "organization", sourceId: "q-1" },
      field: "birth_date",
      reason: "asked",
      today: TODAY,
    });
    await suppress(db, {
      person: { source: "organization", sourceId: "q-2" },
      field: "",
      reason: "asked",
      today: TODAY,
    });
    const report = await run(db);
    expect(problemsOf(report)).toEqual([]);
    expect(await db.query("select source_id, email, birth_date from profiles")).toEqual([
      { source_id: "q-1", email: "kept@example.org", birth_date: null },
    ]);
    expect(await db.query("select phone from agencies where source_id = 'bureau'")).toEqual([
      { phone: "202-555-0199" },
    ]);
    expect(await findStoredTexts(db, ["Núñez", "1968-02-29"])).toEqual([]);
  });
});

describe("isOrganizationFolder", () => {
  it("recognizes a folder by any of the files", async () => {
    expect(isOrganizationFolder(folder)).toBe(true);
    for (const name of Object.keys(FILES)) await rm(`${folder}/${name}`);
    expect(isOrganizationFolder(folder)).toBe(false);
    await writeFiles(folder, { "staffers.json": "[]" });
    expect(isOrganizationFolder(folder)).toBe(true);
  });
});
