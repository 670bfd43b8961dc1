import { expect, it } from "vitest";
import { describeWithDatabase } from "../testing/databases.ts";
import { AGENCIES } from "./agencies.ts";
import { CHAMBERS } from "./chambers.ts";
import { DISTRICTS } from "./legislative-districts.ts";
import { seedPlaces } from "./seed-places.ts";
import { readStateShapes } from "./state-shapes.ts";
import { STATES } from "./states.ts";

it("outlines of states fill their map, at most 400 wide and high", () => {
  const shapes = readStateShapes();
  expect(shapes.size).toBe(STATES.length);
  for (const { id, name } of STATES) {
    const { viewBox = "", outline = "" } = shapes.get(id) ?? {};
    const [, , width = 0, height = 0] = viewBox.split(" ").map(Number);
    expect(Math.max(width, height), name).toBe(400);
    const points = [...outline.matchAll(/(-?[\d.]+),(-?[\d.]+)/gu)].map(([, x, y]) => [Number(x), Number(y)] as const);
    expect(points.length, name).toBeGreaterThan(4);
    for (const [x, y] of points) {
      expect(x >= 0 && x <= width + 1 && y >= 0 && y <= height + 1, `${name} ${x},${y}`).toBe(true);
    }
    expect(Math.max(...points.map(([x]) => x)), name).toBeGreaterThan(width - 2);
  }
});

describeWithDatabase("the structure of the country in the database", (openDb) => {
  const rows = <Row = Record<string, unknown>>(text: string) => openDb().query<Row>(text);
  const count = async (from: string) =>
    (await rows<{ count: number }>(`select count(*)::int as count from ${from}`))[0]?.count;

  it("stores all places, and a second time updates only changed ones", async () => {
    await seedPlaces(openDb());
    expect(await count("states")).toBe(56);
    expect(await count("chambers")).toBe(CHAMBERS.length + 2);
    expect(await count("districts")).toBe(DISTRICTS.length);
    expect(await count("agencies")).toBe(AGENCIES.length);
    expect(await count("agencies a where parent_id is not null and agency_full !~ ', '")).toBe(0);
    expect(await rows("select seats, term_years from chambers where state_code = '' order by leg_chamber_id")).toEqual([
      { seats: 435, term_years: 2 },
      { seats: 100, term_years: 6 },
    ]);
    expect(
      await rows(`select number, leg_district_id from districts
        where id in (5305, 200, 1100, 2730002, 2440047, 3330001) order by leg_district_id`),
    ).toEqual([
      { number: "Belknap 1", leg_district_id: "" },
      { number: "AL", leg_district_id: "0200" },
      { number: "AL", leg_district_id: "1198" },
      { number: "47", leg_district_id: "24047" },
      { number: "1B", leg_district_id: "2701B" },
      { number: "5", leg_district_id: "5305" },
    ]);

    await rows(
      "update states set narrative = '<p>Ours.</p>', figures_source = 'editors', name = 'Misspelt' where id = 53",
    );
    const before = await rows("select id, xmin::text as version from districts order by id");
    await seedPlaces(openDb());
    expect(await rows("select id, xmin::text as version from districts order by id")).toEqual(before);
    expect(await rows("select name, narrative, figures_source from states where id = 53")).toEqual([
      { name: "Washington", narrative: "<p>Ours.</p>", figures_source: "editors" },
    ]);
  });
});
