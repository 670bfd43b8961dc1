import { useEffect, useRef } from "react";
import { announce } from "./live-region.tsx";

/** Says a text that changed while the page is read, once the changes have come to rest; never the first one. */
export function useAnnounced(text: string): void {
  const said = useRef(text);
  useEffect(() => {
    if (text === said.current) return undefined;
    const timer = setTimeout(() => {
      said.current = text;
      announce(text);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
}

/** Long enough for a reader who is still typing. */
const REST_MS = 1000;
