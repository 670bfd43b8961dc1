import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeOnOneDatabase } from "../testing/databases.ts";
import { congressFolder, editSource } from "../testing/import-folders.ts";
import { importCongress } from "./congress-legislators.ts";
import type { FileReport, ImportReport } from "./run-import.ts";

const TODAY = "2026-06-01";

let folder: string;
beforeEach(async () => {
  folder = await congressFolder();
});
afterEach(() => rm(folder, { recursive: true }));

const edit = (file: string, from: string, to: string) => editSource(folder, file, from, to);

const reportOf = (report: ImportReport, file: string): FileReport | undefined =>
  report.files.find((each) => each.file === file);

describeOnOneDatabase("importing congress-legislators", (openDb) => {
  const run = (today = TODAY) => importCongress(openDb(), folder, { today });
  const query = <Row = Record<string, unknown>>(text: string) => openDb().query<Row>(text);
  const person = async (key: string) => (await query(`select * from profiles where source_id = '${key}'`))[0];

  describe("first import", () => {
    it("imports all files and counts their records", async () => {
      const { files, isSearchRebuilt } = await run();
      expect(
        files.map((file) => (file.status === "imported" ? [file.unit, file.read, file.added, file.rejected] : file)),
      ).toEqual([
        ["people", 4, 4, 0],
        ["people", 2, 2, 0],
        ["groups", 4, 4, 0],
        ["seats", 4, 4, 0],
        ["offices", 3, 3, 0],
        ["people", 2, 2, 0],
      ]);
      expect(isSearchRebuilt).toBe(true);
    });

    it("stores a member’s profile, terms, offices, links and contact", async () => {
      await run();
      expect(await person("H900001")).toMatchObject({
        source: "congress-legislators",
        preferred_name_display: "Eleanor M. Harrow",
        nickname: "Ellen",
        aliases: ["Eleanor Mae Harrow", "Ellen", "Ellen Harrow", "Nell Harrow"],
        gender_id: 1,
        birth_date: "1961-04-09",
        party_id: 2,
        chamber_id: 2,
        state_code: "WA",
        title: "Senator",
        position_summary: "United States Senator, Washington",
        leadership_role: "Senate Example Whip",
        subscription_modules: [1],
        website_url: "https://harrow.senate.example.org",
        contact_form_url: "https://harrow.senate.example.org/contact",
        facebook_url: "https://www.facebook.com/senharrow",
        twitter_username: "SenHarrow",
        instagram_username: "senharrow",
        youtube: "https://www.youtube.com/channel/UCharrow",
        identifiers: { bioguide: "H900001", fec: ["S0WA99001"] },
        updated_date: TODAY,
      });
      expect(
        await query(`select terms.type, start_date, terms.district, senate_class, party_name from terms
          join profiles on id = profile_id where source_id = 'H900001' order by position`),
      ).toEqual([
        { type: "rep", start_date: "2015-01-06", district: "5", senate_class: null, party_name: "Democrat" },
        { type: "sen", start_date: "2025-01-03", district: "", senate_class: 1, party_name: "Democrat" },
      ]);
      expect(
        await query(`select type, building, room, address1, city, state_code, zip, phone, fax, latitude from offices
          where source_id like 'H900001%' order by position`),
      ).toEqual([
        {
          type: "Capitol Office",
          building: "Hart Senate Office Building",
          room: "511",
          address1: "",
          city: "Washington",
          state_code: "DC",
          zip: "20510",
          phone: "202-555-0101",
          fax: "202-555-0102",
          latitude: null,
        },
        {
          type: "District Office",
          building: "Miller Block",
          room: "Suite 3",
          address1: "10 Falls Avenue",
          city: "Spokane",
          state_code: "WA",
          zip: "09920",
          phone: "509-555-0120",
          fax: "509-555-0121",
          latitude: 47.658,
        },
        {
          type: "District Office",
          building: "",
          room: "",
          address1: "",
          city: "Yakima",
          state_code: "WA",
          zip: "",
          phone: "509-555-0122",
          fax: "",
          latitude: null,
        },
      ]);
      expect(
        await query(`select record_type, full_name, title, phone, profile_type_id, is_former from contacts
          where source_id = 'H900001'`),
      ).toEqual([
        {
          record_type: "person",
          full_name: "Eleanor M. Harrow",
          title: "Senator",
          phone: "202-555-0101",
          profile_type_id: 8,
          is_former: false,
        },
      ]);
    });

    it("imports other chambers, parties and presidents", async () => {
      await run();
      expect(await person("O900002")).toMatchObject({
        party_id: 3,
        district: "AL",
        chamber_id: 1,
        preferred_name_display: "Josué Ortega-Núñez",
      });
      expect(
        await query("select caucus_name from terms join profiles on id = profile_id where source_id = 'O900002'"),
      ).toEqual([{ caucus_name: "Republican" }]);
      expect(await person("P900003")).toMatchObject({ title: "Resident Commissioner", party_id: 7, birth_date: null });
      expect(await person("govtrack:990100")).toMatchObject({ is_former: true, party_id: 12, chamber_id: null });
      expect(await person("F900101")).toMatchObject({
        is_former: false,
        position_summary: "President of the United States",
      });
      expect(await query("select source_id from contacts where source_id in ('F900101', 'govtrack:990100')")).toEqual(
        [],
      );
    });

    it("stores committees, subcommittees and rosters, and marks chairs as leaders", async () => {
      await run();
      expect(
        await query(`select part.source_id, part.long_name, part.short_name, part.chamber, whole.source_id as parent
          from groups part left join groups whole on whole.id = part.parent_id order by part.source_id`),
      ).toEqual([
        {
          source_id: "JMAP",
          long_name: "Joint Committee on Maps",
          short_name: "Joint Committee on Maps",
          chamber: "joint",
          parent: null,
        },
        {
          source_id: "SSRV",
          long_name: "Senate Committee on Rivers",
          short_name: "Rivers",
          chamber: "senate",
          parent: null,
        },
        {
          source_id: "SSRV01",
          long_name: "Subcommittee on Canals and Locks",
          short_name: "Canals and Locks",
          chamber: "senate",
          parent: "SSRV",
        },
        {
          source_id: "SSRV02",
          long_name: "Permanent Subcommittee on Floods",
          short_name: "Permanent Subcommittee on Floods",
          chamber: "senate",
          parent: "SSRV",
        },
      ]);
      expect(
        await query(`select groups.source_id as "group", profiles.source_id as person, side, rank, group_members.title
          from group_members join groups on groups.id = group_id join profiles on profiles.id = profile_id
          order by groups.source_id, side, rank`),
      ).toEqual([
        { group: "JMAP", person: "B900004", side: "MAJ", rank: 1, title: "Chairman" },
        { group: "JMAP", person: "H900001", side: "MIN", rank: 1, title: "Ranking Member" },
        { group: "SSRV", person: "H900001", side: "MAJ", rank: 1, title: "Chairman" },
        { group: "SSRV01", person: "H900001", side: "MIN", rank: 2, title: "" },
      ]);
      expect(await person("B900004")).toMatchObject({ leadership_role: "Chairman, Joint Committee on Maps" });
    });
  });

  describe("repeated import", () => {
    const lastEnd = `select max(end_date)::text as ends from terms join profiles on id = profile_id where source_id = 'B900004'`;
    it("changes and rebuilds nothing if the source is unchanged", async () => {
      await run();
      const before = await query("select id, source_id, updated_date from profiles order by id");
      const { files, isSearchRebuilt } = await run("2026-06-02");
      for (const file of files) expect(file).toMatchObject({ added: 0, changed: 0, left: 0, rejected: 0 });
      expect(isSearchRebuilt).toBe(false);
      expect(await query("select id, source_id, updated_date from profiles order by id")).toEqual(before);
    });

    it.each([
      ["legislators-current.yaml", "last: Brisbane", "last: Brisbane-Cole"],
      ["legislators-current.yaml", "start: '2015-01-06'", "start: '2015-01-07'"],
      ["legislators-current.yaml", "title: Senate Example Whip", "title: Senate Example Leader"],
      ["legislators-current.yaml", "phone: 202-555-0101", "phone: 202-555-0199"],
      ["committees-current.yaml", "Canals and Locks", "Canals, Locks and Weirs"],
      ["committee-membership-current.yaml", "rank: 2", "rank: 3"],
      ["legislators-district-offices.yaml", "509-555-0122", "509-555-0129"],
      ["legislators-social-media.yaml", "SenHarrow", "SenatorHarrow"],
    ])("logs exactly one change in %s (%s)", async (file, from, to) => {
      await run();
      const ids = await query("select id, source_id from profiles order by id");
      await edit(file, from, to);
      const report = await run("2026-06-02");
      expect(reportOf(report, file)).toMatchObject({ added: 0, changed: 1, left: 0 });
      for (const each of report.files)
        if (each.file !== file) expect(each).toMatchObject({ added: 0, changed: 0, left: 0 });
      expect(report.isSearchRebuilt).toBe(true);
      expect(await query("select id, source_id from profiles order by id")).toEqual(ids);
    });

    it("logs who joins a new committee, and a member listed twice with the title", async () => {
      await run();
      const last = await query<{ id: number }>("select max(id)::int as id from changes");
      await edit(
        "committees-current.yaml",
        "  - name: Permanent",
        "  - name: Weirs\n    thomas_id: '03'\n  - name: Permanent",
      );
      const weirs =
        "SSRV03:\n- bioguide: H900001\n  party: majority\n- bioguide: H900001\n  party: majority\n  title: Chairman\n";
      await edit("committee-membership-current.yaml", "JMAP:", `${weirs}JMAP:`);
      await run("2026-06-02");
      expect(
        await query(`select kind, fact, became ->> 'title' as title from changes where id > ${last[0]?.id}`),
      ).toEqual([
        { kind: "added", fact: "", title: null },
        { kind: "added", fact: expect.stringContaining("members/"), title: "Chairman" },
      ]);
    });

    it("logs who joins a new committee in the import that adds them", async () => {
      await run();
      await edit(
        "committees-current.yaml",
        "  - name: Permanent",
        "  - name: Weirs\n    thomas_id: '03'\n  - name: Permanent",
      );
      await edit(
        "committee-membership-current.yaml",
        "JMAP:",
        "SSRV03:\n- bioguide: N900009\n  party: majority\nJMAP:",
      );
      const members = join(folder, "legislators-current.yaml");
      const novak =
        "- id: { bioguide: N900009 }\n  name: { first: Ada, last: Novak }\n  terms: [{ type: sen, start: '2026-05-20', end: '2027-01-03', state: OH, class: 1, party: Democrat }]\n";
      await writeFile(members, (await readFile(members, "utf8")) + novak);
      await run("2026-06-02");
      expect(
        await query(`select c.kind from changes c join profiles p on p.id = c.member_id where p.source_id = 'N900009'`),
      ).toEqual([{ kind: "added" }]);
    });

    it("logs a new rank but no new title if the title changes only in notation", async () => {
      await run();
      await edit("committee-membership-current.yaml", "rank: 1\n  title: Chairman", "rank: 2\n  title: Chair");
      await run("2026-06-02");
      expect(await query("select topic from changes where kind = 'changed'")).toEqual([{ topic: "members/rank" }]);
    });

    it("logs no change if only case, white space, order or notation differ", async () => {
      await run();
      const before = await query("select * from changes");
      const [ended, held] = [
        "  - title: Senate Example Caucus Chair\n    chamber: senate\n    start: '2021-01-03'\n    end: '2025-01-03'\n",
        "  - title: Senate Example Whip\n    chamber: senate\n    start: '2025-01-03'\n",
      ];
      await edit("legislators-current.yaml", ended + held, held.replace("Example", "example") + ended);
      await edit("legislators-current.yaml", "Eleanor M. Harrow", "'ELEANOR  M. Harrow '");
      await edit("legislators-district-offices.yaml", "city: Yakima", "city: YAKIMA");
      await edit("committees-current.yaml", "Canals and Locks", "Canals And Locks");
      await edit("committee-membership-current.yaml", "title: Ranking Member", "title: Ranking member");
      await edit("committee-membership-current.yaml", "title: Chairman", "title: Chair");
      await edit(
        "legislators-current.yaml",
        "https://harrow.senate.example.org",
        "http://www.harrow.senate.example.org/",
      );
      await edit("legislators-current.yaml", "phone: 202-555-0101", "phone: (202) 555 0101");
      await run("2026-06-02");
      expect(await person("H900001")).toMatchObject({ preferred_name_display: "ELEANOR  M. Harrow " });
      expect(await query("select * from changes")).toEqual(before);
    });

    it("logs an office once if another one in its town opens or closes and the source renumbers them", async () => {
      const offices = (...lines: string[]) =>
        writeFile(
          join(folder, "legislators-district-offices.yaml"),
          [
            "- id: { bioguide: H900001 }",
            "  offices:",
            ...lines.map((line) => `  - { ${line}, city: Yakima, state: WA }`),
            "",
          ].join("\n"),
        );
      const runWith = async (...lines: string[]) => {
        await offices(...lines);
        const [last] = await query<{ id: number }>("select coalesce(max(id), 0)::int as id from changes");
        await run();
        return query(`select kind, topic, became from changes where id > ${last?.id} order by id`);
      };
      const [oak, elm, fir] = ["address: 1 Oak Street", "address: 2 Elm Street", "address: 3 Fir Street"];
      await offices(`id: yakima, ${elm}`);
      await run();
      const moved = { kind: "changed", topic: "offices/address1", became: "1 Oak Street" };
      expect(await runWith(`id: yakima, ${oak}`)).toEqual([moved]);
      const opened = { kind: "added", topic: "offices", became: { city: "Yakima", type: "District Office" } };
      const closed = { kind: "removed", topic: "offices", became: null };
      expect(await runWith(`id: yakima-1, ${oak}`)).toEqual([]);
      expect(await runWith(`id: yakima, ${elm}`, `id: yakima-1, ${oak}`)).toEqual([opened]);
      expect(await runWith(`id: yakima, ${oak}`, `id: yakima-1, ${elm}`)).toEqual([]);
      expect(await runWith(`id: yakima, ${fir}`, `id: yakima-1, ${oak}`, `id: yakima-2, ${elm}`)).toEqual([opened]);
      expect(await runWith(`id: yakima, ${elm}`)).toEqual([closed, closed]);
    });

    it("marks people who left as former without offices and seats, and restores them with the same id", async () => {
      await run();
      const before = await person("B900004");
      const source = await readFile(join(folder, "legislators-current.yaml"), "utf8");
      const start = source.indexOf("- id:\n    bioguide: B900004");
      await writeFile(join(folder, "legislators-current.yaml"), source.slice(0, start));
      await edit(
        "committee-membership-current.yaml",
        "- name: Walter Brisbane\n  party: majority\n  rank: 1\n  title: Chairman\n  bioguide: B900004\n",
        "",
      );

      const report = await run();
      expect(reportOf(report, "legislators-current.yaml")).toMatchObject({ added: 0, changed: 0, left: 1 });
      expect(
        await query("select 1 from group_members join profiles on id = profile_id where source_id = 'B900004'"),
      ).toEqual([]);
      expect(await person("B900004")).toMatchObject({
        id: before?.["id"],
        is_former: true,
        leadership_role: "",
        position_summary: "Former United States Representative, Washington, 3rd District",
      });
      expect(await query(lastEnd)).toEqual([{ ends: "2026-06-01" }]);
      expect(await query("select is_former from contacts where source_id = 'B900004'")).toEqual([{ is_former: true }]);
      expect(await query("select type from offices where source_id like 'B900004%'")).toEqual([]);
      expect(reportOf(await run(), "legislators-current.yaml")).toMatchObject({ left: 0, changed: 0 });

      await writeFile(join(folder, "legislators-current.yaml"), source);
      expect(reportOf(await run(), "legislators-current.yaml")).toMatchObject({ added: 0, changed: 1 });
      expect(await person("B900004")).toMatchObject({ id: before?.["id"], is_former: false });
      expect(await query(lastEnd)).toEqual([{ ends: "2027-01-03" }]);
      expect(await query("select is_former from contacts where source_id = 'B900004'")).toEqual([{ is_former: false }]);
    });

    it("ends the terms of those who left on the day of the source’s revision, if that is known", async () => {
      await run();
      const path = join(folder, "legislators-current.yaml");
      const source = await readFile(path, "utf8");
      await writeFile(path, source.slice(0, source.indexOf("- id:\n    bioguide: B900004")));
      await importCongress(openDb(), folder, { today: "2026-06-01", revisedOn: "2026-05-28" });
      expect(await query(lastEnd)).toEqual([{ ends: "2026-05-28" }]);
    });

    it("keeps the members of committees for which the file lists none", async () => {
      await run();
      const before = await query("select * from group_members order by group_id, profile_id");
      await writeFile(join(folder, "committee-membership-current.yaml"), "SSRV: []\n");
      expect(reportOf(await run(), "committee-membership-current.yaml")).toMatchObject({
        left: 0,
        doubts: [],
        notices: ["lists no members of some committees, which keep the stored ones"],
      });
      expect(await query("select * from group_members order by group_id, profile_id")).toEqual(before);
    });

    it("ends the committee seats of those who left or changed the chamber, once, before their file does", async () => {
      await run();
      const members = join(folder, "legislators-current.yaml");
      const text = await readFile(members, "utf8");
      await writeFile(members, text.slice(0, text.indexOf("- id:\n    bioguide: B900004")));
      const term =
        "  - { type: rep, start: '2026-05-20', end: '2027-01-03', state: WA, district: 3, party: Democrat }\n";
      await edit("legislators-current.yaml", "- id:\n    bioguide: O900002", `${term}- id:\n    bioguide: O900002`);
      await run();
      await run();
      const seats = await query(`select p.source_id as person, g.source_id as "group" from group_members
        join profiles p on p.id = profile_id join groups g on g.id = group_id order by 1, 2`);
      expect(seats).toEqual([{ person: "H900001", group: "JMAP" }]);
      expect(await person("H900001")).toMatchObject({ chamber_id: 1 });
      const ended = await query(`select p.source_id as person, g.source_id as "group", c.kind from changes c
        join profiles p on p.id = member_id join groups g on g.id = record_id order by 1, 2`);
      expect(ended).toEqual([
        { person: "B900004", group: "JMAP", kind: "removed" },
        { person: "H900001", group: "SSRV", kind: "removed" },
        { person: "H900001", group: "SSRV01", kind: "removed" },
      ]);
    });

    it("marks missing groups as former, and deletes missing offices and accounts", async () => {
      await run();
      await edit("committees-current.yaml", "- type: joint\n  name: Joint Committee on Maps\n  thomas_id: JMAP\n", "");
      await edit("committee-membership-current.yaml", "JMAP:", "SSRV02:");
      await edit(
        "legislators-district-offices.yaml",
        "  - id: H900001-yakima\n    city: Yakima\n    state: WA\n    phone: 509-555-0122\n",
        "",
      );
      await edit(
        "legislators-social-media.yaml",
        "- id:\n    bioguide: O900002\n  social:\n    youtube: RepOrtega\n",
        "",
      );
      const report = await run();
      expect(reportOf(report, "committees-current.yaml")).toMatchObject({ left: 1 });
      expect(await query("select is_former from groups where source_id = 'JMAP'")).toEqual([{ is_former: true }]);
      expect(reportOf(report, "committee-membership-current.yaml")).toMatchObject({ added: 1, left: 2 });
      expect(reportOf(report, "legislators-district-offices.yaml")).toMatchObject({ left: 1 });
      expect(reportOf(report, "legislators-social-media.yaml")).toMatchObject({ left: 1 });
      expect(await person("O900002")).toMatchObject({ youtube: "" });
    });

    it.each(["2005-01-20", "2029-01-20"])(
      "reads a member of Congress who is listed as vice president until %s from the file of Congress",
      async (end) => {
        await edit(
          "executive.yaml",
          "- id:\n    bioguide: F900101",
          "- id:\n    bioguide: B900004\n  name:\n    first: Walter\n    last: Brisbane\n  terms:\n" +
            `  - type: viceprez\n    start: '2001-01-20'\n    end: '${end}'\n    party: Republican\n- id:\n    bioguide: F900101`,
        );
        await run();
        expect(await person("B900004")).toMatchObject({ chamber_id: 1, is_former: false });
        expect(reportOf(await run(), "executive.yaml")).toMatchObject({ changed: 0 });
      },
    );

    it("keeps the terms of a representative who becomes vice president, and ends them that day", async () => {
      await run();
      const members = join(folder, "legislators-current.yaml");
      const source = await readFile(members, "utf8");
      await writeFile(members, source.slice(0, source.indexOf("- id:\n    bioguide: B900004")));
      await edit(
        "executive.yaml",
        "- id:\n    bioguide: F900101",
        "- id:\n    bioguide: B900004\n  name:\n    first: Walter\n    last: Brisbane\n  terms:\n" +
          "  - type: viceprez\n    start: '2026-02-01'\n    end: '2029-01-20'\n    party: Republican\n- id:\n    bioguide: F900101",
      );
      await run();
      const terms = await query(
        "select type, end_date::text from terms join profiles p on p.id = profile_id where source_id = 'B900004' order by position desc limit 2",
      );
      expect(terms).toEqual([
        { type: "viceprez", end_date: "2029-01-20" },
        { type: "rep", end_date: "2026-02-01" },
      ]);
      expect(reportOf(await run(), "executive.yaml")).toMatchObject({ changed: 0 });
    });
  });

  describe("invalid sources", () => {
    it.each([
      [
        "legislators-current.yaml",
        "  - type: rep\n    start: '2015-01-06'",
        "  - type: king\n    start: '2015-01-06'",
        "terms.0.type",
        26,
      ],
      ["legislators-current.yaml", "last: Harrow", 'last: "Har\\0row"', "name.last", 11],
      ["legislators-current.yaml", "bioguide: O900002", "bioguide: H900001", "id.bioguide", 45],
      ["committees-current.yaml", "type: joint", "type: club", "type", 15],
      ["committees-current.yaml", "thomas_id: '02'", "thomas_id: '01'", "subcommittees.1.thomas_id", 14],
      ["committee-membership-current.yaml", "party: minority", "party: neither", "party", 9],
      ["committee-membership-current.yaml", "bioguide: B900004", "bioguide: N000000", "bioguide", 17],
      ["committee-membership-current.yaml", "JMAP:", "XMAP:", "", 12],
      ["legislators-district-offices.yaml", "    city: Yakima\n", "", "city", 15],
      ["legislators-district-offices.yaml", "id: H900001-yakima", "id: H900001-spokane", "id", 15],
      ["legislators-social-media.yaml", "bioguide: O900002", "bioguide: N000000", "id.bioguide", 11],
    ])("rejects one record of %s and imports the rest (%s → %s)", async (file, from, to, field, line) => {
      await edit(file, from, to);
      const report = await run();
      const found = reportOf(report, file);
      if (found?.status !== "imported") throw new Error("not imported");
      expect(found).toMatchObject({ rejected: 1 });
      expect(found.read).toBeGreaterThan(0);
      expect(found.problems[0]).toMatchObject({ file, field, line });
    });

    it.each([
      ["legislators-current.yaml", "birthday: '1961-04-09'", "birthday: '1961-02-30'", "bio.birthday", 15],
      ["legislators-current.yaml", "gender: F\n", "gender: X\n", "bio.gender", 16],
      ["legislators-current.yaml", "phone: 202-555-0101", "phone: none", "terms.1.phone", 42],
      ["committees-current.yaml", "phone: (202) 555-0110", "phone: to follow", "phone", 7],
      ["committees-current.yaml", "thomas_id: '02'", "thomas_id: second", "subcommittees.1.thomas_id", 14],
      ["legislators-district-offices.yaml", "fax: 509-555-0121", "fax: none", "fax", 14],
      ["legislators-social-media.yaml", "youtube: RepOrtega", "youtube: [RepOrtega]", "social.youtube", 13],
    ])("leaves out one value of %s and keeps its record (%s → %s)", async (file, from, to, field, line) => {
      await run();
      await edit(file, from, to);
      const found = reportOf(await run(), file);
      expect(found).toMatchObject({ rejected: 0, problems: [], doubts: [{ file, field, line }] });
      expect(
        await query(
          "select 1 from groups where is_former union all select 1 from profiles p where chamber_id is not null and is_former",
        ),
      ).toEqual([]);
    });

    it("keeps rejected people, seats and offices", async () => {
      await run();
      await edit("legislators-current.yaml", "first: Eleanor", "given: Eleanor");
      await edit("committee-membership-current.yaml", "party: minority", "party: neither");
      await edit("legislators-district-offices.yaml", "    city: Yakima\n", "");
      await edit(
        "legislators-social-media.yaml",
        "  social:\n    twitter: SenHarrow",
        "  accounts:\n    twitter: SenHarrow",
      );
      for (const file of (await run()).files) expect(file).toMatchObject({ left: 0 });
      expect(await person("H900001")).toMatchObject({ is_former: false, twitter_username: "SenHarrow" });
    });

    it.each([
      ["- id: [\n- id: {}\n", 2, /not valid YAML/],
      ["people:\n  none: true\n", 1, /must be a list/],
      ["", 0, /is empty/],
    ])(
      "reports a broken file with its line, keeps its records, and imports the others: %j",
      async (text, line, why) => {
        await run();
        await writeFile(join(folder, "committees-current.yaml"), text);
        await edit("legislators-social-media.yaml", "SenHarrow", "SenatorHarrow");
        const report = await run();
        const broken = reportOf(report, "committees-current.yaml");
        if (broken?.status !== "broken") throw new Error("not broken");
        expect(broken.problem).toMatchObject({ file: "committees-current.yaml", line });
        expect(broken.problem.why).toMatch(why);
        expect(reportOf(report, "legislators-social-media.yaml")).toMatchObject({ changed: 1 });
        expect(await query("select 1 from groups where not is_former")).toHaveLength(4);
      },
    );

    it("reports a missing file", async () => {
      await rm(join(folder, "executive.yaml"));
      expect(reportOf(await run(), "executive.yaml")).toMatchObject({
        status: "broken",
        problem: { why: "is not in the folder" },
      });
    });
  });

  it("replaces the sample directory and its folder items once, and keeps accounts", async () => {
    const db = openDb();
    await db.exec(`
      insert into organizations (name) values ('Sample customer');
      insert into users (organization_id, email, username, password_hash)
        select id, 'reader@example.org', 'reader', 'x' from organizations;
      insert into profiles (source, source_id, preferred_name_display, chamber_id) values ('sample', 'p1', 'Sample Person', 1);
      insert into contacts (record_type, source, source_id, profile_id, full_name)
        select 'person', 'sample', 'p1', id, 'Sample Person' from profiles;
      insert into groups (kind, source, source_id, long_name) values ('caucus', 'sample', 'g1', 'Sample Caucus');
      insert into records (record_type, record_id, preferred_name_display, sort_name)
        select 'profile', id, 'Sample Person', 'person' from profiles
        union all select 'caucus', id, 'Sample Caucus', 'caucus' from groups;
      insert into folders (user_id, name, is_default) select id, 'General Briefcase', true from users;
      insert into folder_items (folder_id, record_type, record_id)
        select folders.id, record_type, record_id from folders, records;`);
    expect((await run()).replaced).toEqual({ people: 1, groups: 1, contacts: 1, folderItems: 2 });
    expect(await query("select 1 from profiles where source = 'sample'")).toEqual([]);
    expect(await query("select email from users")).toEqual([{ email: "reader@example.org" }]);
    expect(await query("select name from folders")).toHaveLength(1);
    expect((await run()).replaced).toBeNull();
  });

  it("rebuilds search after an earlier run was interrupted", async () => {
    await run();
    await query("insert into directory_marks (name) values ('search-stale')");
    await query("delete from search_documents");
    expect((await run()).isSearchRebuilt).toBe(true);
    expect(await query("select 1 from search_documents where record_type = 'profile'")).toHaveLength(6);
  });
});
