import { useEffect, useState, type ReactNode, useRef } from "react";
import { visuallyHidden } from "../../theme/layout.css.ts";

type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/** Announces a text to screen readers, politely, in the page's live region. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

/** The page's only live region. Rendered once, in the shell. */
export function LiveRegion() {
  const [announced, setAnnounced] = useState({ text: "", turn: 0 });

  useEffect(() => {
    const listener: Listener = (text) => setAnnounced(({ turn }) => ({ text, turn: turn + 1 }));
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);

  // Screen readers ignore an unchanged text, so every second message ends in a no-break space.
  return (
    <output aria-atomic="true" aria-live="polite" className={visuallyHidden}>
      {announced.text && announced.turn % 2 === 0 ? `${announced.text}\u00a0` : announced.text}
    </output>
  );
}

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}

/** Announces a text after it has changed and settled, but not the initial one. */
export function useAnnouncement(text: string): void {
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
