import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { type ApiClient, clientOf, openApp } from "../testing/api-client.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { insertFixture } from "../testing/insert-rows.ts";
import { type Accounts, IDS, loadFixture } from "../testing/fixture.ts";

describeWithDatabase(
  "api/profile",
  (openDb) => {
    let app: FastifyInstance;
    let accounts: Accounts;
    let member: ApiClient;
    let limited: ApiClient;
    let nobody: ApiClient;
    beforeAll(async () => {
      accounts = await loadFixture(openDb());
      app = await openApp(openDb());
      member = await clientOf(app, openDb(), accounts.member);
      limited = await clientOf(app, openDb(), accounts.limited);
      nobody = await clientOf(app, openDb(), null);
    });
    afterAll(() => app.close());

    it("dates each section's source by its revision or, for a folder, by its import", async () => {
      const sources = async () => (await member.get(`/api/profile/${IDS.marquez}`)).body.panel_sources.web;
      expect(await sources()).toBe("fixture");
      const insertRun = "insert into import_runs (source, ran_on, revised_on, finished_at) values";
      await openDb().query(`${insertRun} ('fixture', '2026-06-10', null, now())`);
      expect(await sources()).toBe("fixture, imported June 10, 2026");
      await openDb().query(`${insertRun} ('fixture', '2026-06-12', '2026-06-11', now())`);
      expect(await sources()).toBe("fixture, as of June 11, 2026");
    });

    it("does not repeat the chair of a committee as a leadership post", async () => {
      const before = (await member.get(`/api/profile/${IDS.latimer}`)).body.leadership_post;
      const post = async (role: string) => {
        await openDb().query("update profiles set leadership_role = $2 where id = $1", [IDS.latimer, role]);
        return (await member.get(`/api/profile/${IDS.latimer}`)).body.leadership_post;
      };
      expect(await post("Chairman, House Committee on Agriculture")).toBe("");
      expect(await post("Majority Whip")).toBe("Majority Whip");
      expect(await post(before)).toBe(before);
    });

    it("returns all facts about a person", async () => {
      const { status, body } = await member.get(`/api/profile/${IDS.marquez}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        id: IDS.marquez,
        know_who_id: IDS.marquezContact,
        record_type: "profile",
        briefcase_item_id: `${IDS.marquez}-profile`,
        preferred_name_display: "Elena Márquez-Ruiz",
        political_party: "Democrat",
        political_party_full: "Democratic Party",
        party: "D",
        gender: "Female",
        birth_date: "1962-03-15",
        age: 64,
        religion: "Roman Catholic",
        birthplace: "Yakima, Washington",
        leadership_post: "Majority Whip",
        legislative_info_heading: "Congressional Information",
        number_tenures_in_seat: 2,
        primary_profile_type: "United States Senators",
        email: "office@marquez.example.org",
        phone: "202-555-0141",
        address: "511 Hart Senate Office Building, Washington, DC 20510",
        updated_date: "2026-06-09",
        sources: ["fixture, updated June 9, 2026"],
      });
      expect(body.chips.map((chip: { text: string }) => chip.text)).toEqual(["United States Senate", "Washington"]);
      expect(body.committees).toEqual([
        {
          id: IDS.finance,
          committee_name: "Senate Committee on Finance",
          leadership_title: "Chairman",
          rank: { place: 1, of: 2, side: "MAJ" },
          sub_committees: [
            {
              id: IDS.health,
              committee_name: "Subcommittee on Health Care",
              leadership_title: "",
              rank: { place: 2, of: 2, side: "MAJ" },
            },
          ],
        },
      ]);
      expect(body.committee_leadership).toEqual([{ position: "Chairman", name: "Senate Committee on Finance" }]);
      expect(body.terms[0]).toEqual({
        office: "Senator",
        state: "Washington",
        district: "",
        party: "Democrat",
        caucus: "",
        note: "",
        start: "2025-01-03",
        end: "2031-01-03",
      });
      expect(body.terms).toHaveLength(3);
      expect(body.offices.map((office: { zip: string }) => office.zip)).toEqual(["20510", "02138"]);
      expect(body.staffers).toMatchObject([
        {
          staffer_knowwho_id: IDS.chief,
          staffer_full_name: "Priya Raman",
          is_leadership: true,
          rolenames: ["Chief of Staff"],
          staffer_interests: ["Health Care"],
        },
      ]);
    });

    it("leaves facts empty that the source lacks", async () => {
      const { body } = await member.get(`/api/profile/${IDS.nunez}`);
      expect(body).toMatchObject({ birth_date: null, age: null, religion: "", narrative: "", staffers: [], terms: [] });
      expect(body.district).toBeUndefined();
      expect(body.chips.map((chip: { text: string }) => chip.text)).toEqual([
        "United States House of Representatives",
        "Texas",
        "Texas, 15th District",
      ]);
    });

    it("lists caucuses by category", async () => {
      const { body } = await member.get(`/api/profile/${IDS.obrien}`);
      const caucus = { id: IDS.caucus, caucus_name: "Rural Health Caucus", leadership_title: "Co-Chair" };
      expect(body.all_caucuses).toEqual([{ caucus_category_name: "Health", caucuses: [caucus] }]);
      expect(body.caucuses).toEqual(body.all_caucuses);
      expect((await member.get(`/api/profile/${IDS.latimer}`)).body.caucuses).toEqual([]);
    });

    it("omits the age of former people, who may have died", async () => {
      const { body } = await member.get(`/api/profile/${IDS.former}`);
      expect(body).toMatchObject({ is_former: true, birth_date: "1801-02-03", age: null });
    });

    it("lists up to six current people of the same state and committees as related", async () => {
      const { body } = await member.get(`/api/profile/${IDS.marquez}`);
      // Whitfield shares two committees, Banks the state and Núñez one committee, so those two are sorted by name.
      expect(body.related_profiles.map(({ id }: { id: number }) => id)).toEqual([IDS.whitfield, IDS.banks, IDS.nunez]);
      expect(body.related_profiles.map(({ relation }: { relation: string }) => relation)).toEqual([
        "Also serves on Senate Committee on Finance",
        "Also represents Washington",
        "Also serves on Senate Committee on Finance",
      ]);
    });

    it("lists the predecessor in a district's only seat as related, and to predecessors the current holder", async () => {
      await insertFixture(openDb(), "profiles", [
        {
          id: 196,
          source: "fixture",
          source_id: "predecessor",
          last_name: "Before",
          preferred_name_display: "Ada Before",
          state_code: "TX",
          chamber_id: 1,
          district: "7",
          is_former: true,
          subscription_modules: [1],
        },
      ]);
      await rebuildSearch(openDb());
      const [before] = (await member.get(`/api/profile/${IDS.obrien}`)).body.related_profiles;
      expect(before).toMatchObject({ id: 196, is_former: true, relation: "Predecessor in the seat" });
      const [now] = (await member.get("/api/profile/196")).body.related_profiles;
      expect(now).toMatchObject({ id: IDS.obrien, relation: "Holds the seat now" });
    });

    it("lists a locked predecessor only if the card shows the seat", async () => {
      const predecessorOf = async (client: ApiClient) =>
        (await client.get(`/api/profile/${IDS.obrien}`)).body.related_profiles.some(
          ({ relation }: { relation: string }) => relation === "Predecessor in the seat",
        );
      const show = async (position: string) => {
        await openDb().query("update profiles set subscription_modules = '{2}', position_summary = $1 where id = 196", [
          position,
        ]);
        await rebuildSearch(openDb());
      };
      await show("Former officeholder");
      expect(await predecessorOf(member)).toBe(true);
      expect(await predecessorOf(limited)).toBe(false);
      await show("Former United States Representative, Texas, 7th District");
      expect(await predecessorOf(limited)).toBe(true);
    });

    it("returns unlocked profiles to anyone, and others only to members", async () => {
      for (const client of [nobody, limited, await clientOf(app, openDb(), accounts.noaccess)]) {
        expect((await client.get(`/api/profile/${IDS.unlocked}`)).body).toMatchObject({ is_unlocked: true });
      }
      expect((await nobody.get(`/api/profile/${IDS.marquez}`)).status).toBe(401);
      expect((await nobody.get("/api/profile/999999")).status).toBe(401);
      expect((await nobody.get(`/api/profileKnowWho/${IDS.chief}`)).status).toBe(401);
      const lapsed = await clientOf(app, openDb(), accounts.lapsed);
      expect((await lapsed.get(`/api/profile/${IDS.marquez}`)).status).toBe(403);
    });

    it("redirects readers without the module to the paywall", async () => {
      expect(await limited.get(`/api/profile/${IDS.stateHouse}`)).toMatchObject({
        status: 303,
        body: { url: "/rotunda/paywall" },
      });
      const aide = await limited.get(`/api/profileKnowWho/${IDS.stateAide}`);
      expect(aide).toMatchObject({ status: 303, body: { url: "/rotunda/paywall" } });
      expect((await member.get(`/api/profileKnowWho/${IDS.stateAide}`)).status).toBe(200);
    });

    it("redirects a know-who id to the person’s full profile", async () => {
      expect(await member.get(`/api/profileKnowWho/${IDS.latimerContact}`)).toMatchObject({
        status: 303,
        body: { url: `/rotunda/profile/${IDS.latimer}-robert-e-latimer` },
      });
    });

    it("returns a staffer’s stub with contact facts", async () => {
      expect((await member.get(`/api/profileKnowWho/${IDS.chief}`)).body).toMatchObject({
        id: IDS.chief,
        know_who_id: IDS.chief,
        record_type: "staffer",
        is_stub: true,
        preferred_name_display: "Priya Raman",
        position_summary: "Chief of Staff, Office of Elena Márquez-Ruiz",
        email: "=cmd|calc",
        phone: "+1 202 555 0177",
        chips: [{ text: "Elena Márquez-Ruiz", record_type: "profile", id: IDS.marquez }],
        primary_profile_type: "Congressional Staffer",
        policy_positions_focus: "Health Care",
      });
    });

    it("hides contact facts of an unlocked profile’s staff", async () => {
      const aide = { first_name: "Ruth", last_name: "Amsel", full_name: "Ruth Amsel", title: "Legislative Director" };
      await insertFixture(openDb(), "contacts", [
        {
          id: 340,
          record_type: "staffer",
          source: "fixture",
          source_id: "c340",
          employer_profile_id: IDS.unlocked,
          ...aide,
          email: "amsel@example.org",
          phone: "+1 916 555 0140",
          profile_type_id: 12,
        },
      ]);
      const staffOf = async (client: ApiClient) => (await client.get(`/api/profile/${IDS.unlocked}`)).body.staffers;
      // Contacts without a card have no known modules.
      expect(await staffOf(member)).toMatchObject([{ staffer_email: "", staffer_phone: "" }]);
      expect((await member.get("/api/profileKnowWho/340")).body).toEqual({ url: "/rotunda/paywall" });

      await rebuildSearch(openDb());
      const named = { staffer_full_name: "Ruth Amsel", title: "Legislative Director" };
      expect(await staffOf(member)).toMatchObject([
        { ...named, staffer_email: "amsel@example.org", staffer_phone: "+1 916 555 0140" },
      ]);
      const lapsed = await clientOf(app, openDb(), accounts.lapsed);
      for (const client of [limited, nobody, lapsed]) {
        expect(await staffOf(client)).toMatchObject([{ ...named, staffer_email: "", staffer_phone: "" }]);
      }
      // A record without modules is open to all members, but not to anonymous readers.
      await openDb().query(
        "update records set subscription_modules = '{}' where record_type = 'staffer' and record_id = 340",
      );
      expect(await staffOf(limited)).toMatchObject([{ staffer_email: "amsel@example.org" }]);
      expect(await staffOf(nobody)).toMatchObject([{ staffer_email: "" }]);
    });

    it("returns a member's place in the chamber by first term there, the delegation, and who held the seat before", async () => {
      const aMember = (id: number, name: string, facts: object) => ({
        id,
        source: "fixture",
        source_id: name,
        last_name: name,
        preferred_name_display: name,
        title: "Representative",
        state_code: "NV",
        chamber_id: 1,
        subscription_modules: [1],
        ...facts,
      });
      await insertFixture(openDb(), "profiles", [
        aMember(201, "Abel", { district: "3" }),
        aMember(202, "Baker", { district: "3", is_former: true }),
        aMember(203, "Cole", { district: "4" }),
        aMember(204, "Dunn", { chamber_id: 2, title: "Senator" }),
        aMember(205, "Undated", { district: "2" }),
      ]);
      const aTerm = (profile_id: number, position: number, facts: object) => ({
        profile_id,
        position,
        type: "rep",
        state_code: "NV",
        district: "3",
        party_name: "Democrat",
        ...facts,
      });
      await insertFixture(openDb(), "terms", [
        aTerm(201, 0, { type: "lower", start_date: "2001-02-03", end_date: "2009-02-03" }),
        aTerm(201, 1, { start_date: "2021-01-03", end_date: "2023-01-03" }),
        aTerm(201, 2, { start_date: "2025-01-03", end_date: "2027-01-03" }),
        aTerm(202, 0, { start_date: "2011-01-03", end_date: "2013-01-03" }),
        aTerm(202, 1, { start_date: "2013-01-03", end_date: "2021-01-03" }),
        aTerm(203, 0, { district: "4", start_date: "2019-01-03", end_date: "2027-01-03" }),
        aTerm(204, 0, { type: "sen", district: "", start_date: "2017-01-03", end_date: "2029-01-03" }),
        aTerm(205, 0, { district: "2", start_date: null }),
      ]);
      const { body } = await member.get("/api/profile/201");
      expect(body.seniority).toEqual({ place: 2, of: 2 });
      expect(body.delegation).toMatchObject([
        { id: 204, seat: "Senator" },
        { id: 205, seat: "District 2" },
        { id: 203, seat: "District 4" },
      ]);
      expect(body.seat_holders).toMatchObject([
        { id: 201, start: "2021-01-03", end: "" },
        { id: 202, start: "2011-01-03", end: "2021-01-03" },
      ]);
      expect((await member.get("/api/profile/203")).body.seniority).toEqual({ place: 1, of: 2 });
      for (const id of [202, 205]) expect((await member.get(`/api/profile/${id}`)).body.seniority).toBeNull();
    });

    it("answers 404 for an unknown or invalid id", async () => {
      for (const id of ["0", "999999", "99999999999999999999", "abc", "-1", "1.5", "1%20or%201=1", "%00", "1'"]) {
        expect((await member.get(`/api/profile/${id}`)).status, id).toBe(404);
        expect((await member.get(`/api/profileKnowWho/${id}`)).status, id).toBe(404);
      }
    });
  },
  { keep: true },
);
