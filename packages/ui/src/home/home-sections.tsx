import {
  toPlainText,
  type SearchItem,
  type PlaceLine,
  shortenDescription,
  sortNoteworthyGroups,
  type NoteworthyGroup,
} from "@rotunda/core";
import type { ReactNode } from "react";
import { Headshot } from "../primitives/headshot/headshot.tsx";
import { PartyPill } from "../primitives/party-pill/party-pill.tsx";
import { StateMap } from "../primitives/state-map/state-map.tsx";
import { RecordLink, TextLink, RecordHeading } from "../primitives/text-link/text-link.tsx";
import { type BriefcaseControl, CardBriefcase } from "../profiles/card-controls.tsx";
import { type } from "../theme/layout.css.ts";
import { HomeSection } from "./home-layout.tsx";
import * as styles from "./home.css.ts";

export interface FeaturedProfilesProps {
  text: string;
  profiles: readonly SearchItem[];
  getBriefcase?: (item: SearchItem) => BriefcaseControl;
}

export function FeaturedProfiles({ text, profiles, getBriefcase }: FeaturedProfilesProps) {
  if (profiles.length === 0) return null;
  return (
    <HomeSection title="Featured Profiles" text={text}>
      <div className={styles.featuredContainer}>
        <ul className={styles.featuredList} role="list">
          {profiles.map((profile) => (
            <li className={styles.featuredItem} key={profile.briefcaseItemId}>
              <Headshot name={profile.preferredNameDisplay} size="feature" src={profile.headshot} />
              <FeaturedProfile briefcase={getBriefcase?.(profile)} profile={profile} />
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
      {positionSummary !== "" && <p className={type.detail}>{positionSummary}</p>}
      {leadershipRole !== "" && <p className={type.role}>{leadershipRole}</p>}
      {summary !== "" && <p className={styles.summary}>{summary}</p>}
    </div>
  );
}

export interface FeaturedPlaceProps {
  kind: "state" | "district";
  name: string;
  href: string;
  map?: { viewBox: string; outline: string };
  lines?: readonly PlaceLine[];
  searches?: readonly { label: string; href: string }[];
}

const TITLES = { state: "Featured State", district: "Featured District" } as const;

export function FeaturedPlace({ kind, name, href, map, lines = [], searches = [] }: FeaturedPlaceProps) {
  return (
    <HomeSection title={TITLES[kind]}>
      {map !== undefined && map.outline !== "" && (
        <div className={styles.placeMap}>
          <StateMap viewBox={map.viewBox} areas={[{ id: "outline", path: map.outline, href }]} />
        </div>
      )}
      <h3 className={styles.placeName} dir="auto">
        <a className={styles.placeLink} href={href}>
          {name}
        </a>
      </h3>
      {lines.length > 0 && (
        <dl className={styles.placeLines}>
          {lines.map((line) => (
            <div className={styles.placeLine} key={`${line.label} ${line.text}`}>
              <dt className={type.muted}>{line.label}</dt>
              <dd className={styles.placeText}>
                {line.href === null ? line.text : <TextLink href={line.href}>{line.text}</TextLink>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {searches.length > 0 && (
        <ul className={styles.placeList} role="list">
          {searches.map((search) => (
            <li className={type.data} key={search.href}>
              <a className={styles.search} href={search.href}>
                {search.label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  );
}

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
                <RecordHeading record={profile} />
                {profile.positionSummary !== "" && <p className={type.detail}>{profile.positionSummary}</p>}
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

export function NoteworthyGroups({ groups }: { groups: readonly NoteworthyGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <HomeSection title="Noteworthy Groups">
      <ul className={styles.groupList} role="list">
        {sortNoteworthyGroups(groups).map(({ id, recordType, name, description }) => (
          <li className={styles.groupItem} key={`${recordType} ${id}`}>
            <RecordHeading isSmall record={{ id, recordType, preferredNameDisplay: name }} />
            {description !== "" && <p className={styles.description}>{shortenDescription(description)}</p>}
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
