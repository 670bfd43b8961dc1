import { expect, it } from "vitest";
import type { Db } from "./platform/db.ts";
import { fillEmpty } from "./start-server.ts";
import { describeOnEachDatabase } from "./testing/databases.ts";
import { insertFixture } from "./testing/insert-rows.ts";

describeOnEachDatabase("fillEmpty", (openDb) => {
  const person = { source: "fixture", source_id: "p1", preferred_name_display: "Ada Marsh" };

  it("fills an empty directory once when two servers start at the same time", async () => {
    let fills = 0;
    const fill = async (tx: Db) => {
      fills += 1;
      await tx.query("select pg_sleep(0.2)");
      await insertFixture(tx, "profiles", [person]);
    };
    await Promise.all([fillEmpty(openDb(), fill), fillEmpty(openDb(), fill)]);
    expect(fills).toBe(1);
    await fillEmpty(openDb(), fill);
    expect(fills).toBe(1);
  });

  it("leaves a directory empty when filling it breaks off, and fills it the next time", async () => {
    const broken = fillEmpty(openDb(), async (tx) => {
      await insertFixture(tx, "profiles", [person]);
      throw new Error("interrupted");
    });
    await expect(broken).rejects.toThrow("interrupted");
    expect(await openDb().query("select 1 from profiles")).toEqual([]);
    await fillEmpty(openDb(), async (tx) => {
      await insertFixture(tx, "profiles", [person]);
    });
    expect(await openDb().query("select 1 from profiles")).toHaveLength(1);
  });
});
