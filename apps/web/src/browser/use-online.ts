import { useSyncExternalStore } from "react";

function watch(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Whether the device has a connection at all; whether a server answers is another question. */
export const useOnline = (): boolean => useSyncExternalStore(watch, () => window.navigator.onLine);
