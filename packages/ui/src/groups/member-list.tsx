import type { GroupMember } from "@rotunda/core";
import { Headshot } from "../primitives/headshot/headshot.tsx";
import { Tag } from "../primitives/tag/tag.tsx";
import { RecordLink } from "../primitives/text-link/text-link.tsx";
import { StarButton, type StarButtonProps } from "../profiles/star-button.tsx";
import { type GroupBook, GroupBookButton } from "./group-book-button.tsx";
import * as styles from "./groups.css.ts";

export type MemberStar = Omit<StarButtonProps, "name">;

export interface MemberListProps {
  title: string;
  members: GroupMember[];
  starOf?: (member: GroupMember) => MemberStar;
  book?: GroupBook;
}

export function MemberList({ title, members, starOf, book }: MemberListProps) {
  return (
    <section>
      <div className={styles.memberHead}>
        <h3 className={styles.memberTitle}>
          {title} <span className={styles.memberCount}>{members.length}</span>
        </h3>
        {book !== undefined && <GroupBookButton book={book} of={title} />}
      </div>
      <ol className={styles.list}>
        {members.map((member, index) => {
          const star = starOf?.(member);
          return (
            <li key={member.briefcaseItemId} className={styles.member}>
              {/* Screen readers get the number from the list. */}
              <span className={styles.rank} aria-hidden="true">
                {index + 1}
              </span>
              <Headshot name={member.preferredNameDisplay} src={member.headshot} size="small" />
              <div className={styles.who}>
                <div className={styles.nameLine}>
                  <h4 className={styles.memberName} dir="auto">
                    <RecordLink look="name" record={member} />
                  </h4>
                  {member.leadershipTitle !== "" && <Tag tone="primary">{member.leadershipTitle}</Tag>}
                </div>
                <p className={styles.position}>{member.positionSummary}</p>
              </div>
              {star !== undefined && (
                <span className={styles.star}>
                  <StarButton name={member.preferredNameDisplay} {...star} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
