import { rm } from "node:fs/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Db } from "../platform/db.ts";
import { describeOnOneDatabase } from "../testing/databases.ts";
import {
  countsOf,
  csvOf,
  ORGANIZATION_FILES as FILES,
  organizationFolder,
  PEOPLE_ROWS,
  problemsOf,
  STAFF_ROWS,
  writeFiles,
} from "../testing/import-folders.ts";
import { importOrganization } from "./organization-import.ts";
import { writeTemplate } from "./organization-template.ts";

let folder: string;
beforeEach(async () => {
  folder = await organizationFolder(FILES);
});
afterEach(() => rm(folder, { recursive: true }));

const run = (db: Db) => importOrganization(db, folder, { today: "2026-07-01" });

describeOnOneDatabase("rows of an organization’s files", (openDb) => {
  it("reports a file that can’t be read, and imports the others", async () => {
    const db = openDb();
    await writeFiles(folder, {
      "staffers.csv": 'id,employer\ns-1,"q-1\ns-2,q-1\n',
      "narratives.csv": Uint8Array.from([...Buffer.from("person,panel,text\nq-1,narrative,Caf"), 0xe9]),
      "agencies.json": "[]",
    });
    const report = await run(db);
    expect(countsOf(report)).toEqual({
      "people.csv": [2, 2, 0, 0, 0],
      "agencies.csv": "broken",
      "agencies.json": "broken",
      "staffers.csv": "broken",
      "narratives.csv": "broken",
    });
    expect(problemsOf(report)).toEqual([
      "agencies.csv: is one of two files of agencies: keep one of them",
      "agencies.json: is one of two files of agencies: keep one of them",
      expect.stringMatching(/^staffers\.csv:\d: is not valid CSV: /u),
      expect.stringContaining("narratives.csv:2: isn’t UTF-8") as string,
    ]);
  });

  it("rejects rows with unknown references, and suggests similar ones", async () => {
    const db = openDb();
    await writeFiles(folder, {
      "staffers.csv": csvOf(
        { ...STAFF_ROWS[0], employer: "Ofice of Rivers" },
        { ...STAFF_ROWS[1], job_categories: "Comissioner" },
        { ...STAFF_ROWS[0], id: "s-3", appointment: "Elected" },
        { ...STAFF_ROWS[0], id: "s-4", employer: "/profile/999999" },
      ),
      "agencies.csv": csvOf(
        { id: "a", name: "One", parent: "b" },
        { id: "b", name: "Two", parent: "a" },
        { id: "office", name: "Office of Rivers", parent: "nobody knows" },
      ),
      "narratives.csv": csvOf(
        { person: "q-9", panel: "narrative", text: "Nobody." },
        { person: "q-1", panel: "narrative", text: "Once." },
        { person: "q-1", panel: "narrative", text: "Twice." },
      ),
    });
    const report = await run(db);
    expect(problemsOf(report)).toEqual([
      "agencies.csv:4: parent does not match any record: “nobody knows”",
      "agencies.csv:2: parent is circular",
      "agencies.csv:3: parent is circular",
      "staffers.csv:2: employer does not match any record: “Ofice of Rivers”",
      "staffers.csv:3: employer does not match any record: “Office of Rivers”",
      "staffers.csv:4: appointment is for people of agencies only",
      "staffers.csv:5: employer is not the address of a page: /profile/999999",
      "narratives.csv:2: person does not match any record: “q-9”",
      "narratives.csv:4: panel repeats narrative of q-1 from an earlier record",
    ]);
  });

  it("imports JSON like CSV", async () => {
    const db = openDb();
    await run(db);
    const fromCsv = await db.query("select to_jsonb(p) - 'id' as row from profiles p order by source_id");
    for (const name of Object.keys(FILES)) await rm(`${folder}/${name}`);
    const rows = PEOPLE_ROWS.map((row) => ({
      ...row,
      other_names: (row["other_names"] ?? "").split("; "),
      former: false,
    }));
    await writeFiles(folder, { "people.json": JSON.stringify(rows, null, 2) });
    expect(countsOf(await run(db))).toEqual({ "people.json": [2, 0, 0, 0, 0] });
    expect(await db.query("select to_jsonb(p) - 'id' as row from profiles p order by source_id")).toEqual(fromCsv);
  });

  it("imports its own template without problems, and without changes the second time", async () => {
    const db = openDb();
    for (const name of Object.keys(FILES)) await rm(`${folder}/${name}`);
    await writeTemplate(folder);
    const first = await run(db);
    expect(problemsOf(first)).toEqual([]);
    expect(countsOf(first)).toEqual({
      "people.csv": [1, 1, 0, 0, 0],
      "agencies.csv": [1, 1, 0, 0, 0],
      "caucuses.csv": [1, 1, 0, 0, 0],
      "caucus-members.csv": [1, 1, 0, 0, 0],
      "staffers.csv": [1, 1, 0, 0, 0],
      "narratives.csv": [1, 1, 0, 0, 0],
    });
    expect((await run(db)).isSearchRebuilt).toBe(false);
  });
});
