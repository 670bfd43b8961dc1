import { formatUnread, hasPersonalFeatures } from "@rotunda/core";
import { useEffect } from "react";
import * as token from "../di/tokens.ts";
import { useContainer } from "../react/services.tsx";
import { useReader } from "../react/use-session.ts";

const EVERY_MS = 5 * 60_000;

/** Returns the number of unread lines for the masthead, and counts them every five minutes while the page is visible. */
export function useUnread(): string {
  const container = useContainer();
  const reader = useReader();
  const hasInbox = reader !== null && hasPersonalFeatures(reader.access);
  useEffect(() => {
    if (!hasInbox) return;
    const count = async () => {
      if (document.visibilityState !== "visible" || !navigator.onLine) return;
      const { bindInbox } = await import("../di/inbox-stores.ts");
      if (!container.isBound(token.UnreadStore)) bindInbox(container);
      await container.get(token.UnreadStore).load();
    };
    // If the code fails to load, the number isn't updated.
    const timer = setInterval(() => void count().catch(() => {}), EVERY_MS);
    return () => clearInterval(timer);
  }, [container, hasInbox]);
  return formatUnread(reader?.session.unread ?? 0);
}
