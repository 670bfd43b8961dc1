import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readSeatRow } from "../profiles/load-related.ts";
import { describeOnOneDatabase } from "../testing/databases.ts";
import { congressFolder, countsOf, csvOf, editSource, problemsOf, writeFiles } from "../testing/import-folders.ts";
import { importCongress } from "./congress-legislators.ts";

const FILE = "legislators-historical.csv";

const aRow = (cells: Record<string, string>) => ({
  bioguide_id: "Z900010",
  last_name: "Zeller",
  first_name: "Ada",
  full_name: "Ada B. Zeller",
  nickname: "Addie",
  birthday: "1850-03-01",
  gender: "F",
  type: "rep",
  state: "OH",
  district: "7",
  senate_class: "",
  party: "Free Silver",
  url: "https://zeller.example.org",
  phone: "202-555-0177",
  fec_ids: "H0OH1,H0OH2",
  wikipedia_id: "Ada Zeller",
  ...cells,
});

let folder: string;
beforeEach(async () => {
  folder = await congressFolder();
});
afterEach(() => rm(folder, { recursive: true }));

describeOnOneDatabase("former members of Congress", (openDb) => {
  const run = () => importCongress(openDb(), folder, { today: "2026-06-01" });
  const write = (...rows: Record<string, string>[]) => writeFiles(folder, { [FILE]: csvOf(...rows.map(aRow)) });
  const query = (text: string) => openDb().query(text);
  const person = async (key: string) => (await query(`select * from profiles where source_id = '${key}'`))[0];

  it("are former profiles with their last office, without contact entries, offices and old addresses", async () => {
    await write({}, { bioguide_id: "Z900011", type: "sen", district: "", senate_class: "2", birthday: "" });
    expect(countsOf(await run())[FILE]).toEqual([2, 2, 0, 0, 0]);
    expect(await person("Z900010")).toMatchObject({
      preferred_name_display: "Ada B. Zeller",
      position_summary: "Former United States Representative, Ohio, 7th District",
      is_former: true,
      birth_date: "1850-03-01",
      gender_id: 1,
      nickname: "Addie",
      website_url: "",
      identifiers: { bioguide: "Z900010", fec: ["H0OH1", "H0OH2"], wikipedia: "Ada Zeller" },
    });
    expect(
      await query(`select source_id, type, start_date, end_date, terms.district, senate_class, party_name
        from terms join profiles on id = profile_id where source_id like 'Z%' order by source_id`),
    ).toEqual([
      {
        source_id: "Z900010",
        type: "rep",
        start_date: null,
        end_date: null,
        district: "7",
        senate_class: null,
        party_name: "Free Silver",
      },
      {
        source_id: "Z900011",
        type: "sen",
        start_date: null,
        end_date: null,
        district: "",
        senate_class: 2,
        party_name: "Free Silver",
      },
    ]);
    expect(await query("select 1 from contacts where source_id like 'Z%'")).toEqual([]);
    expect(
      await query("select 1 from offices join profiles p on p.id = profile_id where p.source_id like 'Z%'"),
    ).toEqual([]);
    const again = await run();
    expect(countsOf(again)[FILE]).toEqual([2, 0, 0, 0, 0]);
    expect(again.isSearchRebuilt).toBe(false);
  });

  it("of territories that no longer exist were delegates", async () => {
    await write({ state: "DK", district: "0" });
    await run();
    expect(await person("Z900010")).toMatchObject({
      title: "Delegate",
      position_summary: "Former Delegate, Dakota Territory",
    });
  });

  it("without dates are nobody’s predecessors", async () => {
    await write({ state: "AK", district: "0" });
    await run();
    const { id } = (await person("O900002")) as { id: number };
    const reader = { userId: null, modules: [1] };
    expect(await readSeatRow(openDb(), id, { reader, hidePaywalled: false })).toBeNull();
  });

  it("aren’t imported if another file has them", async () => {
    await write({ bioguide_id: "H900001" }, { bioguide_id: "F900101" });
    expect(countsOf(await run())[FILE]).toEqual([0, 0, 0, 0, 0]);
    expect(await person("H900001")).toMatchObject({ preferred_name_display: "Eleanor M. Harrow", is_former: false });
  });

  it("who just left keep profile, terms and identifiers, and lose offices and accounts", async () => {
    await run();
    const before = await person("H900001");
    const terms = await query(`select * from terms where profile_id = ${Number(before?.["id"])} order by position`);
    const members = await readFile(join(folder, "legislators-current.yaml"), "utf8");
    await writeFile(
      join(folder, "legislators-current.yaml"),
      members.slice(members.indexOf("- id:\n    bioguide: O900002")),
    );
    await write({
      bioguide_id: "H900001",
      last_name: "Harrow",
      first_name: "Eleanor",
      type: "sen",
      state: "WA",
      party: "Democrat",
    });
    for (const file of ["committee-membership-current", "legislators-district-offices", "legislators-social-media"]) {
      await rm(join(folder, `${file}.yaml`));
    }
    const counts = countsOf(await run());
    expect(counts[FILE]).toEqual([1, 0, 1, 0, 0]);
    expect(counts["legislators-current.yaml"]).toEqual([3, 0, 0, 0, 0]);
    const after = await person("H900001");
    expect(after).toMatchObject({
      id: before?.["id"],
      is_former: true,
      leadership_role: "",
      position_summary: "Former United States Senator, Washington",
      identifiers: { fec: ["H0OH1", "H0OH2"], ballotpedia: "Nell Harrow" },
    });
    // The current one ends when they left, which may be before its scheduled end.
    expect(await query(`select * from terms where profile_id = ${Number(before?.["id"])} order by position`)).toEqual(
      terms.map((term) => ({ ...term, end_date: term["type"] === "sen" ? "2026-06-01" : term["end_date"] })),
    );
    expect(await query("select phone, is_former from contacts where source_id = 'H900001'")).toEqual([
      { phone: "", is_former: true },
    ]);
    expect(
      await query(
        "select kind from changes where fact = '' and kind in ('left', 'added') and changed_on > '2026-01-01' order by id desc limit 1",
      ),
    ).toEqual([{ kind: "left" }]);
    expect(await query("select 1 from offices where type = 'Capitol Office' and source_id like 'H900001%'")).toEqual(
      [],
    );
  });

  it("who left held their seat until the successor’s term", async () => {
    await run();
    const members = join(folder, "legislators-current.yaml");
    const text = await readFile(members, "utf8");
    const term = "{ type: rep, start: '2026-04-14', end: '2027-01-03', state: WA, district: 3, party: Republican }";
    const novak = `- id: { bioguide: N900009 }\n  name: { first: Ada, last: Novak }\n  terms: [${term}]\n`;
    await writeFile(members, text.slice(0, text.indexOf("- id:\n    bioguide: B900004")) + novak);
    await run();
    expect(
      await query(`select end_date::text from terms join profiles on id = profile_id
        where source_id = 'B900004' order by position desc limit 1`),
    ).toEqual([{ end_date: "2026-04-14" }]);
  });

  it("who became president or vice president have no dates of their last term if only the table lists it", async () => {
    await write({});
    await run();
    await write();
    const term = "{ type: viceprez, start: '2026-02-01', end: '2029-01-20', party: Republican }";
    const zeller = `- id: { bioguide: Z900010 }\n  name: { first: Ada, last: Zeller }\n  terms: [${term}]\n`;
    const executives = join(folder, "executive.yaml");
    await writeFile(executives, (await readFile(executives, "utf8")) + zeller);
    await run();
    expect(
      await query(`select type, end_date::text from terms join profiles on id = profile_id
        where source_id = 'Z900010' order by position`),
    ).toEqual([
      { type: "rep", end_date: null },
      { type: "viceprez", end_date: "2029-01-20" },
    ]);
  });

  it("omit invalid rows, which are reported with their line, and aren’t imported without the files of current people", async () => {
    await write(
      {},
      {},
      { bioguide_id: "12" },
      { bioguide_id: "Z900012", state: "ZZ" },
      { bioguide_id: "Z900013", type: "king" },
    );
    const report = await run();
    expect(countsOf(report)[FILE]).toEqual([1, 1, 0, 0, 4]);
    expect(problemsOf(report).map((problem) => problem.slice(0, 80))).toEqual([
      `${FILE}:3: id.bioguide repeats Z900010 from an earlier record`,
      `${FILE}:4: id.bioguide is missing or is no valid id`,
      `${FILE}:5: terms.0.state is not a state or territory: ZZ`,
      `${FILE}:6: terms.0.type does not fit ^(rep|sen|prez|viceprez)`,
    ]);
    await rm(join(folder, "executive.yaml"));
    expect(problemsOf(await run())).toContain(
      `${FILE}: can’t be imported without executive.yaml, which names the people who are not former members`,
    );
  });

  it("need a table with ids, offices and states", async () => {
    await writeFiles(folder, { [FILE]: "last_name,type\nZeller,rep\n" });
    expect(problemsOf(await run())).toEqual([`${FILE}:1: has no column bioguide_id`]);
  });

  it("of the archive have all terms and posts, but no addresses, and replace those of the table", async () => {
    await write({});
    await run();
    const term = (start: string, end: string) =>
      `  - {type: rep, start: '${start}', end: '${end}', state: OH, district: 7, party: Free Silver, phone: 202-555-0177, url: https://zeller.example.org}`;
    await writeFiles(folder, {
      "legislators-historical.yaml": [
        "- id: {bioguide: Z900010}",
        "  name: {first: Ada, last: Zeller, official_full: Ada B. Zeller}",
        "  bio: {birthday: '1850-03-01', gender: F}",
        "  leadership_roles:",
        "  - {title: Speaker of the House, chamber: house, start: '1893-01-03', end: '1895-01-03'}",
        "  terms:",
        term("1891-03-04", "1893-03-03"),
        term("1893-03-04", "1895-03-03"),
        "- id: {thomas: '00001'}",
        "  name: {first: No, last: Body}",
        "",
      ].join("\n"),
    });
    const report = await run();
    expect(problemsOf(report)).toEqual(["legislators-historical.yaml:9: terms is missing"]);
    expect(await person("Z900010")).toMatchObject({
      position_summary: "Former United States Representative, Ohio, 7th District",
      is_former: true,
      leadership_role: "",
      website_url: "",
    });
    expect(
      await query(
        "select start_date, end_date from terms join profiles on id = profile_id where source_id = 'Z900010' order by position",
      ),
    ).toHaveLength(2);
    expect(
      await query(
        "select leadership_roles.title from leadership_roles join profiles on id = profile_id where source_id = 'Z900010'",
      ),
    ).toEqual([{ title: "Speaker of the House" }]);
    expect(
      await query("select 1 from offices join profiles p on p.id = profile_id where p.source_id = 'Z900010'"),
    ).toEqual([]);
    expect(countsOf(await run())["legislators-historical.yaml"]).toEqual([1, 0, 0, 0, 1]);
  });
});

describeOnOneDatabase("former committees", (openDb) => {
  it("are former groups; current ones get their former names and Congresses", async () => {
    await writeFiles(folder, {
      "committees-historical.yaml": `- type: senate
  name: Senate Committee on Brooks
  thomas_id: SSRV
  names: {93: Brooks, 94: Rivers}
  congresses: [93, 94]
  subcommittees:
  - name: Ferries
    thomas_id: '09'
    names: {93: Ferries, 94: Boats}
    congresses: [93, 94]
- type: house
  name: House Committee on Lamps
  thomas_id: HSLA
  names: {80: Candles}
  congresses: [80]
`,
    });
    const run = async () =>
      countsOf(await importCongress(openDb(), folder, { today: "2026-06-01" }))["committees-historical.yaml"];
    const groups = () =>
      openDb()
        .query(`select source_id, long_name, aliases, congresses, is_former, parent_id is null as is_whole from groups
        where source_id in ('SSRV', 'SSRV09', 'HSLA') order by source_id`);
    expect(await run()).toEqual([3, 2, 1, 0, 0]);
    expect(await groups()).toEqual([
      {
        source_id: "HSLA",
        long_name: "House Committee on Lamps",
        aliases: ["Candles"],
        congresses: [80],
        is_former: true,
        is_whole: true,
      },
      {
        source_id: "SSRV",
        long_name: "Senate Committee on Rivers",
        aliases: ["Senate Committee on Brooks", "Brooks"],
        congresses: [93, 94],
        is_former: false,
        is_whole: true,
      },
      {
        source_id: "SSRV09",
        long_name: "Subcommittee on Ferries",
        aliases: ["Boats"],
        congresses: [93, 94],
        is_former: true,
        is_whole: false,
      },
    ]);
    expect(
      await openDb().query(`select hidden_name_words as words from search_documents d join groups g on g.id = record_id
        where record_type = 'committee' and source_id = 'SSRV'`),
    ).toEqual([{ words: expect.stringMatching(/^brooks x0/u) }]);
    expect(await run()).toEqual([3, 0, 0, 0, 0]);
  });

  it("that were current committees keep their last name", async () => {
    const run = () => importCongress(openDb(), folder, { today: "2026-06-01", acceptsLosses: true });
    await run();
    await editSource(
      folder,
      "committees-current.yaml",
      "- type: joint\n  name: Joint Committee on Maps\n  thomas_id: JMAP\n",
      "",
    );
    await writeFiles(folder, {
      "committees-historical.yaml":
        "- type: joint\n  name: Joint Committee on Charts\n  thomas_id: JMAP\n  names: {93: Charts}\n  congresses: [93]\n",
    });
    for (const _ of [1, 2]) await run();
    expect(await openDb().query("select long_name, is_former from groups where source_id = 'JMAP'")).toEqual([
      { long_name: "Joint Committee on Maps", is_former: true },
    ]);
    expect(
      await openDb().query(`select c.kind, fact from changes c join groups g on g.id = record_id
        where record_type = 'committee' and source_id = 'JMAP' and fact not like 'members/%'`),
    ).toEqual([
      { kind: "added", fact: "" },
      { kind: "left", fact: "" },
    ]);
  });
});
