import { useCallback, useId, useState } from "react";
import { ChevronDown } from "../primitives/icon/icon.tsx";
import { useUntilFound } from "../primitives/panel/use-until-found.ts";
import * as styles from "./folded-lines.css.ts";

export interface FoldedLinesProps {
  /** Shown in place of the lines until the reader opens them: "2000–2026, 14 elections". */
  summary: string;
  lines: string[];
}

/** The lines of a long history behind a button that sums them up. Find in page opens them, and paper shows them all. */
export function FoldedLines({ summary, lines }: FoldedLinesProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const region = useUntilFound<HTMLUListElement>(
    isOpen,
    useCallback(() => setOpen(true), []),
  );
  return (
    <>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {summary}
        <span className={styles.chevron}>
          <ChevronDown size="tiny" />
        </span>
      </button>
      <ul id={id} ref={region} className={styles.lines} role="list">
        {lines.map((line, index) => (
          // Two elections of one year for one office happen: a special one.
          <li key={`${line} ${index}`}>{line}</li>
        ))}
      </ul>
    </>
  );
}
