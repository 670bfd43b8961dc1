import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { COMPILERS } from "./compiled-schemas.ts";

const NAMED = { type: "object", properties: { name: { type: "string" } } };
const AGED = { type: "object", properties: { age: { type: "number" } } };
const ADA = { name: "Ada", age: 36 };

/** Returns the response of a server whose only route has this response schema. */
async function answer(response: object, shared?: object): Promise<unknown> {
  const app = Fastify({ schemaController: { compilersFactory: COMPILERS } });
  if (shared) app.addSchema(shared);
  app.get("/", { schema: { response: { 200: response } } }, () => ADA);
  const { body } = await app.inject("/");
  await app.close();
  return JSON.parse(body);
}

/** Returns the query as read by a server whose only route has this query schema, or the status that refuses it. */
async function take(querystring: object, query: string): Promise<unknown> {
  const app = Fastify({ schemaController: { compilersFactory: COMPILERS } });
  app.get("/", { schema: { querystring } }, (request) => request.query);
  const { statusCode, body } = await app.inject(`/?${query}`);
  await app.close();
  return statusCode === 200 ? JSON.parse(body) : statusCode;
}

describe("schemas", () => {
  it("are compiled once even if several routes have equal ones", () => {
    const build = COMPILERS.buildSerializer;
    const compile = (schema: object): unknown =>
      build?.({}, {})({ schema, method: "GET", url: "/", httpStatus: "200" });
    expect(compile(structuredClone(NAMED))).toBe(compile(NAMED));
    expect(compile(AGED)).not.toBe(compile(NAMED));
  });

  it("serialize the responses of each call, and on a second server too", async () => {
    for (let time = 0; time < 2; time += 1) {
      expect(await answer(NAMED)).toEqual({ name: "Ada" });
      expect(await answer(AGED)).toEqual({ age: 36 });
    }
  });

  it("validate the parameters of each call, and on a second server too", async () => {
    for (let time = 0; time < 2; time += 1) {
      expect(await take(AGED, "age=36")).toEqual({ age: 36 });
      expect(await take(AGED, "age=old")).toBe(400);
      expect(await take(NAMED, "name=36")).toEqual({ name: "36" });
    }
  });

  it("resolve references within their own server", async () => {
    expect(await answer({ $ref: "person#" }, { $id: "person", ...NAMED })).toEqual({ name: "Ada" });
    expect(await answer({ $ref: "person#" }, { $id: "person", ...AGED })).toEqual({ age: 36 });
  });
});
