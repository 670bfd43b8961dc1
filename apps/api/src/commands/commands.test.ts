import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { congressFolder } from "../imports/congress-fixture.ts";
import { lockDataFolder } from "../platform/data-lock.ts";

let dataDir: string;
let source: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "rotunda-commands-"));
  source = await congressFolder();
});
afterEach(async () => {
  for (const folder of [dataDir, source]) await rm(folder, { recursive: true });
});

interface Outcome {
  status: number | null;
  output: string;
  complaints: string;
}

function run(command: string, ...args: string[]): Promise<Outcome> {
  const { DATABASE_URL: _, ...env } = process.env;
  const path = fileURLToPath(new URL(`${command}.ts`, import.meta.url));
  const child = spawn(process.execPath, ["--import", "tsx", path, ...args], { env: { ...env, DATA_DIR: dataDir } });
  const outcome: Outcome = { status: null, output: "", complaints: "" };
  child.stdout.on("data", (part: Buffer) => (outcome.output += part.toString()));
  child.stderr.on("data", (part: Buffer) => (outcome.complaints += part.toString()));
  return new Promise((resolve) => {
    child.on("close", (status) => resolve({ ...outcome, status }));
  });
}

describe("npm run import", { timeout: 180_000 }, () => {
  it("imports into the data folder with a plain line a step, sums up, and is silent the second time", async () => {
    const first = await run("import", "congress-legislators", source);
    expect(first).toMatchObject({ status: 0 });
    expect(first.complaints.split("\n")).toContain("Reading legislators-current.yaml");
    expect(first.output).toMatch(/legislators-current\.yaml +4 people +4 +0 +0 +0/u);
    expect(first.output).not.toContain("Nothing changed.");
    const second = await run("import", "congress-legislators", source);
    expect(second.output).toContain("Nothing changed.");
    expect(second.status).toBe(0);
  });

  it("explains itself, and refuses what it doesn’t know", async () => {
    const [help, option, unknown, folder] = await Promise.all([
      run("import", "--help"),
      run("import", "congress-legislators", source, "--dry"),
      run("import", "parliament", source),
      run("import", "congress-legislators", join(source, "nowhere")),
    ]);
    expect(help).toMatchObject({ status: 0 });
    expect(help.output).toContain("npm run import -- congress-legislators <folder>");
    expect(option).toMatchObject({ status: 2, output: "" });
    expect(option.complaints).toContain("--dry");
    expect(unknown).toMatchObject({ status: 2 });
    expect(unknown.complaints).toContain("Unknown source: parliament");
    expect(folder).toMatchObject({ status: 2 });
    expect(folder.complaints).toContain("There is no folder");
  });

  it("leaves a data folder alone that another process works on", async () => {
    const unlock = await lockDataFolder(dataDir);
    const { status, complaints } = await run("import", "congress-legislators", source);
    await unlock();
    expect(status).toBe(1);
    expect(complaints).toContain(dataDir);
    expect(complaints).not.toContain("    at ");
  });
});

describe("npm run sample", { timeout: 60_000 }, () => {
  it("explains itself, and refuses what it doesn’t know", async () => {
    const [help, option] = await Promise.all([run("sample", "--help"), run("sample", "--seed", "1")]);
    expect(help).toMatchObject({ status: 0 });
    expect(help.output).toContain("npm run sample");
    expect(option).toMatchObject({ status: 2, output: "" });
  });
});
