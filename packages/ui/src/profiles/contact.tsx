import { formatPhone, toSiteLink, buildEmailHref, buildPhoneHref, type MainContact as Contact } from "@rotunda/core";
import { type ReactNode, useRef } from "react";
import { Copy, Mail, MapPin, Phone } from "../primitives/icon/icon.tsx";
import { VisuallyHidden, announce } from "../primitives/live-region/live-region.tsx";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { target, type, wrapping } from "../theme/layout.css.ts";
import { onPaper, onScreen } from "../theme/print.css.ts";
import { SideBlock } from "./profile-layout.tsx";
import * as styles from "./contact.css.ts";

export interface ContactBlockProps {
  /** Unknown values are empty. */
  contact: { address: string; phone: string; fax: string; email: string };
  /** Web addresses with their names; empty ones are omitted. */
  sites: { label: string; url: string }[];
}

/** A block of contact data in the side column. Renders nothing if there is none. */
export function ContactBlock({ contact: { address, phone, fax, email }, sites }: ContactBlockProps) {
  const known = sites.filter(({ url }) => url !== "");
  if (known.length === 0 && [address, phone, fax, email].every((text) => text === "")) return null;
  return (
    <SideBlock title="Contact Information">
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
        {known.map(({ label, url }) => (
          <Fact key={`${label} ${url}`} label={label}>
            <SiteLink {...toSiteLink(url)} />
          </Fact>
        ))}
      </dl>
    </SideBlock>
  );
}

/** A label and its value, with a button that copies `copied` if given. Renders nothing if `copied` is empty. */
export function Fact({ label, copied, children }: { label: string; copied?: string; children: ReactNode }) {
  if (copied === "") return null;
  return (
    <div className={styles.contactFact}>
      <dt className={type.faint}>{label}</dt>
      <dd className={wrapping}>
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

export function PhoneLink({ phone }: { phone: string }) {
  const href = buildPhoneHref(phone);
  return (
    <span className={`${styles.number} ${target}`}>
      {href === null ? phone : <TextLink href={href}>{formatPhone(phone)}</TextLink>}
    </span>
  );
}

export interface EmailLinkProps {
  email: string;
  /**
   * The person's name, for links in a table: the link shows a word on screen and the address in print, and screen
   * readers read the name.
   */
  of?: string;
}

export function EmailLink({ email, of }: EmailLinkProps) {
  const href = buildEmailHref(email);
  if (of === undefined) return href === null ? email : <TextLink href={href}>{email}</TextLink>;
  if (href === null) return null;
  return (
    <TextLink href={href}>
      <span className={onScreen}>
        Email<VisuallyHidden> {of}</VisuallyHidden>
      </span>
      <span className={onPaper}>{email}</span>
    </TextLink>
  );
}

/** A web address from core's `toSiteLink`, as a link if it is valid. */
export function SiteLink({ text, href }: ReturnType<typeof toSiteLink>) {
  if (href === null) return text;
  return (
    <TextLink href={href} isExternal>
      {text}
    </TextLink>
  );
}

/** A value with a copy button. Selects the value if the clipboard isn't allowed. */
export function Copyable({ text, name, children }: { text: string; name: string; children: ReactNode }) {
  const value = useRef<HTMLSpanElement>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      announce("Copied");
    } catch {
      if (value.current === null) return;
      getSelection()?.selectAllChildren(value.current);
      announce("Selected. Press Control+C or Command+C to copy.");
    }
  };

  return (
    <span>
      <span ref={value}>{children}</span>{" "}
      <button type="button" className={styles.button} title="Copy" onClick={() => void copy()}>
        <Copy size="small" />
        <VisuallyHidden>Copy {name}</VisuallyHidden>
      </button>
    </span>
  );
}

/** Phone, e-mail and office at the head of a profile; the panel of offices has the others. */
export function MainContact({ contact: { phone, email, address } }: { contact: Contact }) {
  return (
    <dl className={styles.list}>
      {phone !== "" && (
        <MainFact label="Phone" icon={<Phone size="small" />}>
          <PhoneLink phone={phone} />
        </MainFact>
      )}
      {email !== "" && (
        <MainFact label="Email" icon={<Mail size="small" />}>
          <span className={target}>
            <EmailLink email={email} />
          </span>
        </MainFact>
      )}
      {address !== "" && (
        <MainFact label="Office" icon={<MapPin size="small" />} look={styles.mainAddress}>
          {address}
        </MainFact>
      )}
    </dl>
  );
}

interface MainFactProps {
  label: string;
  icon: ReactNode;
  look?: string;
  children: ReactNode;
}

function MainFact({ label, icon, look = styles.mainValue, children }: MainFactProps) {
  return (
    <div className={styles.mainFact}>
      <dt className={styles.icon}>
        {icon}
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd className={look}>{children}</dd>
    </div>
  );
}
