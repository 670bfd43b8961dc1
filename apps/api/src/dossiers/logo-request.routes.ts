import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { CustomLogoAnswerWire, CustomLogoRequestWire, ErrorWire } from "@rotunda/adapters-http/wire";
import { MESSAGES } from "@rotunda/core";
import type { Jobs } from "../jobs/create-jobs.ts";
import { readCaller, requireWebUser } from "../platform/access.ts";
import { ApiError } from "../platform/api-error.ts";
import type { AppDeps } from "../platform/app-deps.ts";
import { createLogoRequests, LOGO_ASKED_BEFORE } from "./logo-request.ts";

export const logoRequestRoutes =
  (deps: Pick<AppDeps, "db" | "clock"> & { jobs: Jobs }): FastifyPluginAsyncTypebox =>
  async (app) => {
    const askForLogo = createLogoRequests(deps);

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
          throw new ApiError(
            400,
            "NOTHING_ASKED",
            "Set “request_custom_logo” to ask for a logo.",
            "request_custom_logo",
          );
        }
        const { userId } = readCaller(request);
        if (userId === null || (await askForLogo({ userId, message })) === "too-often") {
          throw new ApiError(429, "TOO_MANY_REQUESTS", LOGO_ASKED_BEFORE);
        }
        return { status_msg: MESSAGES.logoRequested, error_message: "", status_code: 200 };
      },
    );
  };
