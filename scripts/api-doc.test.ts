import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { ACCESS_TABLE } from "../apps/api/src/testing/access-table.ts";
import { openApp } from "../apps/api/src/testing/api-client.ts";
import { memory } from "../apps/api/src/testing/databases.ts";
import { openWithRoutes, type RegisteredRoute } from "../apps/api/src/testing/registered-routes.ts";
import { type ApiCall, findUntrueRows, readApiRows } from "./api-doc.ts";

const repository = resolve(import.meta.dirname, "..");
const page = readFileSync(join(repository, "docs/api.md"), "utf8");
const read = (path: string) =>
  existsSync(join(repository, path)) ? readFileSync(join(repository, path), "utf8") : null;

describe("docs/api.md", () => {
  let routes: RegisteredRoute[];
  let described: Record<string, Record<string, unknown>>;
  beforeAll(async () => {
    const { db, end } = await memory();
    const opened = await openWithRoutes(() => openApp(db));
    routes = opened.routes;
    described = (await opened.app.inject("/api/docs/json")).json<{ paths: typeof described }>().paths;
    await opened.app.close();
    await end();
  });

  it("has a row for each call, with its correct callers, statuses and tests", () => {
    const who = new Map(ACCESS_TABLE.map((row) => [row.route, row.who]));
    const calls = routes.map(({ method, path, statuses }): ApiCall => {
      const route = `${method} ${path}`;
      return { route, who: who.get(route) ?? "nobody", statuses };
    });
    expect(calls.length).toBeGreaterThan(25);
    expect(findUntrueRows(page, calls, read)).toEqual([]);
  });

  it("names only tests that run on a shared database, where they use one", () => {
    const files = readApiRows(page).flatMap(({ proofs }) =>
      proofs.flatMap(({ tests }) => tests.map(({ path }) => path)),
    );
    const without = [...new Set(files)].filter((path) => !/describe(?:With|OnEach)Database\(/u.test(read(path) ?? ""));
    expect(without).toEqual(["apps/api/src/pictures/pictures.test.ts"]);
  });

  it("names the calls that /api/docs describes", () => {
    const shown = (route: string) => {
      const [method = "", path = ""] = route.split(" ");
      return described[path.replaceAll(/:(\w+)/gu, "{$1}")]?.[method.toLowerCase()] !== undefined;
    };
    const rows = readApiRows(page).flatMap(({ route }) => (/^\w+ \/api\/|^POST \/logout/u.test(route) ? [route] : []));
    expect(rows.filter((route) => !shown(route))).toEqual([]);
    const count = Object.values(described).flatMap((methods) => Object.keys(methods)).length;
    expect(rows).toHaveLength(count);
  });
});

describe("a wrong row", () => {
  const call: ApiCall = { route: "GET /api/a/", who: "everyone", statuses: [200, 404] };
  const told = (...rows: string[]) =>
    findUntrueRows(rows.join("\n"), [call], () => 'it("answers", () => {}); it("refuses", () => {});');
  const good = "| GET | `/api/a/` | everyone | 200 [answers](../a.test.ts); 404 [refuses](../a.test.ts) |";

  it("is reported by its call", () => {
    expect(told(good)).toEqual([]);
    expect(told()).toEqual(["GET /api/a/ is missing"]);
    expect(told(good, good)).toEqual(["GET /api/a/ is twice"]);
    expect(told(good, good.replace("/a/", "/b/"))).toEqual(["GET /api/b/: no such call"]);
    expect(told(good.replace("everyone", "staff"))).toEqual(["GET /api/a/: for “everyone”, not “staff”"]);
    expect(told(good.replace("404", "404, 409"))).toEqual(["GET /api/a/: answers 200, 404, not 200, 404, 409"]);
    expect(told(good.replace("[refuses](../a.test.ts)", "refuses"))).toEqual(["GET /api/a/: no test of 404"]);
    expect(told(good.replace("[refuses]", "[regrets]"))).toEqual(["GET /api/a/: a.test.ts has no regrets"]);
  });
});
