import { type ProfileCommittee, buildRecordHref } from "@rotunda/core";
import { Tag } from "../../primitives/tag/tag.tsx";
import { target } from "../../theme/layout.css.ts";
import * as styles from "./legislative-panel.css.ts";

export interface CommitteeListProps {
  committees: ProfileCommittee[];
}

/** Committees with their subcommittees and the member's titles. */
export function CommitteeList({ committees }: CommitteeListProps) {
  return (
    <ul className={target}>
      {committees.map((committee) => (
        <li key={committee.id} className={styles.line}>
          <CommitteeName committee={committee} isMain />
          {committee.subCommittees.length > 0 && (
            <ul className={styles.sublines}>
              {committee.subCommittees.map((subcommittee) => (
                <li key={subcommittee.id} className={styles.subline}>
                  <CommitteeName committee={subcommittee} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function CommitteeName({
  committee: { id, committeeName, leadershipTitle },
  isMain = false,
}: {
  committee: { id: number; committeeName: string; leadershipTitle: string };
  isMain?: boolean;
}) {
  return (
    <>
      <a
        className={isMain ? styles.committee : styles.subcommittee}
        href={buildRecordHref({ id, recordType: "committee", preferredNameDisplay: committeeName })}
      >
        {committeeName}
      </a>
      {leadershipTitle !== "" && (
        <>
          {" "}
          <Tag tone="primary">{leadershipTitle}</Tag>
        </>
      )}
    </>
  );
}
