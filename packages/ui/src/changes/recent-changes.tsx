import { type Change, formatDate } from "@rotunda/core";
import { HomeSection } from "../home/home-layout.tsx";
import { TextLink, RecordHeading } from "../primitives/text-link/text-link.tsx";
import { ChangeSentence } from "./change-list.tsx";
import { type } from "../theme/layout.css.ts";
import * as styles from "./changes.css.ts";

export interface RecentChangesProps {
  changes: readonly Change[];
  /** `{id}-{record type}` of the page, whose name isn't repeated. */
  record: string;
  href: string;
}

export function RecentChanges({ changes, record: own, href }: RecentChangesProps) {
  if (changes.length === 0) return null;
  return (
    <div className={styles.recentSection}>
      <HomeSection
        title="What Changed"
        action={
          <TextLink look="action" href={href}>
            All changes
          </TextLink>
        }
      >
        <ul className={styles.list} role="list">
          {changes.map((change) => (
            <li key={change.id} className={styles.change}>
              <p className={type.meta}>
                {formatDate(change.day)}
                {change.isCorrection && ", correction"}
              </p>
              {`${change.record.id}-${change.record.recordType}` !== own && (
                <RecordHeading level="p" isSmall record={change.record} />
              )}
              <ChangeSentence change={change} />
            </li>
          ))}
        </ul>
      </HomeSection>
    </div>
  );
}
