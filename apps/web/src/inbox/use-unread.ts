import { formatUnread, hasPersonalFeatures } from "@rotunda/core";
import { useEffect, useState } from "react";
import { useContainer } from "../react/services.tsx";
import { useReader } from "../react/use-session.ts";

/** The page comes first. */
const LATER_MS = 1500;

/** Returns the number of unread lines for the masthead, whose code loads after the page. */
export function useUnread(): string {
  const container = useContainer();
  const access = useReader()?.access;
  const hasInbox = access !== undefined && hasPersonalFeatures(access);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!hasInbox) return;
    let stop = () => {};
    let isShown = true;
    const watch = async () => {
      const { watchUnread } = await import("../di/watch-unread.ts");
      if (isShown) stop = watchUnread(container, setCount);
    };
    // If the code doesn't load, the masthead shows no number.
    const timer = setTimeout(() => void watch().catch(() => {}), LATER_MS);
    return () => {
      isShown = false;
      clearTimeout(timer);
      stop();
    };
  }, [container, hasInbox]);
  return formatUnread(count);
}
