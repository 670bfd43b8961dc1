import { announce, OfflineBar } from "@rotunda/ui";
import { useEffect, useRef, useSyncExternalStore } from "react";

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

function watchConnection(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Whether the device has a connection; a server may still not answer. */
function useOnline(): boolean {
  return useSyncExternalStore(watchConnection, () => window.navigator.onLine);
}
