import {
  emailHref,
  type Group,
  type LookupItem,
  memberCount,
  nounFor,
  recordHref,
  siteLink,
  subcommitteeCount,
} from "@rotunda/core";
import type { ReactNode, Ref } from "react";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { BriefcaseButton } from "../profiles/briefcase-button.tsx";
import { Copyable } from "../profiles/copyable.tsx";
import { ModuleChips } from "../profiles/module-chips.tsx";
import { PhoneLink } from "../profiles/phone-link.tsx";
import { SideBlock } from "../profiles/side-block.tsx";
import { target } from "../profiles/target.css.ts";
import * as styles from "./group-identity.css.ts";

export interface GroupIdentityProps {
  group: Group;
  modules: LookupItem[];
  /** The Briefcase button; readers without a Briefcase of their own have none. */
  briefcase?: { isIn: boolean; isPending?: boolean; onToggle: () => void };
  /** Takes the focus when the page opens. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The left column of a committee or caucus: names, counts, contact, and the way up (spec 2, "Group"). */
export function GroupIdentity({ group, modules, briefcase, headingRef }: GroupIdentityProps) {
  const { shortName, longName, positionSummary, parent } = group;
  const members = memberCount(group);
  const subcommittees = subcommitteeCount(group);
  return (
    <>
      <div className={styles.head}>
        {positionSummary !== "" && <p className={styles.kind}>{positionSummary}</p>}
        <h1 ref={headingRef} tabIndex={-1} className={styles.name}>
          {longName}
        </h1>
        {shortName !== "" && shortName !== longName && <p className={styles.shortName}>{shortName}</p>}
        {parent !== null && (
          <p className={styles.parent}>
            Part of{" "}
            <TextLink
              href={recordHref({ id: parent.id, recordType: group.recordType, preferredNameDisplay: parent.longName })}
            >
              {parent.longName}
            </TextLink>
          </p>
        )}
      </div>
      <SideBlock title="In Brief">
        <dl className={styles.counts}>
          <div className={styles.count}>
            <dt className={styles.countLabel}>{nounFor(members, "Member")}</dt>
            <dd className={styles.number}>{members}</dd>
          </div>
          <div className={styles.count}>
            <dt className={styles.countLabel}>{nounFor(subcommittees, "Subcommittee")}</dt>
            <dd className={styles.number}>{subcommittees}</dd>
          </div>
        </dl>
      </SideBlock>
      {briefcase !== undefined && (
        <div className={styles.actions}>
          <BriefcaseButton name={longName} {...briefcase} />
        </div>
      )}
      <GroupContact group={group} />
      {group.subscriptionModules.length > 0 && (
        <SideBlock title="Modules">
          <ModuleChips moduleIds={group.subscriptionModules} modules={modules} />
        </SideBlock>
      )}
    </>
  );
}

function GroupContact({ group }: { group: Group }) {
  const { email, phone, fax, address, websiteUrl, minorityWebsiteUrl } = group;
  if ([email, phone, fax, address, websiteUrl, minorityWebsiteUrl].every((text) => text === "")) return null;
  const mailto = emailHref(email);
  return (
    <SideBlock title="Contact Information">
      <dl className={`${styles.contact} ${target}`}>
        {address !== "" && (
          <Fact label="Address">
            <Copyable text={address} name="address">
              <span className={styles.address}>{address}</span>
            </Copyable>
          </Fact>
        )}
        {phone !== "" && (
          <Fact label="Phone">
            <Copyable text={phone} name="phone">
              <PhoneLink phone={phone} />
            </Copyable>
          </Fact>
        )}
        {fax !== "" && <Fact label="Fax">{fax}</Fact>}
        {email !== "" && (
          <Fact label="Email">
            <Copyable text={email} name="email">
              {mailto === null ? email : <TextLink href={mailto}>{email}</TextLink>}
            </Copyable>
          </Fact>
        )}
        {websiteUrl !== "" && (
          <Fact label="Website">
            <Site url={websiteUrl} />
          </Fact>
        )}
        {minorityWebsiteUrl !== "" && (
          <Fact label="Minority website">
            <Site url={minorityWebsiteUrl} />
          </Fact>
        )}
      </dl>
    </SideBlock>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Site({ url }: { url: string }) {
  const { text, href } = siteLink(url);
  if (href === null) return text;
  return (
    <TextLink href={href} isExternal>
      {text}
    </TextLink>
  );
}
