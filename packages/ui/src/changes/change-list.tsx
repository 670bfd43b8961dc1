import { type Change, describeCount, formatDate, groupChanges } from "@rotunda/core";
import type { ReactNode } from "react";
import { Headshot, type HeadshotProps } from "../primitives/headshot/headshot.tsx";
import { Tag } from "../primitives/tag/tag.tsx";
import { RecordLink } from "../primitives/text-link/text-link.tsx";
import * as styles from "./changes.css.ts";
import { ChangeSentence } from "./change-sentence.tsx";

export function ChangeList({ changes, isBusy = false }: { changes: readonly Change[]; isBusy?: boolean }) {
  return (
    <div aria-busy={isBusy || undefined} className={styles.days}>
      {groupChanges(changes).map(({ day, records }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 className={styles.day} id={`day-${day}`}>
            {formatDate(day)}
            <span className={styles.count}>
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
        <h3 className={styles.recordName} dir="auto">
          <RecordLink look="name" record={record} />
        </h3>
        {record.positionSummary !== "" && <p className={styles.note}>{record.positionSummary}</p>}
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
