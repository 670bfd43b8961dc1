import { describeLine, formatDate, type InboxLine } from "@rotunda/core";
import { ChangedRecord } from "../changes/change-list.tsx";
import * as list from "../changes/changes.css.ts";
import { IconButton } from "../primitives/icon-button/icon-button.tsx";
import { Check, RotateCcw } from "../primitives/icon/icon.tsx";
import { Tag } from "../primitives/tag/tag.tsx";
import { TextButton } from "../primitives/text-link/text-link.tsx";
import { visuallyHidden, type } from "../theme/layout.css.ts";
import * as styles from "./inbox.css.ts";

export interface InboxListProps {
  lines: readonly InboxLine[];
  isBusy?: boolean;
  onMark: (line: InboxLine, isRead: boolean) => void;
  /** Also follows the previous holder of a seat. */
  onFollow: (target: { target: string; name: string }) => void;
}

export function InboxList({ lines, isBusy = false, onMark, onFollow }: InboxListProps) {
  const days = [...new Set(lines.map(({ day }) => day))];
  return (
    <div aria-busy={isBusy || undefined} className={list.days}>
      {days.map((day) => {
        const own = lines.filter((line) => line.day === day);
        const unread = own.filter(({ isUnread }) => isUnread).length;
        return (
          <section key={day} aria-labelledby={`inbox-${day}`}>
            <h2 className={list.day} id={`inbox-${day}`}>
              {formatDate(day)}
              {unread > 0 && <span className={type.aside}>{unread} unread</span>}
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
      <ChangedRecord
        record={record}
        changes={changes}
        isDimmed={!isUnread && record.headshot !== ""}
        tag={handover && <Tag tone="primary">Handed over</Tag>}
      >
        <p className={styles.why}>
          {describeLine(line)}
          {handover && !handover.isFollowed && (
            <>
              . <TextButton onClick={() => onFollow(handover)}>Follow {handover.name} too</TextButton>
            </>
          )}
        </p>
      </ChangedRecord>
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
