import { HomepageWire } from "@rotunda/core/wire";
import type { FastifyInstance } from "fastify";
import { Check } from "typebox/value";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ApiClient, clientOf, openApp } from "../testing/api-client.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { loadPlacesFixture, MAYOR, PLACES } from "../testing/fixture-places.ts";
import { insertFixture } from "../testing/insert-rows.ts";

describeWithDatabase(
  "home's featured places",
  (openDb) => {
    let app: FastifyInstance;
    let member: ApiClient;
    beforeAll(async () => {
      const accounts = await loadPlacesFixture(openDb());
      app = await openApp(openDb());
      member = await clientOf(app, openDb(), accounts.member);
      await insertFixture(openDb(), "home_settings", [
        { featured_state_id: PLACES.texas, featured_district_id: PLACES.texas7 },
      ]);
    });
    afterAll(() => app.close());

    const home = async () => (await member.get("/api/config/homepage/")).body;
    const feature = (state: number) => openDb().query("update home_settings set featured_state_id = $1", [state]);

    it("show a state’s shape, governor and seats by party", async () => {
      for (const id of [PLACES.texas, PLACES.california, PLACES.columbia]) {
        await feature(id);
        const body = await home();
        expect(Check(HomepageWire, body)).toBe(true);
        const known = (await member.get(`/api/state/${id}`)).body;
        const { governor, outline, chambers } = body.featured_state;
        expect({ governor, outline }).toEqual({
          governor: known.governor && { ...known.governor, district: undefined, chamber_id: undefined },
          outline: known.geodata.outline,
        });
        const seated = [...known.senators, ...known.representatives, ...known.state_senators, ...known.state_reps];
        const counts = chambers.flatMap(({ parties }: { parties: { count: number }[] }) => parties);
        expect(counts.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(seated.length);
      }
    });

    it("shows the mayor of the District of Columbia as governor", async () => {
      await feature(PLACES.columbia);
      expect((await home()).featured_state.governor.id).toBe(MAYOR);
    });

    it("shows a district's members", async () => {
      const known = (await member.get(`/api/district/${PLACES.texas7}`)).body;
      expect((await home()).featured_district).toMatchObject({
        state: { id: PLACES.texas, name: "Texas" },
        representatives: known.representatives,
        outline: known.geodata.outline,
      });
    });
  },
  { keep: true },
);
