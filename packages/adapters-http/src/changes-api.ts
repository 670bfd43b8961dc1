import { camelize, type ChangesApi, formatChangesQuery } from "@rotunda/core";
import type { ChangeFeedWire, ChangesWire, StartedFeedWire } from "@rotunda/core/wire";
import { call, type Http } from "./http.ts";

/** Returns the requests of What Changed and its feed; pages are 0-based in them. */
export const createChangesApi = (http: Http): ChangesApi => ({
  changes: (query, signal) =>
    call(async () => {
      const searchParams = new URLSearchParams(formatChangesQuery({ ...query, page: 1 }));
      if (query.page > 1) searchParams.set("page", String(query.page - 1));
      const page = camelize(await http.get("api/changes/", { searchParams, signal }).json<ChangesWire>());
      return { ...page, page: page.page + 1 };
    }),
  feed: (signal) => call(async () => (await http.get("api/changes/feed/", { signal }).json<ChangeFeedWire>()).made_on),
  startFeed: () => call(async () => (await http.post("api/changes/feed/").json<StartedFeedWire>()).path),
  endFeed: () => call(async () => void (await http.post("api/changes/feed/end"))),
});
