import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DataFolderInUse, lockDataFolder } from "./data-lock.ts";
import { openPglite } from "./pglite-db.ts";
import { fillDataFolder } from "../testing/databases.ts";

const MODULE = fileURLToPath(new URL("./data-lock.ts", import.meta.url));

describe("the lock on a data folder", () => {
  let folder: string;
  const children: ChildProcess[] = [];

  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), "rotunda-lock-")), "not", "made", "yet");
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill("SIGKILL");
    await rm(join(folder, "../../.."), { recursive: true });
  });

  /** Another process that takes the lock and keeps it; answers once it has tried. */
  async function otherProcess(): Promise<{ child: ChildProcess; said: string }> {
    const program = `import { lockDataFolder } from ${JSON.stringify(MODULE)};
      lockDataFolder(${JSON.stringify(folder)}).then(() => console.log("locked"), (error) => console.log(error.message));
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    children.push(child);
    const [said] = await once(child.stdout, "data");
    return { child, said: String(said).trim() };
  }

  it("creates the folder, excludes other processes, and can be taken again after its release", async () => {
    const release = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toBeInstanceOf(DataFolderInUse);
    const { said } = await otherProcess();
    expect(said).toBe(
      `The data folder ${folder} is in use by another Rotunda process (process ${process.pid} on ${hostname()}). ` +
        "Stop that process first, or name another folder: DATA_DIR=/path/to/folder",
    );
    await release();
    expect((await otherProcess()).said).toBe("locked");
  });

  it("is taken over at once from a process that was killed", async () => {
    const { child, said } = await otherProcess();
    expect(said).toBe("locked");
    await expect(lockDataFolder(folder)).rejects.toThrow(`process ${child.pid}`);
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    const began = Date.now();
    const release = await lockDataFolder(folder);
    expect(Date.now() - began).toBeLessThan(10_000);
    await release();
  });

  it("is never taken from a live process, even if it was suspended for long", async () => {
    const { child } = await otherProcess();
    child.kill("SIGSTOP");
    await utimes(join(folder, "database.lock"), 0, 0);
    await expect(lockDataFolder(folder)).rejects.toBeInstanceOf(DataFolderInUse);
  });

  it("is taken over from a dead process whose id was reused", async () => {
    const release = await lockDataFolder(folder);
    await release();
    await mkdir(join(folder, "database.lock"));
    await writeFile(
      join(folder, "database.owner.json"),
      JSON.stringify({ pid: process.pid, host: hostname(), started: "1" }),
    );
    await (
      await lockDataFolder(folder)
    )();
  });

  it("guards the embedded database, which keeps its data", async () => {
    await fillDataFolder(folder);
    const first = await openPglite(folder);
    await expect(openPglite(folder)).rejects.toBeInstanceOf(DataFolderInUse);
    await first.exec("create table kept (id int); insert into kept values (1)");
    await first.close();
    const second = await openPglite(folder);
    expect(await second.query("select id from kept")).toEqual([{ id: 1 }]);
    await second.close();
  });
});
