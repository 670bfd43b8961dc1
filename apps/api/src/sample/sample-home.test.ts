import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import CAUCUSES from "./content/caucuses.json" with { type: "json" };
import COMMITTEES from "./content/committees.json" with { type: "json" };
import { seedPlaces } from "../directory/seed-places.ts";
import { chooseBannerPicture } from "@rotunda/core";
import { clientOf, openApp } from "../testing/api-client.ts";
import { describeOnOneDatabase } from "../testing/databases.ts";
import { IDS, loadFixture } from "../testing/fixture.ts";
import { insertFixture } from "../testing/insert-rows.ts";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { SAMPLE_GROUPS, seedSampleHome } from "./sample-home.ts";

it("features only groups of the sample", () => {
  const names = new Set([...COMMITTEES, ...CAUCUSES].map(({ longName }) => longName));
  expect(SAMPLE_GROUPS.filter(({ name }) => !names.has(name))).toEqual([]);
});

describeOnOneDatabase(
  "home of the sample",
  (openDb) => {
    let app: FastifyInstance;
    beforeAll(async () => {
      const db = openDb();
      await loadFixture(db);
      await seedPlaces(db);
      await db.query("update profiles set source = 'sample' where id = any($1::int[])", [[IDS.marquez, IDS.governor]]);
      // Home must show neither of these two: one isn't in the sample, the other leads a state legislature.
      await db.query("update profiles set leadership_role = 'Whip' where id = $1", [IDS.latimer]);
      await db.query("update profiles set source = 'sample', leadership_role = 'Speaker' where id = $1", [
        IDS.stateHouse,
      ]);
      await insertFixture(db, "groups", [
        { kind: "committee", source: "sample", source_id: "s1", long_name: SAMPLE_GROUPS[1]?.name },
        { kind: "caucus", source: "sample", source_id: "s2", long_name: SAMPLE_GROUPS[4]?.name },
        { kind: "committee", source: "else", source_id: "s3", long_name: SAMPLE_GROUPS[0]?.name },
      ]);
      await rebuildSearch(db);
      await seedSampleHome(db);
      app = await openApp(db);
    });
    afterAll(() => app.close());

    it("has every part of home, with generated pictures and existing pages", async () => {
      const { cookie: _, ...nobody } = (await clientOf(app, openDb(), null)).headers;
      const home = (
        await app.inject({
          url: "/api/config/homepage/",
          headers: { ...nobody, "x-forwarded-for": "203.0.113.9" } as Record<string, string>,
        })
      ).json();
      expect(home.featured_profiles.map(({ id }: { id: number }) => id).toSorted()).toEqual([
        IDS.marquez,
        IDS.governor,
      ]);
      expect(home).toMatchObject({
        featured_state: { name: "Nebraska" },
        featured_district: { name: "Nebraska, 2nd District" },
        noteworthy_groups: [
          { name: SAMPLE_GROUPS[1]?.name, order: 2 },
          { record_type: "caucus", order: 5 },
        ],
      });
      expect(home.featured_profiles_text).not.toBe("");
      for (const { wide_img: wideImg, small_img: smallImg, url } of [home.primary_banner, home.secondary_banner]) {
        for (const picture of [wideImg, smallImg]) expect((await app.inject(picture)).statusCode, picture).toBe(200);
        expect(chooseBannerPicture(1400, { wideImg, smallImg, url })?.href).toMatch(/^\/rotunda\//u);
      }
    });

    it("keeps the changes of editors", async () => {
      const db = openDb();
      await db.query("update home_settings set featured_profiles_text = 'Ours', featured_state_id = null");
      await db.query("update home_banners set url = '/rotunda/faq' where place = 'primary'");
      await db.query("delete from featured_profiles where profile_id = $1", [IDS.governor]);
      await db.query("update noteworthy_groups set description = 'Ours'");
      await seedSampleHome(db);
      expect(
        await db.query("select featured_profiles_text as text, featured_state_id as state from home_settings"),
      ).toEqual([{ text: "Ours", state: null }]);
      expect(await db.query("select url from home_banners where place = 'primary'")).toEqual([{ url: "/rotunda/faq" }]);
      expect(await db.query("select profile_id from featured_profiles")).toEqual([{ profile_id: IDS.marquez }]);
      expect(await db.query("select distinct description from noteworthy_groups")).toEqual([{ description: "Ours" }]);
    });
  },
  { keep: true },
);
