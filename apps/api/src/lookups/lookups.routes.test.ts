import { brotliDecompressSync } from "node:zlib";
import { AppConfigWire, LookupsWire } from "@rotunda/core/wire";
import type { FastifyInstance } from "fastify";
import { Check } from "typebox/value";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ApiClient, clientOf, openApp } from "../testing/api-client.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { IDS, loadFixture } from "../testing/fixture.ts";

describeWithDatabase(
  "api/config/app",
  (openDb) => {
    let app: FastifyInstance;
    let nobody: ApiClient;
    beforeAll(async () => {
      await loadFixture(openDb());
      app = await openApp(openDb());
      nobody = await clientOf(app, openDb(), null);
    });
    afterAll(() => app.close());

    it("returns all lists to anyone, without data of members", async () => {
      const { status, body } = await nobody.get("/api/config/app/");
      expect(status).toBe(200);
      expect(Check(AppConfigWire, body)).toBe(true);
      expect(Object.keys(body.lookups).toSorted()).toEqual(Object.keys(LookupsWire.properties).toSorted());
      expect(JSON.stringify(body)).not.toContain("marquez.example.org");
      expect(body.unlocked_profiles).toEqual([IDS.unlocked]);
      expect(Object.values<string[]>(body.search_suggestions).every((hints) => hints.length > 0)).toBe(true);
      expect(body.constants).toMatchObject({ product_name: "Rotunda", sample_data: false, almanac_max_exports: 1500 });
    });

    it("returns the limits for clients", async () => {
      const { constants } = (await nobody.get("/api/config/app/")).body;
      expect(constants).toMatchObject({
        almanac_max_exports: 1500,
        export_window_days: 30,
        featured_profiles: 8,
        featured_profiles_beside_place: 4,
        featured_refresh_ms: 300_000,
        briefcase_refresh_ms: 120_000,
        page_size_default: 12,
        page_sizes: [12, 24, 48, 96],
        page_size_max: 100,
        pages_shown: 7,
        autocomplete_page_size: 5,
        autocomplete_min: 3,
        briefcase_page_size: 12,
        mass_add_max: 500,
        profile_book_max: 100,
        folder_name_max: 100,
        folders_max: 200,
        default_folder_name: "General Briefcase",
        download_formats: ["docx", "zip_docx", "pdf", "zip_pdf"],
        download_rest_ms: 4000,
        related_profiles_max: 6,
        staffers_page_size: 10,
        table_page_sizes: [5, 10, 15, -1],
        staffer_types: ["MAJ", "MIN", "OTH"],
      });
      expect([constants.birth_years[0], constants.birth_years.at(-1)]).toEqual([2020, 1920]);
      expect([constants.ages[0], constants.ages.at(-1)]).toEqual([18, 99]);
      expect(constants.sig_ratings).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90]);
    });

    it("returns nested lists, and flat ones too", async () => {
      const { lookups } = (await nobody.get("/api/config/app/")).body;
      const finance = lookups.committees.find(({ id }: { id: string }) => id === String(IDS.finance));
      expect(finance).toEqual({
        id: String(IDS.finance),
        name: "Senate Committee on Finance",
        children: [{ id: String(IDS.health), name: "Subcommittee on Health Care" }],
      });
      expect(lookups.committees_flat.map(({ id }: { id: string }) => Number(id)).toSorted()).toEqual([
        IDS.finance,
        IDS.health,
        IDS.agriculture,
      ]);
      expect(lookups.committees_flat.find(({ id }: { id: string }) => id === String(IDS.health))?.name).toBe(
        "Subcommittee on Health Care (Senate Finance)",
      );
      expect(lookups.caucuses).toEqual([{ id: String(IDS.caucus), name: "Rural Health Caucus" }]);
      expect(lookups.states.find(({ id }: { id: string }) => id === "53")).toEqual({
        id: "53",
        name: "Washington",
        short_code: "WA",
      });
      expect(lookups.profile_types.map(({ id }: { id: string }) => id)).toEqual(["1", "2"]);
      expect(lookups.profile_types[0].children).toContainEqual({ id: "101", name: "United States Senators" });
      expect(lookups.subscription_modules[1]).toMatchObject({ id: "2", abbreviation: "STA" });
    });

    it("offers only values with matches, and new ones after the directory changes", async () => {
      const names = async (list: string) =>
        (await nobody.get("/api/config/app/")).body.lookups[list].map(({ name }: { name: string }) => name);
      expect(await names("political_parties")).not.toContain("Green");
      expect(await names("genders")).toEqual(["Female", "Male"]);
      expect(await names("subscription_modules")).not.toContain("State Influencers");
      await openDb().query("update profiles set party_id = 5, profile_type_id = 304 where id = $1", [IDS.marquez]);
      await rebuildSearch(openDb());
      expect(await names("political_parties")).toContain("Green");
      expect(await names("profile_types_flat")).toEqual(expect.arrayContaining(["Federal Influencers", "Journalists"]));
      const { body } = await nobody.get("/api/config/app/");
      expect(body.unmatched_options).toContainEqual(
        expect.objectContaining({ scope: "state", parameter: "party", values: expect.arrayContaining(["5"]) }),
      );
    });

    it("lists federal committees before those of states", async () => {
      const names = async (): Promise<string[]> =>
        (await nobody.get("/api/config/app/")).body.lookups.committees.map(({ name }: { name: string }) => name);
      const [first] = await names();
      await openDb().query("update groups set state_code = 'TX' where id = $1", [IDS.agriculture]);
      await rebuildSearch(openDb());
      expect(await names()).toEqual(["Senate Committee on Finance", expect.stringMatching(/Agriculture$/)]);
      expect(first).toBe("House Committee on Agriculture");
    });

    it("lists the content of this installation", async () => {
      const { body } = await nobody.get("/api/config/app/");
      expect(body.content).toEqual(["congressional", "federal", "state", "universal", "groups", "staff", "narratives"]);
      // The fixture has schools but no home cities.
      const unmatched = body.unmatched_options.filter(({ scope }: { scope: string }) => scope === "universal");
      expect(unmatched).toContainEqual({ scope: "universal", parameter: "city", values: [""] });
      expect(unmatched).not.toContainEqual({ scope: "universal", parameter: "school", values: [""] });
    });

    it("offers values that match facts not on cards", async () => {
      const { lookups, unmatched_options: unmatched } = (await nobody.get("/api/config/app/")).body;
      const names = (list: string) => lookups[list].map(({ name }: { name: string }) => name);
      expect(names("religions")).toContain("Roman Catholic");
      expect(names("committees_flat")).toContain("Senate Committee on Finance");
      expect(names("genders")).toEqual(expect.arrayContaining(["Female", "Male"]));
      const committee = unmatched.find(
        ({ scope, parameter }: { scope: string; parameter: string }) =>
          scope === "universal" && parameter === "committees",
      );
      expect(committee?.values ?? []).not.toContain(String(IDS.finance));
    });

    it("is compressed with Brotli for clients that accept it, with the same content", async () => {
      const ask = (accepted: string) =>
        app.inject({ url: "/api/config/app/", headers: { "accept-encoding": accepted } });
      const plain = await ask("identity");
      expect(plain.headers["content-type"]).toBe("application/json; charset=utf-8");
      const first = (await ask("br")).rawPayload.length;
      await expect.poll(async () => (await ask("gzip, br")).rawPayload.length, { timeout: 10_000 }).toBeLessThan(first);
      const packed = await ask("gzip, br;q=1.0");
      expect(packed.headers).toMatchObject({
        "content-encoding": "br",
        "content-type": "application/json; charset=utf-8",
        vary: "accept-encoding",
        etag: plain.headers["etag"],
      });
      expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
      for (const refused of ["gzip", "br;q=0, gzip", "gzip, br; q=0.0"])
        expect((await ask(refused)).headers["content-encoding"]).toBe("gzip");
    });

    it("answers 304 for an unchanged configuration", async () => {
      const { headers } = await nobody.get("/api/config/app/");
      const again = await app.inject({
        url: "/api/config/app/",
        headers: { "if-none-match": String(headers["etag"]) },
      });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
      const other = await app.inject({
        url: "/api/config/app/",
        headers: { "if-none-match": '"old"', "accept-encoding": "gzip, br" },
      });
      expect(other.statusCode).toBe(200);
      expect(other.headers).toMatchObject({ "content-encoding": "br", etag: headers["etag"] });
    });
  },
  { keep: true },
);
