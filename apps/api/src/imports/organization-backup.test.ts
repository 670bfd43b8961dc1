import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { restoreBackup } from "../backup/restore-backup.ts";
import { writeBackup } from "../backup/write-backup.ts";
import type { Db } from "../platform/db.ts";
import { suppress } from "../provenance/suppressions.ts";
import { describeWithDatabase, memory } from "../testing/databases.ts";
import {
  congressFolder,
  csvOf,
  ORGANIZATION_FILES as FILES,
  organizationFolder,
  PEOPLE_ROWS,
  writeFiles,
} from "../testing/import-folders.ts";
import { importCongress } from "./congress-legislators.ts";
import { importOrganization } from "./organization-import.ts";

const TODAY = "2026-07-01";

describeWithDatabase("a backup of a directory with own data", (openDb) => {
  it("keeps places, the log, overrides and suppressions, and later imports change nothing", async () => {
    const db = openDb();
    const congress = await congressFolder();
    const folder = await organizationFolder(FILES);
    await writeFiles(folder, {
      "people.csv": csvOf(...PEOPLE_ROWS.map((row) => ({ ...row, bioguide: "" })), {
        id: "ours",
        bioguide: "H900001",
        email: "ellen@example.org",
      }),
    });
    await importCongress(db, congress, { today: TODAY });
    await importOrganization(db, folder, { today: TODAY });
    await suppress(db, {
      person: { source: "organization", sourceId: "q-2" },
      field: "",
      reason: "asked",
      today: TODAY,
    });

    const file = join(await mkdtemp(join(tmpdir(), "rotunda-own-backup-")), "all.backup");
    const { tables } = await writeBackup(db, file);
    for (const table of ["import_runs", "changes", "overrides", "suppressions", "agencies", "districts", "states"]) {
      expect([table, (tables[table] ?? 0) > 0]).toEqual([table, true]);
    }
    const other = await memory();
    await restoreBackup(other.db, file, { replace: false });
    const held = (each: Db) =>
      Promise.all(
        ["import_runs", "changes", "overrides", "suppressions", "profiles", "contacts", "agencies", "records"].map(
          (table) => each.query(`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`),
        ),
      );
    expect(JSON.stringify(await held(other.db))).toBe(JSON.stringify(await held(db)));
    const again = await importOrganization(other.db, folder, { today: TODAY });
    expect(again.files.map((each) => each.status === "imported" && each.added + each.changed + each.left)).toEqual([
      0, 0, 0, 0,
    ]);
    await other.end();
    for (const each of [congress, folder, join(file, "..")]) await rm(each, { recursive: true });
  });
});
