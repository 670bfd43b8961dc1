import { type Group, readHttpAddress, type LookupItem, countMembers, chooseNoun, containsWords } from "@rotunda/core";
import type { ReactNode } from "react";
import { TextLink, NamedLink } from "../primitives/text-link/text-link.tsx";
import { PlaceActions } from "../places/place-side.tsx";
import type { StarState } from "../profiles/card-controls.tsx";
import { ContactBlock } from "../profiles/contact.tsx";
import { HierarchyChips } from "../profiles/hierarchy-chips.tsx";
import { ModuleChips } from "../profiles/module-chips.tsx";
import { SideBlock } from "../profiles/profile-layout.tsx";
import { type GroupBook, GroupBookButton } from "./group-members.tsx";
import * as styles from "./groups.css.ts";

export interface GroupIdentityProps {
  group: Group;
  modules: LookupItem[];
  briefcase?: StarState;
  book?: GroupBook;
  actions?: ReactNode;
}

export function GroupIdentity({ group, modules, briefcase, book, actions }: GroupIdentityProps) {
  const { shortName, longName, positionSummary, parent } = group;
  const counts = [
    ["Member", countMembers(group)],
    ["Subcommittee", group.subcommittees.length],
  ] as const;
  const presentations = readHttpAddress(group.presentationCenterUrl);
  return (
    <>
      <div className={styles.identityHead}>
        {positionSummary !== "" && <p className={styles.identityKind}>{positionSummary}</p>}
        <h1 tabIndex={-1} className={styles.identityName}>
          {longName}
        </h1>
        {!containsWords(longName, shortName) && <p className={styles.shortName}>{shortName}</p>}
        {parent !== null && (
          <p className={styles.parent}>
            Part of <NamedLink kind={group.recordType} id={parent.id} name={parent.longName} />
          </p>
        )}
      </div>
      <ContactBlock
        contact={group}
        sites={[
          { label: "Website", url: group.websiteUrl },
          { label: "Minority website", url: group.minorityWebsiteUrl },
          ...group.links,
        ]}
      />
      <SideBlock title="In Brief">
        <dl className={styles.identityCounts}>
          {counts.map(([noun, count]) => (
            <div key={noun} className={styles.identityCount}>
              <dt className={styles.countLabel}>{chooseNoun(count, noun)}</dt>
              <dd className={styles.number}>{count}</dd>
            </div>
          ))}
        </dl>
      </SideBlock>
      <PlaceActions name={longName} briefcase={briefcase}>
        {book !== undefined && <GroupBookButton book={book} />}
        {actions}
        {presentations !== null && (
          <TextLink look="action" href={presentations}>
            Presentation Center
          </TextLink>
        )}
      </PlaceActions>
      {group.subscriptionModules.length > 0 && (
        <SideBlock title="Modules">
          <ModuleChips moduleIds={group.subscriptionModules} modules={modules} />
        </SideBlock>
      )}
      {group.chips.length > 0 && (
        <SideBlock title="Hierarchy">
          <HierarchyChips chips={group.chips} />
        </SideBlock>
      )}
    </>
  );
}
