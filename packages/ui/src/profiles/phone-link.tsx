import { formatPhone, buildPhoneHref } from "@rotunda/core";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { target } from "./target.css.ts";
import * as styles from "./phone-link.css.ts";

export interface PhoneLinkProps {
  phone: string;
}

/** A telephone number, and a link that dials it where it can be dialled. */
export function PhoneLink({ phone }: PhoneLinkProps) {
  const href = buildPhoneHref(phone);
  return (
    <span className={`${styles.number} ${target}`}>
      {href === null ? phone : <TextLink href={href}>{formatPhone(phone)}</TextLink>}
    </span>
  );
}
