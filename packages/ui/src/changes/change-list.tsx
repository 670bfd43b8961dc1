import {
  buildNotesHref,
  type Change,
  describeCount,
  formatDate,
  groupChanges,
  CHANGE_KINDS,
  type ChangePart,
  isRecordPart,
  toChangeText,
} from "@rotunda/core";
import type { ReactNode } from "react";
import { Headshot, type HeadshotProps } from "../primitives/headshot/headshot.tsx";
import { Tag } from "../primitives/tag/tag.tsx";
import { RecordLink, RecordHeading, TextLink } from "../primitives/text-link/text-link.tsx";
import { type, visuallyHidden } from "../theme/layout.css.ts";
import * as styles from "./changes.css.ts";

export function ChangeList({ changes, isBusy = false }: { changes: readonly Change[]; isBusy?: boolean }) {
  return (
    <div aria-busy={isBusy || undefined} className={styles.days}>
      {groupChanges(changes).map(({ day, records }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 className={styles.day} id={`day-${day}`}>
            {formatDate(day)}
            <span className={type.aside}>
              {describeCount(
                records.reduce((sum, record) => sum + record.changes.length, 0),
                "change",
              )}
            </span>
          </h2>
          <ul role="list">
            {records.map(({ record, changes: own }) => (
              <li key={`${record.id}-${record.recordType}`} className={styles.record}>
                <ChangedRecord record={record} changes={own} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface ChangedRecordProps extends Pick<HeadshotProps, "isDimmed"> {
  record: Change["record"];
  changes: readonly Change[];
  /** Before the tags of the record. */
  tag?: ReactNode;
  children?: ReactNode;
}

export function ChangedRecord({ record, changes, tag, isDimmed, children }: ChangedRecordProps) {
  const isCorrected = changes.some(({ isCorrection }) => isCorrection);
  return (
    <>
      <Headshot
        kind={record.recordType}
        name={record.preferredNameDisplay}
        size="small"
        src={record.headshot}
        isDimmed={isDimmed}
      />
      <div>
        <RecordHeading isSmall record={record} />
        {record.positionSummary !== "" && <p className={type.detail}>{record.positionSummary}</p>}
        {(tag || record.isFormer || isCorrected) && (
          <p className={styles.tags}>
            {tag}
            {record.isFormer && <Tag>Former</Tag>}
            {isCorrected && <Tag tone="outline">Correction</Tag>}
          </p>
        )}
        <ul className={styles.facts} role="list">
          {changes.map((change) => (
            <li key={change.id}>
              <ChangeSentence change={change} />
            </li>
          ))}
        </ul>
        {children}
      </div>
    </>
  );
}

export function ChangeSentence({ change: { parts, kind, source, record } }: { change: Change }) {
  return (
    <div className={styles.fact}>
      <p className={styles.sentence}>
        {kind === "mention" ? (
          <TextLink href={buildNotesHref(record)}>{toChangeText(parts)}</TextLink>
        ) : (
          parts.map((part, index) => <Part key={index} part={part} />)
        )}
      </p>
      <p className={styles.origin}>
        {CHANGE_KINDS[kind]}
        {source !== "" && <span className={type.faint}>{source}</span>}
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
