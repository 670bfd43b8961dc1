import { expect, it } from "vitest";
import { describeWithDatabase } from "../testing/databases.ts";
import { loadFixture } from "../testing/fixture.ts";
import { markSearchStale, refreshSearch } from "./search-state.ts";

describeWithDatabase("refreshSearch", (openDb) => {
  it("rebuilds once after the directory changes", async () => {
    await loadFixture(openDb());
    expect(await refreshSearch(openDb())).toEqual({ rebuilt: false });
    await markSearchStale(openDb());
    expect(await refreshSearch(openDb())).toEqual({ rebuilt: true });
    expect(await refreshSearch(openDb())).toEqual({ rebuilt: false });
  });

  it("rebuilds an index of another or an unknown version", async () => {
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

  it("rebuilds nothing in an empty directory", async () => {
    expect(await refreshSearch(openDb())).toEqual({ rebuilt: false });
  });
});
