import { expect, it } from "vitest";
import { DISTRICTS } from "./legislative-districts.ts";
import { buildAgencyPersonRow, inventAgencies } from "../sample/invent-agencies.ts";
import { inventPlaces, writePlaces } from "../sample/invent-places.ts";
import { drawShares } from "../sample/elections.ts";
import { createRandom } from "../sample/random.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { AGENCIES } from "./agencies.ts";
import { replaceSample } from "./replace-sample.ts";
import { insertRows, updateRows } from "./rows.ts";
import { seedPlaces } from "./seed-places.ts";

describeWithDatabase("the sample’s places and agencies", (openDb) => {
  const rows = <Row = Record<string, unknown>>(text: string) => openDb().query<Row>(text);
  const count = async (from: string) =>
    (await rows<{ count: number }>(`select count(*)::int as count from ${from}`))[0]?.count;

  it("are added to the places, with profiles of officeholders, and removed when real people are imported", async () => {
    const db = openDb();
    await seedPlaces(db);
    const [profile] = await rows<{ id: number }>(
      `insert into profiles (source, source_id, preferred_name_display, state_code, chamber_id, district)
       values ('sample', 'rep-WA-5', 'Some One', 'WA', 1, '5') returning id`,
    );
    const holder = {
      key: "rep-WA-5",
      displayName: "Some One",
      party: 2 as const,
      seat: { type: "rep" as const, state: "WA", district: "5" },
      departure: "" as const,
      won: [2024],
      lost: [],
    };
    const random = createRandom("test");
    await writePlaces(db, inventPlaces(random.fork("places"), [holder]), new Map([["rep-WA-5", profile?.id ?? 0]]));
    const { contacts, people } = inventAgencies(random.fork("agencies"));
    await updateRows(db, "agencies", contacts);
    await insertRows(
      db,
      "contacts",
      people.map((person) => buildAgencyPersonRow(person)),
    );

    const [district] = await rows<{ election_results: { candidates: object[] }[] }>(
      "select election_results from districts where id = 5305",
    );
    const [winner, loser] = district?.election_results[0]?.candidates ?? [];
    expect(winner).toEqual({
      name: "Some One",
      party: "Democrat",
      is_winner: true,
      votes: expect.any(Number) as number,
      percent: drawShares("U.S. House, Washington, 5th District", 2024, 1)[0],
      profile_id: profile?.id,
    });
    expect(loser).toMatchObject({ profile_id: null, is_winner: false });
    expect(await count("districts where election_results <> '[]'")).toBe(1);
    expect(await count("states where census_visualizations <> '[]' and figures_source = 'sample'")).toBe(56);
    expect(await count("agencies where phone <> '' and figures_source = 'sample'")).toBe(AGENCIES.length);
    expect(await count("contacts where record_type = 'agencyperson' and employer_agency_id is not null")).toBe(1500);
    await rows("update states set narrative = '<p>Ours.</p>', figures_source = 'editors' where code = 'OR'");

    await db.transaction((tx) => replaceSample(tx));
    expect(await count("contacts")).toBe(0);
    expect(await count("states")).toBe(56);
    expect(await count("districts")).toBe(DISTRICTS.length);
    expect(await count("agencies")).toBe(AGENCIES.length);
    expect(await count("districts where election_results <> '[]' or figures_source <> ''")).toBe(0);
    expect(await count("agencies where concat(address, phone, fax, email, website, figures_source) <> ''")).toBe(0);
    expect(await count("agencies where role = '' or agency_full = ''")).toBe(0);
    expect(await count("states where outline = '' or view_box = ''")).toBe(0);
    expect(await rows("select code, narrative from states where figures_source <> '' or narrative <> ''")).toEqual([
      { code: "OR", narrative: "<p>Ours.</p>" },
    ]);
  });
});
