import { AgencyWire, DistrictWire, SearchPlacesWire, StateWire } from "@rotunda/core/wire";
import type { FastifyInstance } from "fastify";
import { Check } from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../platform/db.ts";
import { type ApiClient, clientOf, openApp } from "../testing/api-client.ts";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { type AccountName, type Accounts, IDS } from "../testing/fixture.ts";
import { insertFixture } from "../testing/insert-rows.ts";
import { loadPlacesFixture, MAYOR, OFFICIALS, PLACES } from "../testing/fixture-places.ts";

const SAMPLE = ["Sample data"];

/** A statewide official. */
const officer = (id: number, state_code: string, differs: object) => ({
  id,
  source: "fixture",
  source_id: `officer-${id}`,
  last_name: `Officer ${id}`,
  preferred_name_display: `Officer ${id}`,
  state_code,
  profile_type_id: 202,
  subscription_modules: [2],
  ...differs,
});

describeWithDatabase(
  "api/agency, api/state and api/district",
  (openDb) => {
    let app: FastifyInstance;
    let accounts: Accounts;
    let member: ApiClient;
    let limited: ApiClient;
    beforeAll(async () => {
      accounts = await loadPlacesFixture(openDb());
      app = await openApp(openDb());
      member = await as("member");
      limited = await as("limited");
    });
    afterAll(() => app.close());

    const as = (account: AccountName | null) => clientOf(app, openDb(), account && accounts[account]);
    const idsOf = (items: { id: number }[]) => items.map(({ id }) => id);

    describe("agency", () => {
      const commerce = `/api/agency/${PLACES.commerce}`;

      it("returns an agency with contact facts and people, head first", async () => {
        const { status, body } = await member.get(commerce);
        expect(status).toBe(200);
        expect(Check(AgencyWire, body)).toBe(true);
        expect(body).toMatchObject({
          id: PLACES.commerce,
          record_type: "agency",
          briefcase_item_id: `${PLACES.commerce}-agency`,
          added_to_briefcase: false,
          agency_full: "Department of Commerce",
          address: "1401 Constitution Avenue NW, Washington, DC",
          phone: "202-555-0199",
          website: "https://commerce.example.org",
          parent: null,
          updated_date: "2026-06-01",
          sources: SAMPLE,
        });
        expect(body.role).toContain("Department of Commerce");
        expect(body.children).toContainEqual({ id: PLACES.oceans, agency_full: expect.stringContaining("Oceanic") });
        expect(idsOf(body.people)).toEqual([OFFICIALS.secretary, OFFICIALS.adviser]);
        expect(body.people[0]).toMatchObject({
          record_type: "agencyperson",
          preferred_name_display: "Ines Vollmer",
          last_name: "Vollmer",
          title: "Secretary of Commerce",
          email: "vollmer@example.org",
          phone: "202-555-0101",
          appointment: expect.stringContaining("Senate"),
          is_leadership: true,
          is_paywalled: false,
        });
      });

      it("returns parent and parts, and the city if there is no address", async () => {
        const { body } = await member.get(`/api/agency/${PLACES.weather}`);
        expect(body).toMatchObject({
          parent: { id: PLACES.oceans, agency_full: expect.stringContaining("Oceanic") },
          address: "Silver Spring, MD",
          updated_date: null,
          sources: [],
        });
        expect(idsOf(body.people)).toEqual([OFFICIALS.forecaster]);
      });

      it("lists people outside the reader’s modules with card facts only", async () => {
        const { body } = await limited.get(commerce);
        const [secretary, adviser] = body.people;
        expect(adviser).toMatchObject({
          id: OFFICIALS.adviser,
          preferred_name_display: "Tomasz Ábel",
          is_paywalled: true,
          email: "",
          phone: "",
          appointment: "",
          is_leadership: false,
          quick_summary: "",
        });
        expect(JSON.stringify(body)).not.toMatch(/locked-adviser|555-0102/u);
        expect(secretary).toMatchObject({ is_paywalled: false, email: "vollmer@example.org" });
        const { results } = (await limited.get("/api/search/federal/?q=%C3%81bel")).body;
        const { last_name, email, phone, appointment, is_leadership, ...card } = adviser;
        expect([last_name, email, phone, appointment, is_leadership]).toEqual(["Ábel", "", "", "", false]);
        expect(card).toEqual(results[0]);
      });

      it("redirects to the paywall if the agency is outside the reader’s modules", async () => {
        await openDb().query("update agencies set subscription_modules = '{3}' where id = $1", [PLACES.oceans]);
        expect(await limited.get(`/api/agency/${PLACES.oceans}`)).toMatchObject({
          status: 303,
          body: { url: "/rotunda/paywall" },
        });
        expect((await member.get(`/api/agency/${PLACES.oceans}`)).status).toBe(200);
      });

      it("is linked from its people", async () => {
        const { body } = await member.get(`/api/profileKnowWho/${OFFICIALS.forecaster}`);
        expect(body.chips).toEqual([
          { text: expect.stringContaining("Weather Service"), record_type: "agency", id: PLACES.weather },
          { text: expect.stringContaining("Oceanic"), record_type: "agency", id: PLACES.oceans },
        ]);
        expect(body.agency).toBe(body.chips[0].text);
      });
    });

    describe("state", () => {
      const state = async (id: number, client = member) => (await client.get(`/api/state/${id}`)).body;

      it("returns a state with members, districts, figures and maps", async () => {
        const body = await state(PLACES.california);
        expect(Check(StateWire, body)).toBe(true);
        expect(body).toMatchObject({
          record_type: "state",
          briefcase_item_id: "6-state",
          name: "California",
          short_code: "CA",
          capital: "Sacramento",
          governor: null,
          narrative: "<p>Three dams and a drought.</p>",
          census_visualizations: [{ id: "population", points: [{ value: 37_000_000 }, { value: null }] }],
          presidential_election_results: [{ year: 2024, candidates: [{ votes: 120_400 }, { votes: null }] }],
          updated_date: "2026-06-01",
          sources: SAMPLE,
        });
        expect(body.state_reps).toMatchObject([
          { id: IDS.stateHouse, record_type: "profile", district: { id: PLACES.california44, number: "44" } },
        ]);
        expect(body.state_senators).toMatchObject([{ id: IDS.unlocked, district: { id: PLACES.california12 } }]);
        expect(body.geodata.outline).toMatch(/^M/u);
        expect(Object.keys(body.geodata.maps).toSorted()).toEqual(["STATE_HOUSE", "STATE_SENATE", "US_HOUSE"]);
        expect(body.geodata.maps.US_HOUSE.districts).toHaveLength(52);
        expect(body.geodata.maps.STATE_HOUSE.districts[0]).toEqual({
          id: 630_001,
          number: "1",
          name: "California State Assembly, 1st District",
          path: "",
          members: [],
        });
      });

      it("returns governor and delegation; for the District of Columbia the mayor", async () => {
        expect((await state(PLACES.oregon)).governor).toMatchObject({ id: IDS.governor, is_paywalled: false });
        const texas = await state(PLACES.texas);
        expect(idsOf(texas.representatives)).toEqual([IDS.nunez, IDS.obrien]);
        expect(texas.representatives[1].district).toMatchObject({ id: PLACES.texas7, number: "7" });
        expect((await state(53)).senators).toMatchObject([{ id: IDS.marquez }]);
        expect((await state(53)).representatives).toMatchObject([{ id: IDS.banks, district: null }]);
        expect((await state(39)).representatives).toMatchObject([{ id: IDS.latimer }]);
        expect((await state(PLACES.columbia)).governor).toMatchObject({ id: MAYOR, title: "Mayor" });
        expect((await state(PLACES.alaska)).governor).toBeNull();
      });

      it("lists other statewide officers and committees of the legislature", async () => {
        await insertFixture(openDb(), "profiles", [
          officer(191, "OR", { title: "Attorney General" }),
          officer(192, "OR", { title: "Attorney General", is_former: true }),
          officer(193, "OR", { title: "Mayor", profile_type_id: 205 }),
        ]);
        await rebuildSearch(openDb());
        const committee = (id: number, chamber: string, differs: object = {}) => ({
          id,
          kind: "committee",
          source: "fixture",
          source_id: `oregon-${id}`,
          state_code: "OR",
          chamber,
          long_name: `Committee ${id}`,
          short_name: "",
          ...differs,
        });
        await insertFixture(openDb(), "groups", [
          committee(791, "senate"),
          committee(790, "house"),
          committee(792, "joint"),
          committee(793, "house", { is_former: true }),
          committee(794, "house", { parent_id: 790 }),
        ]);
        const oregon = await state(PLACES.oregon);
        expect(Check(StateWire, oregon)).toBe(true);
        expect(oregon.governor).toMatchObject({ id: IDS.governor });
        expect(idsOf(oregon.officers)).toEqual([191]);
        expect(oregon.committees).toEqual([
          { id: 790, long_name: "Committee 790", leg_chamber_id: 3 },
          { id: 791, long_name: "Committee 791", leg_chamber_id: 4 },
          { id: 792, long_name: "Committee 792", leg_chamber_id: 6 },
        ]);
      });

      it("shows people outside the reader’s modules as locked", async () => {
        const { state_reps } = await state(PLACES.california, limited);
        expect(state_reps).toMatchObject([{ id: IDS.stateHouse, is_paywalled: true, quick_summary: "" }]);
        expect((await state(PLACES.california)).state_reps[0].quick_summary).toContain("lighthouses");
        expect((await state(PLACES.oregon, limited)).governor).toMatchObject({ is_paywalled: true });
      });

      it("lists vacancies with their end dates, except of seats that are filled", async () => {
        await openDb().query(
          "insert into vacancies (source, source_id, district_id, vacant_until) values ('test', 'filled', $1, '2027-01-03')",
          [PLACES.texas7],
        );
        expect((await member.get(`/api/state/${PLACES.texas}`)).body.vacancies).toEqual([
          {
            leg_chamber_id: 3,
            vacant_until: "2026-11-03",
            district: expect.objectContaining({ id: PLACES.texasHouse2, number: "2" }),
          },
        ]);
        expect((await member.get(`/api/state/${PLACES.california}`)).body.vacancies).toEqual([]);
      });

      it("lists chambers with seats, for Congress the state’s own; omits chambers without known members", async () => {
        expect((await state(PLACES.california)).chambers).toEqual([
          { leg_chamber_id: 3, name: "California State Assembly", seats: 80 },
          { leg_chamber_id: 4, name: "California State Senate", seats: 40 },
        ]);
        expect((await state(PLACES.texas)).chambers).toEqual([
          { leg_chamber_id: 1, name: "United States House of Representatives", seats: 38 },
          { leg_chamber_id: 2, name: "United States Senate", seats: 2 },
          // It has no members either, but a source lists a vacancy.
          { leg_chamber_id: 3, name: "Texas House of Representatives", seats: 150 },
        ]);
      });

      it("has one map for a unicameral legislature, and a shape for a district that is the whole state", async () => {
        const nebraska = await state(PLACES.nebraska);
        expect(Object.keys(nebraska.geodata.maps).toSorted()).toEqual(["STATE_COMBINED", "US_HOUSE"]);
        const alaska = await state(PLACES.alaska);
        expect(alaska.geodata.maps.US_HOUSE.districts).toEqual([
          {
            id: PLACES.alaskaAtLarge,
            number: "AL",
            name: "Alaska, At-Large District",
            path: alaska.geodata.outline,
            members: [],
          },
        ]);
        expect(alaska.geodata.outline).not.toBe("");
      });

      it("returns a territory with few facts", async () => {
        const body = await state(PLACES.samoa);
        expect(Check(StateWire, body)).toBe(true);
        expect(body).toMatchObject({ name: "American Samoa", senators: [], chambers: [], narrative: "", sources: [] });
      });
    });

    describe("district", () => {
      const district = async (id: number, client = member) => (await client.get(`/api/district/${id}`)).body;

      it("returns a district with members, elections and its code under both names", async () => {
        const body = await district(PLACES.texas7);
        expect(Check(DistrictWire, body)).toBe(true);
        expect(body).toMatchObject({
          record_type: "district",
          briefcase_item_id: `${PLACES.texas7}-district`,
          name: "Texas, 7th District",
          number: "7",
          leg_chamber_id: 1,
          leg_district_id: "4807",
          legdistrictid: "4807",
          seats: 1,
          state: { id: PLACES.texas, name: "Texas", short_code: "TX" },
          chips: [
            { text: "United States House of Representatives", record_type: "", id: null },
            { text: "Texas", record_type: "state", id: PLACES.texas },
          ],
          representatives: [{ id: IDS.obrien, is_paywalled: false }],
          election_results: [{ candidates: [{ profile_id: IDS.obrien, is_winner: true }, { profile_id: null }] }],
          updated_date: "2026-06-02",
          sources: SAMPLE,
        });
        expect(Object.keys(body.geodata.maps)).toEqual(["US_HOUSE"]);
        const { districts, neighbors, views, source } = body.geodata.maps.US_HOUSE;
        expect(districts).toHaveLength(38);
        expect(districts[6]).toMatchObject({
          path: expect.stringMatching(/^M/u),
          members: [{ name: "Elizabeth O’Brien", party: "Democrat" }],
        });
        expect(neighbors).toEqual([4809, 4818, 4822, 4838]);
        expect(views).toMatchObject([{ labels: expect.arrayContaining([expect.objectContaining({ number: "7" })]) }]);
        expect(source).toContain("Census Bureau");
        expect(body.zip_codes).toContainEqual({ zip_code: "77450", others: ["8", "22", "38"] });
      });

      it("returns a district of a state’s chamber with locked members", async () => {
        const body = await district(PLACES.california44, limited);
        expect(body).toMatchObject({
          leg_chamber_id: 3,
          leg_district_id: "06044",
          representatives: [{ id: IDS.stateHouse, is_paywalled: true, quick_summary: "" }],
          chips: [{ text: "California State Assembly" }, { text: "California" }],
        });
        expect(Object.keys(body.geodata.maps)).toEqual(["STATE_HOUSE"]);
        expect(JSON.stringify(body)).not.toMatch(/lighthouses|lindqvist@/iu);
      });

      it("is linked from its members", async () => {
        expect((await member.get(`/api/profile/${IDS.stateHouse}`)).body.chips).toEqual([
          { text: "California", record_type: "state", id: PLACES.california },
          { text: "California State Assembly, 44th District", record_type: "district", id: PLACES.california44 },
        ]);
        expect((await member.get(`/api/profile/${IDS.banks}`)).body.chips).toMatchObject([
          { record_type: "", id: null },
          { text: "Washington", record_type: "state", id: 53 },
        ]);
      });

      it("has vacant seats only if a source covers the chamber", async () => {
        expect(await district(PLACES.texas8)).toMatchObject({ seats: 1, representatives: [] });
        expect(await district(PLACES.texasHouse2)).toMatchObject({
          seats: 1,
          representatives: [],
          vacancies: [{ vacant_until: "2026-11-03" }],
        });
        expect(await district(PLACES.texasHouse1)).toMatchObject({ seats: 0, representatives: [] });
      });
    });

    describe("ZIP code", () => {
      const places = async (keyword: string) =>
        (await member.get(`/api/places/?q=${encodeURIComponent(keyword)}`)).body;
      const zip = async (code: string) => (await places(code)).zip_code;

      it("returns possible districts with members, vacant seats, senators and governor by state", async () => {
        const body = await zip("77450");
        expect(Check(SearchPlacesWire, await places("77450"))).toBe(true);
        expect(body.towns).toEqual(["Katy, TX"]);
        expect(body.states).toMatchObject([{ id: PLACES.texas, name: "Texas", short_code: "TX" }]);
        expect(body.states[0].districts).toMatchObject([
          { id: PLACES.texas7, number: "7", representatives: [{ id: IDS.obrien }], is_vacant: false },
          { id: PLACES.texas8, number: "8", representatives: [], is_vacant: true },
          { number: "22" },
          { number: "38" },
        ]);
        const two = await zip("86515");
        expect(two.states).toMatchObject([
          { short_code: "AZ", governor: null, districts: [{ number: "2", is_vacant: false }] },
          { short_code: "NM", districts: [{ number: "3" }] },
        ]);
      });

      it("has no states for a code without an area", async () => {
        expect(await zip("00001")).toEqual({ zip_code: "00001", towns: [], states: [] });
      });

      it.each(["Durham, NC", "durham nc", "DURHAM north carolina"])(
        "finds the town %s with its districts",
        async (keyword) => {
          const { zip_code, towns } = await places(keyword);
          expect(zip_code).toBeNull();
          expect(towns).toMatchObject([{ name: "Durham, NC" }]);
          expect(towns[0].districts).toContainEqual({ id: 3704, name: "North Carolina, 4th District" });
        },
      );

      it("finds towns of the same name, the largest first, and none for other words", async () => {
        const { towns } = await places("durham");
        expect(towns.length).toBeGreaterThan(5);
        expect(towns[0].name).toBe("Durham, NC");
        expect(await places("quillfeather")).toEqual({ zip_code: null, towns: [] });
      });
    });

    it("shows the reader’s own stars", async () => {
      const items = [`${PLACES.commerce}-agency`, `${PLACES.texas}-state`, `${PLACES.texas7}-district`];
      const [folder] = (await member.get("/api/briefcase/")).body.folders;
      const { status } = await member.post("/api/briefcase/toggle/", {
        briefcase_item_ids: items,
        action: "add",
        folder_id: folder.id,
      });
      expect(status).toBe(200);
      for (const path of [`agency/${PLACES.commerce}`, `state/${PLACES.texas}`, `district/${PLACES.texas7}`]) {
        expect((await member.get(`/api/${path}`)).body.added_to_briefcase, path).toBe(true);
        expect((await limited.get(`/api/${path}`)).body.added_to_briefcase, path).toBe(false);
      }
    });

    it("runs as many queries for many people as for few", async () => {
      const asked: string[] = [];
      const db: Db = {
        ...openDb(),
        query: (text, values) => {
          if (!/from (users|sessions)/u.test(text)) asked.push(text);
          return openDb().query(text, values);
        },
      };
      const counting = await openApp(db);
      const client = await clientOf(counting, openDb(), accounts.member);
      const count = async (path: string) => {
        asked.length = 0;
        expect((await client.get(path)).status).toBe(200);
        return asked.length;
      };
      expect(await count(`/api/agency/${PLACES.commerce}`)).toBe(await count(`/api/agency/${PLACES.weather}`));
      expect(await count(`/api/state/${PLACES.california}`)).toBe(await count(`/api/state/${PLACES.samoa}`));
      expect(await count(`/api/state/${PLACES.texas}`)).toBeLessThanOrEqual(6);
      expect(await count(`/api/district/${PLACES.texas7}`)).toBe(await count(`/api/district/${PLACES.texasHouse1}`));
      await counting.close();
    });

    it("answers 404 for unknown and invalid ids", async () => {
      for (const kind of ["agency", "state", "district"]) {
        for (const id of ["0", "999999999", "99999999999", "abc", "-1", "%00", "6%27%20or%201=1"]) {
          const { status, body } = await member.get(`/api/${kind}/${id}`);
          expect([status, body.error_message], `${kind} ${id}`).toEqual([404, `There is no such ${kind}.`]);
        }
      }
    });

    it("requires access to the directory; an address range has it", async () => {
      for (const path of [`agency/${PLACES.commerce}`, `state/${PLACES.texas}`, `district/${PLACES.texas7}`]) {
        for (const [account, status] of [
          [null, 401],
          ["noaccess", 403],
          ["lapsed", 403],
          ["limited", 200],
          ["member", 200],
          ["staff", 200],
        ] as const) {
          expect((await (await as(account)).get(`/api/${path}`)).status, `${account} ${path}`).toBe(status);
        }
        const { statusCode } = await app.inject({
          url: `/api/${path}`,
          headers: { "x-forwarded-for": "203.0.113.9" },
        });
        expect(statusCode).toBe(200);
      }
    });
  },
  { keep: true },
);
