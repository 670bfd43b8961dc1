import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "../platform/migrate.ts";
import { openDb } from "../platform/open-db.ts";
import { runCommandLine } from "../testing/command-line.ts";
import { loadFixture } from "../testing/fixture.ts";

let folder: string;
const data = (name: string, ...args: string[]) => runCommandLine("data", args, join(folder, name));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rotunda-data-"));
  const db = await openDb({ databaseUrl: null, dataDir: join(folder, "one") });
  await migrate(db);
  await loadFixture(db);
  await db.query("update profiles set source = 'sample' where id in (select id from profiles order by id limit 3)");
  await db.close();
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

describe("npm run data", { timeout: 180_000 }, () => {
  it("explains itself, and refuses what it doesn’t know", async () => {
    const [help, nothing, unknown, option, misplaced, extra, nameless, missing] = await Promise.all([
      data("one", "--help"),
      data("one"),
      data("one", "launder"),
      data("one", "status", "--all"),
      data("one", "status", "--replace"),
      data("one", "status", "now"),
      data("one", "export"),
      data("one", "restore", join(folder, "nowhere")),
    ]);
    expect(help).toMatchObject({ status: 0 });
    expect(help.output).toContain("npm run data -- restore <file>");
    const complaints = [nothing, unknown, option, misplaced, extra, nameless, missing].map((told) => ({
      status: told.status,
      first: told.complaints.split("\n")[0],
    }));
    expect(complaints).toEqual([
      { status: 2, first: "Say what to do." },
      { status: 2, first: "Unknown command: launder" },
      { status: 2, first: expect.stringContaining("--all") as string },
      { status: 2, first: "--replace goes with restore." },
      { status: 2, first: "status takes no argument." },
      { status: 2, first: "Name one file." },
      { status: 2, first: `There is no file ${join(folder, "nowhere")}` },
    ]);
  });

  it("says what there is, saves it, and puts it elsewhere", async () => {
    const file = join(folder, "saved.backup");
    const before = await data("one", "status");
    expect(before.output).toMatch(/sample data +3 /u);
    expect((await data("one", "export", file)).output).toMatch(/^\d+ rows written/u);
    expect(await data("one", "export", file)).toMatchObject({ status: 2 });
    expect((await data("two", "restore", file)).output).toMatch(/^\d+ rows restored/u);
    const counts = (output: string) => output.split("\n").slice(0, -2);
    expect(counts((await data("two", "status")).output)).toEqual(counts(before.output));
    const again = await data("two", "restore", file);
    expect(again).toMatchObject({ status: 1 });
    expect(again.complaints).toContain("The database isn’t empty.");
    expect(await data("two", "restore", "--replace", file)).toMatchObject({ status: 0 });
  });

  it("takes the sample away, once", async () => {
    const first = await data("two", "wipe-sample");
    expect(first.output).toContain("The sample data is gone: 3 people");
    expect((await data("two", "status")).output).not.toContain("sample data");
    expect((await data("two", "wipe-sample")).output).toContain("There is no sample data.");
  });
});
