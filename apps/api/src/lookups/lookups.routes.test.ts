import { brotliDecompressSync } from "node:zlib";
import { AppConfigWire, LookupsWire } from "@rotunda/adapters-http/wire";
import type { FastifyInstance } from "fastify";
import { Check } from "typebox/value";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ApiClient, clientOf, openApp } from "../testing/api-client.ts";
import { describeOnEachDatabase } from "../testing/databases.ts";
import { IDS, loadFixture } from "../testing/fixture.ts";

describeOnEachDatabase(
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

    it("answers everyone with every list, and with nothing of members", async () => {
      const { status, body } = await nobody.get("/api/config/app/");
      expect(status).toBe(200);
      expect(Check(AppConfigWire, body)).toBe(true);
      expect(Object.keys(body.lookups).toSorted()).toEqual(Object.keys(LookupsWire.properties).toSorted());
      const lists: Record<string, unknown[]> = body.lookups;
      const empty = Object.keys(lists).filter((name) => lists[name]?.length === 0);
      expect(empty).toEqual([]);
      expect(JSON.stringify(body)).not.toContain("marquez.example.org");
      expect(body.unlocked_profiles).toEqual([IDS.unlocked]);
      expect(Object.values<string[]>(body.search_suggestions).every((hints) => hints.length > 0)).toBe(true);
      expect(body.constants).toMatchObject({ product_name: "Rotunda", sample_data: false, almanac_max_exports: 1500 });
    });

    it("nests what is nested, and lists it flat too", async () => {
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
      expect(lookups.profile_types.map(({ id }: { id: string }) => id)).toEqual(["1", "2", "3", "4"]);
      expect(lookups.subscription_modules[2]).toMatchObject({ id: "3", abbreviation: "INF" });
    });

    it("is soon packed as small as it gets, for those who can unpack it, and says the same", async () => {
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

    it("answers 304 to who has it already", async () => {
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
