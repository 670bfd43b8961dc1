import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { describeOnOneDatabase } from "../testing/databases.ts";
import { congressFolder, problemsOf, statesFolder } from "../testing/import-folders.ts";
import { importCongress } from "./congress-legislators.ts";
import { importOpenStates } from "./openstates-people.ts";
import type { ImportOptions } from "./run-import.ts";

const TODAY = "2026-06-01";

let congress: string;
let states: string;
beforeEach(async () => {
  [congress, states] = await Promise.all([congressFolder(), statesFolder()]);
});
afterEach(() => Promise.all([congress, states].map((folder) => rm(folder, { recursive: true }))));

describeOnOneDatabase("a source from which many records have disappeared", (openDb) => {
  const run = (options: Partial<ImportOptions> = {}) =>
    importCongress(openDb(), congress, { today: TODAY, ...options });
  const runStates = (options: Partial<ImportOptions> = {}) =>
    importOpenStates(openDb(), states, { today: TODAY, ...options });
  const query = (text: string) => openDb().query(text);
  const former = () => query("select 1 from profiles where chamber_id is not null and is_former");

  async function cut(file: string, end: string): Promise<void> {
    const text = await readFile(join(congress, file), "utf8");
    await writeFile(join(congress, file), text.slice(0, text.indexOf(end)));
  }

  it("stops the import of that file, says who is missing, and continues with --accept-losses", async () => {
    await run();
    await cut("legislators-current.yaml", "- id:\n    bioguide: O900002");
    const expected = [
      "legislators-current.yaml: 3 of 4 sitting members are missing: Josué Ortega-Núñez, Teresa Quiñones, Jr., Walter Brisbane. " +
        "None of it was stored. Check the copy; if it is right, import it with --accept-losses.",
    ];
    expect(problemsOf(await run({ isDryRun: true }))).toEqual(expected);
    expect(problemsOf(await run())).toEqual(expected);
    expect(await former()).toEqual([]);
    const accepted = await run({ acceptsLosses: true });
    expect(accepted.files[0]).toMatchObject({ status: "imported", left: 3 });
    expect(await former()).toHaveLength(3);
  });

  it("is found even if the last record lost its key", async () => {
    await run();
    await cut("legislators-current.yaml", "    bioguide: O900002");
    expect(problemsOf(await run())).toEqual([
      expect.stringContaining("legislators-current.yaml: 3 of 4 sitting members are missing") as string,
    ]);
  });

  it("is found if a file ends in the middle of a line", async () => {
    await run();
    await cut("legislators-current.yaml", "eresa");
    await cut("committee-membership-current.yaml", "anking Member");
    await cut("executive.yaml", "oguide");
    const found = problemsOf(await run());
    for (const [index, file] of ["legislators-current.yaml", "executive.yaml"].entries()) {
      expect(found[index]).toMatch(`${file}: ends in the middle of a line, so its end is probably missing.`);
    }
    expect(found[2]).toMatch("committee-membership-current.yaml: ends in the middle of a line");
    expect(await former()).toEqual([]);
    expect(await query("select 1 from group_members")).toHaveLength(4);
  });

  it("is found if committees or offices are missing", async () => {
    await run();
    await writeFile(join(congress, "committees-current.yaml"), "[]\n");
    await writeFile(join(congress, "legislators-district-offices.yaml"), "[]\n");
    expect(problemsOf(await run()).map((problem) => problem.slice(0, problem.indexOf(" are missing")))).toEqual([
      "committees-current.yaml: 4 of 4 groups",
      "legislators-district-offices.yaml: 3 of 3 district offices",
    ]);
  });

  it("stops the import of states if one that was imported before is missing", async () => {
    await runStates();
    await rm(join(states, "data/ne"), { recursive: true });
    const expected =
      /^data: has no legislators of NE, which were imported before\..* --accept-losses\. Those states then stay/u;
    for (const isDryRun of [true, false]) {
      expect(problemsOf(await runStates({ isDryRun }))).toEqual([expect.stringMatching(expected)]);
    }
    const accepted = await runStates({ acceptsLosses: true });
    expect(accepted.files.map(({ file }) => file)).toContain("data/nh people");
    expect(await former()).toEqual([]);
  });
});
