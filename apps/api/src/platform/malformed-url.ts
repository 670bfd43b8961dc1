import type { IncomingMessage } from "node:http";
import type { FastifyError, FastifyInstance, FastifyRequest, FastifyReply } from "fastify";

const ROUTE = "/unroutable";
const refused = new WeakMap<IncomingMessage, FastifyError>();

/** The router rejects malformed URLs before hooks run; routing to a failing route adds headers and logging. */
export function answerMalformedUrl(error: FastifyError, { raw, server }: FastifyRequest, reply: FastifyReply): void {
  refused.set(raw, error);
  Object.assign(raw, { originalUrl: raw.url, url: ROUTE });
  server.routing(raw, reply.raw);
}

export function addMalformedUrlRoute(app: FastifyInstance): void {
  app.all(ROUTE, {
    onRequest: async (request) => {
      const error = refused.get(request.raw);
      if (error) throw error;
    },
    handler: (_request, reply) => reply.callNotFound(),
  });
}
