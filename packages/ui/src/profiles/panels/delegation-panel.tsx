import { buildRecordHref, type DelegationMember } from "@rotunda/core";
import { PartyPill } from "../../primitives/party-pill/party-pill.tsx";
import { target } from "../../theme/layout.css.ts";
import { NoInformation } from "./text-panel.tsx";
import * as styles from "./panels.css.ts";

export function DelegationPanel({ members }: { members: readonly DelegationMember[] }) {
  if (members.length === 0) return <NoInformation />;
  return (
    <ul className={`${styles.members} ${target}`}>
      {members.map(({ id, name, seat, party, leadershipRole }) => (
        <li key={id} className={styles.member}>
          <span className={styles.quiet}>{seat}</span>
          <span>
            <a
              className={styles.seatName}
              href={buildRecordHref({ id, recordType: "profile", preferredNameDisplay: name })}
            >
              {name}
            </a>
            {leadershipRole !== "" && <span className={styles.aside}> {leadershipRole}</span>}
          </span>
          <PartyPill party={party} look="letter" />
        </li>
      ))}
    </ul>
  );
}
