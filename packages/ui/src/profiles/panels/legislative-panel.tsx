import type { CaucusCategory, PersonProfile } from "@rotunda/core";
import { CaucusList } from "./caucus-list.tsx";
import { CommitteeList } from "./committee-list.tsx";
import { KeyVotes } from "./key-votes.tsx";
import { NoInformation } from "./no-information.tsx";
import * as styles from "./legislative-panel.css.ts";

export interface LegislativePanelProps {
  profile: Pick<
    PersonProfile,
    "leadershipPost" | "committeeLeadership" | "committees" | "caucuses" | "allCaucuses" | "keyVotes"
  >;
}

/** Leadership, committees, caucuses and votes (spec 2, "legislative or congressional information"). */
export function LegislativePanel({ profile }: LegislativePanelProps) {
  const { leadershipPost, committeeLeadership, committees, keyVotes } = profile;
  const caucuses = withMembers(profile.caucuses);
  const allCaucuses = withMembers(profile.allCaucuses);
  const isEmpty =
    leadershipPost === "" &&
    [committeeLeadership, committees, caucuses, allCaucuses, keyVotes].every((list) => list.length === 0);
  if (isEmpty) return <NoInformation />;
  return (
    <div className={styles.parts}>
      {leadershipPost !== "" && (
        <section>
          <h3 className={styles.heading}>Leadership Post</h3>
          <p>{leadershipPost}</p>
        </section>
      )}
      {committeeLeadership.length > 0 && (
        <section>
          <h3 className={styles.heading}>Committee Leadership</h3>
          <ul>
            {committeeLeadership.map(({ position, name }) => (
              <li key={`${position} ${name}`} className={styles.line}>
                <span className={styles.position}>{position}</span>, {name}
              </li>
            ))}
          </ul>
        </section>
      )}
      {committees.length > 0 && (
        <section>
          <h3 className={styles.heading}>Committees</h3>
          <CommitteeList committees={committees} />
        </section>
      )}
      {caucuses.length > 0 && (
        <section>
          <h3 className={styles.heading}>Noteworthy Caucuses</h3>
          <CaucusList categories={caucuses} />
        </section>
      )}
      {allCaucuses.length > 0 && (
        <section>
          <h3 className={styles.heading}>All Caucuses</h3>
          <CaucusList categories={allCaucuses} />
        </section>
      )}
      {keyVotes.length > 0 && (
        <section>
          <h3 className={styles.heading}>Key Votes</h3>
          <KeyVotes votes={keyVotes} />
        </section>
      )}
    </div>
  );
}

const withMembers = (categories: CaucusCategory[]): CaucusCategory[] =>
  categories.filter(({ caucuses }) => caucuses.length > 0);
