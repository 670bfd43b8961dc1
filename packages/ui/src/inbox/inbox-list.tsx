import { describeLine, formatDate, type InboxLine } from "@rotunda/core";
import { ChangeSentence } from "../changes/change-sentence.tsx";
import { Headshot } from "../primitives/headshot/headshot.tsx";
import { IconButton } from "../primitives/icon-button/icon-button.tsx";
import { Check, RotateCcw } from "../primitives/icon/icon.tsx";
import { Tag } from "../primitives/tag/tag.tsx";
import { RecordLink, TextButton } from "../primitives/text-link/text-link.tsx";
import { chooseHeadshotKind } from "../profiles/choose-headshot-kind.ts";
import { visuallyHidden } from "../theme/layout.css.ts";
import * as styles from "./inbox.css.ts";

export interface InboxListProps {
  /** Latest day first. */
  lines: readonly InboxLine[];
  isBusy?: boolean;
  onMark: (line: InboxLine, isRead: boolean) => void;
  /** Follows the person who left a seat that was handed over. */
  onFollow: (target: { target: string; name: string }) => void;
}

/** Changes of the records that the reader follows, by day. */
export function InboxList({ lines, isBusy = false, onMark, onFollow }: InboxListProps) {
  const days = [...new Set(lines.map(({ day }) => day))];
  return (
    <div aria-busy={isBusy || undefined} className={styles.days}>
      {days.map((day) => {
        const own = lines.filter((line) => line.day === day);
        const unread = own.filter(({ isUnread }) => isUnread).length;
        return (
          <section key={day} aria-labelledby={`inbox-${day}`}>
            <h2 className={styles.day} id={`inbox-${day}`}>
              {formatDate(day)}
              {unread > 0 && <span className={styles.count}>{unread} unread</span>}
            </h2>
            <ul role="list">
              {own.map((line) => (
                <Line key={line.through} line={line} onMark={onMark} onFollow={onFollow} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Line({ line, onMark, onFollow }: { line: InboxLine } & Pick<InboxListProps, "onMark" | "onFollow">) {
  const { record, changes, handover, isUnread } = line;
  const name = record.preferredNameDisplay;
  return (
    <li className={styles.inboxLine[isUnread ? "unread" : "read"]}>
      <span className={styles.mark}>{isUnread && <span className={visuallyHidden}>Unread</span>}</span>
      <Headshot
        kind={chooseHeadshotKind(record.recordType)}
        name={name}
        size="small"
        src={record.headshot}
        isDimmed={!isUnread && record.headshot !== ""}
      />
      <div className={styles.about}>
        <h3 className={styles.inboxName} dir="auto">
          <RecordLink look="name" record={record} />
        </h3>
        {record.positionSummary !== "" && <p className={styles.position}>{record.positionSummary}</p>}
        {(handover || record.isFormer || changes.some(({ isCorrection }) => isCorrection)) && (
          <p className={styles.tags}>
            {handover && <Tag tone="primary">Handed over</Tag>}
            {record.isFormer && <Tag>Former</Tag>}
            {changes.some(({ isCorrection }) => isCorrection) && <Tag tone="outline">Correction</Tag>}
          </p>
        )}
        <ul className={styles.inboxFacts} role="list">
          {changes.map((change) => (
            <li key={change.id}>
              <ChangeSentence change={change} />
            </li>
          ))}
        </ul>
        <p className={styles.why}>
          {describeLine(line)}
          {handover && !handover.isFollowed && (
            <>
              . <TextButton onClick={() => onFollow(handover)}>Follow {handover.name} too</TextButton>
            </>
          )}
        </p>
      </div>
      <IconButton
        label={isUnread ? `Mark ${name} read` : `Mark ${name} unread`}
        tooltip={isUnread ? "Mark read" : "Mark unread"}
        onClick={() => onMark(line, isUnread)}
      >
        {isUnread ? <Check /> : <RotateCcw />}
      </IconButton>
    </li>
  );
}
