import { rm } from "node:fs/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { describeWithDatabase } from "../testing/databases.ts";
import { congressFolder, countsOf, editSource } from "../testing/import-folders.ts";
import { importCongress } from "./congress-legislators.ts";

const PEOPLE = "legislators-current.yaml";

let folder: string;
beforeEach(async () => {
  folder = await congressFolder();
});
afterEach(() => rm(folder, { recursive: true }));

describeWithDatabase("ids of members of Congress", (openDb) => {
  const run = () => importCongress(openDb(), folder, { today: "2026-06-01" });
  const people = () =>
    openDb().query<{ id: number; source_id: string; is_former: boolean; bioguide: string }>(
      `select id, source_id, is_former, identifiers->>'bioguide' as bioguide from profiles
       where chamber_id is not null order by id`,
    );
  const importChanged = async (...edits: [from: string, to: string][]) => {
    await run();
    const before = await people();
    for (const [from, to] of edits) await editSource(folder, PEOPLE, from, to);
    const report = await run();
    const file = report.files.find((each) => each.file === PEOPLE);
    if (file?.status !== "imported") throw new Error("not imported");
    return { before, after: await people(), counts: countsOf(report)[PEOPLE], ...file };
  };

  it.each([
    ["implausible", "bioguide: B900004", "bioguide: 12", "is missing or is no valid id"],
    ["missing", "bioguide: B900004", "bioguide: ''", "is missing or is no valid id"],
    ["changed", "bioguide: B900004", "bioguide: B900040", "has changed to B900040"],
    ["another member’s", "bioguide: B900004", "bioguide: H900001", "has changed to H900001"],
  ])("keep the stored id if the record’s is %s, by name, seat and birth date", async (_kind, from, to, why) => {
    const { before, after, counts, doubts } = await importChanged([from, to]);
    expect(after).toEqual(before);
    expect(counts).toEqual([4, 0, 0, 0, 0]);
    expect(doubts).toMatchObject([{ field: "id.bioguide", line: expect.any(Number) as number }]);
    expect(doubts[0]?.why).toContain(why);
    expect(doubts[0]?.why).toContain("the stored id is kept: B900004");
  });

  it("belong to the stored person if an earlier record has the id by mistake", async () => {
    const { before, after } = await importChanged(["bioguide: H900001", "bioguide: B900004"]);
    expect(after).toEqual(before);
  });

  it("that match nobody are rejected, and nobody is marked as former", async () => {
    const { before, after, counts, problems } = await importChanged(
      ["bioguide: B900004", "bioguide: 12"],
      ["last: Brisbane\n", "last: Broadwater\n"],
      ["official_full: Walter Brisbane", "official_full: Walter Broadwater"],
    );
    expect(after).toEqual(before);
    expect(counts).toEqual([3, 0, 0, 0, 1]);
    expect(problems).toMatchObject([{ field: "id.bioguide", why: "is missing or is no valid id" }]);
  });

  it("that are new add people, and the missing are marked as former", async () => {
    const { after, counts } = await importChanged(
      ["bioguide: B900004", "bioguide: N900005"],
      ["'1950-02-28'", "'1990-02-28'"],
    );
    expect(after.map(({ source_id, is_former }) => [source_id, is_former]).slice(-2)).toEqual([
      ["B900004", true],
      ["N900005", false],
    ]);
    expect(counts).toEqual([4, 1, 0, 1, 0]);
  });

  it("that are unknown in other files delete neither offices, accounts nor seats", async () => {
    await run();
    await editSource(folder, "legislators-district-offices.yaml", "bioguide: B900004", "bioguide: B999999");
    await editSource(folder, "legislators-social-media.yaml", "bioguide: O900002", "bioguide: 12");
    await editSource(folder, "committee-membership-current.yaml", "bioguide: B900004", "bioguide: B999999");
    const counts = countsOf(await run());
    expect(counts).toMatchObject({
      "legislators-district-offices.yaml": [2, 0, 0, 0, 1],
      "legislators-social-media.yaml": [1, 0, 0, 0, 1],
      "committee-membership-current.yaml": [3, 0, 0, 0, 1],
    });
  });
});

describeWithDatabase("a birth date of a member of Congress", (openDb) => {
  it("stays if the new one is invalid, but not if there is none", async () => {
    const importBirthday = async (from: string, to: string) => {
      await editSource(folder, PEOPLE, `birthday: '${from}'`, `birthday: '${to}'`);
      await importCongress(openDb(), folder, { today: "2026-06-01" });
      return openDb().query("select birth_date from profiles where source_id = 'H900001'");
    };
    await importCongress(openDb(), folder, { today: "2026-06-01" });
    expect(await importBirthday("1961-04-09", "1961-02-30")).toEqual([{ birth_date: "1961-04-09" }]);
    expect(await importBirthday("1961-02-30", "")).toEqual([{ birth_date: null }]);
  });
});
