import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { CustomLogoAnswerWire, CustomLogoRequestWire, ErrorWire } from "@rotunda/adapters-http/wire";
import { MESSAGES } from "@rotunda/core";
import type { Jobs } from "../jobs/create-jobs.ts";
import { callerOf, requireWebUser } from "../platform/access.ts";
import { ApiError } from "../platform/api-error.ts";
import type { AppDeps } from "../platform/app-deps.ts";
import { createSlidingWindow } from "../platform/sliding-window.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const REQUESTS_PER_DAY = 3;

export const logoRequestRoutes =
  ({ db, clock, jobs }: Pick<AppDeps, "db" | "clock"> & { jobs: Jobs }): FastifyPluginAsyncTypebox =>
  async (app) => {
    const requests = createSlidingWindow(REQUESTS_PER_DAY, DAY_MS, clock);

    app.post(
      "/api/requestCustomLogo/",
      {
        preHandler: requireWebUser,
        schema: {
          tags: ["Profile books"],
          summary: "Asks the organisation’s advisor for its logo on profile books",
          body: CustomLogoRequestWire,
          response: { 200: CustomLogoAnswerWire, 400: ErrorWire, 401: ErrorWire, 403: ErrorWire, 429: ErrorWire },
        },
      },
      async (request) => {
        const { message, request_custom_logo } = request.body;
        if (!request_custom_logo) {
          throw new ApiError(400, "NOTHING_ASKED", "The request asks for no logo.", "request_custom_logo");
        }
        const { userId } = callerOf(request);
        if (requests.take(String(userId)).do === "wait") {
          throw new ApiError(429, "TOO_MANY_REQUESTS", "Your request for a logo is on its way already.");
        }
        await jobs.ready();
        await db.transaction((tx) => jobs.enqueue(tx, { kind: "custom-logo", userId, request: { message } }));
        jobs.wake();
        return { status_msg: MESSAGES.logoRequested, error_message: "", status_code: 200 };
      },
    );
  };
