import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ErrorReportWire, ErrorWire } from "@rotunda/core/wire";
import { REPORT_LIMIT_BYTES } from "@rotunda/core";
import Type from "typebox";
import { createTooManyRequests } from "../platform/api-error.ts";
import type { AppDeps } from "../platform/settings.ts";
import { findClientAddress, findNetwork } from "../platform/client-address.ts";
import { readStackFrames } from "../platform/describe-error.ts";
import { hidePrivateSegments } from "../platform/request-log.ts";
import { createSlidingWindow } from "../platform/sliding-window.ts";

const REPORTS_PER_HOUR = 20;
const STACK_LINES = 12;

export const reportsRoutes =
  ({ db, clock }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const limit = { name: "error reports by address", limit: REPORTS_PER_HOUR, windowMs: 3_600_000 };
    const reports = createSlidingWindow({ db, clock }, limit);
    app.post(
      "/api/reports/",
      {
        bodyLimit: REPORT_LIMIT_BYTES,
        schema: {
          tags: ["Session"],
          body: ErrorReportWire,
          response: { 204: Type.Null(), 400: ErrorWire, 403: ErrorWire, 429: ErrorWire },
        },
      },
      async (request, reply) => {
        const allowed = await reports.take(findNetwork(findClientAddress(request)));
        if (allowed.do === "wait") {
          throw createTooManyRequests("Too many reports came from this address.", allowed.seconds);
        }
        const { level, code, message, page, detail } = request.body;
        const path = URL.canParse(page) ? new URL(page).pathname : "";
        request.log.warn(
          // Keeps only the stack frames of the detail, because other texts may name people.
          {
            reported: level,
            code,
            message,
            path: hidePrivateSegments(path),
            stack: readStackFrames(detail, STACK_LINES),
          },
          "a browser reported a failure",
        );
        return reply.code(204).send(null);
      },
    );
  };
