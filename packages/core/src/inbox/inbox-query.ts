import { buildHref } from "../navigation/links.ts";
import type { InboxQuery } from "./inbox.port.ts";

/** Reads the address of the inbox (INB-10); invalid values become defaults. */
export function parseInboxQuery(search: string): InboxQuery {
  const params = new URLSearchParams(search);
  const page = params.get("page") ?? "";
  return { isUnreadOnly: params.get("unread") === "true", page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1 };
}

export function buildInboxHref({ isUnreadOnly, page }: InboxQuery): string {
  const params = new URLSearchParams();
  if (isUnreadOnly) params.append("unread", "true");
  if (page !== 1) params.append("page", String(page));
  return buildHref("Inbox", {}, params.toString());
}
