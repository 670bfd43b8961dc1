import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "./platform/db.ts";
import { openPostgres } from "./platform/postgres-db.ts";
import { readSettings } from "./platform/settings.ts";
import { awaitTurn } from "./provenance/import-run.ts";
import { fillEmpty, prepareDb } from "./start-server.ts";
import { describeOnEachDatabase, postgres } from "./testing/databases.ts";
import { insertFixture } from "./testing/insert-rows.ts";
import { hasPostgres } from "./testing/postgres-cluster.ts";

const PERSON = { source: "fixture", source_id: "p1", preferred_name_display: "Ada Marsh" };

describeOnEachDatabase("fillEmpty", (openDb) => {
  it("fills an empty directory once when two servers start at the same time", async () => {
    let fills = 0;
    const fill = async (tx: Db) => {
      fills += 1;
      await tx.query("select pg_sleep(0.2)");
      await insertFixture(tx, "profiles", [PERSON]);
    };
    await Promise.all([fillEmpty(openDb(), fill), fillEmpty(openDb(), fill)]);
    expect(fills).toBe(1);
    await fillEmpty(openDb(), fill);
    expect(fills).toBe(1);
  });

  it("doesn’t fill a directory into which an import brought no people", async () => {
    await openDb().query("delete from profiles");
    await openDb().query("insert into import_runs (source, ran_on, added) values ('organization', '2026-06-01', 1)");
    await fillEmpty(openDb(), () => Promise.reject(new Error("filled")));
    await openDb().query("delete from import_runs");
  });

  it("leaves a directory empty if filling it fails, and fills it the next time", async () => {
    const broken = fillEmpty(openDb(), async (tx) => {
      await insertFixture(tx, "profiles", [PERSON]);
      throw new Error("interrupted");
    });
    await expect(broken).rejects.toThrow("interrupted");
    expect(await openDb().query("select 1 from profiles")).toEqual([]);
    await fillEmpty(openDb(), async (tx) => {
      await insertFixture(tx, "profiles", [PERSON]);
    });
    expect(await openDb().query("select 1 from profiles")).toHaveLength(1);
  });
});

describe.skipIf(!hasPostgres())("a start while an import runs on the same PostgreSQL", () => {
  let end: () => Promise<void>;
  let url: string;
  let db: Db;
  beforeAll(async () => {
    ({ db, end, url } = await postgres());
  });
  afterAll(() => end());

  /** Another connection that imports until the test ends it; `write` is what it has stored before that. */
  async function runningImport(write: (tx: Db) => Promise<unknown>) {
    const importer = openPostgres(url);
    let finish = () => {};
    const finishing = new Promise<void>((resolve) => (finish = resolve));
    let enter = () => {};
    const entered = new Promise<void>((resolve) => (enter = resolve));
    const ended = importer.transaction(async (tx) => {
      await awaitTurn(tx);
      await write(tx);
      enter();
      await finishing;
    });
    await entered;
    return {
      async finish() {
        finish();
        await ended;
        await importer.close();
      },
    };
  }

  it("waits for the import only if the directory is empty", async () => {
    const running = await runningImport((tx) => insertFixture(tx, "profiles", [PERSON]));
    let fills = 0;
    const filled = fillEmpty(db, async () => void (fills += 1));
    expect(await Promise.race([filled.then(() => "filled"), pause(300, "waits")])).toBe("waits");
    await running.finish();
    await filled;
    expect(fills).toBe(0);
  });

  it("doesn’t wait if there are profiles, and adds no sample accounts to them", async () => {
    const running = await runningImport(async () => {});
    const settings = readSettings({ DATABASE_URL: url, SAMPLE_DATA: "on" });
    const prepared = prepareDb(settings, () => {});
    const outcome = await Promise.race([prepared.then(() => "ready"), pause(8_000, "waits")]);
    await running.finish();
    const ready = await prepared;
    expect(await ready.query("select email from users")).toEqual([]);
    await ready.close();
    expect(outcome).toBe("ready");
  });
});
