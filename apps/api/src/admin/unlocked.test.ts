import { expect, it } from "vitest";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { IDS, loadFixture } from "../testing/fixture.ts";
import { openApp } from "../testing/api-client.ts";
import { listUnlocked, setUnlocked } from "./unlocked.sql.ts";

describeWithDatabase("unlocked profiles", (openDb) => {
  const set = (id: number, isUnlocked: boolean) => openDb().transaction((tx) => setUnlocked(tx, id, isUnlocked));
  const flags = () =>
    openDb().query(
      `select record_type, record_id, is_unlocked, 'record' as place from records
       union all select record_type, record_id, is_unlocked, scope from search_documents order by 1, 2, 4`,
    );

  it("open to everyone at once and close again, and the search index equals a rebuilt one", async () => {
    await loadFixture(openDb());
    const app = await openApp(openDb());
    const status = async () => (await app.inject(`/api/profile/${IDS.marquez}`)).statusCode;
    const listed = async () => {
      const config = (await app.inject("/api/config/app/")).json<{ unlocked_profiles: number[] }>();
      return config.unlocked_profiles.includes(IDS.marquez);
    };
    expect([await status(), await listed()]).toEqual([401, false]);
    const change = await set(IDS.marquez, true);
    expect(change).toMatchObject({ was: { is_unlocked: false }, became: { is_unlocked: true } });
    expect(change?.subject).toContain(`(/profile/${IDS.marquez})`);
    expect([await status(), await listed()]).toEqual([200, true]);
    expect((await listUnlocked(openDb())).map(({ id }) => id)).toContain(IDS.marquez);
    const changed = await flags();
    await rebuildSearch(openDb());
    expect(changed).toEqual(await flags());

    expect(await set(IDS.marquez, true)).toBeNull();
    await set(IDS.marquez, false);
    expect([await status(), await listed()]).toEqual([401, false]);
    await app.close();
    await expect(set(999_999, true)).rejects.toThrow("There is no profile 999999.");
  });
});
