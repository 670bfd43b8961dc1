import { listNarrativeVersions, type PersonProfile } from "@rotunda/core";
import { useId, useState } from "react";
import { TextButton } from "../../primitives/text-link/text-link.tsx";
import { onPaper, onScreen } from "../../theme/print.css.ts";
import { TextPanel } from "./text-panel.tsx";
import * as styles from "./panels.css.ts";

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
