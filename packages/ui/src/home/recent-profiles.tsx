import { type SearchItem } from "@rotunda/core";
import type { ReactNode } from "react";
import { Headshot } from "../primitives/headshot/headshot.tsx";
import { PartyPill } from "../primitives/party-pill/party-pill.tsx";
import { RecordLink } from "../primitives/text-link/text-link.tsx";
import { HomeSection } from "./home-section.tsx";
import * as styles from "./home.css.ts";

export function RecentProfiles({ profiles, action }: { profiles: readonly SearchItem[]; action?: ReactNode }) {
  if (profiles.length === 0) return null;
  return (
    <HomeSection title="Recent Profiles" action={action}>
      <div className={styles.recentContainer}>
        <ul className={styles.placeLines} role="list">
          {profiles.map((profile) => (
            <li className={styles.recentItem} key={profile.briefcaseItemId}>
              <Headshot name={profile.preferredNameDisplay} src={profile.headshot} />
              <div>
                <h3 className={styles.recentName} dir="auto">
                  <RecordLink look="name" record={profile} />
                </h3>
                {profile.positionSummary !== "" && <p className={styles.position}>{profile.positionSummary}</p>}
              </div>
              {profile.politicalParty !== "" && (
                <span className={styles.party}>
                  <PartyPill party={profile.politicalParty} />
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </HomeSection>
  );
}
