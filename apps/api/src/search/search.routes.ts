import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ErrorWire, SearchCountsWire, SearchPageWire, SuggestionsWire } from "@rotunda/core/wire";
import { SCOPES, SEARCH_SCOPES, type SearchScope } from "@rotunda/core";
import type { FastifyReply } from "fastify";
import Type, { type TSchema } from "typebox";
import { readLookups } from "../lookups/read-lookups.ts";
import { openTo, readCaller, requireMember } from "../platform/access.ts";
import type { AppDeps } from "../platform/settings.ts";
import { timeSearch } from "../platform/metrics.ts";
import { countOptions } from "./count-options.ts";
import { describeSearch } from "./describe-search.ts";
import { createContext, readSearch } from "./read-search.ts";
import { runSearch, runSuggestions } from "./run-search.ts";

const SUMMARIES: Record<SearchScope, string> = {
  universal: "Search full profiles, committees and caucuses",
  congressional: "Search members of Congress, governors and their staff",
  federal: "Search people of federal agencies",
  state: "Search state legislators and their staff",
};

/** Serializes an answer by one schema of a union; otherwise the serializer validates the answer to find the schema. */
function sendAs<Schema extends TSchema>(reply: FastifyReply, schema: Schema, answer: Type.Static<Schema>) {
  const serialize = reply.compileSerializationSchema(schema as Schema & Record<string, unknown>);
  return reply.type("application/json; charset=utf-8").serializer(serialize).send(answer);
}

export const searchRoutes =
  ({ db, clock }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    openTo(app, requireMember, "Search");
    for (const scope of SEARCH_SCOPES) {
      app.get(
        `/${SCOPES[scope].endpoint}`,
        {
          config: { query: describeSearch(scope) },
          schema: {
            summary: SUMMARIES[scope],
            description:
              "`page` counts from zero. Several values repeat a parameter; one that takes a single value is refused with a second, other one, as is any value that means nothing. `page`, `pageSize` and `offset` are never refused: the first value counts, the default stands in for one that means nothing, and a number too large is the largest. With `autocomplete=true` the answer is up to five suggestions, and 304 where they are those the browser has.",
            response: { 200: Type.Union([SearchPageWire, SuggestionsWire]), 304: Type.Null(), 400: ErrorWire },
          },
        },
        async (request, reply) => {
          const caller = readCaller(request);
          const { lookups, generation } = await readLookups(db);
          const query = readSearch(scope, request.url, caller, lookups);
          const context = createContext(caller, clock(), { generation });
          if (query.autoCompleteKeyword.toLowerCase() !== "true") {
            const page = await timeSearch(request, { scope, kind: "page" }, () => runSearch(db, scope, query, context));
            return sendAs(reply.header("cache-control", "no-store"), SearchPageWire, page);
          }
          const suggestions = await timeSearch(request, { scope, kind: "suggestions" }, () =>
            runSuggestions(db, scope, query, context),
          );
          return sendAs(reply, SuggestionsWire, suggestions);
        },
      );

      app.get(
        `/${SCOPES[scope].endpoint}counts/`,
        {
          config: { query: describeSearch(scope) },
          schema: {
            summary: `${SUMMARIES[scope]}: results per filter option`,
            description:
              "Takes the parameters of the search. Returns, for each filter with fixed options, the number of results of each value with all other filters applied; the filter itself is ignored. Values without results are left out.",
            response: { 200: SearchCountsWire, 400: ErrorWire },
          },
        },
        async (request, reply) => {
          const caller = readCaller(request);
          const { lookups, generation } = await readLookups(db);
          const query = readSearch(scope, request.url, caller, lookups);
          const context = { ...createContext(caller, clock(), { generation }), isWanted: () => !reply.raw.destroyed };
          return timeSearch(request, { scope, kind: "counts" }, () => countOptions(db, scope, query, context));
        },
      );
    }
  };
