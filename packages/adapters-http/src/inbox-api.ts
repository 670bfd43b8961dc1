import type { InboxApi } from "@rotunda/core";
import type {
  DigestWire,
  FollowChoicesWire,
  FollowsWire,
  InboxWire,
  MarkedAllWire,
  UnreadWire,
} from "@rotunda/core/wire";
import { type Answer, read, send, type Http } from "./http.ts";

/** Pages are 0-based. */
export const createInboxApi = (http: Http): InboxApi => {
  const countUnread = async (request: Answer) => (await read<UnreadWire>(request)).unread;
  return {
    inbox: async ({ isUnreadOnly, page }, signal) => {
      const searchParams = { ...(isUnreadOnly && { unread: "true" }), ...(page > 1 && { page: String(page - 1) }) };
      const found = await read<InboxWire>(http.get("api/inbox/", { searchParams, signal }));
      return { ...found, page: found.page + 1 };
    },
    unread: (signal) => countUnread(http.get("api/inbox/unread/", { signal })),
    mark: (lines, isRead) => countUnread(http.post("api/inbox/mark", { json: { lines, is_read: isRead } })),
    markAll: () => read<MarkedAllWire>(http.post("api/inbox/mark/all")),
    unmark: (batch) => countUnread(http.post("api/inbox/unmark", { json: { batch } })),
    follows: async (signal) => (await read<FollowsWire>(http.get("api/follows/", { signal }))).follows,
    choices: async (record, signal) => {
      const request = http.get("api/follows/choices/", { searchParams: { record }, signal });
      return (await read<FollowChoicesWire>(request)).choices;
    },
    follow: (target, isResumed = false) =>
      send(http.post("api/follows/start", { json: { target, is_resumed: isResumed } })),
    unfollow: (target) => send(http.post("api/follows/end", { json: { target } })),
    digest: (signal) => read<DigestWire>(http.get("api/digest/", { signal })),
    saveDigest: ({ cadence, atOnce }) =>
      read<DigestWire>(http.post("api/digest/", { json: { cadence, at_once: atOnce } })),
    resendDigest: () => read<DigestWire>(http.post("api/digest/resend")),
  };
};
