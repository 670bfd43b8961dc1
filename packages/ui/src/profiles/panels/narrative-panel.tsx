import { narrativeVersions, type PersonProfile } from "@rotunda/core";
import { useId, useState } from "react";
import { TextButton } from "../../primitives/text-link/text-link.tsx";
import { TextPanel } from "./text-panel.tsx";
import * as styles from "./text-panel.css.ts";

export interface NarrativePanelProps {
  profile: Pick<PersonProfile, "narrative" | "fullNarrative">;
}

/** The biography; where a longer version exists, the reader opens it in place. */
export function NarrativePanel({ profile }: NarrativePanelProps) {
  const [isFull, setFull] = useState(false);
  const textId = useId();
  const { shown, full } = narrativeVersions(profile);
  return (
    <>
      <div id={textId}>
        <TextPanel html={isFull ? full : shown} />
      </div>
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
