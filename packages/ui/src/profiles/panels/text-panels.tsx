import { MESSAGES, listNarrativeVersions, type PersonProfile, listHistoryRows } from "@rotunda/core";
import { useId, useState } from "react";
import { RichText } from "../../primitives/rich-text/rich-text.tsx";
import { TextButton } from "../../primitives/text-link/text-link.tsx";
import { type } from "../../theme/layout.css.ts";
import { onPaper, onScreen } from "../../theme/print.css.ts";
import { FoldedLines } from "../folded-lines.tsx";
import * as styles from "./panels.css.ts";

export function NoInformation() {
  return <p className={type.none}>{MESSAGES.noInformation}</p>;
}

/** A text section: summary, motivations, positions, communities, affiliations, criticisms. */
export function TextPanel({ html }: { html: string }) {
  if (html === "") return <NoInformation />;
  return (
    <div className={type.prose} dir="auto">
      <RichText html={html} />
    </div>
  );
}

/** The biography; the longer version, if any, opens in place and is printed. */
export function NarrativePanel({ profile }: { profile: Pick<PersonProfile, "narrative" | "fullNarrative"> }) {
  const [isFull, setFull] = useState(false);
  const textId = useId();
  const { shown, full } = listNarrativeVersions(profile);
  return (
    <>
      <div id={textId} className={full !== "" && !isFull ? onScreen : undefined}>
        <TextPanel html={isFull ? full : shown} />
      </div>
      {full !== "" && !isFull && (
        <div className={onPaper}>
          <TextPanel html={full} />
        </div>
      )}
      {full !== "" && (
        <p className={styles.more}>
          <TextButton aria-expanded={isFull} aria-controls={textId} onClick={() => setFull(!isFull)}>
            {isFull ? "Read the short narrative" : "Read the full narrative"}
          </TextButton>
        </p>
      )}
    </>
  );
}

export function HistoryPanel({ profile }: { profile: Parameters<typeof listHistoryRows>[0] }) {
  const rows = listHistoryRows(profile);
  if (rows.length === 0) return <NoInformation />;
  return (
    <dl className={styles.historyList}>
      {rows.map(({ label, lines, summary }) => (
        <div key={label} className={styles.entry}>
          <dt className={type.faint}>{label}</dt>
          {summary === undefined ? (
            lines.map((line) => (
              <dd key={line} className={styles.value}>
                {line}
              </dd>
            ))
          ) : (
            <dd className={styles.value}>
              <FoldedLines summary={summary} lines={lines} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
