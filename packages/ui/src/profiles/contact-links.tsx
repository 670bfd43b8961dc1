import { buildEmailHref, buildPhoneHref, formatPhone, type toSiteLink } from "@rotunda/core";
import { VisuallyHidden } from "../primitives/live-region/live-region.tsx";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { target } from "../theme/layout.css.ts";
import { onPaper, onScreen } from "../theme/print.css.ts";
import * as styles from "./contact.css.ts";

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
  /** In a table: the person, for screen readers. The address itself is printed only. */
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
