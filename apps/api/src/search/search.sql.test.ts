import { isOutsideSubscription, parseSearchQuery, type SearchScope } from "@rotunda/core";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import type { Db } from "../platform/db.ts";
import { describeOnEachDatabase } from "../testing/databases.ts";
import { IDS, loadFixture } from "../testing/fixture.ts";
import { insertFixture } from "../testing/insert-rows.ts";
import { rebuildSearch } from "./rebuild-search.ts";
import { runSearch, runSuggestions } from "./run-search.ts";
import { isPaywalled } from "./search-items.sql.ts";

describeOnEachDatabase(
  "search",
  (openDb) => {
    beforeAll(async () => {
      await loadFixture(openDb());
    });

    const context = { reader: { userId: null, modules: [1, 2, 3, 4] }, today: "2026-06-30" };
    const limited = { ...context, reader: { userId: null, modules: [1] } };
    const search = (scope: SearchScope, text: string) =>
      runSearch(openDb(), scope, parseSearchQuery(scope, text, null), context);
    const ids = async (scope: SearchScope, text: string) => (await search(scope, text)).results.map(({ id }) => id);
    const suggested = async (keyword: string) => {
      const query = parseSearchQuery("universal", new URLSearchParams({ q: keyword }).toString(), null);
      return (await runSuggestions(openDb(), "universal", query, context)).results.map(({ id }) => id);
    };

    it("finds a name regardless of case, accents, punctuation and initials", async () => {
      for (const q of ["márquez", "MARQUEZ", "elena marquez-ruiz", "ruiz elena"]) {
        expect(await ids("universal", `q=${q}`), q).toEqual([IDS.marquez]);
      }
      for (const q of ["robert e latimer", "robert e. latimer", "robert latimer", "r. e. latimer"]) {
        expect(await ids("universal", `q=${q}`), q).toEqual([IDS.latimer]);
      }
      for (const q of ["núñez", "nunez", "jose nunez jr"])
        expect(await ids("universal", `q=${q}`), q).toEqual([IDS.nunez]);
    });

    it("finds a formal name by nickname, and a nickname by formal name", async () => {
      expect(await ids("universal", "q=bob latimer")).toEqual([IDS.latimer]);
      expect(await ids("universal", "q=beth o'brien")).toEqual([IDS.obrien]);
      expect(await ids("universal", "q=sam whitfield")).toEqual([IDS.whitfield]);
      expect(await ids("universal", "q=samuel whitfield")).toEqual([IDS.whitfield]);
    });

    it("ranks names before positions, and positions before prose", async () => {
      // O’Brien is a member's name and occurs in another's prose.
      expect(await ids("universal", "q=o’brien")).toEqual([IDS.obrien, IDS.banks]);
      expect(await ids("universal", "q=washington")).toEqual([IDS.marquez, IDS.banks]);
    });

    it("ranks names that begin with the last word before prose with it", async () => {
      expect(await ids("universal", "q=will bank")).toEqual([IDS.banks, IDS.obrien]);
    });

    it("stems words in prose but not in names", async () => {
      expect(await ids("universal", "q=banks")).toEqual([IDS.banks, IDS.obrien]);
      expect(await ids("universal", "q=banking")).toEqual([IDS.obrien]);
      expect(await ids("universal", "q=negotiating compacts")).toEqual([IDS.marquez]);
    });

    it("requires all words, quoted words as a phrase, and no word after a minus", async () => {
      expect(await ids("universal", "q=texas representative")).toEqual([IDS.nunez, IDS.obrien]);
      expect(await ids("universal", 'q="salmon %26 dams"')).toEqual([IDS.marquez]);
      expect(await ids("universal", 'q="dams salmon"')).toEqual([]);
      expect(await ids("universal", 'q="elena marquez"')).toEqual([IDS.marquez]);
      expect(await ids("universal", "q=texas -republican")).toEqual([IDS.obrien]);
      expect(await ids("universal", "q=banks -will")).toEqual([IDS.obrien]);
    });

    it("requires one of the alternatives around OR, together with the other words", async () => {
      const both = [IDS.latimer, IDS.marquez].toSorted();
      expect((await ids("universal", "q=latimer OR márquez")).toSorted()).toEqual(both);
      expect((await ids("universal", 'q="robert latimer" OR "elena marquez"')).toSorted()).toEqual([IDS.marquez]);
      expect(await ids("universal", "q=texas nunez OR marquez")).toEqual([IDS.nunez]);
      expect((await search("universal", "q=latimer or marquez")).showing_results_for).toBe("latimer OR marquez");
    });

    it("searches a quoted word without nicknames, aliases and other spellings", async () => {
      expect(await ids("universal", 'q="bob" latimer')).toEqual([]);
      expect(await ids("universal", 'q="latimr"')).toEqual([]);
      expect(await ids("universal", 'q="robert" "latimer"')).toEqual([IDS.latimer]);
    });

    it("treats operators of LIKE and tsquery as text", async () => {
      const all = (await search("universal", "")).pagination.total_hits;
      for (const q of ["%", "_", "@_", "\\", "&", "!", "( )", ":*", "<->", "|", "'", "''", "-", '"', '""']) {
        expect((await search("universal", new URLSearchParams({ q }).toString())).pagination.total_hits, q).toBe(0);
      }
      expect(all).toBeGreaterThan(10);
      expect(await ids("universal", new URLSearchParams({ q: "lat:* & (banks | ruiz)!" }).toString())).toEqual([]);
      expect(await ids("universal", "school=%25")).toEqual([]);
      expect(await ids("universal", "school=gonzaga")).toEqual([IDS.marquez]);
    });

    it("matches any value of a filter, and all filters", async () => {
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
      // Former people may have died.
      expect(await ids("universal", "age=%3E30&include_former=true&q=vance-oakley")).toEqual([]);
      expect(await ids("universal", "q=marquez&religion=29")).toEqual([IDS.marquez]);
      expect(await ids("universal", "sig_expression=401gte90")).toEqual([IDS.marquez]);
      expect(await ids("universal", "sig_expression=401lte90")).toEqual([]);
      // A branch of a nested list includes its leaves.
      expect(await ids("universal", "key_policy_areas=706")).toEqual([IDS.marquez]);
      expect(await ids("universal", "key_policy_areas=700")).toEqual([IDS.marquez]);
    });

    it("omits former people by default", async () => {
      expect(await ids("universal", "q=vance-oakley")).toEqual([]);
      expect(await ids("universal", "q=vance-oakley&include_former=true")).toEqual([IDS.former]);
    });

    it("counts former people and other directories if nothing is found", async () => {
      const exits = async (scope: SearchScope, text: string) =>
        (await search(scope, text)).elsewhere.map((exit) => `${exit.text}: ${exit.scope}?${exit.search}`);
      expect(await exits("universal", "q=vance-oakley")).toEqual([
        "1 result with former officeholders: universal?include_former=true&q=vance-oakley",
      ]);
      expect(await exits("universal", "q=vanse-oakley")).toEqual([
        "1 result with former officeholders: universal?include_former=true&q=vanse-oakley",
      ]);
      expect(await exits("universal", "q=haddad&political_party=1")).toEqual([
        "4 results without “haddad”: universal?political_party=1",
        "1 result in Federal: federal?q=haddad",
      ]);
      expect(await exits("universal", "q=latimer marquez")).toEqual([
        "1 result without “latimer”: universal?q=marquez",
        "1 result without “marquez”: universal?q=latimer",
      ]);
      expect(await exits("universal", "q=zzzz marquez&current_office_state_abbr=TX")).toEqual([]);
      expect(await exits("state", "q=marquez")).toEqual(
        expect.arrayContaining(["1 result in Universal Search: universal?q=marquez"]),
      );
    });

    it("says why a result matches if its card doesn’t show it", async () => {
      const reasons = async (text: string, reader = context) => {
        const query = parseSearchQuery("universal", text, null);
        return (await runSearch(openDb(), "universal", query, reader)).reasons;
      };
      expect(await reasons("q=robert latimer")).toEqual([""]);
      expect(await reasons("q=bob latimer")).toEqual([expect.stringMatching(/^Nickname /u)]);
      const openWork = (work: unknown) =>
        openDb().query(
          "update profiles set body = body || jsonb_build_object('work_history', $2::jsonb) where id = $1",
          [IDS.marquez, JSON.stringify(work)],
        );
      await openWork("a text");
      expect(await reasons("q=marquez salmon")).toEqual([expect.stringMatching(/salmon/iu)]);
      expect(await reasons("political_party=1&q=")).toEqual(expect.not.arrayContaining([expect.stringMatching(/./u)]));
    });

    it("counts the contacts that a keyword of Universal Search also matches", async () => {
      expect((await search("universal", "q=marquez")).elsewhere).toEqual([
        { text: "1 congressional staffer", scope: "congressional", search: "q=marquez&type=9" },
      ]);
      for (const q of ["senate", "water", "counsel OR secretary", "texas"]) {
        for (const exit of (await search("universal", `q=${q}`)).elsewhere) {
          const { total_hits: hits } = (await search(exit.scope, exit.search)).pagination;
          expect(exit.text, q).toMatch(new RegExp(`^${hits} `));
        }
      }
      expect((await search("universal", "political_party=1")).elsewhere).toEqual([]);
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

    it("lists know-who records of a group in the universal search", async () => {
      expect(await ids("universal", `only_kw=true&committees=${IDS.agriculture}&political_party=1`)).toEqual([
        IDS.latimerContact,
      ]);
    });

    it("sorts by last name in both directions", async () => {
      const names = async (order: string) =>
        (
          await search("universal", `current_office_state_abbr=TX&current_office_state_abbr=WA&order=${order}`)
        ).results.map(({ id }) => id);
      expect(await names("alphabetical_asc")).toEqual([IDS.banks, IDS.marquez, IDS.nunez, IDS.obrien]);
      expect(await names("alphabetical_desc")).toEqual([IDS.obrien, IDS.nunez, IDS.marquez, IDS.banks]);
    });

    it("returns the last page instead of a page past the end, with the exact number of hits", async () => {
      const whole = await ids("universal", "pageSize=100&order=alphabetical_asc");
      const page = await search("universal", "pageSize=5&page=9999&order=alphabetical_asc");
      expect(page.pagination).toMatchObject({
        total_hits: whole.length,
        total_pages: Math.ceil(whole.length / 5),
        page: Math.ceil(whole.length / 5) - 1,
      });
      expect(page.results.map(({ id }) => id)).toEqual(whole.slice(5 * (Math.ceil(whole.length / 5) - 1)));
    });

    it("returns how the keyword was read", async () => {
      const page = await search("universal", "q=sen. latimer");
      expect(page.meanings).toEqual([
        { typed: "sen.", label: "Office", value: "Senator", plain_keyword: '"sen." latimer' },
      ]);
      expect(page.plain_keyword).toBe('"sen" "latimer"');
    });

    it("searches the nearest spelling if nothing matches, and returns it", async () => {
      const near = await search("universal", "q=Bob Lattimer");
      expect(near.showing_results_for).toBe("Bob latimer");
      expect(near.results.map(({ id }) => id)).toEqual([IDS.latimer]);
      expect((await search("universal", "q=Jse Nunez")).showing_results_for).toBe("jose Nunez");
      expect((await search("universal", "q=zzzzqqq")).showing_results_for).toBe("");
      // Both words are known, so the spelling is right.
      expect((await search("universal", "q=latimer whitfield")).showing_results_for).toBe("");
    });

    it("understands titles, parties, states and numbers of districts in short", async () => {
      expect(await ids("universal", "q=Sen. Marquez")).toEqual([IDS.marquez]);
      expect(await ids("universal", "q=marquez wa")).toEqual([IDS.marquez]);
      expect(await ids("universal", "q=gop nunez")).toEqual([IDS.nunez]);
      expect(await ids("universal", "q=tx07")).toContain(IDS.obrien);
      expect(await ids("universal", "q=TX cd 7")).toContain(IDS.obrien);
      for (const keyword of ["CA house 44", "California House district 44", "ca hd 44", "ca assembly 44"])
        expect(await ids("universal", `q=${keyword}`), keyword).toContain(IDS.stateHouse);
    });

    it("finds the beginnings of names instead of respelling them", async () => {
      for (const keyword of ["elena marq", "ele marquez", "ele marq"]) {
        const begun = await search("universal", `q=${keyword}`);
        expect(
          begun.results.map(({ id }) => id),
          keyword,
        ).toEqual([IDS.marquez]);
        expect(begun.showing_results_for).toBe("");
      }
    });

    it("joins and splits words, leaves out words that ask for a fact, and respells one of several known words", async () => {
      const spelled = async (keyword: string) => {
        const { results, showing_results_for } = await search("universal", `q=${keyword}`);
        return [showing_results_for, results.map(({ id }) => id)];
      };
      expect(await spelled("lati mer")).toEqual(["latimer", [IDS.latimer]]);
      for (const keyword of ["elenamarquez", "elenarmarquez"])
        expect(await spelled(keyword), keyword).toEqual(["elena marquez", [IDS.marquez]]);
      for (const keyword of ["contact info latimer", "dr. latimer", "ms latimer"])
        expect(await spelled(keyword), keyword).toEqual(["latimer", [IDS.latimer]]);
    });

    it("prefers a name to the title and to similar names, and reads several names as any of them", async () => {
      const named = async (keyword: string) => {
        const { results, showing_results_for } = await search(
          "universal",
          new URLSearchParams({ q: keyword }).toString(),
        );
        return [showing_results_for, results.map(({ id }) => id)];
      };
      expect(await named("congressman marquez")).toEqual(["marquez", [IDS.marquez]]);
      for (const keyword of ["latimer, marquez", "latimer and marquez", "latimer/marquez"])
        expect(await named(keyword), keyword).toEqual(["latimer OR marquez", [IDS.marquez, IDS.latimer]]);
      expect(await named("latimer, marquez -elena")).toEqual(["latimer OR marquez", [IDS.latimer]]);
    });

    it("finds people by telephone, address, account and Bioguide id, if their profiles are open", async () => {
      for (const keyword of [
        "office@marquez.example.org",
        "https://www.marquez.example.org",
        "(202) 555-0141",
        "509.555.0100",
        "555-0141",
        "@SenMarquezRuiz",
      ]) {
        const query = parseSearchQuery("universal", new URLSearchParams({ q: keyword }).toString(), null);
        const asked = async (modules: number[]) =>
          (
            await runSearch(openDb(), "universal", query, { ...context, reader: { userId: null, modules } })
          ).results.map(({ id }) => id);
        expect(await asked([1]), keyword).toEqual([IDS.marquez]);
        expect(await asked([4]), keyword).toEqual([]);
      }
    });

    it("runs the same number of queries for any number of unknown words", async () => {
      let queries = 0;
      const db = openDb();
      const counting: Db = {
        ...db,
        kind: db.kind,
        query: (text, values) => {
          queries += 1;
          return db.query(text, values);
        },
      };
      const asked = async (words: string[], autocomplete: boolean) => {
        const query = parseSearchQuery("universal", new URLSearchParams({ q: words.join(" ") }).toString(), null);
        queries = 0;
        await (autocomplete ? runSuggestions : runSearch)(counting, "universal", query, context);
        return queries;
      };
      const strange = Array.from(
        { length: 99 },
        (_, index) => `${"qxyz"[index % 4]}vk${String.fromCharCode(97 + (index % 26))}`,
      );
      // The search, the words' stems, and the known words.
      expect(await asked(strange, true)).toBeLessThanOrEqual(3);
      expect(await asked(strange, false)).toBeLessThanOrEqual(3);
      // Names near three unknown words; these have none.
      expect(await asked(["qxvk", "zxvk", "xzvk"], true)).toBeLessThanOrEqual(4);
      // Each guess takes one search, and "kantwell" has at most three guesses.
      expect(await asked(["whitfeild"], true)).toBeLessThanOrEqual(7);
    });

    it("guesses spellings of at most three unknown words", async () => {
      expect(await ids("universal", "q=lattimer whitfeild marqez elenna")).toEqual([]);
      expect((await search("universal", "q=elenna marqez ruizz")).results.map(({ id }) => id)).toEqual([IDS.marquez]);
      expect((await search("universal", "q=elenna elenna marqez elenna")).results).toHaveLength(1);
      expect((await search("universal", "q=elenna sofiaa marqez ruizz")).results).toEqual([]);
    });

    it("suggests names while typing", async () => {
      expect(await suggested("lat")).toEqual([IDS.latimer]);
      expect(await suggested("bob la")).toEqual([IDS.latimer]);
      expect(await suggested("elena mar")).toEqual([IDS.marquez]);
      // Only in the prose of a profile of Washington.
      expect(await suggested("salmon wa")).toEqual([]);
      expect(await suggested("mar")).toEqual([IDS.marquez]);
      expect(await suggested("la")).toEqual([]);
      expect(await suggested("agri")).toEqual([IDS.agriculture]);
      expect(await suggested("whitfeild")).toEqual([IDS.whitfield]);
      expect(await suggested("salmon")).toEqual([]);
      expect(await suggested("senator marq")).toEqual([IDS.marquez]);
      expect(await suggested("rep tx")).toEqual([IDS.nunez, IDS.obrien]);
      expect(await suggested("marquez sena")).toEqual([IDS.marquez]);
    });

    it("locks records outside the reader’s modules and omits their prose", async () => {
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

    it("finds a locked record by its card but not by its profile’s prose", async () => {
      const found = async (text: string, reader = limited.reader) => {
        const query = parseSearchQuery("universal", text, null);
        return (await runSearch(openDb(), "universal", query, { ...context, reader })).results.map(({ id }) => id);
      };
      for (const q of [
        "lindqvist",
        "assembly california",
        '"assembly member"',
        "lindqvist -senator",
        "-senator -governor -united -committee -caucus",
      ]) {
        expect(await found(`q=${q}`), q).toContain(IDS.stateHouse);
      }
      for (const q of ["lighthouses", "lighthouse", '"prose about lighthouses"']) {
        expect(await found(`q=${q}`), q).toEqual([]);
        expect(await found(`q=${q}`, context.reader), q).toEqual([IDS.stateHouse]);
      }
      // A locked reader gets the same answer for a word that no prose contains.
      expect(await found("q=lindqvist lighthouses")).toEqual(await found("q=lindqvist gazebos"));
      // An exclusion would also reveal it.
      expect(await found("q=lindqvist -lighthouses")).toEqual([IDS.stateHouse]);
      expect(await found("q=lindqvist -lighthouses", context.reader)).toEqual([]);
      expect(await found("q=lindqvist -assembly")).toEqual([]);
    });

    it("doesn’t find a locked record by facts that its card doesn’t show", async () => {
      const stranger = { userId: null, modules: [4] };
      const found = async (scope: SearchScope, text: string, reader = stranger) => {
        const query = parseSearchQuery(scope, text, null);
        return (await runSearch(openDb(), scope, query, { ...context, reader })).results.map(({ id }) => id);
      };
      for (const text of [
        "birth_year=1962",
        "age=64",
        "religion=29",
        "gender=1&birth_year=1962",
        "sig_expression=401gte90",
        "school=gonzaga",
        "education=law",
        "key_policy_areas=706",
        "gender=1&current_office_state_abbr=WA",
        `committees=${IDS.health}&political_party=2`,
      ]) {
        expect(await found("universal", text), text).toEqual([]);
        expect(await found("universal", text, context.reader), text).toEqual([IDS.marquez]);
      }
      for (const text of [
        "political_party=2&current_office_state_abbr=WA",
        "profile_types=101&current_office_state_abbr=WA",
      ]) {
        expect(await found("universal", text), text).toEqual([IDS.marquez]);
      }
      expect(await found("congressional", "interest=24")).toEqual([]);
      expect(await found("congressional", "q=health")).toEqual([]);
      expect(await found("congressional", "office_location=hart senate")).toEqual([]);
      expect(await found("congressional", "jobtitle=chief of staff")).toEqual([IDS.chief]);
      expect(await found("congressional", `committee=${IDS.finance}`)).toEqual([IDS.minorityCounsel, IDS.financeClerk]);
      expect(await found("congressional", `committee=${IDS.finance}&majmin=MAJ`)).toEqual([]);
    });

    it("treats a word that only locked prose contains as unknown", async () => {
      const asked = async (modules: number[]) => {
        const query = parseSearchQuery("universal", "q=bank", null);
        const page = await runSearch(openDb(), "universal", query, { ...context, reader: { userId: null, modules } });
        return [page.showing_results_for, page.results.map(({ id }) => id)];
      };
      expect(await asked([1])).toEqual(["", [IDS.banks, IDS.obrien]]);
      // The beginning of a name.
      expect(await asked([4])).toEqual(["", [IDS.banks]]);
    });

    it("respells a name that only somebody in another state has", async () => {
      await insertFixture(openDb(), "profiles", [
        {
          id: 190,
          source: "fixture",
          source_id: "lindquist",
          last_name: "Lindquist",
          preferred_name_display: "Ada Lindquist",
          state_code: "OR",
          subscription_modules: [1],
        },
      ]);
      await rebuildSearch(openDb());
      const page = await search("universal", "q=lindquist ca");
      expect(page.showing_results_for).toBe("lindqvist ca");
      expect(page.results.map(({ id }) => id)).toEqual([IDS.stateHouse]);
      expect((await search("universal", "q=lindquist or")).showing_results_for).toBe("");
    });

    it("finds names that begin with a word even if the whole word is someone's alias", async () => {
      await openDb().query("update profiles set aliases = '{Elena Mar}' where id = $1", [IDS.latimer]);
      await rebuildSearch(openDb());
      expect(await ids("universal", "q=elena mar")).toEqual([IDS.latimer, IDS.marquez]);
    });

    it("finds the representatives of a ZIP code, and offices by room, building and ZIP code", async () => {
      await openDb().query(
        "update offices set room = '2400', building = 'Rayburn', zip = '98101-0602' where profile_id = $1",
        [IDS.marquez],
      );
      await openDb().query("update profiles set state_code = 'TX', district = '7' where id = $1", [IDS.obrien]);
      await rebuildSearch(openDb());
      for (const keyword of ["rayburn 2400", "2400 RHOB", "room 2400 rayburn"])
        expect(await ids("universal", `q=${keyword}`), keyword).toEqual([IDS.marquez]);
      expect(await ids("universal", "q=77005")).toEqual([IDS.obrien]);
      expect(await ids("universal", "q=texas 77005")).toEqual([IDS.obrien]);
      expect(await ids("universal", "q=77005 -elizabeth")).toEqual([]);
      expect(await ids("universal", "q=zip 98101")).toContain(IDS.marquez);
      const page = await runSearch(
        openDb(),
        "universal",
        parseSearchQuery("universal", "q=2400 rayburn", null),
        limited,
      );
      expect(page.reasons).toEqual([expect.stringContaining("2400 Rayburn")]);
    });

    it("finds the counties of a district and a senator’s rank", async () => {
      await openDb().query(
        `update profiles set body = body || '{"district_places": ["Whitfield", "Murray"], "state_rank": "senior"}' where id = $1`,
        [IDS.marquez],
      );
      await rebuildSearch(openDb());
      expect(await ids("universal", "q=whitfield county")).toEqual([IDS.marquez]);
      expect(await ids("universal", "q=senior senator washington")).toEqual([IDS.marquez]);
    });

    it("finds committees by website and telephone", async () => {
      await openDb().query(
        "update groups set website_url = 'https://www.budget.example.gov/', phone = '(202) 555-0177' where id = $1",
        [IDS.finance],
      );
      await rebuildSearch(openDb());
      for (const keyword of ["https://budget.example.gov", "202-555-0177", "555-0177"])
        expect(await ids("universal", `q=${keyword}`), keyword).toEqual([IDS.finance]);
    });

    it("locks the same records as core’s rule", async () => {
      const modules = fc.uniqueArray(fc.integer({ min: 1, max: 3 }));
      await fc.assert(
        fc.asyncProperty(modules, fc.boolean(), fc.option(modules), async (subscriptionModules, isUnlocked, reader) => {
          const [row] = await openDb().query(
            `select ${isPaywalled("card", "$3")} as locked from (select $1::int[], $2::bool) card (subscription_modules, is_unlocked)`,
            [subscriptionModules, isUnlocked, reader],
          );
          expect(row).toEqual({ locked: isOutsideSubscription({ isUnlocked, subscriptionModules }, reader) });
        }),
      );
    });
  },
  { keep: true },
);
