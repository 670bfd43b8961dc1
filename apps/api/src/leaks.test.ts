import { deriveAccess, listParams, SCOPES, SEARCH_SCOPES } from "@rotunda/core";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildDossier } from "./dossiers/build-dossier.ts";
import { CALLER_NAMES, type CallerName, CALLERS, FROM_THE_RANGE } from "./testing/access-callers.ts";
import { clientOf, openApp, TODAY } from "./testing/api-client.ts";
import { describeWithDatabase } from "./testing/databases.ts";
import { IDS } from "./testing/fixture.ts";
import {
  HIDDEN_NAMES,
  type LeakRow,
  LEAKS,
  loadLeaksFixture,
  type Picked,
  readLeakTable,
} from "./testing/fixture-leaks.ts";
import { OFFICIALS } from "./testing/fixture-places.ts";
import { extractText } from "./testing/readable-text.ts";

// Readers never see more than the card of a record outside their subscription, whatever they request.

const TIMEOUT_MS = 120_000;
/** Parameters that don't ask for facts of the directory. */
const OF_READERS = new Set(["autocomplete", "note", "tag"]);
const WITHOUT_FACT = new Set(["display", "flag", "any-or-all"]);

interface Card {
  id: number;
  is_paywalled: boolean;
}

describeWithDatabase(
  "records outside the subscription",
  (openDb) => {
    let app: FastifyInstance;
    let picked: Picked;
    let table: LeakRow[];
    const headers = new Map<CallerName, Record<string, string>>();

    beforeAll(async () => {
      const loaded = await loadLeaksFixture(openDb());
      ({ picked } = loaded);
      table = readLeakTable(picked);
      // A separate object, because lookup lists are cached per database, and those of the previous test file differ.
      app = await openApp({ ...openDb(), kind: openDb().kind }, { build: buildDossier });
      for (const name of CALLER_NAMES) {
        const userId = name === "range" || name === "visitor" ? null : loaded.accounts[name];
        const client = await clientOf(app, openDb(), userId);
        headers.set(name, { ...client.headers, ...(name === "range" && FROM_THE_RANGE) });
      }
      await openDb().query("update organizations set export_cap = 1500");
    });
    afterAll(() => app.close());

    const get = (name: CallerName, url: string) => app.inject({ url, headers: headers.get(name) });
    const accessOf = (name: CallerName) => deriveAccess(CALLERS[name], TODAY);
    const refusal = (name: CallerName) => (accessOf(name).isLoggedIn ? 403 : 401);
    const mayReadAll = (name: CallerName) => accessOf(name).hasVignetteAccess && name !== "limited";
    const mayMakeFiles = (name: CallerName) => accessOf(name).hasVignetteAccess && accessOf(name).isWebUser;
    const queryOf = ({ parameter, value }: LeakRow, more = {}) =>
      new URLSearchParams({ [parameter]: String(value), ...more }).toString();
    const told = ({ scope, parameter, value, id }: LeakRow) => `${scope} ${parameter}=${value} (${id})`;

    async function cardsOf(name: CallerName, row: LeakRow): Promise<Card[]> {
      const answer = await get(name, `/${SCOPES[row.scope].endpoint}?${queryOf(row, { pageSize: "100" })}`);
      expect(answer.statusCode, `${name} ${told(row)}`).toBe(200);
      // A result for a corrected spelling doesn't count as found.
      const page: { results: Card[]; showing_results_for: string } = answer.json();
      return page.showing_results_for === "" ? page.results : [];
    }

    describe("in searches", () => {
      it("the table has a row for each parameter that asks for a fact", () => {
        for (const scope of SEARCH_SCOPES) {
          const asked = listParams(scope).filter(
            ({ kind, parameter }) => !WITHOUT_FACT.has(kind) && !OF_READERS.has(parameter),
          );
          const tested = new Set(table.filter((row) => row.scope === scope).map(({ parameter }) => parameter));
          expect([...tested].toSorted(), scope).toEqual(asked.map(({ parameter }) => parameter).toSorted());
        }
      });

      it(
        "each filter and keyword finds a locked record only by what its card shows",
        async () => {
          const wrong: string[] = [];
          for (const [at, row] of table.entries()) {
            // Runs the first row of each search as every account that may search.
            const isFirst = row.scope !== table[at - 1]?.scope;
            const everybody = CALLER_NAMES.filter((caller) => accessOf(caller).hasVignetteAccess);
            for (const name of isFirst ? everybody : (["member", "limited"] as const)) {
              const card = (await cardsOf(name, row)).find(({ id }) => id === row.id);
              const expected = mayReadAll(name) || row.shown !== "";
              if ((card !== undefined) !== expected)
                wrong.push(`${name} ${told(row)}: ${expected ? "not found" : "found"}`);
              if (card && card.is_paywalled === mayReadAll(name)) wrong.push(`${name} ${told(row)}: wrong lock`);
              if (card && row.shown !== "" && !JSON.stringify(card).includes(row.shown))
                wrong.push(`${name} ${told(row)}: the card lacks ${row.shown}`);
            }
          }
          expect(wrong).toEqual([]);
        },
        TIMEOUT_MS,
      );

      it("refuses callers without access", async () => {
        for (const name of CALLER_NAMES.filter((caller) => !accessOf(caller).hasVignetteAccess)) {
          for (const scope of SEARCH_SCOPES) {
            expect((await get(name, `/${SCOPES[scope].endpoint}?q=aurelio`)).statusCode, name).toBe(refusal(name));
          }
        }
      });

      it("an excluded word reveals nothing either", async () => {
        for (const word of HIDDEN_NAMES) {
          const url = `/api/search/vignette/?q=lindqvist -${word}`;
          const ids = (await get("limited", url)).json().results.map(({ id }: Card) => id);
          expect(ids, word).toEqual([IDS.stateHouse]);
        }
        const url = "/api/search/vignette/?q=lindqvist -aurelio";
        expect((await get("member", url)).json().results).toEqual([]);
      });

      it("suggestions and spelling corrections use only the name on the card", async () => {
        const find = async (name: CallerName, scope: string, query: string) =>
          (await get(name, `/api/search/${scope}/?${query}`)).json();
        for (const [scope, typed] of [
          ["vignette", "aurel"],
          ["vignette", "zebu"],
          ["vignette", "tedd"],
          ["vignette", "thadd"],
          ["congressional", "leop"],
          ["federal", "thadd"],
        ] as const) {
          const query = `q=${typed}&autocomplete=true`;
          expect((await find("member", scope, query)).results, typed).toHaveLength(1);
          expect((await find("limited", scope, query)).results, typed).toEqual([]);
        }
        expect((await find("limited", "vignette", "q=theo&autocomplete=true")).results).toHaveLength(1);
        expect((await find("member", "vignette", "q=zebulom")).showing_results_for).toBe("zebulon");
        expect((await find("limited", "vignette", "q=zebulom")).showing_results_for).toBe("");
      });

      it("facts that cards don't show don't affect the order", async () => {
        const { results } = (await get("limited", '/api/search/congressional/?q="press secretary"')).json();
        expect(results.map(({ id }: Card) => id)).toEqual([LEAKS.otherAide, LEAKS.governorAide]);
        const rows = await openDb().query<{ sort_name: string }>(
          "select sort_name from records where record_type = 'profile' and record_id = $1",
          [IDS.stateHouse],
        );
        expect(rows).toEqual([{ sort_name: "lindqvist theo lindqvist" }]);
      });

      it(
        "exports and profile books of a search count no more than its page shows",
        async () => {
          for (const row of table.filter(({ shown }) => shown === "")) {
            const query = queryOf(row);
            const { exportEndpoint } = SCOPES[row.scope];
            if (exportEndpoint) {
              const answer = (await get("limited", `/${exportEndpoint}?${query}`)).json();
              // Only records that are found by their cards are counted.
              const cards = await cardsOf("limited", row);
              const locked = cards.filter(({ is_paywalled: isLocked }) => isLocked).length;
              if (cards.length > 0) expect(answer.left_out_count, told(row)).toBe(locked);
            } else {
              const check = (await get("limited", `/api/bulkDossierDownloadCheck/?${query}`)).json();
              const open = (await cardsOf("limited", row)).filter(({ is_paywalled: isLocked }) => !isLocked);
              expect(check.num_profiles, told(row)).toBeLessThanOrEqual(open.length);
            }
          }
        },
        TIMEOUT_MS,
      );

      it(
        "the numbers beside filter options equal the number of results of a search by them",
        async () => {
          for (const row of table) {
            const { counts } = (await get("limited", `/${SCOPES[row.scope].endpoint}counts/`)).json();
            if (!counts[row.parameter]) continue;
            const { pagination } = (await get("limited", `/${SCOPES[row.scope].endpoint}?${queryOf(row)}`)).json();
            expect(counts[row.parameter][row.value] ?? 0, told(row)).toBe(pagination.total_hits);
          }
        },
        TIMEOUT_MS,
      );

      it("related profiles are found only by what their cards show", async () => {
        const related = async (name: CallerName) =>
          (await get(name, `/api/profile/${IDS.nunez}`)).json().related_profiles.map(({ id }: Card) => id);
        // People of another state on the same locked committee.
        expect(await related("member")).toContain(IDS.governor);
        expect(await related("limited")).not.toContain(IDS.governor);
        expect(await related("limited")).not.toContain(IDS.stateHouse);
        // People of the same state, which their cards show.
        expect(await related("limited")).toContain(LEAKS.representative);
      });
    });

    describe("in staff tables", () => {
      const secrets = () => [
        String(picked["job_categories.name"]),
        String(picked["job_categories_state.name"]),
        String(picked["focus_areas.name"]),
        "locked-staffer@example.org",
        "202-555-0666",
      ];
      const told = (text: string) => secrets().filter((secret) => text.includes(secret));
      const stafferIn = (body: string, id: number) =>
        (JSON.parse(body) as { staffers: { staffer_knowwho_id: number }[] }).staffers.find(
          (one) => one.staffer_knowwho_id === id,
        );
      const LOCKED = {
        staffer_email: "",
        staffer_phone: "",
        is_leadership: false,
        rolenames: [],
        staffer_interests: [],
      };

      it("an unlocked profile shows the name and title of locked staff to everybody", async () => {
        for (const name of CALLER_NAMES) {
          const { statusCode, body } = await get(name, `/api/profile/${IDS.unlocked}`);
          expect(statusCode, name).toBe(200);
          const staffer = stafferIn(body, LEAKS.unlockedAide);
          expect(staffer, name).toMatchObject({ staffer_full_name: "Orla Finch", title: "Aide" });
          if (mayReadAll(name)) expect(told(body), name).toHaveLength(4);
          else {
            expect(staffer, name).toMatchObject({ ...LOCKED, majmin: "" });
            expect(told(body), name).toEqual([]);
          }
        }
      });

      it("an open committee shows the name, title and side of locked staff", async () => {
        for (const name of CALLER_NAMES) {
          const { statusCode, body } = await get(name, `/api/committee/${IDS.finance}`);
          expect(statusCode, name).toBe(accessOf(name).hasVignetteAccess ? 200 : refusal(name));
          if (statusCode !== 200) continue;
          const staffer = stafferIn(body, LEAKS.openCommitteeAide);
          expect(staffer, name).toMatchObject({ staffer_full_name: "Bram Holt", title: "Analyst", majmin: "MIN" });
          if (mayReadAll(name)) expect(told(body), name).toHaveLength(4);
          else {
            expect(staffer, name).toMatchObject(LOCKED);
            expect(told(body), name).toEqual([]);
          }
        }
      });

      it(
        "profile books in Word and PDF reveal no more than the page",
        async () => {
          // access-matrix.test.ts checks the contents of books for every caller.
          for (const name of ["member", "limited"] as const) {
            for (const type of ["docx", "pdf"]) {
              const answer = await get(name, `/api/profileDossier/${IDS.unlocked}.${type}`);
              const at = `${name} ${type}`;
              expect(answer.statusCode, at).toBe(200);
              const text = extractText(answer)
                .replace(/<[^>]*>/gu, " ")
                .replace(/\s+/gu, " ");
              expect(text, at).toContain("Finch, Orla");
              expect(told(text), at).toHaveLength(mayReadAll(name) ? 4 : 0);
              expect(text.includes("Leadership Staffer"), at).toBe(mayReadAll(name));
            }
          }
        },
        TIMEOUT_MS,
      );

      it("HTML pages contain nothing of locked records", async () => {
        for (const name of CALLER_NAMES) {
          for (const path of [`profile/${IDS.unlocked}`, `profile/${IDS.stateHouse}`, "search/universal?q=aurelio"]) {
            const text = (await get(name, `/rotunda/${path}`)).body;
            expect(told(text), `${name} ${path}`).toEqual([]);
            expect(text, `${name} ${path}`).not.toContain("Lindqvist");
          }
        }
      });
    });

    describe("in contact exports", () => {
      const URLS = {
        "a search of the state directory": "/api/searchExport/state/",
        "a search of the congressional directory": "/api/searchExport/congressional/",
        "a search of the federal directory": "/api/searchExport/federal/",
        "an agency": `/api/agencyExport/200`,
        "a committee": `/api/committeeExport/${IDS.finance}`,
        "a caucus": `/api/caucusExport/${IDS.caucus}`,
      };
      const usedBy = async (name: CallerName) =>
        (await get(name, "/api/session/")).json().almanac_export_count as number;

      it.each(Object.entries(URLS))(
        "%s: rows of locked people are omitted, reported, and not counted",
        async (_, url) => {
          for (const name of CALLER_NAMES) {
            const before = mayMakeFiles(name) ? await usedBy(name) : 0;
            const answer = await get(name, url);
            expect(answer.statusCode, name).toBe(mayMakeFiles(name) ? 200 : refusal(name));
            if (answer.statusCode !== 200) continue;
            const text = extractText(answer);
            const { csv_encoded: csv, left_out_count: leftOut } = answer.json();
            const lines = Buffer.from(csv, "base64").toString("utf8").split("\r\n").length - 2;
            expect(await usedBy(name), name).toBe(before + Math.max(0, lines));
            if (mayReadAll(name)) expect(leftOut, name).toBe(0);
            else for (const part of HIDDEN_NAMES) expect(text, `${name} ${part}`).not.toContain(part);
          }
          const whole = (await get("member", url)).json();
          const open = (await get("limited", url)).json();
          expect(open.almanac_export_count).toBe(await usedBy("limited"));
          const rowsOf = ({ csv_encoded: csv }: { csv_encoded: string }) =>
            csv === "" ? 0 : Buffer.from(csv, "base64").toString("utf8").split("\r\n").length - 2;
          expect(rowsOf(open) + open.left_out_count).toBe(rowsOf(whole));
        },
      );

      it("an export of only locked people delivers nothing, reports it, and counts nothing", async () => {
        const before = await usedBy("limited");
        const { body } = await get("limited", "/api/searchExport/state/?q=lindqvist");
        expect(JSON.parse(body)).toMatchObject({
          csv_encoded: "",
          almanac_export_count: before,
          left_out_count: 2,
          error_message: "Nothing was exported: all 2 profiles are outside your subscription.",
        });
        expect(await usedBy("limited")).toBe(before);
      });

      it("locked people don't use up the allowance", async () => {
        const used = await usedBy("limited");
        const url = `/api/committeeExport/${IDS.finance}`;
        const rows = (await get("limited", url)).json().almanac_export_count - used;
        // Enough for the open rows, but not for all rows.
        await openDb().query(
          "update organizations set export_cap = $1 where id = (select organization_id from users where email = 'limited@example.org')",
          [used + 2 * rows],
        );
        const answer = (await get("limited", url)).json();
        expect(answer).toMatchObject({ error_message: "", left_out_count: 1, almanac_export_count: used + 2 * rows });
      });

      it("no list shows an official's legal name to readers without the module", async () => {
        const { body } = await get("limited", `/api/profileKnowWhoExport/${OFFICIALS.adviser}`);
        expect(JSON.parse(body)).toEqual({ url: "/rotunda/paywall" });
      });
    });
  },
  { keep: true },
);
