import { formatPhone, toSiteLink } from "@rotunda/core";
import type { ReactNode } from "react";
import * as styles from "./contact.css.ts";
import { SideBlock } from "./side-block.tsx";
import { Copyable } from "./copyable.tsx";
import { EmailLink, PhoneLink, SiteLink } from "./contact-links.tsx";
import { target } from "../theme/layout.css.ts";

export interface ContactFactsProps {
  /** Unknown values are empty. */
  contact: { address: string; phone: string; fax: string; email: string };
  /** Web addresses with their names; empty ones are omitted. */
  sites: { label: string; url: string }[];
}

export function ContactFacts({ contact: { address, phone, fax, email }, sites }: ContactFactsProps) {
  return (
    <dl className={`${styles.contact} ${target}`}>
      <Fact label="Address" copied={address}>
        <span className={styles.contactAddress}>{address}</span>
      </Fact>
      <Fact label="Phone" copied={phone}>
        <PhoneLink phone={phone} />
      </Fact>
      {fax !== "" && <Fact label="Fax">{formatPhone(fax)}</Fact>}
      <Fact label="Email" copied={email}>
        <EmailLink email={email} />
      </Fact>
      {sites
        .filter(({ url }) => url !== "")
        .map(({ label, url }) => (
          <Fact key={`${label} ${url}`} label={label}>
            <SiteLink {...toSiteLink(url)} />
          </Fact>
        ))}
    </dl>
  );
}

/** Contact data as a block of the side column; nothing if there is none. */
export function ContactBlock({ contact: { address, phone, fax, email }, sites }: ContactFactsProps) {
  if ([address, phone, fax, email, ...sites.map(({ url }) => url)].every((text) => text === "")) return null;
  return (
    <SideBlock title="Contact Information">
      <ContactFacts contact={{ address, phone, fax, email }} sites={sites} />
    </SideBlock>
  );
}

/** A term with its value, which a button copies if `copied` is given; nothing if that is empty. */
export function Fact({ label, copied, children }: { label: string; copied?: string; children: ReactNode }) {
  if (copied === "") return null;
  return (
    <div className={styles.contactFact}>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.contactValue}>
        {copied === undefined ? (
          children
        ) : (
          <Copyable text={copied} name={label.toLowerCase()}>
            {children}
          </Copyable>
        )}
      </dd>
    </div>
  );
}
