import { parseSearchQuery, type SearchScope } from "@rotunda/core";
import { beforeAll, expect, it } from "vitest";
import { describeOnEachDatabase } from "../testing/databases.ts";
import { IDS, loadFixture } from "../testing/fixture.ts";
import { runSearch, runSuggestions } from "./run-search.ts";

describeOnEachDatabase(
  "search",
  (openDb) => {
    beforeAll(async () => {
      await loadFixture(openDb());
    });

    const context = { reader: { userId: null, modules: [1, 2, 3, 4] }, today: "2026-06-30" };
    const search = (scope: SearchScope, text: string) =>
      runSearch(openDb(), scope, parseSearchQuery(scope, text, null), context);
    const ids = async (scope: SearchScope, text: string) => (await search(scope, text)).results.map(({ id }) => id);
    const suggested = async (keyword: string) => {
      const query = parseSearchQuery("universal", new URLSearchParams({ q: keyword }).toString(), null);
      return (await runSuggestions(openDb(), "universal", query, context)).results.map(({ id }) => id);
    };

    it("finds a name whatever its case, accents, punctuation and initials", async () => {
      for (const q of ["márquez", "MARQUEZ", "elena marquez-ruiz", "ruiz elena"]) {
        expect(await ids("universal", `q=${q}`), q).toEqual([IDS.marquez]);
      }
      for (const q of ["robert e latimer", "robert e. latimer", "robert latimer", "r. e. latimer"]) {
        expect(await ids("universal", `q=${q}`), q).toEqual([IDS.latimer]);
      }
      for (const q of ["núñez", "nunez", "jose nunez jr"])
        expect(await ids("universal", `q=${q}`), q).toEqual([IDS.nunez]);
    });

    it("finds a formal name by its nickname and the reverse", async () => {
      expect(await ids("universal", "q=bob latimer")).toEqual([IDS.latimer]);
      expect(await ids("universal", "q=beth o'brien")).toEqual([IDS.obrien]);
      expect(await ids("universal", "q=sam whitfield")).toEqual([IDS.whitfield]);
      expect(await ids("universal", "q=samuel whitfield")).toEqual([IDS.whitfield]);
    });

    it("puts names before positions and those before prose", async () => {
      // O’Brien is a member's name, and stands in the prose of another.
      expect(await ids("universal", "q=o’brien")).toEqual([IDS.obrien, IDS.banks]);
      expect(await ids("universal", "q=washington")).toEqual([IDS.marquez, IDS.banks]);
    });

    it("stems prose and never names", async () => {
      expect(await ids("universal", "q=banks")).toEqual([IDS.banks, IDS.obrien]);
      expect(await ids("universal", "q=bank")).toEqual([IDS.obrien]);
      expect(await ids("universal", "q=negotiating compacts")).toEqual([IDS.marquez]);
    });

    it("wants every word, quoted words together, and none with a minus", async () => {
      expect(await ids("universal", "q=texas representative")).toEqual([IDS.nunez, IDS.obrien]);
      expect(await ids("universal", 'q="salmon %26 dams"')).toEqual([IDS.marquez]);
      expect(await ids("universal", 'q="dams salmon"')).toEqual([]);
      expect(await ids("universal", 'q="elena marquez"')).toEqual([IDS.marquez]);
      expect(await ids("universal", "q=texas -republican")).toEqual([IDS.obrien]);
      expect(await ids("universal", "q=banks -will")).toEqual([IDS.obrien]);
    });

    it("takes the signs of LIKE and of tsquery as text", async () => {
      const all = (await search("universal", "")).pagination.total_hits;
      for (const q of ["%", "_", "\\", "&", "!", "( )", ":*", "<->", "|", "'", "''", "-", '"', '""']) {
        expect((await search("universal", new URLSearchParams({ q }).toString())).pagination.total_hits, q).toBe(0);
      }
      expect(all).toBeGreaterThan(10);
      expect(await ids("universal", new URLSearchParams({ q: "lat:* & (banks | ruiz)!" }).toString())).toEqual([]);
      expect(await ids("universal", "school=%25")).toEqual([]);
      expect(await ids("universal", "school=gonzaga")).toEqual([IDS.marquez]);
    });

    it("takes any value within a filter and all filters together", async () => {
      expect(await ids("universal", "political_party=1&current_office_state_abbr=TX")).toEqual([IDS.nunez]);
      expect((await ids("universal", "political_party=1&political_party=3")).toSorted()).toEqual(
        [IDS.latimer, IDS.nunez, IDS.whitfield, IDS.banks, IDS.governor].toSorted(),
      );
      expect(await ids("universal", `committees=${IDS.finance}&political_party=2`)).toEqual([IDS.marquez]);
      expect((await ids("universal", `committees=${IDS.health}`)).toSorted()).toEqual([IDS.marquez, IDS.whitfield]);
      expect(await ids("universal", "profile_types=2")).toEqual([IDS.governor, IDS.unlocked, IDS.stateHouse]);
      expect(await ids("universal", "current_office_congressional_district=4815")).toEqual([IDS.nunez]);
      expect(await ids("universal", "gender=1&birth_year=%3C1970")).toEqual([IDS.marquez]);
      expect(await ids("universal", "age=%3E60")).toEqual([IDS.marquez, IDS.latimer]);
      expect(await ids("universal", "age=64")).toEqual([IDS.marquez]);
      expect(await ids("universal", "q=marquez&religion=29")).toEqual([IDS.marquez]);
      expect(await ids("universal", "sig_expression=401gte90")).toEqual([IDS.marquez]);
      expect(await ids("universal", "sig_expression=401lte90")).toEqual([]);
      // A branch of a nested list stands for its leaves too.
      expect(await ids("universal", "key_policy_areas=706")).toEqual([IDS.marquez]);
      expect(await ids("universal", "key_policy_areas=700")).toEqual([IDS.marquez]);
    });

    it("leaves former people out unless they are asked for", async () => {
      expect(await ids("universal", "q=vance-oakley")).toEqual([]);
      expect(await ids("universal", "q=vance-oakley&include_former=true")).toEqual([IDS.former]);
    });

    it("lists members, governors and staff as contacts", async () => {
      expect(await ids("congressional", "current_office_state_abbr=WA")).toEqual([IDS.marquezContact, IDS.chief]);
      expect(await ids("congressional", `committee=${IDS.finance}&majmin=MAJ`)).toEqual([IDS.financeClerk]);
      expect(await ids("congressional", "jobtitle=counsel")).toEqual([IDS.minorityCounsel]);
      expect(await ids("congressional", "jobtitle2=27&jobtitle2=30")).toEqual([IDS.minorityCounsel, IDS.financeClerk]);
      expect(await ids("congressional", "jobtitle2=27&jobtitle2=30&jobtitle2_option=all")).toEqual([]);
      expect(await ids("congressional", "office_location=hart senate")).toEqual([IDS.marquezContact, IDS.chief]);
      expect(await ids("congressional", "interest=24")).toEqual([IDS.chief]);
      expect(await ids("congressional", "q=chief of staff health care")).toEqual([IDS.chief]);
      expect(await ids("congressional", "q=governor")).toEqual([310]);
      expect(await ids("federal", "q=haddad")).toEqual([IDS.agencyPerson]);
      expect(await ids("state", "type=10")).toEqual([309]);
      expect(await ids("state", "q=park")).toEqual([IDS.stateAide]);
    });

    it("lists a group’s know-who records on the universal search", async () => {
      expect(await ids("universal", `only_kw=true&committees=${IDS.agriculture}&political_party=1`)).toEqual([
        IDS.latimerContact,
      ]);
    });

    it("orders by last name either way", async () => {
      const names = async (order: string) =>
        (
          await search("universal", `current_office_state_abbr=TX&current_office_state_abbr=WA&order=${order}`)
        ).results.map(({ id }) => id);
      expect(await names("alphabetical_asc")).toEqual([IDS.banks, IDS.marquez, IDS.nunez, IDS.obrien]);
      expect(await names("alphabetical_desc")).toEqual([IDS.obrien, IDS.nunez, IDS.marquez, IDS.banks]);
    });

    it("answers the last page for a page past the end, and exact hits", async () => {
      const whole = await ids("universal", "pageSize=100&order=alphabetical_asc");
      const page = await search("universal", "pageSize=5&page=9999&order=alphabetical_asc");
      expect(page.pagination).toMatchObject({
        total_hits: whole.length,
        total_pages: Math.ceil(whole.length / 5),
        page: Math.ceil(whole.length / 5) - 1,
      });
      expect(page.results.map(({ id }) => id)).toEqual(whole.slice(5 * (Math.ceil(whole.length / 5) - 1)));
    });

    it("offers a near spelling when nothing matches, and says which", async () => {
      const near = await search("universal", "q=Bob Lattimer");
      expect(near.showing_results_for).toBe("Bob latimer");
      expect(near.results.map(({ id }) => id)).toEqual([IDS.latimer]);
      expect((await search("universal", "q=zzzzqqq")).showing_results_for).toBe("");
      // Both words are known: it isn't the spelling that finds nothing.
      expect((await search("universal", "q=latimer whitfield")).showing_results_for).toBe("");
    });

    it("suggests names as they are typed", async () => {
      expect(await suggested("lat")).toEqual([IDS.latimer]);
      expect(await suggested("bob la")).toEqual([IDS.latimer]);
      expect(await suggested("elena mar")).toEqual([IDS.marquez]);
      expect(await suggested("mar")).toEqual([IDS.marquez]);
      expect(await suggested("la")).toEqual([]);
      expect(await suggested("agri")).toEqual([IDS.agriculture]);
      expect(await suggested("whitfeild")).toEqual([IDS.whitfield]);
      expect(await suggested("salmon")).toEqual([]);
    });

    it("locks what the reader’s modules leave out, without its prose", async () => {
      const limited = { ...context, reader: { userId: null, modules: [1] } };
      const query = parseSearchQuery("universal", "profile_types=2", null);
      const listed = await runSearch(openDb(), "universal", query, limited);
      expect(listed.results.map(({ id, is_paywalled, quick_summary }) => [id, is_paywalled, quick_summary])).toEqual([
        [IDS.governor, true, ""],
        [IDS.unlocked, false, ""],
        [IDS.stateHouse, true, ""],
      ]);
      const hidden = { ...query, hidePayWalledProfiles: true };
      const shown = await runSearch(openDb(), "universal", hidden, limited);
      expect(shown.results.map(({ id }) => id)).toEqual([IDS.unlocked]);
      expect(shown.pagination.total_hits).toBe(1);
    });
  },
  { keep: true },
);
