import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { ACCESS_TABLE } from "../apps/api/src/testing/access-table.ts";
import { openApp } from "../apps/api/src/testing/api-client.ts";
import { memory } from "../apps/api/src/testing/databases.ts";
import { openWithRoutes, type RegisteredRoute } from "../apps/api/src/testing/registered-routes.ts";
import { readApiRows } from "./api-doc.ts";
import { hasTest } from "./rules-doc.ts";

const repository = resolve(import.meta.dirname, "..");
const rows = readApiRows(readFileSync(join(repository, "docs/api.md"), "utf8"));
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

  it("has a row for each call, with its correct callers and statuses", () => {
    const byRoute = (a: { route: string }, b: { route: string }) => (a.route < b.route ? -1 : 1);
    const statusesOf = new Map(routes.map(({ method, path, statuses }) => [`${method} ${path}`, statuses]));
    const described = rows.map(({ route, who, proofs }) => {
      // The documentation of pages has no statuses.
      const isKnown = statusesOf.get(route)?.length !== 0;
      return { route, who, statuses: isKnown ? proofs.flatMap(({ statuses }) => statuses).toSorted() : [] };
    });
    const calls = ACCESS_TABLE.map(({ route, who }) => ({ route, who, statuses: statusesOf.get(route)?.toSorted() }));
    expect(calls.length).toBeGreaterThan(25);
    expect(described.toSorted(byRoute)).toEqual(calls.toSorted(byRoute));
  });

  it("names tests that exist, for each status", () => {
    const proofs = rows.flatMap((row) => row.proofs);
    expect(proofs.filter(({ tests }) => tests.length === 0)).toEqual([]);
    const tests = proofs.flatMap((proof) => proof.tests);
    expect(tests.filter(({ name, path }) => !hasTest(read(path) ?? "", name))).toEqual([]);
  });

  it("names only tests that run on a shared database, where they use one", () => {
    const files = rows.flatMap(({ proofs }) => proofs.flatMap(({ tests }) => tests.map(({ path }) => path)));
    const without = [...new Set(files)].filter(
      (path) => !/describe(?:With|OnEach|OnOne)Database\(/u.test(read(path) ?? ""),
    );
    expect(without).toEqual(["apps/api/src/pictures/pictures.test.ts"]);
  });

  it("names the calls that /api/docs describes", () => {
    const shown = (route: string) => {
      const [method = "", path = ""] = route.split(" ");
      return described[path.replaceAll(/:(\w+)/gu, "{$1}")]?.[method.toLowerCase()] !== undefined;
    };
    const documented = rows.flatMap(({ route }) => (/^\w+ \/api\/|^POST \/logout/u.test(route) ? [route] : []));
    expect(documented.filter((route) => !shown(route))).toEqual([]);
    const count = Object.values(described).flatMap((methods) => Object.keys(methods)).length;
    expect(documented).toHaveLength(count);
  });
});
