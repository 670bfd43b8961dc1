import { type Change, describeCount, formatDate, groupChanges } from "@rotunda/core";
import { Headshot } from "../primitives/headshot/headshot.tsx";
import { Tag } from "../primitives/tag/tag.tsx";
import { RecordLink } from "../primitives/text-link/text-link.tsx";
import { chooseHeadshotKind } from "../profiles/choose-headshot-kind.ts";
import * as styles from "./changes.css.ts";
import { ChangeSentence } from "./change-sentence.tsx";

/** Changes by day and record. */
export function ChangeList({ changes, isBusy = false }: { changes: readonly Change[]; isBusy?: boolean }) {
  return (
    <div aria-busy={isBusy || undefined} className={styles.days}>
      {groupChanges(changes).map(({ day, records }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 className={styles.listDay} id={`day-${day}`}>
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
                <Headshot
                  kind={chooseHeadshotKind(record.recordType)}
                  name={record.preferredNameDisplay}
                  size="small"
                  src={record.headshot}
                />
                <div className={styles.about}>
                  <h3 className={styles.listName} dir="auto">
                    <RecordLink look="name" record={record} />
                  </h3>
                  {record.positionSummary !== "" && <p className={styles.position}>{record.positionSummary}</p>}
                  {(record.isFormer || own.some(({ isCorrection }) => isCorrection)) && (
                    <p className={styles.tags}>
                      {record.isFormer && <Tag>Former</Tag>}
                      {own.some(({ isCorrection }) => isCorrection) && <Tag tone="outline">Correction</Tag>}
                    </p>
                  )}
                  <ul className={styles.facts} role="list">
                    {own.map((change) => (
                      <li key={change.id}>
                        <ChangeSentence change={change} />
                      </li>
                    ))}
                  </ul>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
