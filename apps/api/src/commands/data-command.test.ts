import { mkdtemp, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refreshSearch } from "../directory/search-state.ts";
import { type CommandDatabase, createCommandDatabase } from "../testing/command-line.ts";
import { IDS, loadFixture } from "../testing/fixture.ts";

let folder: string;
let databases: { one: CommandDatabase; two: CommandDatabase };
const data = (name: keyof typeof databases, ...args: string[]) => databases[name].run("data", ...args);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rotunda-data-"));
  databases = { one: await createCommandDatabase(), two: await createCommandDatabase() };
  await databases.one.use(async (db) => {
    await loadFixture(db);
    await db.query("update profiles set source = 'sample' where id in (select id from profiles order by id limit 3)");
    await refreshSearch(db);
  });
});
afterAll(async () => {
  for (const database of Object.values(databases)) await database.end();
  await rm(folder, { recursive: true });
});

describe("npm run data", { timeout: 180_000 }, () => {
  it("--help prints the help, and wrong arguments exit with status 2 and a reason", async () => {
    const [help, ...refused] = await Promise.all([
      data("one", "--help"),
      data("one"),
      data("one", "launder"),
      data("one", "status", "--all"),
      data("one", "status", "--replace"),
      data("one", "status", "now"),
      data("one", "export"),
      data("one", "restore", join(folder, "nowhere")),
      data("one", "suppress", "--reason", "asked"),
      data("one", "suppress", "organization:x", "--reason", " "),
      data("one", "suppress", "organization:x", "email", "phone", "--reason", "asked"),
      data("one", "suppress", "Ellen Harrow", "--office", "", "--reason", "asked"),
      data("one", "changes", "--since", "2026-02-30"),
      data("one", "changes", "--limit", "few"),
      data("one", "status", "--since", "2026-01-01"),
    ]);
    expect(help).toMatchObject({ status: 0 });
    expect(help.output).toContain("npm run data -- restore <file>");
    const complaints = refused.map((told) => ({
      status: told.status,
      first: told.complaints.split("\n")[0],
    }));
    expect(complaints).toEqual([
      { status: 2, first: "Name a command." },
      { status: 2, first: "Unknown command: launder" },
      { status: 2, first: expect.stringContaining("--all") as string },
      { status: 2, first: expect.stringContaining("--replace") as string },
      { status: 2, first: "This command takes no arguments: now" },
      { status: 2, first: "Expected arguments: <file>" },
      { status: 2, first: `There is no file ${join(folder, "nowhere")}` },
      { status: 2, first: expect.stringContaining("Expected arguments: <record> [<field>]") as string },
      { status: 2, first: 'Give a reason: --reason "…"' },
      { status: 2, first: expect.stringContaining("Expected arguments: <record> [<field>]") as string },
      { status: 2, first: 'Give a name and an office: "…" --office "…"' },
      { status: 2, first: "--since must be a date written as YYYY-MM-DD, or ever, not “2026-02-30”." },
      { status: 2, first: "--limit must be a whole number from 1 to 9999999, not “few”." },
      { status: 2, first: expect.stringContaining("--since") as string },
    ]);
  });

  it("status counts the rows, export writes them to a file, and restore puts them into an empty database", async () => {
    const file = join(folder, "saved.backup");
    const before = await data("one", "status");
    expect(before.output).toMatch(/sample data +3 /u);
    expect((await data("one", "export", file)).output).toMatch(/^\d+ rows written/u);
    expect(await data("one", "export", file)).toMatchObject({ status: 2 });
    expect((await data("two", "restore", file)).output).toMatch(/^\d+ rows restored/u);
    const counts = (output: string) => output.split("\n").filter((line) => !line.endsWith("MB."));
    expect(counts((await data("two", "status")).output)).toEqual(counts(before.output));
    const again = await data("two", "restore", file);
    expect(again).toMatchObject({ status: 1 });
    expect(again.complaints).toContain("The database isn’t empty.");
    expect(await data("two", "restore", "--replace", file)).toMatchObject({ status: 0 });
    expect((await data("two", "check")).output).toMatch(/the search tables were checked: no problems\.\n$/u);
    expect((await data("one", "check", file)).output).toContain("is a complete backup:");
    await truncate(file, 1000);
    expect(await data("one", "check", file)).toMatchObject({ status: 1, output: "" });
    expect(await data("one", "check", "none.backup")).toMatchObject({ status: 2, output: "" });
  });

  it("suppress removes a field, suppressed lists it, unsuppress lifts the suppression, and changes shows the log", async () => {
    const gone = await data("two", "suppress", `/profile/${IDS.former}`, "email", "--reason", "asked");
    expect(gone.complaints).toBe("");
    expect(gone.output).toMatch(/^email of \S+ is suppressed\. Number 1 on the list\.\n$/u);
    expect((await data("two", "suppressed")).output).toMatch(/^1 {2}\d{4}-\d\d-\d\d {2}\S+ {2}email {2}asked\n$/u);
    expect((await data("two", "unsuppress", "1")).output).toContain("Removed number 1.");
    const told = await data("two", "changes", "--record", `/profile/${IDS.former}`);
    expect(told).toMatchObject({ status: 0, output: "Nothing changed.\n" });
    expect(await data("two", "changes", "--record", "organization:nobody")).toMatchObject({ status: 2, output: "" });
  });

  it("wipe-sample removes the sample, and says the second time that there is none", async () => {
    const first = await data("two", "wipe-sample");
    expect(first.output).toContain("Removed the sample data: 3 people");
    expect((await data("two", "status")).output).not.toContain("sample data");
    expect((await data("two", "wipe-sample")).output).toContain("There is no sample data.");
  });
});
