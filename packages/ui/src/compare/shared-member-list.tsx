import type { SharedMember } from "@rotunda/core";
import { Headshot } from "../primitives/headshot/headshot.tsx";
import { PartyPill } from "../primitives/party-pill/party-pill.tsx";
import { RecordLink } from "../primitives/text-link/text-link.tsx";
import * as styles from "./compare.css.ts";

export interface SharedMemberListProps {
  members: readonly SharedMember[];
  groups: readonly string[];
}

export function SharedMemberList({ members, groups }: SharedMemberListProps) {
  return (
    <ul role="list">
      {members.map(({ member, roles }) => (
        <li key={member.briefcaseItemId} className={styles.member}>
          <Headshot name={member.preferredNameDisplay} src={member.headshot} />
          <div>
            <h2 className={styles.sharedName} dir="auto">
              <RecordLink look="name" record={member} />
            </h2>
            <p className={styles.position}>{member.positionSummary}</p>
            <PartyPill party={member.politicalParty} />
          </div>
          <dl className={styles.roles}>
            {groups.map((group, index) =>
              roles[index] ? (
                <div key={group} className={styles.seat}>
                  <dt className={styles.quiet}>{group}</dt>
                  <dd className={styles.role}>{roles[index]}</dd>
                </div>
              ) : null,
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}
