import {
  formatAdditionalRole,
  readHttpAddress,
  type LookupItem,
  findMainContact,
  type PersonProfile,
  listRacetrackerLinks,
  describeElectionRace,
  describeElectionStanding,
} from "@rotunda/core";
import type { ReactNode } from "react";
import { Headshot } from "../primitives/headshot/headshot.tsx";
import { Archive } from "../primitives/icon/icon.tsx";
import { Note } from "../primitives/note/note.tsx";
import { PartyPill } from "../primitives/party-pill/party-pill.tsx";
import { StatusPill } from "../primitives/status-pill/status-pill.tsx";
import { Tag } from "../primitives/tag/tag.tsx";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { inline, target } from "../theme/layout.css.ts";
import { BriefcaseButton } from "./briefcase-button.tsx";
import type { StarState } from "./card-controls.tsx";
import { MainContact } from "./contact.tsx";
import { DownloadButton, type DownloadButtonProps } from "./download-button.tsx";
import { HierarchyChips } from "./hierarchy-chips.tsx";
import { ModuleChips } from "./module-chips.tsx";
import { SideBlock } from "./profile-layout.tsx";
import * as styles from "./profile-identity.css.ts";

export interface ProfileFile extends Pick<DownloadButtonProps, "href" | "state" | "onDownload"> {
  label: string;
}

export interface ProfileIdentityProps {
  profile: PersonProfile;
  modules: LookupItem[];
  briefcase?: StarState;
  downloads?: readonly ProfileFile[];
  follow?: ReactNode;
  actions?: ReactNode;
  notices?: string[];
  /** ISO date; earlier events aren't shown as upcoming. */
  today: string;
}

export function ProfileIdentity(props: ProfileIdentityProps) {
  const { profile, notices = [] } = props;
  const { preferredNameDisplay: name, politicalParty, positionSummary, leadershipRole, additionalRoles } = profile;
  const contact = findMainContact(profile);
  const hasElection = profile.electionStatus !== null || listRacetrackerLinks(profile).length > 0;
  return (
    <>
      <div className={profile.headshot === "" ? styles.initialsHead : styles.head}>
        {profile.headshot === "" ? (
          <Headshot name={name} src="" size="feature" />
        ) : (
          <>
            <span className={styles.small}>
              <Headshot name={name} src={profile.headshot} size="portrait" isEager />
            </span>
            <span className={styles.large}>
              <Headshot name={name} src={profile.headshot} size="portraitLarge" isEager />
            </span>
          </>
        )}
        <div>
          {(politicalParty !== "" || profile.isFormer) && (
            <p className={inline.centered}>
              {politicalParty !== "" && <PartyPill party={politicalParty} look="boxed" />}
              {profile.caucusesWith !== "" && (
                <span className={styles.role}>caucuses with the {profile.caucusesWith}s</span>
              )}
              {profile.isFormer && <Tag icon={<Archive size="tiny" />}>Former</Tag>}
            </p>
          )}
          <h1 tabIndex={-1} className={styles.identityName} dir="auto">
            {name}
          </h1>
          {positionSummary !== "" && <p className={styles.identityPosition}>{positionSummary}</p>}
          {leadershipRole !== "" && <p className={styles.role}>{leadershipRole}</p>}
          {additionalRoles.map((role) => (
            <p key={role.id} className={styles.role}>
              Also: {formatAdditionalRole(role)}
            </p>
          ))}
        </div>
        {profile.headshotCredit !== "" && <p className={styles.credit}>{profile.headshotCredit}</p>}
        {contact !== null && (
          <div className={styles.contact}>
            <MainContact contact={contact} />
          </div>
        )}
      </div>
      {notices.map((text) => (
        <div key={text} className={styles.notice}>
          <Note tone="notice">{text}</Note>
        </div>
      ))}
      {hasElection && (
        <SideBlock title="Election Status">
          <ElectionStatus profile={profile} today={props.today} />
        </SideBlock>
      )}
      <ProfileActions {...props} />
      {profile.subscriptionModules.length > 0 && (
        <SideBlock title="Modules">
          <ModuleChips moduleIds={profile.subscriptionModules} modules={props.modules} />
        </SideBlock>
      )}
      {profile.chips.length > 0 && (
        <SideBlock title="Hierarchy">
          <HierarchyChips chips={profile.chips} />
        </SideBlock>
      )}
    </>
  );
}

function ProfileActions({ profile, briefcase, downloads = [], follow, actions }: ProfileIdentityProps) {
  const presentations = readHttpAddress(profile.presentationCenterUrl);
  const isEmpty = briefcase === undefined && downloads.length === 0 && actions === undefined && presentations === null;
  if (isEmpty) return null;
  return (
    <div className={styles.actions} data-actions>
      {briefcase !== undefined && (
        <span className={styles.wide}>
          <BriefcaseButton name={profile.preferredNameDisplay} {...briefcase} />
        </span>
      )}
      {follow !== undefined && <span className={styles.wide}>{follow}</span>}
      {downloads.map(({ label, ...file }) => (
        <DownloadButton key={label} {...file}>
          {label}
        </DownloadButton>
      ))}
      {actions !== undefined && <span className={styles.wide}>{actions}</span>}
      {presentations !== null && (
        <TextLink className={styles.identityLink} href={presentations}>
          Presentation Center
        </TextLink>
      )}
    </div>
  );
}

function ElectionStatus({ profile, today }: Pick<ProfileIdentityProps, "profile" | "today">) {
  const { electionStatus } = profile;
  return (
    <div className={`${styles.elections} ${target}`}>
      {electionStatus !== null && (
        <p className={inline.centered}>
          <Status {...describeElectionStanding(electionStatus, today)} />
          <span>{describeElectionRace(electionStatus)}</span>
        </p>
      )}
      {listRacetrackerLinks(profile).map(({ label, href }) => (
        <p key={label}>
          <TextLink href={href}>{label}</TextLink>
        </p>
      ))}
    </div>
  );
}

function Status({ text, tone }: ReturnType<typeof describeElectionStanding>) {
  if (text === "") return null;
  return tone === "other" ? <Tag>{text}</Tag> : <StatusPill status={tone}>{text}</StatusPill>;
}
