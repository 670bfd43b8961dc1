import { announce, OfflineBar } from "@rotunda/ui";
import { useEffect, useRef } from "react";
import { useOnline } from "../browser/use-online.ts";

/** Tells when the connection goes, and when it is back. */
export function Connection() {
  const isOnline = useOnline();
  const told = useRef(isOnline);
  useEffect(() => {
    if (told.current === isOnline) return;
    told.current = isOnline;
    announce(isOnline ? "You are online again." : "You are offline.");
  }, [isOnline]);
  return isOnline ? null : <OfflineBar />;
}
