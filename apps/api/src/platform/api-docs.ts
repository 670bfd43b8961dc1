import * as core from "@rotunda/core";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import Type, { type TObject } from "typebox";
import type { QueryParameters } from "../search/describe-search.ts";
import BRAND from "./brand.json" with { type: "json" };
import { nameSchemas } from "./named-schemas.ts";
import routeDocs from "./route-docs.json" with { type: "json" };
import type { Settings } from "./settings.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Parameters parsed by core's rules: documented, but not validated by a schema. */
    query?: QueryParameters;
  }
}

const LIMITS: Readonly<Record<string, number>> = {
  BRIEFCASE_PAGE_SIZE: core.BRIEFCASE_PAGE_SIZE,
  COUNTED_RESULTS_MAX: core.COUNTED_RESULTS_MAX,
  FOLDERS_MAX: core.FOLDERS_MAX,
  MASS_ADD_MAX: core.MASS_ADD_MAX,
  MAX_FOLDER_ITEMS: core.MAX_FOLDER_ITEMS,
  NOTES_MAX: core.NOTES_MAX,
  NOTE_TEXT_MAX: core.NOTE_TEXT_MAX,
  SAVED_SEARCHES_MAX: core.SAVED_SEARCHES_MAX,
  SHARED_SEARCHES_MAX: core.SHARED_SEARCHES_MAX,
  TAGS_MAX: core.TAGS_MAX,
};

/** Summaries and descriptions by call, in which `<NOTES_MAX>` is a limit. */
const DOCS: Readonly<Record<string, object>> = JSON.parse(
  JSON.stringify(routeDocs).replaceAll(/<(\w+)>/gu, (_, name: string) => String(LIMITS[name])),
);

/** Register before the documented routes. */
export async function addApiDocs(app: FastifyInstance, { publicOrigin }: Settings): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: `${BRAND.productName} api`, version: "1.0.0", description: "The calls of the web app." },
      servers: [{ url: publicOrigin }],
      components: {
        securitySchemes: { session: { type: "apiKey", in: "cookie", name: "rotunda_session" } },
      },
      security: [{ session: [] }],
    },
    convertConstToEnum: false,
    transform: ({ schema, url, route }) => ({
      schema: {
        ...schema,
        ...DOCS[`${String(route.method)} ${url}`],
        ...withQuery(schema?.querystring as TObject | undefined, route.config?.query),
        operationId: formatOperationId(String(route.method), url),
        // Server-rendered pages have no tags.
        hide: schema?.hide === true || schema?.tags === undefined,
      },
      url,
    }),
    transformObject: (document) =>
      "openapiObject" in document ? nameSchemas(document.openapiObject) : document.swaggerObject,
  });
  await app.register(swaggerUi, { routePrefix: "/api/docs", uiConfig: { deepLinking: true } });
}

function withQuery(own: TObject | undefined, query: QueryParameters | undefined): object {
  if (query === undefined) return {};
  const described = Object.entries(query).map(([name, schema]) => [name, Type.Optional(schema)]);
  return { querystring: Type.Object({ ...Object.fromEntries(described), ...own?.properties }) };
}

/** GET /api/search/state/ is getSearchState. */
function formatOperationId(method: string, url: string): string {
  const words = url.split(/[/-]/u).filter((part) => part !== "" && part !== "api" && !part.startsWith(":"));
  return method.toLowerCase() + words.map(core.capitalize).join("");
}
