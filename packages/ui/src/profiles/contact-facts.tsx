import { formatPhone, toSiteLink } from "@rotunda/core";
import type { ReactNode } from "react";
import * as styles from "./contact.css.ts";
import { Copyable } from "./copyable.tsx";
import { EmailLink, PhoneLink, SiteLink } from "./contact-links.tsx";
import { target } from "../theme/layout.css.ts";

export interface ContactFactsProps {
  /** Unknown values are empty. */
  contact: { address: string; phone: string; fax: string; email: string };
  /** Web addresses with their names; empty ones are omitted. */
  sites: { label: string; url: string }[];
}

/** The contact data of an office as terms and values, with buttons to copy them. */
export function ContactFacts({ contact: { address, phone, fax, email }, sites }: ContactFactsProps) {
  return (
    <dl className={`${styles.contact} ${target}`}>
      {address !== "" && (
        <Fact label="Address">
          <Copyable text={address} name="address">
            <span className={styles.contactAddress}>{address}</span>
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
      {fax !== "" && <Fact label="Fax">{formatPhone(fax)}</Fact>}
      {email !== "" && (
        <Fact label="Email">
          <Copyable text={email} name="email">
            <EmailLink email={email} />
          </Copyable>
        </Fact>
      )}
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

export function hasContact({ contact, sites }: ContactFactsProps): boolean {
  return [...Object.values(contact), ...sites.map(({ url }) => url)].some((text) => text !== "");
}

/** A term with its value. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.contactFact}>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.contactValue}>{children}</dd>
    </div>
  );
}
