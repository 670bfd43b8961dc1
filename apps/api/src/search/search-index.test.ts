import { createDefaultQuery } from "@rotunda/core";
import { beforeAll, expect, it } from "vitest";
import { describeOnEachDatabase } from "../testing/databases.ts";
import { IDS, loadFixture } from "../testing/fixture.ts";
import { includes } from "./document-set.ts";
import { createPostingCache } from "./posting-cache.ts";
import { readDocuments } from "./read-documents.ts";
import { openIndex } from "./open-index.ts";
import { runSearch } from "./run-search.ts";
import type { SearchIndex } from "./search-index.ts";

const SCOPES = ["universal", "congressional", "federal", "state"];
const UNLOCK = `update search_documents set is_unlocked = true where record_type = 'profile' and record_id = ${IDS.stateHouse}`;

describeOnEachDatabase(
  "the index in memory",
  (openDb) => {
    beforeAll(async () => {
      await loadFixture(openDb());
    });

    const isOpen = (index: SearchIndex, id: number) => {
      const open = index.accessFilter(null);
      return Array.from({ length: index.size }, (_, place) => place).some((place) => {
        const { record_type, record_id } = index.recordAt(place);
        return record_type === "profile" && record_id === id && includes(open, place);
      });
    };

    it("reads the same documents in batches of any size", async () => {
      const whole = await readDocuments(openDb(), SCOPES);
      expect(whole.nameWords.length).toBeGreaterThan(20);
      for (const most of [1, 2, 7]) expect(await readDocuments(openDb(), SCOPES, most), `${most}`).toEqual(whole);
    });

    it("loads once, and reloads after a change", async () => {
      const before = await openIndex(openDb());
      expect(await openIndex(openDb())).toBe(before);
      expect(isOpen(before, IDS.stateHouse)).toBe(false);
      await openDb().query(UNLOCK);
      const after = await openIndex(openDb());
      expect(isOpen(after, IDS.stateHouse)).toBe(true);
      expect(after.count).toBe(before.count);
      await openDb().query(UNLOCK.replace("= true", "= false"));
    });

    it("is opened again for a search that has read an older generation", async () => {
      const query = { ...createDefaultQuery(), keyword: "marquez" };
      const context = { reader: { userId: null, modules: [1, 2, 3, 4] }, today: "2026-06-30" };
      const { generation } = await openIndex(openDb());
      await openDb().query(UNLOCK);
      const { results } = await runSearch(openDb(), "universal", query, { ...context, generation });
      expect(results.map(({ id }) => id)).toEqual([IDS.marquez]);
      await openDb().query(UNLOCK.replace("= true", "= false"));
    });

    it("shows a transaction its own changes, and hides them from others after a rollback", async () => {
      const before = await openIndex(openDb());
      const doomed = openDb().transaction(async (tx) => {
        await tx.query(UNLOCK);
        expect(isOpen(await openIndex(tx), IDS.stateHouse)).toBe(true);
        throw new Error("no");
      });
      await expect(doomed).rejects.toThrow("no");
      expect(await openIndex(openDb())).toBe(before);
    });

    it("lets a transaction load the index while others wait for the transaction", async () => {
      await openDb().query(UNLOCK);
      let enter = () => {};
      let ask = () => {};
      const entered = new Promise<void>((resolve) => (enter = resolve));
      const asked = new Promise<void>((resolve) => (ask = resolve));
      const inside = openDb().transaction(async (tx) => {
        enter();
        await asked;
        return openIndex(tx);
      });
      await entered;
      const outside = openIndex(openDb());
      ask();
      expect((await inside).count).toBe((await outside).count);
    });

    it("is empty in a new database", async () => {
      await openDb().query("delete from search_documents");
      await openDb().query("delete from search_generation");
      expect((await openIndex(openDb())).count).toBe(0);
    });
  },
  { keep: true },
);

it("keeps the most recently used lists within the size limit", () => {
  const lists = createPostingCache(3 * (200 + 4 * 2));
  for (const name of [0, 1, 2]) lists.keep(`${name}`, Int32Array.of(name, name + 1));
  expect(lists.get("0")).toEqual(Int32Array.of(0, 1));
  lists.keep("3", Int32Array.of(3, 4));
  expect(["0", "1", "2", "3"].filter((name) => lists.get(name))).toEqual(["0", "2", "3"]);
});
