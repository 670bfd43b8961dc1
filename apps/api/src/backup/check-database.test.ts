import { expect, it } from "vitest";
import { refreshSearch } from "../directory/search-state.ts";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { describeOnEachDatabase, openMigratedMemory, postgres } from "../testing/databases.ts";
import { loadFixture } from "../testing/fixture.ts";
import { checkDatabase } from "./check-database.ts";

describeOnEachDatabase("checkDatabase", (openDb) => {
  it("finds rows that break a constraint, and search that differs from the directory", async () => {
    // Not the shared database, since constraints change.
    const { db, end } = await (openDb().kind === "postgres" ? postgres() : openMigratedMemory());
    try {
      await loadFixture(db);
      await rebuildSearch(db);
      const sound = await checkDatabase(db);
      expect(sound.problems).toEqual([]);
      expect(sound.tables).toBeGreaterThan(40);
      expect(sound.rows).toBeGreaterThan(100);
      expect(sound.constraints).toBeGreaterThan(200);

      await db.exec(`
        set session_replication_role = replica;
        insert into folders (user_id, name) select max(id) + 1, 'Nobody' from users;
        set session_replication_role = origin;
        update organizations set export_cap = 12345 where id = (select min(id) from organizations);
        alter table organizations add constraint few check (export_cap <> 12345) not valid;
        create table twice (id int, name text);
        insert into twice (id) values (1), (1), (2), (null), (null);
        create unique index once on twice (id) where name is not null;
        update pg_index set indpred = null where indexrelid = 'once'::regclass;
        update search_documents set digest = md5('other')::uuid where id = (select min(id) from search_documents);
        delete from search_documents where id = (select max(id) from search_documents);
        update match_texts set texts = 'other' where profile_id = (select min(profile_id) from match_texts)`);
      const search =
        "search: 1 records are missing, 0 are surplus and 2 differ from the directory; the next start or import rebuilds it.";
      const rows = [
        "folders: 1 rows refer to missing rows of users.",
        "organizations: 1 rows break the rule few.",
        "twice: 1 rows have the same id as another.",
      ];
      expect((await checkDatabase(db)).problems).toEqual([...rows, search]);
      expect(await refreshSearch(db)).toEqual({ rebuilt: true });
      expect((await checkDatabase(db)).problems).toEqual(rows);
    } finally {
      await end();
    }
  });
});
