import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { describeWithDatabase } from "../testing/databases.ts";
import { importCongress } from "./congress-legislators.ts";

/** Not part of the repository: a copy of the public source next to it. */
const SOURCE = fileURLToPath(new URL("../../../../../shared/data/congress-legislators", import.meta.url));

if (existsSync(SOURCE)) {
  describeWithDatabase("importing the real Congress", (openDb) => {
    const count = async (text: string) =>
      (await openDb().query<{ count: number }>(`select count(*)::int as count from ${text}`))[0]?.count;

    it("imports everyone with complete rosters, and changes nothing the second time", async () => {
      const options = { today: "2026-06-09" };
      const first = await importCongress(openDb(), SOURCE, options);
      for (const file of first.files) expect(file).toMatchObject({ status: "imported", rejected: 0 });
      expect(await count("profiles where chamber_id is not null and not is_former")).toBe(537);
      expect(await count("contacts where record_type = 'person' and profile_type_id = 8")).toBe(537);
      expect(await count("groups where kind = 'committee' and parent_id is null")).toBe(49);
      expect(await count("groups where parent_id is not null")).toBe(181);
      expect(await count("group_members")).toBe(3879);
      expect(await count("(select distinct group_id from group_members) rosters")).toBe(228);
      expect(await count("offices where type = 'District Office'")).toBe(1312);
      expect(await count("terms join profiles on id = profile_id where chamber_id is not null")).toBe(2792);
      expect(
        await openDb().query(
          "select position_summary from profiles where chamber_id is null and not is_former order by 1",
        ),
      ).toEqual([
        { position_summary: "President of the United States" },
        { position_summary: "Vice President of the United States" },
      ]);

      const second = await importCongress(openDb(), SOURCE, options);
      for (const file of second.files) expect(file).toMatchObject({ added: 0, changed: 0, left: 0, rejected: 0 });
      expect(second.isSearchRebuilt).toBe(false);
    });
  });
} else {
  it.skip("importing the real Congress", () => {});
  process.stderr.write(`Not run: the import of the real Congress. No copy of congress-legislators is at ${SOURCE}.\n`);
}
