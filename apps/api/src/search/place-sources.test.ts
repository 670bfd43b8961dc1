import { parseSearchQuery, type SearchScope } from "@rotunda/core";
import { beforeAll, describe, expect, it } from "vitest";
import { DISTRICTS } from "../directory/legislative-districts.ts";
import { seedPlaces } from "../directory/seed-places.ts";
import { describeOnEachDatabase } from "../testing/databases.ts";
import { IDS, loadFixture } from "../testing/fixture.ts";
import { insertFixture } from "../testing/insert-rows.ts";
import { rebuildSearch } from "./rebuild-search.ts";
import { runSearch } from "./run-search.ts";

/** The districts of Congress and four states are indexed three times. */
const PATIENCE_MS = 240_000;

const WEATHER_SERVICE = 209;
const OCEANS_AND_ATMOSPHERE = 208;
const COMMERCE = 200;
const FORECASTER = 901;
const SECRETARY = 902;
const ADVISOR = 903;

describeOnEachDatabase(
  "search of places",
  (openDb) => {
    beforeAll(async () => {
      const db = openDb();
      await loadFixture(db);
      const states = ["CA", "DC", "NH", "WA"];
      await seedPlaces(
        db,
        DISTRICTS.filter(({ state, chamberId }) => chamberId === 1 || states.includes(state)),
      );
      const official = {
        source: "fixture",
        record_type: "agencyperson",
        profile_type_id: 15,
        subscription_modules: [1],
      };
      await insertFixture(db, "contacts", [
        {
          ...official,
          id: FORECASTER,
          source_id: "forecaster",
          employer_agency_id: WEATHER_SERVICE,
          first_name: "Ada",
          last_name: "Okafor",
          full_name: "Ada Okafor",
          title: "Regional Director, Kansas City",
          email: "ada.okafor@example.org",
          phone: "816-555-0124",
          job_category_ids: [18],
          focus_area_ids: [13],
          appointment_id: 4,
          office_city: "Kansas City",
          office_state_code: "MO",
        },
        {
          ...official,
          id: SECRETARY,
          source_id: "secretary",
          employer_agency_id: COMMERCE,
          first_name: "Ines",
          last_name: "Vollmer",
          full_name: "Ines Vollmer",
          title: "Secretary of Commerce",
          is_leadership: true,
          job_category_ids: [1],
          focus_area_ids: [],
          appointment_id: 1,
          office_city: "Washington",
          office_state_code: "DC",
        },
        {
          ...official,
          id: ADVISOR,
          source_id: "advisor",
          employer_agency_id: 3100,
          first_name: "Tom",
          last_name: "Abel",
          full_name: "Tom Abel",
          title: "Senior Advisor",
          is_former: true,
          job_category_ids: [19],
          focus_area_ids: [18],
          appointment_id: 5,
          office_city: "Washington",
          office_state_code: "DC",
        },
      ]);
      await insertFixture(db, "groups", [
        {
          kind: "committee",
          source: "fixture",
          source_id: "ca-water",
          state_code: "CA",
          chamber: "house",
          short_name: "Water",
          long_name: "California State Assembly Committee on Water",
          subscription_modules: [2],
        },
        {
          kind: "committee",
          source: "fixture",
          source_id: "oversight",
          chamber: "senate",
          short_name: "NOAA Oversight",
          long_name: "Senate Committee on NOAA Oversight",
          subscription_modules: [1],
        },
      ]);
      await db.query(
        `update agencies set website = 'https://www.weather.example.gov', email = 'info@weather.example.gov', phone = '202-555-0123'
         where id = $1`,
        [WEATHER_SERVICE],
      );
      await rebuildSearch(db);
    }, PATIENCE_MS);

    const all = { reader: { userId: null, modules: [1, 2, 3, 4] }, today: "2026-06-30" };
    const stateOnly = { ...all, reader: { userId: null, modules: [2] } };
    const search = (scope: SearchScope, text: string, context = all) =>
      runSearch(openDb(), scope, parseSearchQuery(scope, text, null), context);
    const ids = async (scope: SearchScope, text: string, context = all) =>
      (await search(scope, text, context)).results.map(({ id }) => id);
    const found = async (text: string) =>
      (await search("universal", text)).results.map(({ record_type, id }) => `${record_type} ${id}`);

    describe("in the universal directory", () => {
      it("lists a state before its people, and those before its districts", async () => {
        const [state, ...others] = await found("q=washington");
        expect(state).toBe("state 53");
        expect((await found("q=commonwealth of virginia"))[0]).toBe("state 51");
        expect(others.slice(0, 2)).toEqual([`profile ${IDS.marquez}`, `profile ${IDS.banks}`]);
        expect(others[2]).toMatch(/^district 53/u);
        expect((await search("universal", "q=washington")).pagination.total_hits).toBeGreaterThan(100);
      });

      it("finds a district by state and number, and describes it on the card", async () => {
        expect(await found("q=washington 5th district")).toContain("district 5305");
        const [ward] = (await search("universal", "q=ward 8")).results;
        expect(ward).toMatchObject({
          record_type: "district",
          preferred_name_display: "Council of the District of Columbia, Ward 8",
          position_summary: "District of the Council of the District of Columbia",
        });
        expect(await found("q=rockingham 13")).toEqual(["district 3330147"]);
      });

      it("finds an agency by name, acronym and parent agency", async () => {
        const agency = async (q: string) => (await found(`q=${q}`))[0];
        expect(await agency("national weather service")).toBe(`agency ${WEATHER_SERVICE}`);
        expect(await agency("NOAA")).toBe(`agency ${OCEANS_AND_ATMOSPHERE}`);
        expect(await agency("U.S. National Weather Service")).toBe(`agency ${WEATHER_SERVICE}`);
        expect(await agency("weather commerce")).toBe(`agency ${WEATHER_SERVICE}`);
        const [card] = (await search("universal", "q=census bureau")).results;
        expect(card).toMatchObject({ position_summary: "Part of the Department of Commerce", is_paywalled: false });
        expect((await search("universal", "q=department commerce")).results[0]?.position_summary).toBe(
          "Cabinet department",
        );
      });

      it("finds an agency by website, address and telephone", async () => {
        for (const keyword of ["weather.example.gov/", "info@weather.example.gov", "202-555-0123", "555-0123"])
          expect(await found(`q=${keyword}`), keyword).toEqual([`agency ${WEATHER_SERVICE}`]);
      });

      it("includes the parts of an agency in its filter", async () => {
        const [sample] = await found(`agencies=${WEATHER_SERVICE}`);
        expect(sample).toBe(`agency ${WEATHER_SERVICE}`);
        const commerce = (await search("universal", `agencies=${COMMERCE}`)).pagination.total_hits;
        expect(commerce).toBe(14);
      });

      it("shows the chamber of a state’s committee", async () => {
        const [card] = (await search("universal", "q=committee on water")).results;
        expect(card?.position_summary).toBe("California State Assembly committee");
      });
    });

    describe("in the federal directory", () => {
      it("finds people by part of the name of their agency or its parents", async () => {
        for (const id of [WEATHER_SERVICE, OCEANS_AND_ATMOSPHERE, COMMERCE]) {
          for (const parameter of ["agencies", "topagency", "topagency2"]) {
            expect(await ids("federal", `${parameter}=${id}`), `${parameter}=${id}`).toContain(FORECASTER);
          }
        }
        expect(await ids("federal", `agencies=${WEATHER_SERVICE}`)).toEqual([FORECASTER]);
        expect(await ids("federal", `agencies=${COMMERCE}`)).toEqual([SECRETARY, FORECASTER]);
        expect(await ids("federal", "agency=weather")).toEqual([FORECASTER]);
        expect(await ids("federal", "agency=NWS")).toEqual([FORECASTER]);
        expect(await ids("federal", "agency=commerce")).toEqual([SECRETARY, FORECASTER]);
      });

      it("finds people by address and telephone", async () => {
        for (const keyword of ["ada.okafor@example.org", "(816) 555-0124"])
          expect(await ids("federal", `q=${keyword}`), keyword).toEqual([FORECASTER]);
      });

      it("finds people by appointment, office, job category and focus area", async () => {
        expect(await ids("federal", "appointment=4")).toEqual([FORECASTER]);
        expect(await ids("federal", "appointment=1&appointment=4")).toEqual([SECRETARY, FORECASTER]);
        expect(await ids("federal", "appointment2=1")).toEqual([SECRETARY]);
        expect(await ids("federal", "state=29")).toEqual([FORECASTER]);
        expect(await ids("federal", "city=kansas")).toEqual([FORECASTER]);
        expect(await ids("federal", "jobtitle=secretary")).toEqual([SECRETARY]);
        expect(await ids("federal", "jobtitle2=18")).toEqual([FORECASTER]);
        expect(await ids("federal", "interest=13")).toEqual([FORECASTER]);
        expect(await ids("federal", "q=noaa")).toEqual([FORECASTER]);
        expect(await ids("federal", "q=vollmer")).toEqual([SECRETARY]);
      });

      it("includes former people only on request", async () => {
        expect(await ids("federal", "agencies=3100")).toEqual([]);
        expect(await ids("federal", "agencies=3100&include_former=true")).toEqual([ADVISOR]);
      });

      it("finds locked people only by facts on their card", async () => {
        expect(await ids("federal", `agencies=${COMMERCE}`, stateOnly)).toEqual([SECRETARY, FORECASTER]);
        expect(await ids("federal", "agency=weather", stateOnly)).toEqual([FORECASTER]);
        expect(await ids("federal", "appointment=4", stateOnly)).toEqual([]);
        expect(await ids("federal", "state=29", stateOnly)).toEqual([]);
      });
    });

    it("finds legislators and their staff by district", async () => {
      const found = (district: string) => ids("state", `district=${district}`);
      // Theo Lindqvist represents the 44th district in the Assembly.
      const own = await found("44");
      expect(own.length).toBeGreaterThan(1);
      expect(await found("044")).toEqual(own);
      expect(await found("4")).toEqual([]);
    });

    it(
      "builds an identical index again, including its database indexes",
      async () => {
        const state = async () => ({
          documents: await openDb().query(
            "select count(*)::int, md5(string_agg(digest::text, '' order by id)) from search_documents",
          ),
          indexes: await openDb().query(
            "select indexname from pg_indexes where tablename like 'search\\_%' order by indexname",
          ),
          references: await openDb().query(
            "select conname from pg_constraint where conrelid::regclass::text like 'search\\_%' and contype = 'f' order by 1",
          ),
        });
        const before = await state();
        await rebuildSearch(openDb());
        expect(await state()).toEqual(before);
        expect(before.indexes).toHaveLength(13);
        expect(before.references).toHaveLength(3);
        await openDb().query("delete from search_documents");
        await rebuildSearch(openDb());
        const { documents, ...after } = await state();
        expect(after).toEqual({ indexes: before.indexes, references: before.references });
        expect(documents).toMatchObject([{ count: before.documents[0]?.["count"] }]);
      },
      PATIENCE_MS,
    );
  },
  { keep: true },
);
