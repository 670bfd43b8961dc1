import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { restoreBackup } from "../backup/restore-backup.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { describeWithDatabase, memory } from "../testing/databases.ts";
import { loadFixture } from "../testing/fixture.ts";
import { NOW } from "../testing/test-app.ts";
import { buildChange, listAudit, recordChanges } from "./audit.sql.ts";
import { readHomeChoices, setBanner } from "./featured.sql.ts";

describe("buildChange", () => {
  it("keeps only facts that differ", () => {
    expect(buildChange("x", { a: 1, b: [1, 2] }, { a: 2, b: [1, 2] })).toEqual({
      subject: "x",
      was: { a: 1 },
      became: { a: 2 },
    });
    expect(buildChange("x", { a: null }, { a: null })).toBeNull();
    expect(buildChange("x", null, { a: 1 })).toEqual({ subject: "x", was: {}, became: { a: 1 } });
    expect(buildChange("x", { a: 1 }, null)).toEqual({ subject: "x", was: { a: 1 }, became: {} });
  });
});

describeWithDatabase("the audit trail", (openDb) => {
  const ALL = { since: null, subject: null, actor: null, limit: 10 };

  it("lists entries newest first, and filters them by subject, day and author", async () => {
    for (const [actor, subject] of [
      ["Ed", "One"],
      ["Flo", "Two"],
    ] as const) {
      const changes = [{ subject, was: {}, became: { name: subject } }];
      await recordChanges(openDb(), { actor, command: "org add", now: NOW }, changes);
    }
    const subjects = async (asked: object) =>
      (await listAudit(openDb(), { ...ALL, ...asked })).map(({ subject }) => subject);
    expect(await subjects({})).toEqual(["Two", "One"]);
    expect(await subjects({ subject: "one" })).toEqual(["One"]);
    expect(await subjects({ actor: "Flo" })).toEqual(["Two"]);
    expect(await subjects({ since: "2026-11-20", limit: 1 })).toEqual(["Two"]);
    expect(await subjects({ since: "2026-11-21" })).toEqual([]);
  });

  it("is included in backups, and so are the days of banners", async () => {
    await loadFixture(openDb());
    await openDb().transaction(async (tx) => {
      const change = await setBanner(tx, {
        place: "primary",
        wide_img: "/a.svg",
        starts_on: "2026-11-10",
        ends_on: null,
      });
      await recordChanges(tx, { actor: "Ed", command: "featured set-banner", now: NOW }, change ? [change] : []);
    });
    const folder = await mkdtemp(join(tmpdir(), "rotunda-audit-"));
    const other = await memory();
    try {
      await writeBackup(openDb(), join(folder, "file"));
      await restoreBackup(other.db, join(folder, "file"), { replace: false });
      const trail = await listAudit(other.db, ALL);
      expect(trail).toMatchObject([{ actor: "Ed", changed_at: NOW, became: { starts_on: "2026-11-10" } }]);
      expect(trail).toEqual(await listAudit(openDb(), ALL));
      expect((await readHomeChoices(other.db)).banners).toMatchObject([{ place: "primary", starts_on: "2026-11-10" }]);
    } finally {
      await other.end();
      await rm(folder, { recursive: true });
    }
  });
});
