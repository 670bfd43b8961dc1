import { type ChangesApi, formatChangesQuery } from "@rotunda/core";
import type { ChangeFeedWire, ChangesWire, StartedFeedWire } from "@rotunda/core/wire";
import { read, send, type Http } from "./http.ts";

/** Pages are 0-based. */
export const createChangesApi = (http: Http): ChangesApi => ({
  changes: async (query, signal) => {
    const searchParams = new URLSearchParams(formatChangesQuery({ ...query, page: 1 }));
    if (query.page > 1) searchParams.set("page", String(query.page - 1));
    const page = await read<ChangesWire>(http.get("api/changes/", { searchParams, signal }));
    return { ...page, page: page.page + 1 };
  },
  feed: async (signal) => (await read<ChangeFeedWire>(http.get("api/changes/feed/", { signal }))).madeOn,
  startFeed: async () => (await read<StartedFeedWire>(http.post("api/changes/feed/"))).path,
  endFeed: () => send(http.post("api/changes/feed/end")),
});
