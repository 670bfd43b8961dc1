import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { BRAND } from "./brand.ts";
import type { Settings } from "./settings.ts";

/** OpenAPI at /api/docs (decisions, "Wire"); register it before the routes it describes. */
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
    transform: ({ schema, url }) => ({
      schema: { ...schema, hide: schema?.hide === true || !url.startsWith("/api/") },
      url,
    }),
  });
  await app.register(swaggerUi, { routePrefix: "/api/docs", uiConfig: { deepLinking: true } });
}
