import { type ReactNode, useId, useState } from "react";
import { ChevronDown } from "../primitives/icon/icon.tsx";
import { useUntilFound } from "../primitives/panel/use-until-found.ts";
import * as styles from "./collapsible-lines.css.ts";

/** A long history behind a button that summarizes it. Find-in-page opens it, and print shows all lines. */
export function CollapsibleLines({ summary, lines }: { summary: string; lines: readonly ReactNode[] }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const region = useUntilFound<HTMLUListElement>(isOpen, () => setOpen(true));
  return (
    <>
      <button
        type="button"
        className={styles.linesSummary}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {summary}
        <span className={styles.chevron}>
          <ChevronDown size="tiny" />
        </span>
      </button>
      <ul id={id} {...region} className={styles.lines} role="list">
        {lines.map((line, index) => (
          // A special election may repeat the same text.
          <li key={index}>{line}</li>
        ))}
      </ul>
    </>
  );
}

interface FactLinesProps {
  className: string;
  lines: readonly string[];
  /** Given for a long history. */
  summary: string | undefined;
}

/** The descriptions of a term: each line once, or all collapsed behind their summary. */
export function FactLines({ className, lines, summary }: FactLinesProps) {
  if (summary === undefined)
    return [...new Set(lines)].map((line) => (
      <dd key={line} className={className}>
        {line}
      </dd>
    ));
  return (
    <dd className={className}>
      <CollapsibleLines summary={summary} lines={lines} />
    </dd>
  );
}
