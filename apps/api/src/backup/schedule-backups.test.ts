import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { describeWithDatabase } from "../testing/databases.ts";
import { checkBackup } from "./read-backup.ts";
import { backUpIfDue } from "./schedule-backups.ts";

describeWithDatabase("scheduled backups", (openDb) => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "rotunda-backups-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const at = (day: number, time: string) =>
    new Date(2026, 10, day, ...(time.split(":").map(Number) as [number, number]));
  const nameAt = (time: Date) => `rotunda-${time.toISOString().replaceAll(/[-:]|\.000/gu, "")}.backup`;
  const newest: Date[] = [];
  const deps = (now: Date) => ({
    db: openDb(),
    clock: () => now,
    settings: { backupDir: folder, backupAt: { hour: 3, minute: 30 }, backupKeep: 2 },
    log: { info: () => {}, error: () => {} },
    onNewest: (time: Date) => void newest.push(time),
  });
  const backUp = (now: Date) => backUpIfDue(deps(now), folder);

  it("are written once a day from their time on, by one of the servers that share a folder", async () => {
    expect(await backUp(at(10, "12:00"))).toBe(true);
    expect(await checkBackup(join(folder, nameAt(at(10, "12:00"))))).toMatchObject({
      rows: expect.any(Number) as number,
    });
    expect(await backUp(at(11, "03:29"))).toBe(false);
    expect(newest.at(-1)).toEqual(at(10, "12:00"));
    const servers = await Promise.all([1, 2, 3].map(() => backUp(at(11, "03:30"))));
    expect(servers.filter(Boolean)).toHaveLength(1);
    expect(await backUp(at(11, "23:00"))).toBe(false);
    expect(newest.at(-1)).toEqual(at(11, "03:30"));
  });

  it("are limited to the configured number, without touching other files", async () => {
    const leftover = join(folder, `${nameAt(at(9, "12:00"))}.0a1b2c3d.partial`);
    const running = join(folder, `${nameAt(at(14, "12:00"))}.0a1b2c3d.partial`);
    for (const path of [leftover, running, join(folder, "mine.backup")]) await writeFile(path, "");
    await utimes(leftover, at(9, "12:00"), at(9, "12:00"));
    await utimes(running, at(13, "12:00"), at(13, "12:00"));
    for (const day of [10, 11, 12, 13]) expect(await backUp(at(day, "12:00"))).toBe(true);
    expect((await readdir(folder)).toSorted()).toEqual(
      ["mine.backup", nameAt(at(12, "12:00")), nameAt(at(13, "12:00")), running.slice(folder.length + 1)].toSorted(),
    );
  });

  it("that fail leave the older ones and no partial file", async () => {
    expect(await backUp(at(10, "12:00"))).toBe(true);
    const query = () => Promise.reject(Object.assign(new Error("No space left on device"), { code: "ENOSPC" }));
    const db = openDb();
    const failing = { ...db, transaction: db.transaction.bind(db) };
    failing.transaction = (run) => db.transaction((tx) => run({ ...tx, query }));
    await expect(backUpIfDue({ ...deps(at(11, "12:00")), db: failing }, folder)).rejects.toThrow("No space left");
    expect(await readdir(folder)).toEqual([nameAt(at(10, "12:00"))]);
  });
});
