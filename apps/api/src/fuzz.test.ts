import fc from "fast-check";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { clientOf, openApp } from "./testing/api-client.ts";
import { describeWithDatabase } from "./testing/databases.ts";
import { IDS } from "./testing/fixture.ts";
import { loadLockedFixture } from "./testing/fixture-locked.ts";
import { almostValidValues, hostileTexts, type JsonSchema } from "./testing/hostile-values.ts";

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

interface Documentation {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

interface Request {
  path: Record<string, unknown>;
  query: (readonly [string, unknown])[];
  body: unknown;
}

/** Half of the generated texts are names from the fixture. */
const texts = () =>
  fc.oneof(
    hostileTexts(),
    fc.constantFrom(
      "rivers",
      "General",
      "OH",
      "vignette",
      ...Object.values(IDS).flatMap((id) => [`${id}`, `${id}-profile`]),
    ),
  );

/** Texts that only internal failures contain. */
const INTERNALS = /SQLSTATE|syntax error at|relation "|column "|node_modules|\bat \S+\.ts:\d+|Error: /u;

/** Properties of a quick run; `npm run test:security` tries more. */
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 8);

describeWithDatabase(
  "requests made from the documentation with hostile values",
  (openDb) => {
    let app: FastifyInstance;
    let operations: [string, string, Operation][];
    const headers: Record<string, string>[] = [];

    beforeAll(async () => {
      const accounts = await loadLockedFixture(openDb());
      const build = () => Promise.resolve({ contents: Buffer.from("book"), mediaType: "text/plain" });
      app = await openApp(openDb(), { build });
      for (const userId of [null, accounts.member, accounts.staff]) {
        headers.push((await clientOf(app, openDb(), userId)).headers);
      }
      const page = (await app.inject("/api/docs/json")).json<Documentation>();
      operations = Object.entries(inlineReferences(page, page.paths))
        // Logging out would leave nothing to test.
        .filter(([path]) => !path.startsWith("/logout"))
        .flatMap(([path, methods]) =>
          Object.entries(methods).map(([method, operation]): [string, string, Operation] => [path, method, operation]),
        );
    });
    afterAll(() => app.close());

    it("are answered without a fault, and reveal nothing about the server", { timeout: 3_600_000 }, async () => {
      expect(operations.length).toBeGreaterThan(30);
      for (const [path, method, operation] of operations) {
        await fc.assert(
          fc.asyncProperty(requests(operation), fc.constantFrom(...headers), async (request, caller) => {
            const answer = await app.inject({
              method: method.toUpperCase() as InjectOptions["method"],
              url: `${path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encode(request.path[name]))}?${toQuery(request.query)}`,
              headers: { ...caller, ...(request.body === undefined ? {} : { "content-type": "application/json" }) },
              payload: request.body === undefined ? undefined : JSON.stringify(request.body),
            });
            expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500);
            if (answer.statusCode >= 400) expect(answer.body).not.toMatch(INTERNALS);
          }),
          { numRuns: RUNS },
        );
      }
    });
  },
  { keep: true },
);

function requests({ parameters = [], requestBody }: Operation): fc.Arbitrary<Request> {
  const named = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const path = fc.record(
    Object.fromEntries(named("path").map(({ name, schema }) => [name, almostValidValues(schema, texts())])),
  );
  const known = named("query").map(({ name, schema, required = false }) => ({
    required,
    pair: fc.tuple(fc.constant(name), almostValidValues(schema, texts())),
  }));
  const required = fc.tuple(...known.filter((one) => one.required).map(({ pair }) => pair));
  // Others may be missing, unknown or repeated.
  const others = fc.array(fc.oneof(...known.map(({ pair }) => pair), fc.tuple(hostileTexts(), hostileTexts())), {
    maxLength: 4,
  });
  const schema = requestBody?.content["application/json"]?.schema;
  return fc.record({
    path,
    query: fc.tuple(required, others).map(([some, more]) => [...some, ...more]),
    body: schema ? almostValidValues(schema, texts()) : fc.constant(undefined),
  });
}

const inlineReferences = <Part>(page: Documentation, part: Part): Part =>
  JSON.parse(JSON.stringify(part), (_, value: { $ref?: string } | null) =>
    typeof value?.$ref === "string"
      ? inlineReferences(page, page.components.schemas[value.$ref.split("/").at(-1) ?? ""])
      : value,
  ) as Part;

const toText = (value: unknown): string =>
  Buffer.from(typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toString();

const encode = (value: unknown): string => encodeURIComponent(toText(value));

const toQuery = (query: Request["query"]): string =>
  query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");
