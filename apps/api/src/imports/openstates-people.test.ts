import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeOnOneDatabase } from "../testing/databases.ts";
import { editSource, STATE_FILES as FILES, stateKey, statesFolder } from "../testing/import-folders.ts";
import { isOpenStatesFolder, importOpenStates } from "./openstates-people.ts";
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

describeOnOneDatabase("importing Open States people", (openDb) => {
  const run = (options: Partial<ImportOptions> = {}) =>
    importOpenStates(openDb(), folder, { today: TODAY, ...options });
  const query = <Row = Record<string, unknown>>(text: string) => openDb().query<Row>(text);
  const person = async (number: number) =>
    (
      await query<Record<string, unknown> & { id: number }>(
        `select * from profiles where source_id = '${stateKey("person", number)}'`,
      )
    )[0];

  describe("first import", () => {
    it("imports all states of the folder and counts their records", async () => {
      const { files } = await run();
      expect(files).toMatchObject([
        { file: "data/ne people", unit: "people", read: 1, added: 1, rejected: 0 },
        { file: "data/ne committees", unit: "groups", read: 1, added: 1, rejected: 0 },
        { file: "data/ne rosters", unit: "seats", read: 0, added: 0, rejected: 0 },
        {
          file: "data/nh people",
          unit: "people",
          read: 6,
          added: 6,
          rejected: 0,
          doubts: [{ field: "roles.1.start_date" }],
        },
        { file: "data/nh committees", unit: "groups", read: 3, added: 3, rejected: 0 },
        { file: "data/nh rosters", unit: "seats", read: 4, added: 4, rejected: 0 },
        { file: "settings.yml", unit: "vacancies", read: 4, added: 4, rejected: 0 },
      ]);
    });

    it("stores a legislator’s profile by current role, with terms, offices, links and contact", async () => {
      await run();
      expect(await person(1)).toMatchObject({
        source: "openstates",
        first_name: "María José",
        last_name: "Alba-Núñez",
        nickname: "Pepa",
        aliases: ["Alba, M.", "MJ Alba", "María José Alba-Núñez", "Pepa", "Pepa Alba-Núñez"],
        gender_id: 1,
        birth_date: "1971-03-02",
        party_id: 2,
        chamber_id: 4,
        state_code: "NH",
        district: "7",
        title: "State Senator",
        position_summary: "State Senator, New Hampshire, 7th District",
        leadership_role: "Chair, Committee on Finance",
        profile_type_id: 203,
        subscription_modules: [2],
        is_former: false,
        headshot: "",
        email: "mj.alba@leg.example.org",
        website_url: "https://leg.example.org/alba",
        contact_form_url: "https://leg.example.org/alba/contact",
        twitter_username: "SenAlba",
        facebook_url: "https://www.facebook.com/senalba",
        youtube: "https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv",
        linked_in_url: "https://www.linkedin.com/in/alba",
        identifiers: {
          wikidata: "Q9990001",
          legacy_openstates: ["NHL900001"],
          image: "https://leg.example.org/alba.jpg",
        },
        body: { narrative: "<p>Grew up in Berlin &amp; &lt;Conway&gt;.</p><p>Taught physics.</p>" },
        updated_date: TODAY,
      });
      expect(
        await query(`select terms.type, start_date, end_date, terms.district, party_name from terms
          join profiles on id = profile_id where source_id = '${stateKey("person", 1)}' order by position`),
      ).toEqual([
        {
          type: "lower",
          start_date: "2016-12-07",
          end_date: "2018-12-05",
          district: "Belknap 2",
          party_name: "Republican",
        },
        { type: "upper", start_date: "2022-12-07", end_date: null, district: "7", party_name: "Democratic" },
      ]);
      expect(
        await query(`select type, address1, city, state_code, zip, phone, fax from offices
          where source_id like '${stateKey("person", 1)}%' order by position`),
      ).toEqual([
        {
          type: "Capitol Office",
          address1: "Room 105, State House 107 N. Main St.",
          city: "Concord",
          state_code: "NH",
          zip: "03301",
          phone: "603-555-0110",
          fax: "603-555-0119",
        },
        {
          type: "District Office",
          address1: "12 Mill Lane, Suite 4",
          city: "Laconia",
          state_code: "NH",
          zip: "03246",
          phone: "603-555-0111",
          fax: "",
        },
      ]);
      expect(
        await query(`select record_type, full_name, phone, email, profile_type_id from contacts
          where source_id = '${stateKey("person", 1)}'`),
      ).toEqual([
        {
          record_type: "person",
          full_name: 'María José "Pepa" Alba-Núñez',
          phone: "603-555-0110",
          email: "mj.alba@leg.example.org",
          profile_type_id: 10,
        },
      ]);
    });

    it("stores posts, occupations, places, education, links and staff of a member, and removes what the source no longer has", async () => {
      const extras = `extras:
  title: Majority Leader
  county: Belknap, Carroll
  education: Hill University
  legislative assistant: Joe Lamb
  legislative assistant email: joe.lamb@leg.example.org
  legislative assistant cell: 603-555-0191
`;
      await edit(FILES.alba, "extras:\n", extras);
      await run();
      expect(await person(1)).toMatchObject({
        leadership_role: "Majority Leader",
        body: {
          work_history: ["Teacher"],
          district_places: ["Belknap", "Carroll"],
          education_summary: "Hill University",
        },
      });
      expect(await query("select title, chamber, start_date, end_date from leadership_roles")).toEqual([
        { title: "Majority Leader", chamber: "senate", start_date: null, end_date: null },
      ]);
      const staff = () =>
        query(`select c.full_name, c.title, c.email, c.phone, c.is_former, coalesce(p.last_name, g.short_name) as of
          from contacts c left join profiles p on p.id = employer_profile_id left join groups g on g.id = employer_group_id
          where record_type = 'staffer' order by 1`);
      const clerk = { full_name: "Somebody", title: "Clerk", email: "", phone: "", is_former: false, of: "Finance" };
      const lamb = { ...clerk, full_name: "Joe Lamb", title: "Legislative Assistant", of: "Alba-Núñez" };
      expect(await staff()).toEqual([{ ...lamb, email: "joe.lamb@leg.example.org" }, clerk]);
      await edit(FILES.alba, "Joe Lamb", "Ida Moor");
      await run();
      const left = { full_name: "Joe Lamb", is_former: true };
      expect(await staff()).toMatchObject([{ full_name: "Ida Moor", is_former: false }, left, clerk]);
      await edit(FILES.alba, extras.replace("Joe Lamb", "Ida Moor"), "extras:\n");
      await run();
      expect(await staff()).toMatchObject([{ full_name: "Ida Moor", is_former: true }, left, clerk]);
      expect(await person(1)).toMatchObject({ leadership_role: "Chair, Committee on Finance" });
    });

    it("imports executives, mayors and a unicameral legislature, and distinguishes namesakes by office", async () => {
      await run();
      expect(
        await query(`select preferred_name_display as name, position_summary, profile_type_id, chamber_id, is_former
          from profiles order by source_id offset 1`),
      ).toEqual([
        {
          name: "Thomas Brand, Jr.",
          position_summary: "State Representative, New Hampshire, Rockingham 13",
          profile_type_id: 204,
          chamber_id: 3,
          is_former: false,
        },
        {
          name: "Robin Child",
          position_summary: "State Representative, New Hampshire, Rockingham 13",
          profile_type_id: 204,
          chamber_id: 3,
          is_former: false,
        },
        {
          name: "Ines Falk",
          position_summary: "Governor, New Hampshire",
          profile_type_id: 201,
          chamber_id: null,
          is_former: false,
        },
        {
          name: "Otto Grey",
          position_summary: "Former Secretary of State, New Hampshire",
          profile_type_id: 202,
          chamber_id: null,
          is_former: true,
        },
        {
          name: "Uma Hale",
          position_summary: "Mayor, New Harbor, New Hampshire",
          profile_type_id: 205,
          chamber_id: null,
          is_former: false,
        },
        {
          name: "Thomas Brand",
          position_summary: "State Senator, Nebraska, 21st District",
          profile_type_id: 203,
          chamber_id: 4,
          is_former: false,
        },
      ]);
      expect(await person(2)).toMatchObject({
        first_name: "Thomas",
        last_name: "Brand",
        suffix: "Jr.",
        birth_date: null,
      });
      expect(await query("select full_name, profile_type_id from contacts where profile_type_id = 13")).toEqual([
        { full_name: "Ines Falk", profile_type_id: 13 },
      ]);
    });

    it("leaves partial and impossible dates and ambiguous parties empty", async () => {
      await run();
      expect(
        await query(`select start_date, end_date, party_name from terms join profiles on id = profile_id
          where source_id = '${stateKey("person", 3)}' order by position`),
      ).toEqual([
        { start_date: null, end_date: null, party_name: "" },
        { start_date: null, end_date: "2018-12-05", party_name: "" },
      ]);
      expect(await person(3)).toMatchObject({ gender_id: 3 });
    });

    it("stores committees, subcommittees and members", async () => {
      await run();
      expect(
        await query(`select part.long_name, part.short_name, part.chamber, part.state_code, part.phone, part.website_url,
            whole.long_name as parent
          from groups part left join groups whole on whole.id = part.parent_id order by part.source_id`),
      ).toEqual([
        {
          long_name: "Committee on Finance",
          short_name: "Finance",
          chamber: "senate",
          state_code: "NH",
          phone: "603-555-0150",
          website_url: "https://leg.example.org/finance",
          parent: null,
        },
        {
          long_name: "Subcommittee on Parks",
          short_name: "Parks",
          chamber: "senate",
          state_code: "NH",
          phone: "",
          website_url: "",
          parent: "Committee on Finance",
        },
        {
          long_name: "Special Committee on Fish",
          short_name: "Fish Special",
          chamber: "joint",
          state_code: "NH",
          phone: "",
          website_url: "",
          parent: null,
        },
        {
          long_name: "Committee on Rules",
          short_name: "Rules",
          chamber: "senate",
          state_code: "NE",
          phone: "",
          website_url: "",
          parent: null,
        },
      ]);
      expect(
        await query(`select g.short_name, p.preferred_name_display as name, m.title, m.side
          from group_members m join groups g on g.id = group_id join profiles p on p.id = profile_id
          order by g.source_id, p.source_id`),
      ).toEqual([
        { short_name: "Finance", name: 'María José "Pepa" Alba-Núñez', title: "Chair", side: "OTH" },
        { short_name: "Parks", name: 'María José "Pepa" Alba-Núñez', title: "Vice Chair", side: "OTH" },
        { short_name: "Fish Special", name: "Thomas Brand, Jr.", title: "", side: "OTH" },
        { short_name: "Fish Special", name: "Robin Child", title: "Co-Chair", side: "OTH" },
      ]);
    });

    it("stores vacancies, and adds missing districts", async () => {
      await run();
      expect(
        await query(`select d.source, s.code, d.leg_chamber_id, d.number, v.vacant_until
          from vacancies v join districts d on d.id = district_id join states s on s.id = d.state_id order by v.source_id`),
      ).toEqual([
        { source: "structure", code: "CA", leg_chamber_id: 1, number: "14", vacant_until: "2027-01-01" },
        { source: "structure", code: "NH", leg_chamber_id: 3, number: "Rockingham 13", vacant_until: "2026-07-30" },
        { source: "structure", code: "NH", leg_chamber_id: 3, number: "Rockingham 13", vacant_until: "2026-11-30" },
        { source: "openstates", code: "NH", leg_chamber_id: 4, number: "Harbor 9", vacant_until: null },
      ]);
      expect(await query("select name from districts where source = 'openstates'")).toEqual([
        { name: "New Hampshire Senate, Harbor 9" },
      ]);
    });

    it("also reads the data folder itself, and rejects a folder without a state", async () => {
      expect(await isOpenStatesFolder(join(folder, "data"))).toBe(true);
      expect(await isOpenStatesFolder(join(folder, "data", "nh"))).toBe(false);
      const report = await importOpenStates(openDb(), join(folder, "data"), { today: TODAY });
      expect(report.files.map(({ file }) => file)).toContain("nh people");
      expect(await query("select 1 from vacancies")).toHaveLength(4);
    });
  });

  describe("invalid sources", () => {
    it.each([
      ["brand", "name: Thomas Brand, Jr.\n", "", "name", 1],
      ["brand", "  district: Rockingham 13\n", "", "roles.0.district", 6],
      ["brand", "state:nh/government", "state:zz/government", "roles.0.jurisdiction", 7],
      ["brand", stateKey("person", 2), stateKey("person", 1), "id", 1],
      ["parks", `parent: ${stateKey("organization", 1)}`, `parent: ${stateKey("organization", 9)}`, "parent", 4],
      ["parks", `parent: ${stateKey("organization", 1)}`, `parent: ${stateKey("organization", 2)}`, "parent", 4],
      ["fish", "chamber: legislature", "chamber: club", "chamber", 5],
      ["fish", `person_id: ${stateKey("person", 2)}`, `person_id: ${stateKey("person", 77)}`, "person_id", 9],
      ["fish", `person_id: ${stateKey("person", 2)}`, "note: unknown", "person_id", 7],
      ["settings", "district: CA-14", "district: 14th", "district", 16],
    ] as const)("rejects one record of %s and imports the rest (%s → %s)", async (name, from, to, field, line) => {
      await edit(FILES[name], from, to);
      const { files } = await run();
      const problems = files.flatMap((file) => (file.status === "imported" ? file.problems : [file.problem]));
      expect(problems[0]).toMatchObject({ file: FILES[name], field, line });
      expect(files.reduce((sum, file) => sum + (file.status === "imported" ? file.added : 0), 0)).toBeGreaterThan(10);
    });

    it.each([
      ["birth_date: 1971-03-02", "birth_date: someday", "birth_date", 7],
      ["email: mj.alba@leg.example.org", "email: mj.alba", "email", 6],
      ["voice: 603-555-0110", "voice: not public", "offices.1.voice", 34],
      ["- url: https://leg.example.org/alba/contact", "- url: ''", "links.1.url", 46],
      ["- name: Alba, M.", '- name: "Alba\\uFFFD"', "other_names.1.name", 51],
      ["classification: capitol", "classification: [capitol]", "offices.1.classification", 32],
    ])("leaves out one value of a person and keeps the record (%s → %s)", async (from, to, field, line) => {
      await edit(FILES.alba, from, to);
      const found = reportOf(await run(), "data/nh people");
      expect(found).toMatchObject({ read: 6, rejected: 0 });
      expect(found.status === "imported" && found.doubts[0]).toMatchObject({ file: FILES.alba, field, line });
    });

    it("doesn't mark a person with a damaged id as former, whether or not the file’s name has the id", async () => {
      await run();
      await edit(FILES.brand, stateKey("person", 2), "ocd-person/2");
      expect(reportOf(await run(), "data/nh people")).toMatchObject({ rejected: 1, left: 0 });
      await rename(join(folder, FILES.brand), join(folder, "data/nh/legislature/Thomas-Brand.yml"));
      expect(reportOf(await run(), "data/nh people")).toMatchObject({ rejected: 1, left: 0 });
      expect(await person(2)).toMatchObject({ is_former: false });
    });

    it.each([
      ["alba", "birth_date: 1971-03-02", "birth_date: 1971-02-30", "birth_date", 7, 1],
      ["senator", "start_date: 2023-01-04", "start_date: 2023-13", "roles.0.start_date", 9, 7],
      ["senator", "start_date: 2023-01-04", "end_date: 2023-13", "roles.0.end_date", 9, 7],
      ["alba", "  district: Belknap 2\n", "", "roles.0.district", 19, 1],
    ] as const)(
      "leaves out only the impossible value of a person: %s, %s → %s",
      async (name, from, to, field, line, number) => {
        await edit(FILES[name], from, to);
        const { files } = await run();
        const doubts = files.flatMap((file) => (file.status === "imported" ? file.doubts : []));
        expect(doubts).toContainEqual(expect.objectContaining({ file: FILES[name], field, line }));
        expect(await person(number)).toMatchObject({ is_former: false });
      },
    );

    it.each(["someday", "1971-02-30"])("keeps the stored birth date if the new one is invalid: %s", async (date) => {
      await run();
      await edit(FILES.alba, "birth_date: 1971-03-02", `birth_date: ${date}`);
      expect(reportOf(await run(), "data/nh people")).toMatchObject({ changed: 0 });
      expect(await person(1)).toMatchObject({ birth_date: "1971-03-02" });
    });

    it("reports a malformed file with its line, imports the others, and marks nobody as former", async () => {
      await run();
      await writeFile(join(folder, FILES.brand), "id: x\nname: [\nroles: []\n");
      await writeFile(join(folder, FILES.fish), "- just\n- a list\n");
      await edit(FILES.child, "given_name: Robin", "given_name: Robyn");
      const report = await run();
      expect(reportOf(report, "data/nh people")).toMatchObject({
        changed: 1,
        left: 0,
        rejected: 1,
        problems: [{ file: FILES.brand, line: 3 }],
      });
      expect(reportOf(report, "data/nh committees")).toMatchObject({
        left: 0,
        rejected: 1,
        problems: [{ file: FILES.fish }],
      });
      expect(await person(2)).toMatchObject({ is_former: false });
      expect(await query("select 1 from group_members")).toHaveLength(4);
    });
  });
});
