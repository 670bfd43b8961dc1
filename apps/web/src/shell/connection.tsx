import { announce, OfflineBar } from "@rotunda/ui";
import { useEffect, useRef, useSyncExternalStore } from "react";

export function Connection() {
  const isOnline = useOnline();
  const announced = useRef(isOnline);
  useEffect(() => {
    if (announced.current === isOnline) return;
    announced.current = isOnline;
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

/** True if the device has a connection; the server may still be unreachable. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    watchConnection,
    () => window.navigator.onLine,
    () => true,
  );
}
