import { countRelatedProfiles, type RelatedProfile, findBreakpointWidth } from "@rotunda/core";
import { Headshot } from "../../primitives/headshot/headshot.tsx";
import { RecordLink } from "../../primitives/text-link/text-link.tsx";
import { useScreen } from "../profile-layout.tsx";
import { NoInformation } from "./text-panel.tsx";
import * as styles from "./panels.css.ts";

/** Related profiles with the reasons; fewer on narrow screens. */
export function RelatedPanel({ profiles }: { profiles: RelatedProfile[] }) {
  const most = countRelatedProfiles(findBreakpointWidth(useScreen()));
  if (profiles.length === 0) return <NoInformation />;
  return (
    <ul className={styles.relatedList}>
      {profiles.slice(0, most).map((profile) => (
        <li key={profile.briefcaseItemId} className={styles.item}>
          <Headshot name={profile.preferredNameDisplay} src={profile.headshot} />
          <div>
            <h3 className={styles.relatedName} dir="auto">
              <RecordLink look="name" record={profile} />
            </h3>
            <p className={styles.relatedPosition}>{profile.positionSummary}</p>
            {profile.relation !== "" && <p className={styles.relation}>{profile.relation}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
