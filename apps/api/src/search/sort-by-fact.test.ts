import { parseSearchQuery, type SearchScope } from "@rotunda/core";
import { beforeAll, expect, it } from "vitest";
import { readSearchFacets } from "../lookups/read-lookups.ts";
import { describeOnEachDatabase } from "../testing/databases.ts";
import { IDS, loadFixture } from "../testing/fixture.ts";
import { insertFixture } from "../testing/insert-rows.ts";
import { rebuildSearch } from "./rebuild-search.ts";
import { runSearch } from "./run-search.ts";

const SOURCE = "sorted";
const ALL_MODULES = [1, 2, 3, 4];
const RULES = 900;

const aDistrict = (leg_chamber_id: number, number: string, name: string) => ({
  source: SOURCE,
  source_id: name,
  state_id: 48,
  leg_chamber_id,
  number,
  name,
});
const aStaffer = (full_name: string, last_name: string, facts: object) => ({
  record_type: "staffer",
  source: SOURCE,
  source_id: full_name,
  full_name,
  last_name,
  title: "Aide",
  ...facts,
});
const aTerm = (profile_id: number, position: number, type: string, start_date: string, end_date: string | null) => ({
  profile_id,
  position,
  type,
  start_date,
  end_date,
});

describeOnEachDatabase(
  "orders by facts",
  (openDb) => {
    beforeAll(async () => {
      const db = openDb();
      await loadFixture(db);
      await insertFixture(db, "states", [{ id: 48, code: "TX", name: "Texas", kind: "state" }]);
      await insertFixture(db, "districts", [
        aDistrict(3, "10", "House District 10"),
        aDistrict(3, "2", "House District 2"),
        aDistrict(1, "11", "Eleventh Congressional District"),
      ]);
      await insertFixture(db, "groups", [
        {
          id: RULES,
          kind: "committee",
          source: SOURCE,
          source_id: "rules",
          long_name: "Committee on Rules",
          chamber: "house",
          state_code: "TX",
        },
      ]);
      await insertFixture(db, "contacts", [
        aStaffer("Nia Quill", "Quill", { profile_type_id: 9, employer_profile_id: IDS.obrien }),
        aStaffer("Tom Sorrel", "Sorrel", { profile_type_id: 9, employer_profile_id: IDS.latimer }),
        aStaffer("Amy Yarrow", "Yarrow", { profile_type_id: 12, employer_group_id: RULES }),
        {
          record_type: "agencyperson",
          source: SOURCE,
          source_id: "official",
          full_name: "Zoe Tansy",
          last_name: "Tansy",
          title: "Inspector",
          profile_type_id: 15,
          office_state_code: "AK",
        },
      ]);
      await insertFixture(db, "terms", [
        // Was elsewhere before; the present office began in 2013, with a gap.
        aTerm(IDS.latimer, 0, "lower", "1991-01-03", "1999-01-03"),
        aTerm(IDS.latimer, 1, "rep", "2013-01-03", "2015-01-03"),
        aTerm(IDS.latimer, 2, "rep", "2025-01-03", "2027-01-03"),
        aTerm(IDS.nunez, 0, "rep", "2021-01-03", null),
        aTerm(IDS.obrien, 0, "rep", "2021-01-03", null),
      ]);
      await rebuildSearch(db);
    });

    const search = (scope: SearchScope, text: string, modules = ALL_MODULES) =>
      runSearch(openDb(), scope, parseSearchQuery(scope, text, null), {
        reader: { userId: null, modules },
        today: "2026-06-30",
      });
    const names = async (scope: SearchScope, text: string, modules?: number[]) =>
      (await search(scope, `pageSize=100&${text}`, modules)).results.map(({ preferred_name_display: name }) => name);

    it("sorts by state, then by name, with states, districts and committees", async () => {
      expect((await names("universal", "order=state")).slice(0, 14)).toEqual([
        "Inés Duarte",
        "Theo Lindqvist",
        "Sam Whitfield",
        "Robert E. Latimer",
        "Willa Ross",
        "José Núñez, Jr.",
        "Elizabeth O’Brien",
        "Texas",
        "House District 2",
        "House District 10",
        "Eleventh Congressional District",
        "Texas Committee on Rules",
        "Will Banks",
        "Elena Márquez-Ruiz",
      ]);
    });

    it("sorts by state, chamber and number of the district", async () => {
      expect((await names("universal", "order=district")).slice(0, 9)).toEqual([
        "Theo Lindqvist",
        "Inés Duarte",
        "Robert E. Latimer",
        "Elizabeth O’Brien",
        "Eleventh Congressional District",
        "José Núñez, Jr.",
        "House District 2",
        "House District 10",
        "Will Banks",
      ]);
    });

    it("sorts by when the present office was first held, then by name, with unknown dates last", async () => {
      expect((await names("universal", "order=seniority")).slice(0, 5)).toEqual([
        "Robert E. Latimer",
        "Elena Márquez-Ruiz",
        "José Núñez, Jr.",
        "Elizabeth O’Brien",
        "Will Banks",
      ]);
    });

    it("sorts staffers by the state and district of their employer, and officials by their office", async () => {
      expect(await names("congressional", "q=aide&order=state")).toEqual(["Tom Sorrel", "Nia Quill"]);
      expect(await names("congressional", "q=aide&order=district")).toEqual(["Tom Sorrel", "Nia Quill"]);
      expect(await names("state", "q=aide&order=state")).toContain("Amy Yarrow");
      expect((await names("federal", "order=state"))[0]).toBe("Zoe Tansy");
    });

    it("sorts by importance regardless of where words match", async () => {
      const asked = "q=washington&order=";
      expect(await names("universal", `${asked}importance`)).toEqual(["Elena Márquez-Ruiz", "Will Banks"]);
      expect((await search("universal", "order=importance")).results).toEqual(
        (await search("universal", "order=relevance")).results,
      );
    });

    it("sorts locked records only by what their cards show", async () => {
      const members = "profile_types=102&order=";
      const byName = ["Will Banks", "Robert E. Latimer", "José Núñez, Jr.", "Elizabeth O’Brien"];
      expect(await names("universal", `${members}seniority`, [4])).toEqual(byName);
      expect(await names("universal", `${members}state`, [4])).toEqual([
        "Robert E. Latimer",
        "José Núñez, Jr.",
        "Elizabeth O’Brien",
        "Will Banks",
      ]);
    });

    it("offers in each directory the orders for which its records have facts", async () => {
      const facets = [...(await readSearchFacets(openDb()))].filter((facet) => facet.includes(" order:"));
      expect(facets.toSorted()).toEqual([
        "congressional order:district",
        "congressional order:seniority",
        "congressional order:state",
        "federal order:state",
        "state order:district",
        "state order:state",
        "universal order:district",
        "universal order:seniority",
        "universal order:state",
      ]);
      expect(await names("federal", "order=district")).toEqual(await names("federal", "order=alphabetical_asc"));
    });
  },
  { keep: true },
);
