import { useEffect, useRef } from "react";
import { announce } from "./live-region.tsx";

/** Announces a text after it has changed and settled, but not the initial one. */
export function useAnnounced(text: string): void {
  const announced = useRef(text);
  useEffect(() => {
    if (text === announced.current) return undefined;
    const timer = setTimeout(() => {
      announced.current = text;
      announce(text);
    }, SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
}

/** Longer than a pause in typing. */
const SETTLED_AFTER_MS = 1000;
