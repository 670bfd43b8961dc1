import { useEffect, useRef } from "react";
import { announce } from "./live-region.tsx";

/** Announces a text after it has changed and settled, but not the initial one. */
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

/** Longer than a pause in typing. */
const REST_MS = 1000;
