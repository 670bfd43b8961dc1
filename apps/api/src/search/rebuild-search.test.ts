import { describe, expect, it, onTestFinished } from "vitest";
import { openPostgres } from "../platform/postgres-db.ts";
import { postgres } from "../testing/databases.ts";
import { loadFixture } from "../testing/fixture.ts";
import { buildDatabaseUrl, hasPostgres } from "../testing/postgres-cluster.ts";
import { rebuildSearch } from "./rebuild-search.ts";

describe.skipIf(!hasPostgres())("rebuildSearch on PostgreSQL", () => {
  it("succeeds although a vacuum has removed long values of deleted documents", async () => {
    const { db, url, end } = await postgres();
    onTestFinished(end);
    const elsewhere = openPostgres(buildDatabaseUrl(url, "postgres"));
    onTestFinished(() => elsewhere.close());
    await loadFixture(db);
    const countDocuments = () => db.query("select count(*) as count from search_documents");
    const before = await countDocuments();
    await db.query(`update search_documents
      set lexemes = array_to_tsvector(array(select md5(n::text) from generate_series(1, 500) n))`);
    const [long] = await db.query<{ name: string }>(
      "select reltoastrelid::regclass::text as name from pg_class where relname = 'search_documents'",
    );

    // A transaction in another database limits what this one considers deleted, but not what a vacuum here removes.
    await elsewhere.transaction(async (tx) => {
      await tx.query("select pg_current_xact_id()");
      await db.query("delete from search_documents");
      await db.exec(`vacuum ${long?.name}`);
      await rebuildSearch(db);
    });
    expect(await countDocuments()).toEqual(before);
  });
});
