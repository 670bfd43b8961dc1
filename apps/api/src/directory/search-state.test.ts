import { expect, it } from "vitest";
import { describeOnEachDatabase } from "../testing/databases.ts";
import { loadFixture } from "../testing/fixture.ts";
import { markSearchStale, refreshSearch } from "./search-state.ts";

describeOnEachDatabase("the state of search", (openDb) => {
  it("is fresh until the directory changes, and then rebuilt once", async () => {
    await loadFixture(openDb());
    expect(await refreshSearch(openDb())).toEqual({ rebuilt: false });
    await markSearchStale(openDb());
    expect(await refreshSearch(openDb())).toEqual({ rebuilt: true });
    expect(await refreshSearch(openDb())).toEqual({ rebuilt: false });
  });

  it("is stale when another version of the product made it, or one that left no version", async () => {
    await loadFixture(openDb());
    for (const older of [
      "update directory_marks set value = 'older' where name = 'search-version'",
      "delete from directory_marks where name = 'search-version'",
    ]) {
      await openDb().query(older);
      expect(await refreshSearch(openDb())).toEqual({ rebuilt: true });
      expect(await refreshSearch(openDb())).toEqual({ rebuilt: false });
    }
  });

  it("has nothing to rebuild in an empty directory", async () => {
    expect(await refreshSearch(openDb())).toEqual({ rebuilt: false });
  });
});
