import type { MainContact as Contact } from "@rotunda/core";
import type { ReactNode } from "react";
import { Mail, MapPin, Phone } from "../primitives/icon/icon.tsx";
import { VisuallyHidden } from "../primitives/live-region/live-region.tsx";
import * as styles from "./contact.css.ts";
import { EmailLink, PhoneLink } from "./contact-links.tsx";
import { target } from "../theme/layout.css.ts";

/** Phone, e-mail and office at the head of a profile; the panel of offices has the others. */
export function MainContact({ contact: { phone, email, address } }: { contact: Contact }) {
  return (
    <dl className={styles.list}>
      {phone !== "" && (
        <Fact label="Phone" icon={<Phone size="small" />}>
          <PhoneLink phone={phone} />
        </Fact>
      )}
      {email !== "" && (
        <Fact label="Email" icon={<Mail size="small" />}>
          <span className={target}>
            <EmailLink email={email} />
          </span>
        </Fact>
      )}
      {address !== "" && (
        <Fact label="Office" icon={<MapPin size="small" />} look={styles.mainAddress}>
          {address}
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  label: string;
  icon: ReactNode;
  look?: string;
  children: ReactNode;
}

function Fact({ label, icon, look = styles.mainValue, children }: FactProps) {
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
