import { rm } from "node:fs/promises";
import { expect, it, onTestFinished } from "vitest";
import { importOrganization } from "../imports/organization-import.ts";
import { ORGANIZATION_FILES as FILES, organizationFolder, writeFiles } from "../testing/import-folders.ts";
import type { Db } from "../platform/db.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { findStoredTexts } from "../testing/stored-texts.ts";
import { describeChanges, describeImports } from "./data-history.ts";
import { findRecord } from "./data-records.ts";
import { describeSuppressed, suppressRecord, unsuppressNumber } from "./data.ts";

const TODAY = "2026-07-01";

async function importOwn(db: Db): Promise<string> {
  const folder = await organizationFolder(FILES);
  onTestFinished(() => rm(folder, { recursive: true }));
  await importOrganization(db, folder, { today: TODAY });
  return folder;
}

async function idOf(db: Db, table: string, key: string): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `select id from ${table} where source = 'organization' and source_id = $1`,
    [key],
  );
  return row?.id ?? 0;
}

describeWithDatabase("records named on the command line", (openDb) => {
  it("are found by the address of their page and by source and key", async () => {
    const db = openDb();
    await importOwn(db);
    const id = await idOf(db, "profiles", "q-1");
    const senator = { type: "profile", id, source: "organization", sourceId: "q-1" };
    const entry = await idOf(db, "contacts", "q-1");
    const staffer = await idOf(db, "contacts", "staffer/s-1");
    const office = await idOf(db, "agencies", "office");
    for (const written of [
      `/profile/${id}`,
      `profile/${id}-dorothea-quillfeather`,
      `http://127.0.0.1:3000/member/profile/${id}dorothea`,
      "organization:q-1",
    ]) {
      expect(await findRecord(db, written)).toEqual(senator);
    }
    expect(await findRecord(db, `/profile/kw/${entry}`)).toMatchObject({ type: "person", id: entry });
    expect(await findRecord(db, `/profile/kw/${staffer}`)).toMatchObject({ type: "staffer", sourceId: "staffer/s-1" });
    expect(await findRecord(db, "organization:s-2")).toMatchObject({ type: "agencyperson" });
    expect(await findRecord(db, `/agency/${office}`)).toMatchObject({ type: "agency", sourceId: "office" });
    expect(await findRecord(db, "openstates:ocd-person/12")).toEqual({
      type: "profile",
      id: null,
      source: "openstates",
      sourceId: "ocd-person/12",
    });
    for (const written of ["/profile/999999", "/profile/kw/999999", "somebody", "parliament:1", "openstates:", ""]) {
      await expect(findRecord(db, written)).rejects.toThrow(/record|Name/u);
    }
  });

  it("are removed by name and office when suppressed, even from files imported later", async () => {
    const db = openDb();
    const person = { record: "Dorothea Quillfeather", reason: "She asked.", today: TODAY };
    const senator = { ...person, office: "State Senator", field: "" };
    expect(await suppressRecord(db, senator)).toMatch(
      /^“Dorothea Quillfeather”, “.*” isn’t in the directory; imports will leave them out/u,
    );
    await importOwn(db);
    expect(await idOf(db, "profiles", "q-1")).toBe(0);
    expect(await describeSuppressed(db)).toContain("organization:q-1  everything  She asked.");
  });

  it("are removed when suppressed, stay out of imports, are listed, and return when unsuppressed", async () => {
    const db = openDb();
    const folder = await importOwn(db);
    const run = () => importOrganization(db, folder, { today: TODAY });
    const out = (record: string, field = "") =>
      suppressRecord(db, { record, field, reason: "She asked.", today: TODAY });

    const entry = await idOf(db, "contacts", "q-1");
    expect(await describeSuppressed(db)).toBe("Nothing is suppressed.");
    expect(await out(`/profile/kw/${entry}`, "email")).toMatch(
      /^email of organization:q-1 is suppressed\. Number 1 on/u,
    );
    expect(await out("organization:s-1")).toMatch(/^Everything about organization:staffer\/s-1 is suppressed/u);
    expect(await out("organization:s-2", "phone")).toMatch(/^phone of organization:staffer\/s-2 is suppressed/u);
    expect(await out("congress-legislators:X000001")).toMatch(/isn’t in the directory; imports will leave them out/u);
    expect(await findStoredTexts(db, ["dot@example.org", "Orrin"])).toEqual([]);
    await run();
    expect(await findStoredTexts(db, ["dot@example.org", "Orrin"])).toEqual([]);
    expect((await describeSuppressed(db)).split("\n")).toEqual([
      `1  ${TODAY}  organization:q-1  email  She asked.`,
      `2  ${TODAY}  organization:staffer/s-1  everything  She asked.`,
      `3  ${TODAY}  organization:staffer/s-2  phone  She asked.`,
      `4  ${TODAY}  congress-legislators:X000001  everything  She asked.`,
    ]);

    await expect(out("organization:office")).rejects.toThrow("Only people can be suppressed.");
    await expect(out("organization:s-2", "birth_date")).rejects.toThrow(/only email and phone/u);
    await expect(out("organization:q-1", "shoe_size")).rejects.toThrow("There is no field shoe_size.");
    await expect(out("organization:q-1", "source_id")).rejects.toThrow(/suppress the whole person/u);
    expect((await describeSuppressed(db)).split("\n")).toHaveLength(4);

    expect(await unsuppressNumber(db, "2")).toMatch(/^Removed number 2/u);
    for (const number of ["2", "0", "two", "99999999999"]) {
      await expect(unsuppressNumber(db, number)).rejects.toThrow(`There is no entry ${number}.`);
    }
    await run();
    expect(await findStoredTexts(db, ["Orrin"])).not.toEqual([]);
  });

  it("describes changes in words, newest first", async () => {
    const db = openDb();
    expect(await describeChanges(db, { since: null, record: null, limit: 5 })).toBe("Nothing changed.");
    expect(await describeImports(db)).toBe(
      "Nothing has been imported yet.\nSuppressed: 0 people and 0 fields. Values set by editors or instead of another source: 0.",
    );
    const folder = await importOwn(db);
    const people = FILES["people.csv"].replace(",democratic,", ",green,");
    await writeFiles(folder, { "people.csv": people });
    await importOrganization(db, folder, { today: "2026-07-05" });
    const id = await idOf(db, "profiles", "q-1");
    const party = `2026-07-05  Dorothea Quillfeather (/profile/${id})  party_id: Democrat → Green  [organization]`;
    const told = (asked: Partial<Parameters<typeof describeChanges>[1]>) =>
      describeChanges(db, { since: null, record: null, limit: 100, ...asked }).then((text) => text.split("\n"));
    expect((await told({}))[0]).toBe(party);
    expect(await told({ since: "2026-07-05" })).toEqual([party]);
    expect(await told({ since: "2026-07-06" })).toEqual(["Nothing changed."]);
    const ofHer = await told({ record: await findRecord(db, `/profile/${id}`) });
    expect(ofHer).toEqual([party, `${TODAY}  Dorothea Quillfeather (/profile/${id})  new  [organization]`]);
    const few = await told({ limit: 2 });
    expect(few).toHaveLength(3);
    expect(few[2]).toMatch(/^and 5 before \(--limit 7 lists them\)$/u);
    expect((await describeImports(db)).split("\n").slice(0, 2)).toEqual([
      "Last imports:",
      "  2026-07-05  organization: 0 added, 1 changed, 0 left, 0 rejected, 0 left out on purpose",
    ]);
    await db.query("update import_runs set finished_at = null");
    expect(await describeImports(db)).toContain("organization: was interrupted or is still running");
  });
});
