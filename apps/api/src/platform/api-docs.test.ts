import { SORT_OPTIONS } from "@rotunda/core";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApp } from "../testing/api-client.ts";
import { memory } from "../testing/databases.ts";

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}
interface Content {
  content?: Record<string, { schema: Schema }>;
}
interface Operation {
  summary?: string;
  tags?: string[];
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content & { description?: string }>;
}
interface OpenApi {
  openapi: string;
  info: Record<string, unknown>;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
  security: Record<string, unknown>[];
}
type Schema = Record<string, unknown>;

const TYPES = new Set(["null", "boolean", "object", "array", "number", "string", "integer"]);
const HOLDERS = ["anyOf", "oneOf", "allOf"];

describe("/api/docs", () => {
  let app: FastifyInstance;
  let page: OpenApi;
  let end: () => Promise<void>;
  beforeAll(async () => {
    const opened = await memory();
    end = opened.end;
    app = await openApp(opened.db);
    page = (await app.inject("/api/docs/json")).json();
  });
  afterAll(async () => {
    await app.close();
    await end();
  });

  const operations = (): [string, string, Operation][] =>
    Object.entries(page.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, string, Operation] => [path, method, operation]),
    );
  const contentsOf = ({ requestBody, responses }: Operation): Content[] => [
    ...(requestBody ? [requestBody] : []),
    ...Object.values(responses),
  ];

  it("is an OpenAPI 3.1 document of this server", () => {
    expect(page.openapi).toMatch(/^3\.1\.\d$/u);
    expect(page.info).toMatchObject({ title: expect.stringMatching(/./u), version: expect.stringMatching(/^\d/u) });
    expect(page.servers.map(({ url }) => new URL(url).protocol)).toEqual(["http:"]);
    const schemes = Object.keys(page.components["securitySchemes"] ?? {});
    expect(page.security.flatMap((one) => Object.keys(one)).filter((name) => !schemes.includes(name))).toEqual([]);
    expect(Object.keys(page.paths).filter((path) => !/^(?:\/api\/[\w/{}-]+|\/logout\/)$/u.test(path))).toEqual([]);
  });

  it("describes every call and every response", () => {
    expect(operations().length).toBeGreaterThan(30);
    for (const [path, method, { summary, tags, responses }] of operations()) {
      const call = `${method} ${path}`;
      expect(summary?.length, call).toBeGreaterThan(10);
      expect(tags, call).toHaveLength(1);
      expect(Object.keys(responses), call).toContain({ "/logout/": "303", "/api/reports/": "204" }[path] ?? "200");
      for (const [status, { description, content }] of Object.entries(responses)) {
        expect(status, call).toMatch(/^[2345]\d\d$/u);
        expect(typeof description, `${call} ${status}`).toBe("string");
        // 204, 304 and the way from logging out to the login page have no body; every other answer has.
        const isEmpty = status === "204" || status === "304" || (path === "/logout/" && status === "303");
        expect(Object.keys(content ?? {}).length > 0, `${call} ${status}`).toBe(!isEmpty);
      }
    }
  });

  it("lists every parameter once, and path parameters by their name in the path", () => {
    for (const [path, method, { parameters = [], requestBody }] of operations()) {
      const call = `${method} ${path}`;
      const inPath = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
      expect(
        parameters.filter((one) => one.in === "path").map(({ name }) => name),
        call,
      ).toEqual(inPath);
      expect(
        parameters.filter((one) => one.in === "path" && one.required !== true),
        call,
      ).toEqual([]);
      expect(
        parameters.filter((one) => one.in !== "path" && one.in !== "query"),
        call,
      ).toEqual([]);
      const names = parameters.map((one) => `${one.in} ${one.name}`);
      expect(new Set(names).size, call).toBe(names.length);
      expect(requestBody === undefined || method !== "get", call).toBe(true);
    }
  });

  it("documents the parameters of searches and of calls that take a search", () => {
    const named = (path: string) => page.paths[path]?.["get"]?.parameters?.map(({ name }) => name) ?? [];
    expect(named("/api/search/vignette/")).toEqual(expect.arrayContaining(["q", "page", "religion", "committees"]));
    expect(named("/api/search/federal/")).not.toContain("religion");
    expect(named("/api/searchExport/state/")).toEqual(
      expect.arrayContaining([...named("/api/search/state/"), "format", "columns"]),
    );
    expect(named("/api/bulkDossierDownload/")).toEqual(expect.arrayContaining(["q", "datatype", "doc_name"]));
  });

  it("types every parameter", () => {
    const untyped = operations().flatMap(([path, method, { parameters = [] }]) =>
      parameters.flatMap(({ name, schema }) =>
        TYPES.has(String(schema["type"])) ? [] : [`${method} ${path}: ${name}`],
      ),
    );
    expect(untyped).toEqual([]);
    const schemaOf = (path: string, named: string) =>
      page.paths[path]?.["get"]?.parameters?.find(({ name }) => name === named)?.schema;
    expect(schemaOf("/api/search/vignette/", "page")).toMatchObject({ type: "integer", minimum: 0, default: 0 });
    expect(schemaOf("/api/search/vignette/", "order")).toMatchObject({
      type: "string",
      enum: SORT_OPTIONS.map(({ value }) => value),
    });
    expect(schemaOf("/api/search/vignette/", "committees")).toEqual({ type: "array", items: { type: "string" } });
    expect(schemaOf("/api/search/vignette/", "include_former")).toEqual({ type: "boolean" });
    expect(schemaOf("/api/bulkDossierDownload/", "order")).toMatchObject({
      enum: ["alphabetical", "folderbriefcase_id"],
    });
    expect(schemaOf("/api/folderDossierDownload/{id}", "p")).toMatchObject({ type: "array" });
    const added = page.paths["/api/briefcase/addAllSearchResults/"]?.["put"]?.parameters ?? [];
    expect(added.map(({ name }) => name)).toEqual(expect.arrayContaining(["q", "doc_type", "folder_id", "party"]));
  });

  it("names each response schema once, and has an operation for every call", () => {
    const schemas = page.components["schemas"] ?? {};
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(["Profile", "Group", "Agency", "State", "District", "SearchPage", "Session", "Error"]),
    );
    const unnamed = operations().flatMap(([path, method, { responses }]) =>
      Object.entries(responses).flatMap(([status, { content }]) => {
        const schema = content?.["application/json"]?.schema;
        const isNamed =
          !schema ||
          "$ref" in schema ||
          schema["type"] === "array" ||
          ((schema["anyOf"] ?? []) as Schema[]).some((one) => "$ref" in one);
        return isNamed ? [] : [`${method} ${path} ${status}`];
      }),
    );
    expect(unnamed).toEqual([]);
    const used = JSON.stringify(page);
    expect(Object.keys(schemas).filter((name) => !used.includes(`"#/components/schemas/${name}"`))).toEqual([]);
    expect(Object.values(schemas).flatMap((schema) => faultsOf(schema as Schema))).toEqual([]);
    const ids = operations().map(([, , { operationId }]) => operationId);
    expect(ids).toEqual(expect.arrayContaining(["getProfile", "getSearchState", "postBriefcaseToggle", "postLogout"]));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("has valid schemas with resolvable references", () => {
    const wrong = operations().flatMap(([path, method, operation]) => {
      const schemas = [
        ...contentsOf(operation).flatMap(({ content }) => Object.values(content ?? {}).map(({ schema }) => schema)),
        ...(operation.parameters ?? []).map(({ schema }) => schema),
      ];
      return schemas.flatMap((schema) => faultsOf(schema).map((fault) => `${method} ${path}: ${fault}`));
    });
    expect([...new Set(wrong)]).toEqual([]);
    expect(faultsOf({ type: "object", properties: { a: { type: "text" } }, required: ["b"] })).toEqual([
      "requires b, which it lacks",
      "a: no type text",
    ]);
  });

  function faultsOf(schema: Schema): string[] {
    const { type, properties, required, items, $ref: reference } = schema;
    const types = type === undefined ? [] : [type].flat().map(String);
    const fields = Object.entries((properties ?? {}) as Record<string, Schema>);
    return [
      ...types.filter((one) => !TYPES.has(one)).map((one) => `no type ${one}`),
      ...((required ?? []) as string[]).filter((name) => fields.every(([field]) => field !== name)).map(lacked),
      ...(typeof reference === "string" && !resolves(reference) ? [`${reference} leads nowhere`] : []),
      ...fields.flatMap(([name, field]) => faultsOf(field).map((fault) => `${name}: ${fault}`)),
      ...(items ? faultsOf(items as Schema) : []),
      ...HOLDERS.flatMap((holder) => ((schema[holder] ?? []) as Schema[]).flatMap(faultsOf)),
    ];
  }

  const lacked = (name: string): string => `requires ${name}, which it lacks`;

  const resolves = (reference: string): boolean =>
    reference
      .replace(/^#\//u, "")
      .split("/")
      .reduce<unknown>((found, step) => (found as Record<string, unknown> | undefined)?.[step], page) !== undefined;
});
