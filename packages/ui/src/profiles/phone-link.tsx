import { formatPhone, buildPhoneHref } from "@rotunda/core";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { target } from "../theme/layout.css.ts";
import * as styles from "./contact-facts.css.ts";

export interface PhoneLinkProps {
  phone: string;
}

/** A telephone number, as a link if it can be dialed. */
export function PhoneLink({ phone }: PhoneLinkProps) {
  const href = buildPhoneHref(phone);
  return (
    <span className={`${styles.number} ${target}`}>
      {href === null ? phone : <TextLink href={href}>{formatPhone(phone)}</TextLink>}
    </span>
  );
}
