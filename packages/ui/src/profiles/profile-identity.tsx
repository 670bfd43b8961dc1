import {
  formatAdditionalRole,
  readHttpAddress,
  type LookupItem,
  findMainContact,
  type PersonProfile,
  listRacetrackerLinks,
} from "@rotunda/core";
import type { ReactNode } from "react";
import { Headshot } from "../primitives/headshot/headshot.tsx";
import { Archive } from "../primitives/icon/icon.tsx";
import { Note } from "../primitives/note/note.tsx";
import { PartyPill } from "../primitives/party-pill/party-pill.tsx";
import { Tag } from "../primitives/tag/tag.tsx";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { BriefcaseButton, type BriefcaseButtonProps } from "./briefcase-button.tsx";
import { DownloadButton, type DownloadButtonProps } from "./download-button.tsx";
import { ElectionStatus } from "./election-status.tsx";
import { HierarchyChips } from "./hierarchy-chips.tsx";
import { MainContact } from "./main-contact.tsx";
import { ModuleChips } from "./module-chips.tsx";
import * as styles from "./profile-identity.css.ts";
import { SideBlock } from "./side-block.tsx";

export interface ProfileFile extends Pick<DownloadButtonProps, "href" | "state" | "onDownload"> {
  label: string;
}

export interface ProfileIdentityProps {
  profile: PersonProfile;
  modules: LookupItem[];
  briefcase?: Omit<BriefcaseButtonProps, "name">;
  downloads?: readonly ProfileFile[];
  follow?: ReactNode;
  actions?: ReactNode;
  notices?: string[];
  /** ISO date; earlier events aren't shown as upcoming. */
  today: string;
}

export function ProfileIdentity({
  profile,
  modules,
  briefcase,
  downloads = [],
  follow,
  actions,
  notices = [],
  today,
}: ProfileIdentityProps) {
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
            <p className={styles.marks}>
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
          <ElectionStatus profile={profile} today={today} />
        </SideBlock>
      )}
      <ProfileActions profile={profile} briefcase={briefcase} downloads={downloads} follow={follow} actions={actions} />
      {profile.subscriptionModules.length > 0 && (
        <SideBlock title="Modules">
          <ModuleChips moduleIds={profile.subscriptionModules} modules={modules} />
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

type ProfileActionsProps = Required<Pick<ProfileIdentityProps, "downloads">> &
  Pick<ProfileIdentityProps, "profile" | "briefcase" | "follow" | "actions">;

function ProfileActions({ profile, briefcase, downloads, follow, actions }: ProfileActionsProps) {
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
