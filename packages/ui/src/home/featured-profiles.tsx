import { toPlainText, type SearchItem } from "@rotunda/core";
import { Headshot } from "../primitives/headshot/headshot.tsx";
import { PartyPill } from "../primitives/party-pill/party-pill.tsx";
import { RecordLink } from "../primitives/text-link/text-link.tsx";
import { type BriefcaseControl, CardBriefcase } from "../profiles/card-briefcase.tsx";
import * as styles from "./home.css.ts";
import { HomeSection } from "./home-section.tsx";

export interface FeaturedProfilesProps {
  text: string;
  profiles: readonly SearchItem[];
  briefcaseOf?: (item: SearchItem) => BriefcaseControl;
}

export function FeaturedProfiles({ text, profiles, briefcaseOf }: FeaturedProfilesProps) {
  if (profiles.length === 0) return null;
  return (
    <HomeSection title="Featured Profiles" text={text}>
      <div className={styles.featuredContainer}>
        <ul className={styles.featuredList} role="list">
          {profiles.map((profile) => (
            <li className={styles.featuredItem} key={profile.briefcaseItemId}>
              <Headshot name={profile.preferredNameDisplay} size="feature" src={profile.headshot} />
              <FeaturedProfile briefcase={briefcaseOf?.(profile)} profile={profile} />
            </li>
          ))}
        </ul>
      </div>
    </HomeSection>
  );
}

function FeaturedProfile({ profile, briefcase }: { profile: SearchItem; briefcase?: BriefcaseControl }) {
  const { preferredNameDisplay: name, politicalParty, positionSummary, leadershipRole } = profile;
  const summary = toPlainText(profile.quickSummary);
  return (
    <div>
      <div className={styles.featuredHead}>
        <h3 className={styles.featuredName} dir="auto">
          <RecordLink look="name" record={profile} />
        </h3>
        {briefcase && (
          <span className={styles.star}>
            <CardBriefcase control={briefcase} name={name} />
          </span>
        )}
      </div>
      {politicalParty !== "" && <PartyPill party={politicalParty} />}
      {positionSummary !== "" && <p className={styles.position}>{positionSummary}</p>}
      {leadershipRole !== "" && <p className={styles.role}>{leadershipRole}</p>}
      {summary !== "" && <p className={styles.summary}>{summary}</p>}
    </div>
  );
}
