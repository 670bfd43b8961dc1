import { rm } from "node:fs/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Db } from "../platform/db.ts";
import { setOverride } from "../provenance/overrides.ts";
import { seedPlaces } from "../directory/seed-places.ts";
import { suppress } from "../provenance/suppressions.ts";
import { describeOnOneDatabase } from "../testing/databases.ts";
import {
  congressFolder,
  csvOf,
  editSource,
  organizationFolder,
  problemsOf,
  writeFiles,
} from "../testing/import-folders.ts";
import { importCongress } from "./congress-legislators.ts";
import { importOrganization, type OrganizationOptions } from "./organization-import.ts";
import type { ImportReport } from "./run-import.ts";

const TODAY = "2026-07-01";
const HARROW = "H900001";

const ROW = {
  id: "ours-1",
  bioguide: HARROW,
  profile_id: "",
  last_name: "",
  email: "ellen@example.org",
  other_names: "Nell H.",
  leadership: "",
  birthplace: "Tieton, Washington",
  district_office_city: "Yakima",
  district_office_phone: "509-555-0177",
};

let congress: string;
let folder: string;
beforeEach(async () => {
  congress = await congressFolder();
  folder = await organizationFolder({
    "people.csv": csvOf(ROW),
    "narratives.csv": csvOf(
      { person: "ours-1", panel: "narrative", text: "Ours alone." },
      { person: `bioguide:${HARROW}`, panel: "quick_summary", text: "In short." },
    ),
    "staffers.csv": csvOf({ id: "s-1", employer: "ours-1", name: "Ruth Alder" }),
  });
});
afterEach(async () => {
  for (const each of [congress, folder]) await rm(each, { recursive: true });
});

const run = (db: Db, options: Partial<OrganizationOptions> = {}) =>
  importOrganization(db, folder, { today: TODAY, ...options });

const changesOf = ({ files }: ImportReport) =>
  files.map((file) => (file.status === "imported" ? [file.added, file.changed, file.left] : file.problem));

describeOnOneDatabase("an organization’s facts of other sources’ people", (openDb) => {
  const harrow = async () => {
    const [row] = await openDb().query<{ id: number; email: string; aliases: string[]; body: Record<string, unknown> }>(
      "select id, email, aliases, body from profiles where source_id = $1",
      [HARROW],
    );
    if (!row) throw new Error("The fixture’s senator is missing.");
    return row;
  };
  const offices = async () =>
    openDb().query<{ source: string; city: string; phone: string }>(
      "select o.source, o.city, o.phone from offices o where o.profile_id = $1 order by o.position, o.id",
      [(await harrow()).id],
    );

  it("are stored on the existing profile, survive imports of its source, and change nothing when repeated", async () => {
    const db = openDb();
    await importCongress(db, congress, { today: TODAY });
    const before = await harrow();
    const people = async () => (await db.query<{ n: number }>("select count(*)::int as n from profiles"))[0]?.n;
    const count = await people();
    const report = await run(db);
    expect(problemsOf(report)).toEqual([]);
    expect(changesOf(report)).toEqual([
      [0, 1, 0],
      [1, 0, 0],
      [0, 2, 0],
    ]);
    expect(await people()).toBe(count);
    const after = await harrow();
    expect(after).toMatchObject({
      id: before.id,
      email: "ellen@example.org",
      body: { narrative: "<p>Ours alone.</p>", quick_summary: "<p>In short.</p>", birthplace: "Tieton, Washington" },
    });
    expect(after.aliases).toEqual([...before.aliases, "Nell H."].toSorted());
    expect((await offices()).map(({ source, phone }) => [source, phone])).toEqual([
      ["congress-legislators", "202-555-0101"],
      ["congress-legislators", "509-555-0120"],
      ["congress-legislators", "509-555-0122"],
      ["organization", "509-555-0177"],
    ]);
    expect(await db.query("select employer_profile_id as id from contacts where full_name = 'Ruth Alder'")).toEqual([
      { id: before.id },
    ]);

    const logged = await db.query("select * from changes order by id");
    expect(changesOf(await run(db))).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    await editSource(
      congress,
      "legislators-current.yaml",
      "official_full: Eleanor M. Harrow",
      "official_full: Ellie Harrow",
    );
    const again = await importCongress(db, congress, { today: "2026-07-02" });
    expect(again.files[0]).toMatchObject({ changed: 1, left: 0 });
    expect(await harrow()).toMatchObject({ email: "ellen@example.org", body: after.body });
    const since = await db.query<{ fact: string; source: string }>("select fact, source from changes order by id");
    expect(since.slice(logged.length)).toEqual([{ fact: "preferred_name_display", source: "congress-legislators" }]);
  });

  it("are logged as the organization’s, and restored to the source’s when a cell is emptied", async () => {
    const db = openDb();
    await importCongress(db, congress, { today: TODAY });
    const before = await harrow();
    await run(db);
    const told = await db.query(
      "select fact, became, source from changes where source = 'organization' and record_type = 'profile' order by fact",
    );
    expect(told.map(({ fact }) => fact)).toEqual([
      "aliases",
      "body.birthplace",
      "body.narrative",
      "body.quick_summary",
      "email",
      expect.stringMatching(/^offices\/ours-1-district_office/u),
    ]);
    expect(told).toContainEqual({ fact: "email", became: "ellen@example.org", source: "organization" });
    await writeFiles(folder, {
      "people.csv": csvOf({ ...ROW, email: "", other_names: "", district_office_phone: "", district_office_city: "" }),
    });
    expect(changesOf(await run(db))[0]).toEqual([0, 1, 0]);
    expect(await harrow()).toMatchObject({ email: before.email, aliases: before.aliases });
    expect((await offices()).some(({ source }) => source === "organization")).toBe(false);
  });

  it("are removed with the prose if the row is missing from complete files", async () => {
    const db = openDb();
    await importCongress(db, congress, { today: TODAY });
    const before = await harrow();
    await run(db);
    await writeFiles(folder, {
      "people.csv": csvOf({ id: "ours-2", last_name: "Lindqvist" }),
      "staffers.csv": csvOf({ id: "s-1", employer: `bioguide:${HARROW}`, name: "Ruth Alder" }),
      "narratives.csv": csvOf({ person: "ours-2", panel: "narrative", text: "New." }),
    });
    expect(changesOf(await run(db))).toEqual([
      [1, 0, 0],
      [0, 0, 0],
      [1, 0, 0],
    ]);
    expect(await harrow()).toMatchObject({ email: "ellen@example.org" });
    expect(changesOf(await run(db, { isComplete: true }))).toEqual([
      [0, 1, 0],
      [0, 0, 0],
      [0, 0, 2],
    ]);
    expect(await harrow()).toEqual(before);
    expect(await db.query("select 1 from overrides")).toEqual([]);
  });

  it("move between one of the organization's own people and an existing person", async () => {
    const db = openDb();
    await importCongress(db, congress, { today: TODAY });
    const before = await harrow();
    const own = csvOf({ ...ROW, bioguide: "", last_name: "Harrow" });
    await writeFiles(folder, { "people.csv": own });
    expect(problemsOf(await run(db))).toEqual([]);
    await writeFiles(folder, { "people.csv": csvOf(ROW) });
    expect(changesOf(await run(db))[0]).toEqual([0, 1, 1]);
    expect(await db.query("select is_former from profiles where source = 'organization'")).toEqual([
      { is_former: true },
    ]);
    expect(await harrow()).toMatchObject({ email: "ellen@example.org" });
    await writeFiles(folder, { "people.csv": own });
    expect(changesOf(await run(db))[0]).toEqual([0, 2, 0]);
    expect(await db.query("select is_former from profiles where source = 'organization'")).toEqual([
      { is_former: false },
    ]);
    expect(await harrow()).toMatchObject({ email: before.email, aliases: before.aliases });
  });

  it("don’t replace editors’ and suppressed values", async () => {
    const db = openDb();
    await importCongress(db, congress, { today: TODAY });
    const { id } = await harrow();
    await setOverride(db, {
      type: "profile",
      id,
      fact: "email",
      value: "hers@example.org",
      author: "editor",
      today: TODAY,
    });
    await suppress(db, {
      person: { source: "congress-legislators", sourceId: HARROW },
      field: "body.birthplace",
      reason: "asked",
      today: TODAY,
    });
    const report = await run(db);
    expect(report.files[0]).toMatchObject({ withheld: 1 });
    const { email, body } = await harrow();
    expect([email, body["birthplace"]]).toEqual(["hers@example.org", undefined]);
    await suppress(db, {
      person: { source: "congress-legislators", sourceId: HARROW },
      field: "",
      reason: "asked",
      today: TODAY,
    });
    const last = await run(db);
    expect(problemsOf(last)).toEqual([]);
    expect(last.files.map((file) => (file.status === "imported" ? [file.read, file.withheld] : file))).toEqual([
      [0, 1],
      [0, 1],
      [0, 2],
    ]);
    expect(await db.query("select 1 from profiles where source_id = $1", [HARROW])).toEqual([]);
  });

  it("are rejected unless they refer to exactly one existing person", async () => {
    const db = openDb();
    await importCongress(db, congress, { today: TODAY });
    const [other] = await db.query<{ id: number }>("select id from profiles where source_id = 'O900002'");
    const [agency] = await db.query<{ id: number }>("select id from groups limit 1");
    await writeFiles(folder, {
      "people.csv": csvOf(
        ROW,
        { ...ROW, id: "a" },
        { ...ROW, id: "b", profile_id: String(other?.id) },
        { ...ROW, id: "c", bioguide: "Z1" },
        { ...ROW, id: "d", bioguide: "", profile_id: "999999" },
      ),
      "narratives.csv": csvOf({ person: `/committee/${agency?.id}`, panel: "narrative", text: "No." }),
      "staffers.csv": csvOf({ id: "s-1", employer: `/committee/${agency?.id}-of-anything`, name: "Ruth Alder" }),
    });
    expect(problemsOf(await run(db))).toEqual([
      "people.csv:3: is the same person as ours-1 from an earlier record",
      "people.csv:4: bioguide names a different person than the rest of the row",
      "people.csv:5: bioguide does not match anyone in the directory: Z1",
      "people.csv:6: profile_id does not match anyone in the directory: 999999",
      "narratives.csv:2: person has the kind group; allowed: profile",
    ]);
    expect(await db.query("select employer_group_id as id from contacts where full_name = 'Ruth Alder'")).toEqual([
      { id: agency?.id },
    ]);
  });

  it("complete existing agencies", async () => {
    const db = openDb();
    await seedPlaces(db, []);
    await db.query("update agencies set figures_source = 'sample', phone = '1', logo = '/x.svg' where id = 1500");
    const cells = { agency_id: "1500", name: "", phone: "202-555-0188", website: "https://agency.example.org" };
    const [known] = await db.query<{ name: string }>("select name from agencies where id = 1500");
    const name = known?.name ?? "";
    await writeFiles(folder, {
      "agencies.csv": csvOf(
        { id: "x", ...cells },
        { id: "y", ...cells },
        { id: "z", ...cells, agency_id: "", name },
        { id: "w", ...cells, agency_id: "1400", name: "Renamed" },
      ),
      "people.csv": csvOf({ id: "p", last_name: "Lindqvist" }),
      "staffers.csv": csvOf({ id: "s-1", employer: name.toUpperCase(), name: "Ruth Alder" }),
      "narratives.csv": csvOf({ person: "p", panel: "narrative", text: "Some." }),
    });
    expect(problemsOf(await run(db))).toEqual([
      "agencies.csv:3: agency_id is the same agency as x from an earlier record",
      "agencies.csv:4: name is already in the directory: write 1500 into agency_id to add to it",
      "agencies.csv:5: name can’t be changed for a listed agency: leave it empty",
    ]);
    const stored = () => db.query("select name, phone, website, logo, figures_source from agencies where id = 1500");
    expect(await stored()).toEqual([
      { name, phone: "202-555-0188", website: "https://agency.example.org", logo: "", figures_source: "organization" },
    ]);
    expect((await run(db)).isSearchRebuilt).toBe(false);
    await seedPlaces(db, []);
    expect(await stored()).toMatchObject([{ phone: "202-555-0188" }]);
  });
});
