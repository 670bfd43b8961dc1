import type { SharedMember } from "@rotunda/core";
import { Headshot } from "../primitives/headshot/headshot.tsx";
import { PartyPill } from "../primitives/party-pill/party-pill.tsx";
import { RecordHeading } from "../primitives/text-link/text-link.tsx";
import { type } from "../theme/layout.css.ts";
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
            <RecordHeading level="h2" isSmall record={member} />
            <p className={type.detail}>{member.positionSummary}</p>
            <PartyPill party={member.politicalParty} />
          </div>
          <dl className={styles.roles}>
            {groups.map((group, index) =>
              roles[index] ? (
                <div key={group} className={styles.seat}>
                  <dt className={type.muted}>{group}</dt>
                  <dd className={type.dataStrong}>{roles[index]}</dd>
                </div>
              ) : null,
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}
