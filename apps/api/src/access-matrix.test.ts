import { deriveAccess, isOutsideSubscription, listOpenModules } from "@rotunda/core";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { BuildDossier } from "./dossiers/dossier-book.ts";
import { CALLER_NAMES, type CallerName, CALLERS, FROM_THE_RANGE } from "./testing/access-callers.ts";
import { ACCESS_TABLE, type AccessCall, expectedStatus, fillCall, type OwnFolders } from "./testing/access-table.ts";
import { clientOf, openApp, TODAY } from "./testing/api-client.ts";
import { describeOnOneDatabase } from "./testing/databases.ts";
import { type Accounts, IDS } from "./testing/fixture.ts";
import { loadLockedFixture, LOCKED, LOCKED_BIRTHDAY, LOCKED_FIELDS } from "./testing/fixture-locked.ts";
import { extractText } from "./testing/readable-text.ts";
import { openWithRoutes, type RegisteredRoute } from "./testing/registered-routes.ts";

// Every call of the server by every kind of caller. contract.test.ts makes most calls on PGlite, and journeys run on
// it.

const TIMEOUT_MS = 120_000;

describeOnOneDatabase(
  "who may make which call",
  (openDb) => {
    let app: FastifyInstance;
    let routes: RegisteredRoute[];
    const headers = new Map<CallerName, Record<string, string>>();
    const folders = new Map<CallerName, OwnFolders>();
    const seen = new Map<string, Set<number>>();

    beforeAll(async () => {
      const accounts = await loadLockedFixture(openDb());
      ({ app, routes } = await openWithRoutes(() => openApp(openDb(), { build: writeFacts })));
      for (const name of CALLER_NAMES) {
        const userId = userOf(name, accounts);
        headers.set(name, {
          ...(await clientOf(app, openDb(), userId)).headers,
          ...(name === "range" && FROM_THE_RANGE),
        });
        // For a caller without a Briefcase, the folders are those of another account, which the caller may not change
        // either.
        const own = userId === null ? folders.get("noaccess") : await foldersFor(userId);
        if (own) folders.set(name, own);
      }
      const [member, staff] = [folders.get("member"), folders.get("staff")];
      for (const own of folders.values()) {
        const other = own === member ? staff : member;
        Object.assign(own, { foreign: other?.kept, foreignSaved: other?.saved });
      }
    });
    afterAll(() => app.close());

    const userOf = (name: CallerName, accounts: Accounts): number | null =>
      name === "range" || name === "visitor" ? null : accounts[name];

    /** A folder with the locked person in it, a search that finds them, and one of each to delete. */
    async function foldersFor(userId: number): Promise<OwnFolders> {
      const [kept = 0, deletable = 0] = (
        await openDb().query<{ id: number }>(
          "insert into folders (user_id, name) values ($1, 'kept'), ($1, 'deletable') returning id",
          [userId],
        )
      ).map(({ id }) => id);
      await openDb().query("insert into folder_items (folder_id, record_type, record_id) values ($1, 'profile', $2)", [
        kept,
        IDS.stateHouse,
      ]);
      // The locked person is new in the saved search, and another person has left it.
      const [saved = 0, deletableSaved = 0] = (
        await openDb().query<{ id: number }>(
          `insert into saved_searches (user_id, name, scope, search, created_at, members, members_at)
           select $1::int, name || $1::int, 'universal', 'q=park', $2::timestamptz, '{${IDS.marquez}-profile}', $2::timestamptz
           from unnest('{kept,deletable}'::text[]) name returning id`,
          [userId, TODAY],
        )
      ).map(({ id }) => id);
      return { kept, deletable, foreign: 0, saved, deletableSaved, foreignSaved: 0 };
    }

    async function send(name: CallerName, route: string, call: AccessCall): Promise<LightMyRequestResponse> {
      const [method, path = ""] = route.split(" ") as [InjectOptions["method"], string?];
      const { id = "", query = "", body } = fillCall(call, folders.get(name) ?? NOTHING_OWN);
      const answer = await app.inject({
        method,
        url: `${path.replace(/:kind\/:file|:\w+/u, String(id))}?${query}`,
        headers: headers.get(name),
        payload: body,
      });
      seen.set(route, (seen.get(route) ?? new Set()).add(answer.statusCode));
      return answer;
    }

    it("has exactly one row for each call of the server", () => {
      const registered = routes.map(({ method, path }) => `${method} ${path}`);
      expect(ACCESS_TABLE.map(({ route }) => route).toSorted()).toEqual(registered.toSorted());
      expect(new Set(registered).size).toBe(registered.length);
    });

    it(
      "opens records of a module only to readers who have it",
      async () => {
        const { body } = await send("member", "GET /api/profile/:id", { id: IDS.stateHouse });
        const profile: Record<string, unknown> = JSON.parse(body);
        const told = Object.keys(profile).filter((field) => secretsIn(JSON.stringify(profile[field])).length > 0);
        expect(told.toSorted()).toEqual([...LOCKED_FIELDS].toSorted());
        // Must not appear in searches, cards, member lists or files either.
        const found = await send("member", "GET /api/search/vignette/", { query: `q=${LOCKED}` });
        expect(secretsIn(extractText(found))).not.toEqual([]);
        const file = await send("member", "GET /api/searchExport/state/", { query: "q=park" });
        expect(secretsIn(extractText(file))).not.toEqual([]);
        const book = await send("member", "GET /api/profileDossier/:file", { id: `${IDS.stateHouse}.docx` });
        expect(secretsIn(extractText(book))).not.toEqual([]);
      },
      TIMEOUT_MS,
    );

    for (const row of ACCESS_TABLE) {
      it(
        `${row.route}: ${row.who}`,
        async () => {
          const wrong: string[] = [];
          for (const name of CALLER_NAMES) {
            for (const [index, call] of row.calls.entries()) {
              const answer = await send(name, row.route, call);
              const expected = expectedStatus(row, call, CALLERS[name]);
              const at = `${name}, call ${index + 1}`;
              if (answer.statusCode !== expected) wrong.push(`${at}: ${answer.statusCode} instead of ${expected}`);
              if (!mayReadLocked(name))
                wrong.push(...secretsIn(extractText(answer)).map((secret) => `${at} tells ${secret}`));
            }
          }
          expect(wrong).toEqual([]);
        },
        TIMEOUT_MS,
      );
    }

    it("answers only with documented statuses", () => {
      const undescribed = routes
        .filter(({ path }) => path.startsWith("/api/"))
        .flatMap(({ method, path, statuses }) =>
          [...(seen.get(`${method} ${path}`) ?? [0])]
            .filter((status) => !statuses.includes(status))
            .map((status) => `${method} ${path}: ${status}`),
        );
      expect(undescribed).toEqual([]);
    });

    it("leaves records unchanged if the caller is refused", async () => {
      const named = ["lapsed", "noaccess"].flatMap((name) => folders.get(name as CallerName) ?? []);
      const left = await openDb().query(
        `select name, count(record_id)::int as items from folders left join folder_items on folder_id = id
         where id = any($1) group by id, name order by name`,
        [named.flatMap(({ kept, deletable }) => [kept, deletable])],
      );
      const [kept, deletable] = [
        { name: "kept", items: 1 },
        { name: "deletable", items: 0 },
      ];
      expect(left).toEqual([deletable, deletable, kept, kept]);
    });
  },
  { keep: true },
);

const NOTHING_OWN: OwnFolders = { kept: 0, deletable: 0, foreign: 0, saved: 0, deletableSaved: 0, foreignSaved: 0 };

/** Writes the data of a profile book as JSON; leaks.test.ts checks real documents. */
const writeFacts: BuildDossier = async (book) => ({
  contents: Buffer.from(JSON.stringify(book)),
  mediaType: "application/json",
});

function mayReadLocked(name: CallerName): boolean {
  const modules = listOpenModules(CALLERS[name], deriveAccess(CALLERS[name], TODAY));
  return !isOutsideSubscription({ isUnlocked: false, subscriptionModules: [2, 3] }, modules);
}

/** The response repeats the request's keyword. */
const REPEATED = /"plain_keyword":"(?:\\.|[^"\\])*"/u;

/** Finds the facts of locked records in a text, each with its surroundings. */
const secretsIn = (text: string): string[] =>
  text
    .replace(REPEATED, "")
    .split('"')
    .filter((part) => part.toLowerCase().includes(LOCKED) || part.includes(LOCKED_BIRTHDAY));
