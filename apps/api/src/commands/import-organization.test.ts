import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CommandDatabase, createCommandDatabase } from "../testing/command-line.ts";

let folder: string;
let database: CommandDatabase;
const run = (...args: string[]) => database.run("import", ...args);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rotunda-own-"));
  database = await createCommandDatabase();
});
afterAll(async () => {
  await database.end();
  await rm(folder, { recursive: true });
});

describe("npm run import -- organization", { timeout: 180_000 }, () => {
  it("--template writes files that import without a problem, and a wrong row is reported with its line", async () => {
    const own = join(folder, "own");
    const written = await run("organization", "--template", own);
    expect(written).toMatchObject({ status: 0, complaints: "" });
    expect(written.output).toBe(
      `Written to ${own}: people.csv, agencies.csv, caucuses.csv, caucus-members.csv, staffers.csv, narratives.csv, columns.md.\n`,
    );
    expect(await readdir(own)).toHaveLength(7);
    expect((await run("organization", own, "--template")).output).toMatch(/^Left as they were: people\.csv, /u);

    const first = await run("organization", own, "--complete");
    expect(first).toMatchObject({ status: 0 });
    expect(first.output).toMatch(/people\.csv +1 people +1 +0 +0 +0/u);
    await writeFile(join(own, "staffers.csv"), "id,employer,last_name\ns-2,nobody,Tarn\n");
    const second = await run("organization", own);
    expect(second).toMatchObject({ status: 1 });
    expect(second.output).toContain("staffers.csv:2: employer does not match any record: “nobody”");
  });

  it("options of another source and a folder without files exit with status 2", async () => {
    const [complete, template, empty] = await Promise.all([
      run("congress-legislators", folder, "--complete"),
      run("openstates-people", folder, "--template"),
      run("organization", folder),
    ]);
    expect([complete, template, empty].map(({ status }) => status)).toEqual([2, 2, 2]);
    expect(complete.complaints).toContain("--complete goes with organization.");
    expect(template.complaints).toContain("--template goes with organization.");
    expect(empty.complaints).toContain("There are no files of organization in");
  });
});
