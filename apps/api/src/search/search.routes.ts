import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ErrorWire, SearchPageWire, SuggestionsWire } from "@rotunda/adapters-http/wire";
import { SCOPES, SEARCH_SCOPES, type SearchScope } from "@rotunda/core";
import Type from "typebox";
import { readLookups } from "../lookups/read-lookups.ts";
import { callerOf, requireMember } from "../platform/access.ts";
import type { AppDeps } from "../platform/app-deps.ts";
import { contextOf, readSearch } from "./read-search.ts";
import { runSearch, runSuggestions } from "./run-search.ts";

const SUMMARIES: Record<SearchScope, string> = {
  universal: "Search full profiles, committees and caucuses",
  congressional: "Search members of Congress, governors and their staff",
  federal: "Search people of federal agencies",
  state: "Search state legislators and their staff",
};

export const searchRoutes =
  ({ db, clock }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    for (const scope of SEARCH_SCOPES) {
      app.get(
        `/${SCOPES[scope].endpoint}`,
        {
          preHandler: requireMember,
          schema: {
            tags: ["Search"],
            summary: SUMMARIES[scope],
            description:
              "`page` counts from zero. Several values repeat a parameter; one that takes a single value is refused with a second, other one, as is any value that means nothing. How results are shown (`page`, `pageSize`, `order`, `view`, `offset`) is never refused: the first value counts, the default stands in for one that means nothing, and a number too large is the largest. With `autocomplete=true` the answer is up to five suggestions.",
            querystring: Type.Object({}, { additionalProperties: true }),
            response: {
              200: Type.Union([SearchPageWire, SuggestionsWire]),
              400: ErrorWire,
              401: ErrorWire,
              403: ErrorWire,
            },
          },
        },
        async (request) => {
          const caller = callerOf(request);
          const query = readSearch(scope, request.url, caller, (await readLookups(db)).lookups);
          const context = contextOf(caller, clock());
          return query.autoCompleteKeyword === "true"
            ? runSuggestions(db, scope, query, context)
            : runSearch(db, scope, query, context);
        },
      );
    }
  };
