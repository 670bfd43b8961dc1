import { CHANGE_KINDS, type Change, type ChangePart, isRecordPart } from "@rotunda/core";
import { RecordLink } from "../primitives/text-link/text-link.tsx";
import { visuallyHidden } from "../theme/layout.css.ts";
import * as styles from "./changes.css.ts";

export function ChangeSentence({ change: { parts, kind, source } }: { change: Change }) {
  return (
    <div className={styles.fact}>
      <p className={styles.sentence}>
        {parts.map((part, index) => (
          <Part key={index} part={part} />
        ))}
      </p>
      <p className={styles.origin}>
        {CHANGE_KINDS[kind]}
        {source !== "" && <span className={styles.source}>{source}</span>}
      </p>
    </div>
  );
}

function Part({ part }: { part: ChangePart }) {
  if (isRecordPart(part)) {
    return <RecordLink record={{ id: part.id, recordType: part.recordType, preferredNameDisplay: part.text }} />;
  }
  if (part.mark === "was") return <del className={styles.was}>{part.text}</del>;
  if (part.mark === "now") return <ins className={styles.now}>{part.text}</ins>;
  if (part.text !== " → ") return part.text;
  return (
    <>
      <span aria-hidden> → </span>
      <span className={visuallyHidden}> is now </span>
    </>
  );
}
