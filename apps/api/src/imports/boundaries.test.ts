import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Feature, FeatureCollection } from "geojson";
import { topology } from "topojson-server";
import { beforeAll, expect, it } from "vitest";
import type { DistrictMapRow } from "../directory/district-maps.ts";
import { seedPlaces } from "../directory/seed-places.ts";
import { describeWithDatabase, describeWithSource } from "../testing/databases.ts";
import { importBoundaries } from "./boundaries.ts";
import { describeProblem } from "./import-counts.ts";

const OPTIONS = { today: "2026-06-09" };

/** Squares in a row. */
const square = (properties: object, at: number): Feature => ({
  type: "Feature",
  properties,
  geometry: {
    type: "Polygon",
    coordinates: [
      [
        [at - 116, 43],
        [at - 116, 44],
        [at - 115, 44],
        [at - 115, 43],
        [at - 116, 43],
      ],
    ],
  },
});
const idaho = (code: string, at: number) => square({ STATEFP: "16", CD120FP: code, NAMELSAD: `District ${code}` }, at);
const collect = (...features: unknown[]) => ({ type: "FeatureCollection", features });

describeWithDatabase(
  "importing boundaries",
  (openDb) => {
    beforeAll(() => seedPlaces(openDb()));

    const run = async (files: Record<string, unknown>, isDryRun = false) => {
      const folder = await mkdtemp(join(tmpdir(), "boundaries-"));
      for (const [name, content] of Object.entries(files)) {
        await writeFile(join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
      }
      const { files: reports } = await importBoundaries(openDb(), folder, { ...OPTIONS, isDryRun });
      await rm(folder, { recursive: true });
      return reports;
    };
    const whyOf = async (files: Record<string, unknown>) =>
      (await run(files)).flatMap((report) =>
        (report.status === "broken" ? [report.problem] : report.problems).map(describeProblem),
      );
    const mapOf = async (stateId: number, chamberId: number) =>
      (
        await openDb().query<DistrictMapRow>(
          "select * from district_maps where state_id = $1 and leg_chamber_id = $2",
          [stateId, chamberId],
        )
      )[0];

    it("draws the districts of GeoJSON and TopoJSON with neighbors, and changes nothing the second time", async () => {
      const geo = collect(idaho("01", 0), idaho("02", 1), square({ STATEFP: "16", CD120FP: "ZZ" }, 3));
      const files = { "cb_2027_us_cd120_20m.geojson": geo };
      expect(await run(files)).toMatchObject([{ status: "imported", read: 2, changed: 2, rejected: 0 }]);
      expect(await mapOf(16, 1)).toMatchObject({
        source: "U.S. Census Bureau, cartographic boundary files 2027",
        drawing: {
          districts: { 1: { neighbors: ["2"], path: expect.stringMatching(/^M.*z$/u) }, 2: { neighbors: ["1"] } },
        },
      });
      expect(await run(files)).toMatchObject([{ added: 0, changed: 0 }]);
      await seedPlaces(openDb());
      expect(await run(files)).toMatchObject([{ added: 0, changed: 0 }]);
      const topo = topology({ districts: collect(idaho("01", 1), idaho("02", 2)) as never });
      expect(await run({ "districts.json": topo })).toMatchObject([{ changed: 2 }]);
    });

    it("draws state legislative districts by number and by name", async () => {
      const wards = Array.from({ length: 8 }, (_, ward) =>
        square({ STATEFP: "11", SLDUST: `00${ward + 1}`, NAMELSAD: `Ward ${ward + 1}` }, ward),
      );
      expect(await run({ "upper.geojson": collect(...wards) })).toMatchObject([{ added: 8, rejected: 0 }]);
      const districts = Array.from({ length: 35 }, (_, index) =>
        square({ STATEFP: "16", SLDUST: String(index + 1).padStart(3, "0") }, index),
      );
      expect(await run({ "upper.geojson": collect(...districts) })).toMatchObject([{ added: 35, rejected: 0 }]);
      expect(Object.keys((await mapOf(16, 4))?.drawing.districts ?? {})).toHaveLength(35);
    });

    it("stores nothing in a dry run", async () => {
      const before = await mapOf(16, 1);
      expect(await run({ "a.json": collect(idaho("01", 4), idaho("02", 5)) }, true)).toMatchObject([{ changed: 2 }]);
      expect(await mapOf(16, 1)).toEqual(before);
    });

    it("keeps the map of a chamber with missing, unknown or repeated districts, and names them", async () => {
      const before = await mapOf(16, 1);
      const house = "Idaho, U.S. House of Representatives";
      expect(await whyOf({ "a.json": collect(idaho("01", 0)) })).toEqual([
        `a.json: ${house}: the file lacks 2. The map stays as it was.`,
      ]);
      expect(await whyOf({ "a.json": collect(idaho("01", 0), idaho("02", 1), idaho("03", 2)) })).toEqual([
        `a.json: ${house}: the directory has no District 03. The map stays as it was.`,
      ]);
      expect(await whyOf({ "a.json": collect(idaho("01", 0), idaho("02", 1), idaho("02", 2)) })).toEqual([
        `a.json: ${house}: the file repeats districts. The map stays as it was.`,
      ]);
      expect(await whyOf({ "a.json": collect(square({ STATEFP: "99", CD119FP: "01" }, 0)) })).toEqual([
        "a.json: State 99, U.S. House of Representatives: the directory has no 01. The map stays as it was.",
      ]);
      expect(await mapOf(16, 1)).toEqual(before);
    });

    it("reports an invalid file, and imports the others", async () => {
      const point = { type: "Feature", properties: { STATEFP: "16", CD119FP: "01" }, geometry: { type: "Point" } };
      const meters = idaho("01", 400_000);
      expect(
        await whyOf({
          "a.json": "{",
          "b.json": { type: "Feature" },
          "c.json": collect(),
          "d.json": collect(square({ NAME: "Idaho" }, 0)),
          "e.json": collect(point),
          "f.json": collect(meters),
          "g.zip": "no archive",
          "h.json": collect(idaho("01", 0), idaho("02", 1)),
          "notes.txt": "ignored",
        }),
      ).toEqual([
        expect.stringMatching(/^a\.json: isn’t valid JSON: /u),
        "b.json: is neither GeoJSON (a FeatureCollection) nor TopoJSON",
        "c.json: has no districts",
        "d.json: Feature 1 isn’t a district: it needs STATEFP, and CD…FP, SLDUST or SLDLST",
        "e.json: Feature 1 isn’t an area but a Point",
        "f.json: Feature 1 isn’t in longitude and latitude (EPSG 4269 or 4326)",
        expect.stringMatching(/^g\.zip: isn’t a zipped shapefile: /u),
      ]);
      expect((await mapOf(16, 1))?.source).toBe("U.S. Census Bureau, h.json");
    });
  },
  { keep: true },
);

describeWithSource("congressional districts of the Census", "census-districts-119", (source) => {
  const FILE = "congressional-districts-119.geojson";
  const SHIPPED = fileURLToPath(new URL("../directory/congressional-districts.topojson", import.meta.url));
  /** Steps of 40 m along each side of the country. */
  const STEPS = 1_000_000;

  // `npx vitest run --project api apps/api/src/imports/boundaries.test.ts -u` makes them from another file.
  it("the boundaries that come with the product are those of their source", async () => {
    const { features } = JSON.parse(readFileSync(join(source, FILE), "utf8")) as FeatureCollection;
    const districts: FeatureCollection = {
      type: "FeatureCollection",
      features: features.map(({ geometry, properties }) => ({
        type: "Feature",
        geometry,
        properties: { STATEFP: properties?.STATEFP, CD119FP: properties?.CD119FP },
      })),
    };
    await expect(`${JSON.stringify(topology({ districts }, STEPS))}\n`).toMatchFileSnapshot(SHIPPED);
  });

  describeWithDatabase("the boundaries of the 119th Congress", (openDb) => {
    it("are complete, and weigh at most 25 kB compressed for each state", async () => {
      await seedPlaces(openDb());
      const [file] = (await importBoundaries(openDb(), source, { ...OPTIONS, isDryRun: true })).files;
      expect(file).toMatchObject({ status: "imported", read: 437, added: 0, changed: 437, rejected: 0 });
      for (const { state_id, drawing } of await openDb().query<DistrictMapRow>("select * from district_maps")) {
        expect(gzipSync(JSON.stringify(drawing)).length, `state ${state_id}`).toBeLessThan(25_000);
      }
    });
  });
});
