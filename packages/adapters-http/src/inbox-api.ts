import { camelize, type InboxApi } from "@rotunda/core";
import { call, type Http } from "./http.ts";
import type {
  DigestWire,
  FollowChoicesWire,
  FollowsWire,
  InboxWire,
  MarkedAllWire,
  UnreadWire,
} from "@rotunda/core/wire";

/** Returns the requests of the inbox, of what is followed and of the digest; pages are 0-based in them. */
export const createInboxApi = (http: Http): InboxApi => {
  const countUnread = async (request: { json<T>(): Promise<T> }) => (await request.json<UnreadWire>()).unread;
  return {
    inbox: ({ isUnreadOnly, page }, signal) =>
      call(async () => {
        const searchParams = { ...(isUnreadOnly && { unread: "true" }), ...(page > 1 && { page: String(page - 1) }) };
        const found = camelize(await http.get("api/inbox/", { searchParams, signal }).json<InboxWire>());
        return { ...found, page: found.page + 1 };
      }),
    unread: (signal) => call(() => countUnread(http.get("api/inbox/unread/", { signal }))),
    mark: (lines, isRead) => call(() => countUnread(http.post("api/inbox/mark", { json: { lines, is_read: isRead } }))),
    markAll: () => call(() => http.post("api/inbox/mark/all").json<MarkedAllWire>()),
    unmark: (batch) => call(() => countUnread(http.post("api/inbox/unmark", { json: { batch } }))),
    follows: (signal) =>
      call(async () => camelize(await http.get("api/follows/", { signal }).json<FollowsWire>()).follows),
    choices: (record, signal) =>
      call(async () => {
        const searchParams = { record };
        return camelize(await http.get("api/follows/choices/", { searchParams, signal }).json<FollowChoicesWire>())
          .choices;
      }),
    follow: (target, isResumed = false) =>
      call(async () => void (await http.post("api/follows/start", { json: { target, is_resumed: isResumed } }))),
    unfollow: (target) => call(async () => void (await http.post("api/follows/end", { json: { target } }))),
    digest: (signal) => call(async () => camelize(await http.get("api/digest/", { signal }).json<DigestWire>())),
    saveDigest: ({ cadence, atOnce }) =>
      call(async () =>
        camelize(await http.post("api/digest/", { json: { cadence, at_once: atOnce } }).json<DigestWire>()),
      ),
    resendDigest: () => call(async () => camelize(await http.post("api/digest/resend").json<DigestWire>())),
  };
};
