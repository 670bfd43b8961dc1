import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { congressFolder, STATE_FILES, statesFolder } from "../testing/import-folders.ts";
import { lockDataFolder } from "../platform/data-lock.ts";
import { type CommandName, createCommandDatabase, runCommandLine } from "../testing/command-line.ts";
import { fillDataFolder } from "../testing/databases.ts";

let dataDir: string;
let source: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "rotunda-commands-"));
  source = await congressFolder();
});
afterEach(async () => {
  for (const folder of [dataDir, source]) await rm(folder, { recursive: true });
});

const run = (command: CommandName, ...args: string[]) => runCommandLine(command, args, dataDir);

it("each command, when started as a process, answers wrong arguments with status 2 and its help on standard error", async () => {
  const names: CommandName[] = ["admin", "data", "import", "sample"];
  const paths = names.map((name) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url)));
  // One process for all four: each start takes seconds.
  const program = `for (const path of ${JSON.stringify(paths)}) {
      process.argv = [process.execPath, path, "--frobnicate"];
      process.exitCode = 0;
      await import(path);
      console.log(process.exitCode);
    }`;
  const args = ["--import", "tsx", "--input-type=module", "-e", program];
  const ended: unknown = await promisify(execFile)(process.execPath, args).catch((cause: unknown) => cause);
  expect(ended).toMatchObject({ code: 2, stdout: "2\n2\n2\n2\n" });
  const { stderr } = ended as { stderr: string };
  for (const name of names) expect(stderr).toContain(`npm run ${name} --`);
});

describe("npm run import", { timeout: 180_000 }, () => {
  it("imports into the data folder with a line per step and a summary", async () => {
    await fillDataFolder(dataDir);
    const first = await run("import", "congress-legislators", source);
    expect(first).toMatchObject({ status: 0 });
    expect(first.complaints.split("\n")).toContain("Reading legislators-current.yaml");
    expect(first.output).toMatch(/legislators-current\.yaml +4 people +4 +0 +0 +0/u);
    expect(first.output).not.toContain("Nothing changed.");
  });

  it("--dry-run stores nothing, and a broken file is rejected with its line while the rest is imported", async () => {
    const database = await createCommandDatabase();
    const states = await statesFolder();
    const tried = await database.run("import", "openstates-people", states, "--dry-run");
    expect(tried).toMatchObject({ status: 0 });
    expect(tried.output).toMatch(/data\/nh people +6 people +6 +0 +0 +0/u);
    expect(tried.output).toContain("A dry run: nothing was stored.");
    await writeFile(join(states, STATE_FILES.brand), "name: [\n");
    const stored = await database.run("import", "openstates-people", states);
    expect(stored).toMatchObject({ status: 1 });
    expect(stored.output).toMatch(/data\/nh people +5 people +5 +0 +0 +1/u);
    expect(stored.output).toContain(`${STATE_FILES.brand}:2: is not valid YAML`);

    // The second import knows the problem, even on another line of the file.
    await writeFile(join(states, STATE_FILES.brand), "# A note\nname: [\n");
    const again = await database.run("import", "openstates-people", states);
    expect(again).toMatchObject({ status: 0 });
    expect(again.output).toContain("data/nh people: 1 rejected\n  1 known from the last import");
    expect(again.output).toContain("Nothing changed.");
    const json = await database.run("import", "openstates-people", states, "--json");
    expect(json).toMatchObject({ status: 0 });
    expect(JSON.parse(json.output)).toMatchObject({
      hasNewProblems: false,
      imports: [
        { source: "openstates", files: expect.arrayContaining([expect.objectContaining({ rejected: 1 })]) as unknown },
      ],
    });

    await rm(join(states, "data/ne"), { recursive: true });
    for (const _ of [1, 2]) {
      const lost = await database.run("import", "openstates-people", states);
      expect(lost).toMatchObject({ status: 1 });
      expect(lost.output).toContain("data: has no legislators of NE");
    }
    const mistaken = await database.run("import", "congress-legislators", states);
    expect(mistaken).toMatchObject({ status: 2, output: "" });
    expect(mistaken.complaints.trimEnd().split("\n")).toEqual([
      `There are no files of congress-legislators in ${states}.`,
      expect.stringMatching(/^congress-legislators is a folder with legislators-current\.yaml/u),
      `The folder contains openstates-people: npm run import -- openstates-people ${states}`,
    ]);
    await rm(states, { recursive: true });
    await database.end();
  });

  it("--help prints the help, and wrong arguments exit with status 2 and a reason", async () => {
    const [help, option, unknown, folder] = await Promise.all([
      run("import", "--help"),
      run("import", "congress-legislators", source, "--dry"),
      run("import", "parliament", source),
      run("import", "congress-legislators", join(source, "nowhere")),
    ]);
    expect(help).toMatchObject({ status: 0 });
    for (const source of ["congress-legislators", "openstates-people"]) {
      expect(help.output).toContain(`npm run import -- ${source} [<folder>] [options]`);
    }
    expect(option).toMatchObject({ status: 2, output: "" });
    expect(option.complaints).toContain("--dry");
    expect(unknown).toMatchObject({ status: 2 });
    expect(unknown.complaints).toContain("Unknown source: parliament");
    expect(folder).toMatchObject({ status: 2 });
    expect(folder.complaints).toMatch(
      /^There is no folder .*\ncongress-legislators is a folder with .*\nnpm run import -- --help .*\n$/u,
    );
  });

  it("a data folder that another process is using is refused with status 1", async () => {
    const unlock = await lockDataFolder(dataDir);
    const { status, complaints } = await run("import", "congress-legislators", source);
    await unlock();
    expect(status).toBe(1);
    expect(complaints).toContain(dataDir);
    expect(complaints).not.toContain("    at ");
  });
});

describe("npm run sample", { timeout: 180_000 }, () => {
  it("--help prints the help, and wrong arguments exit with status 2 and a reason", async () => {
    const [help, option, ...sizes] = await Promise.all([
      run("sample", "--help"),
      run("sample", "--seed", "1"),
      ...["0", "2.5e5", "-3", "2000001", "many"].map((size) => run("sample", `--profiles=${size}`)),
    ]);
    expect(help).toMatchObject({ status: 0 });
    expect(help.output).toContain("npm run sample -- --profiles 250000");
    expect(option).toMatchObject({ status: 2, output: "" });
    for (const size of sizes) {
      expect(size).toMatchObject({ status: 2, output: "" });
      expect(size.complaints).toContain("--profiles must be a whole number from 1 to 2000000");
    }
  });
});

describe("a data folder without PG_VERSION", { timeout: 180_000 }, () => {
  it("every command refuses it with its path, the cause and what to do, and doesn't change it", async () => {
    const base = join(dataDir, "database", "base");
    await mkdir(base, { recursive: true });
    const outcomes = [
      await run("data", "status"),
      await run("data", "restore", join(source, "legislators-current.yaml")),
      await run("admin", "org", "list"),
      await run("import", "congress-legislators", source),
      await run("sample"),
    ];
    for (const { status, output, complaints } of outcomes) {
      expect(status).toBe(1);
      expect(output).toBe("");
      expect(complaints).toContain(`The database in ${join(dataDir, "database")} can’t be opened`);
      expect(complaints).toContain("PG_VERSION is missing");
      expect(complaints).toContain("npm run data -- restore <file>");
      expect(complaints).not.toContain("    at ");
    }
    expect(await readdir(dataDir, { recursive: true })).toEqual(["database", "database/base"]);
  });
});
