import { useRef, type ReactNode } from "react";
import { Copy } from "../primitives/icon/icon.tsx";
import { announce, VisuallyHidden } from "../primitives/live-region/live-region.tsx";
import * as styles from "./contact.css.ts";

/** A value with a copy button. Selects the value if the clipboard isn't allowed. */
export function Copyable({ text, name, children }: { text: string; name: string; children: ReactNode }) {
  const value = useRef<HTMLSpanElement>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      announce("Copied");
    } catch {
      if (value.current === null) return;
      getSelection()?.selectAllChildren(value.current);
      announce("Selected. Press Control+C or Command+C to copy.");
    }
  };

  return (
    <span>
      <span ref={value}>{children}</span>{" "}
      <button type="button" className={styles.button} title="Copy" onClick={() => void copy()}>
        <Copy size="small" />
        <VisuallyHidden>Copy {name}</VisuallyHidden>
      </button>
    </span>
  );
}
