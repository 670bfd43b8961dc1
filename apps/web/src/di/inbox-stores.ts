import * as adapters from "@rotunda/adapters-http";
import * as stores from "@rotunda/core/stores";
import type { Container } from "inversify";
import { createBinders } from "./binding.ts";
import * as token from "./tokens.ts";

/** Called by the first control that needs the stores, so that no first screen loads the code. */
export function bindInbox(container: Container): void {
  const { bind, bindApi } = createBinders(container);
  const ports = { api: token.InboxApi, log: token.Log };
  const reporting = { ...ports, notices: token.NoticesStore };
  if (!container.isBound(token.InboxApi)) bindApi(token.InboxApi, adapters.createInboxApi);
  bind(token.UnreadStore, stores.createUnreadStore, { ...ports, session: token.SessionStore });
  bind(token.FollowsStore, stores.createFollowsStore, { ...reporting, unread: token.UnreadStore });
  bind(token.InboxStore, stores.createInboxStore, { ...reporting, unread: token.UnreadStore });
  bind(token.DigestStore, stores.createDigestStore, reporting);
}
