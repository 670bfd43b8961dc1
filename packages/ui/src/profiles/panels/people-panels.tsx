import {
  describeYears,
  HISTORY_LINES_SHOWN,
  type SeatHolder,
  type DelegationMember,
  countRelatedProfiles,
  type RelatedProfile,
  findBreakpointWidth,
} from "@rotunda/core";
import { Headshot } from "../../primitives/headshot/headshot.tsx";
import { PartyPill } from "../../primitives/party-pill/party-pill.tsx";
import { NamedLink, RecordLink } from "../../primitives/text-link/text-link.tsx";
import { target, type } from "../../theme/layout.css.ts";
import { CollapsibleLines } from "../collapsible-lines.tsx";
import { useScreen } from "../profile-layout.tsx";
import * as styles from "./panels.css.ts";

/** Everyone who held the seat, newest first; earlier holders are collapsed. */
export function SeatPanel({ holders }: { holders: readonly SeatHolder[] }) {
  const earlier = holders.slice(HISTORY_LINES_SHOWN);
  return (
    <div className={target}>
      <ul>
        {holders.slice(0, HISTORY_LINES_SHOWN).map((holder) => (
          <li key={`${holder.id} ${holder.start}`} className={styles.seatLine}>
            <Holder holder={holder} />
          </li>
        ))}
      </ul>
      {earlier.length > 0 && (
        <CollapsibleLines
          summary={`${earlier.length} earlier`}
          lines={earlier.map((holder) => (
            <div key={`${holder.id} ${holder.start}`} className={styles.earlier}>
              <Holder holder={holder} />
            </div>
          ))}
        />
      )}
    </div>
  );
}

function Holder({ holder: { id, name, party, ...years } }: { holder: SeatHolder }) {
  return (
    <>
      <NamedLink className={styles.seatName} kind="profile" id={id} name={name} />
      <PartyPill party={party} />
      <span className={styles.seatYears}>{describeYears(years)}</span>
    </>
  );
}

export function DelegationPanel({ members }: { members: readonly DelegationMember[] }) {
  return (
    <ul className={`${styles.members} ${target}`}>
      {members.map(({ id, name, seat, party, leadershipRole }) => (
        <li key={id} className={styles.member}>
          <span className={type.faint}>{seat}</span>
          <span>
            <NamedLink className={styles.seatName} kind="profile" id={id} name={name} />
            {leadershipRole !== "" && <span className={type.aside}> {leadershipRole}</span>}
          </span>
          <PartyPill party={party} look="letter" />
        </li>
      ))}
    </ul>
  );
}

/** Related profiles with the reasons; fewer on narrow screens. */
export function RelatedPanel({ profiles }: { profiles: RelatedProfile[] }) {
  const max = countRelatedProfiles(findBreakpointWidth(useScreen()));
  return (
    <ul className={styles.relatedList}>
      {profiles.slice(0, max).map((profile) => (
        <li key={profile.briefcaseItemId} className={styles.item}>
          <Headshot name={profile.preferredNameDisplay} src={profile.headshot} />
          <div>
            <h3 className={styles.relatedName} dir="auto">
              <RecordLink look="name" record={profile} />
            </h3>
            <p className={type.detail}>{profile.positionSummary}</p>
            {profile.relation !== "" && <p className={type.role}>{profile.relation}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
