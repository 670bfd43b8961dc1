import { rm } from "node:fs/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { describeOnOneDatabase } from "../testing/databases.ts";
import {
  CAUCUS_FILES,
  countsOf,
  csvOf,
  ORGANIZATION_FILES,
  organizationFolder,
  problemsOf,
  STAFF_ROWS,
  writeFiles,
} from "../testing/import-folders.ts";
import { importOrganization, type OrganizationOptions } from "./organization-import.ts";

let folder: string;
beforeEach(async () => {
  folder = await organizationFolder({ ...ORGANIZATION_FILES, ...CAUCUS_FILES });
});
afterEach(() => rm(folder, { recursive: true }));

describeOnOneDatabase("caucuses of an organization", (openDb) => {
  const run = (options: Partial<OrganizationOptions> = {}) =>
    importOrganization(openDb(), folder, { today: "2026-07-01", ...options });
  const rerunWith = async (file: string, rows: Readonly<Record<string, string>>[], options = {}) => {
    await run();
    await writeFiles(folder, { [file]: csvOf(...rows) });
    return run(options);
  };
  const readMembers = () =>
    openDb().query(
      `select p.source_id as person, m.title from group_members m join profiles p on p.id = m.profile_id
       join groups g on g.id = m.group_id where g.source_id = 'c-1' order by 1`,
    );

  it("are stored with their members, and unchanged by a second run", async () => {
    expect(problemsOf(await run())).toEqual([]);
    const [caucus] = await openDb().query("select * from groups where source = 'organization'");
    expect(caucus).toMatchObject({
      kind: "caucus",
      long_name: "River Caucus",
      short_name: "River Caucus",
      aliases: ["Rivers and Streams Caucus"],
      category: "Environment",
      chamber: "joint",
      state_code: "",
      jurisdiction: "Members who look after rivers.",
      phone: "202-555-0144",
      email: "rivers@example.org",
      website_url: "https://rivers.example.org",
    });
    expect(await readMembers()).toEqual([
      { person: "q-1", title: "Co-Chair" },
      { person: "q-2", title: "" },
    ]);
    const counts = countsOf(await run());
    expect(counts["caucuses.csv"]).toEqual([1, 0, 0, 0, 0]);
    expect(counts["caucus-members.csv"]).toEqual([2, 0, 0, 0, 0]);
  });

  it("have the members in the file, and who joined or left is logged", async () => {
    const report = await rerunWith("caucus-members.csv", [{ caucus: "c-1", person: "q-2", title: "Chair" }]);
    expect(countsOf(report)["caucus-members.csv"]).toEqual([1, 0, 1, 1, 0]);
    expect(await readMembers()).toEqual([{ person: "q-2", title: "Chair" }]);
    expect(
      await openDb().query(
        "select record_type, kind, was, became from changes where fact like 'members/%' order by id",
      ),
    ).toEqual([
      {
        record_type: "caucus",
        kind: "changed",
        was: { side: "OTH", rank: null, title: "" },
        became: { side: "OTH", rank: null, title: "Chair" },
      },
      { record_type: "caucus", kind: "removed", was: { side: "OTH", rank: null, title: "Co-Chair" }, became: null },
    ]);
  });

  it("keep their members if a row is invalid, which is reported", async () => {
    const report = await rerunWith("caucus-members.csv", [
      { caucus: "c-1", person: "q-2", title: "" },
      { caucus: "c-1", person: "bioguide:X000000", title: "" },
      { caucus: "c-2", person: "q-1", title: "" },
      { caucus: "c-1", person: "q-2", title: "Chair" },
    ]);
    expect(problemsOf(report)).toEqual([
      "caucus-members.csv:3: person does not match anyone in the directory: X000000",
      "caucus-members.csv:4: caucus is not the id of a caucus in the file caucuses",
      "caucus-members.csv:5: person is already a member of this caucus in an earlier row",
    ]);
    expect(await readMembers()).toHaveLength(2);
  });

  it("keep their members without a row, unless the files are complete", async () => {
    await rerunWith("caucus-members.csv", [{ caucus: "", person: "", title: "" }]);
    expect(await readMembers()).toHaveLength(2);
    await run({ isComplete: true, acceptsLosses: true });
    expect(await readMembers()).toEqual([]);
  });

  it("employ staffers by their id", async () => {
    const report = await rerunWith("staffers.csv", [...STAFF_ROWS, { id: "s-3", employer: "c-1", last_name: "Fenn" }]);
    expect(problemsOf(report)).toEqual([]);
    const [staffer] = await openDb().query(
      "select g.long_name as employer, c.profile_type_id from contacts c join groups g on g.id = c.employer_group_id",
    );
    expect(staffer).toEqual({ employer: "River Caucus", profile_type_id: 9 });
  });
});
