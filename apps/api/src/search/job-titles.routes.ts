import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ErrorWire, JobTitlesWire } from "@rotunda/adapters-http/wire";
import { scopeOfDocType, SUGGESTION_MIN } from "@rotunda/core";
import Type from "typebox";
import { requireMember } from "../platform/access.ts";
import { ApiError } from "../platform/api-error.ts";
import type { AppDeps } from "../platform/app-deps.ts";
import { jobTitles } from "./job-titles.sql.ts";
import { LONGEST_TEXT } from "./read-search.ts";

const MOST_TITLES = 10;

export const jobTitlesRoutes =
  ({ db }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      "/api/jobTitleSuggestKnowWho/",
      {
        preHandler: requireMember,
        schema: {
          tags: ["Search"],
          summary: "Job titles with words that begin as what is typed",
          description: "Up to ten of one directory, the commonest first; none for fewer than three characters.",
          querystring: Type.Object({
            search: Type.String({ default: "", maxLength: LONGEST_TEXT }),
            doctype: Type.String({ description: "Which directory: `congressional-search`." }),
          }),
          response: { 200: JobTitlesWire, 400: ErrorWire, 401: ErrorWire, 403: ErrorWire },
        },
      },
      async ({ query: { search, doctype } }) => {
        const scope = scopeOfDocType(doctype);
        if (scope === null) {
          throw new ApiError(400, "BAD_PARAMETER", "There is no directory of this “doctype”.", "doctype");
        }
        return search.trim().length < SUGGESTION_MIN ? [] : jobTitles(db, scope, search, MOST_TITLES);
      },
    );
  };
