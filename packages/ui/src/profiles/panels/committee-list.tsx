import { buildRecordHref, type CommitteeSeat, describeRank, describeCount, type ProfileCommittee } from "@rotunda/core";
import { Tag } from "../../primitives/tag/tag.tsx";
import { target } from "../../theme/layout.css.ts";
import { FoldedLines } from "../folded-lines.tsx";
import * as styles from "./panels.css.ts";

export function CommitteeList({ committees }: { committees: ProfileCommittee[] }) {
  return (
    <ul className={target}>
      {committees.map((committee) => (
        <li key={committee.id} className={styles.legislativeLine}>
          <CommitteeName seat={committee} isMain />
          {committee.subCommittees.length > 0 && (
            <FoldedLines
              summary={describeCount(committee.subCommittees.length, "subcommittee")}
              lines={committee.subCommittees.map((subcommittee) => (
                <CommitteeName key={subcommittee.id} seat={subcommittee} />
              ))}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function CommitteeName({ seat, isMain = false }: { seat: CommitteeSeat; isMain?: boolean }) {
  const { id, committeeName, leadershipTitle } = seat;
  const rank = describeRank(seat.rank);
  return (
    <div className={styles.legislativeSeat}>
      <span>
        <a
          className={isMain ? styles.strong : styles.subcommittee}
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
      </span>
      {rank !== "" && <span className={styles.rank}>{rank}</span>}
    </div>
  );
}
