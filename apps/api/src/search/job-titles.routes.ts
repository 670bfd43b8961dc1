import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ErrorWire, JobTitlesWire } from "@rotunda/core/wire";
import { findScope, SEARCH_TEXT_MAX, SUGGESTION_MIN } from "@rotunda/core";
import Type from "typebox";
import { openTo, requireMember } from "../platform/access.ts";
import { ApiError } from "../platform/api-error.ts";
import type { AppDeps } from "../platform/settings.ts";
import { findJobTitles } from "./job-titles.sql.ts";

const TITLES_MAX = 10;

export const jobTitlesRoutes =
  ({ db }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    openTo(app, requireMember, "Search");
    app.get(
      "/api/jobTitleSuggestKnowWho/",
      {
        schema: {
          summary: "Job titles with words that begin with the typed ones",
          description: "Up to ten of one directory, most common first; none for fewer than three characters.",
          querystring: Type.Object({
            search: Type.String({ default: "", maxLength: SEARCH_TEXT_MAX }),
            doctype: Type.String({ description: "Which directory: `congressional-search`." }),
          }),
          response: { 200: JobTitlesWire, 304: Type.Null(), 400: ErrorWire },
        },
      },
      async (request) => {
        const { search, doctype } = request.query;
        const scope = findScope(doctype);
        if (scope === null) {
          throw new ApiError(400, "BAD_PARAMETER", "The value of “doctype” is unknown.", "doctype");
        }
        return search.trim().length < SUGGESTION_MIN ? [] : findJobTitles(db, scope, search, TITLES_MAX);
      },
    );
  };
