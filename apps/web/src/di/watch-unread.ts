import type { Container } from "inversify";
import { bindInbox } from "./inbox-stores.ts";
import * as token from "./tokens.ts";

const EVERY_MS = 5 * 60_000;

/** Counts unread lines now and every five minutes while the page is visible; returns a function that stops. */
export function watchUnread(container: Container, onCount: (count: number) => void): () => void {
  if (!container.isBound(token.UnreadStore)) bindInbox(container);
  const store = container.get(token.UnreadStore);
  const subscription = store.state$.subscribe(onCount);
  const count = () => {
    if (document.visibilityState === "visible" && navigator.onLine) void store.load();
  };
  count();
  const timer = setInterval(count, EVERY_MS);
  return () => {
    clearInterval(timer);
    subscription.unsubscribe();
  };
}
