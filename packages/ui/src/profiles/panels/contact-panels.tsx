import {
  formatAddressLines,
  listContactOffices,
  buildMapHref,
  formatPhone,
  type Office,
  formatOfficeTitle,
  type PersonProfile,
  toSiteLink,
  listSocialLinks,
} from "@rotunda/core";
import { VisuallyHidden } from "../../primitives/live-region/live-region.tsx";
import { TextButton, TextLink } from "../../primitives/text-link/text-link.tsx";
import { target, type } from "../../theme/layout.css.ts";
import { onScreen } from "../../theme/print.css.ts";
import { Fact, EmailLink, PhoneLink, SiteLink, Copyable } from "../contact.tsx";
import * as styles from "./panels.css.ts";

export interface OfficesPanelProps {
  profile: Pick<PersonProfile, "offices" | "additionalRoles" | "email" | "phone" | "address" | "contactFormUrl">;
  onSaveVcard: () => void;
}

export function OfficesPanel({ profile, onSaveVcard }: OfficesPanelProps) {
  const { email, phone, address, contactFormUrl } = profile;
  const offices = listContactOffices(profile);
  const hasDirect = [email, phone, address, contactFormUrl].some((text) => text !== "");
  return (
    <div className={`${styles.officeParts} ${target}`}>
      {hasDirect && <DirectContact {...{ email, phone, address, contactFormUrl }} />}
      {offices.length > 0 && (
        <ul>
          {offices.map((office, index) => (
            // Office ids are unique only within a role.
            <li key={`${office.id} ${index}`} className={styles.office}>
              <OfficeEntry office={office} />
            </li>
          ))}
        </ul>
      )}
      <p className={onScreen}>
        <TextButton onClick={onSaveVcard}>Save contact card (vCard)</TextButton>
      </p>
    </div>
  );
}

type DirectContactProps = Pick<PersonProfile, "email" | "phone" | "address" | "contactFormUrl">;

function DirectContact({ email, phone, address, contactFormUrl }: DirectContactProps) {
  return (
    <dl className={styles.direct}>
      <Fact label="Email" copied={email}>
        <EmailLink email={email} />
      </Fact>
      <Fact label="Phone" copied={phone}>
        <PhoneLink phone={phone} />
      </Fact>
      <Fact label="Address" copied={address}>
        {address}
      </Fact>
      {contactFormUrl !== "" && (
        <Fact label="Contact form">
          <SiteLink {...toSiteLink(contactFormUrl)} />
        </Fact>
      )}
    </dl>
  );
}

function OfficeEntry({ office }: { office: Office }) {
  const title = formatOfficeTitle(office);
  const lines = formatAddressLines(office);
  const map = buildMapHref(office);
  return (
    <>
      <h3 className={styles.officeName}>{title}</h3>
      <div className={styles.place}>
        {office.positionSummary !== "" && <p className={type.secondary}>{office.positionSummary}</p>}
        {lines.length > 0 && (
          <address className={styles.address}>
            <Copyable text={lines.join("\n")} name={`address of ${title}`}>
              {lines.join(", ")}
            </Copyable>
          </address>
        )}
        {office.hours && <p className={type.aside}>{office.hours}</p>}
      </div>
      <div>
        {office.phone !== "" && (
          <p className={styles.number}>
            <VisuallyHidden>Phone </VisuallyHidden>
            <Copyable text={office.phone} name={`phone of ${title}`}>
              <PhoneLink phone={office.phone} />
            </Copyable>
          </p>
        )}
        {office.fax !== "" && <p className={styles.fax}>Fax {formatPhone(office.fax)}</p>}
      </div>
      {map !== null && (
        <p className={styles.map}>
          <TextLink href={map} isExternal>
            Map<VisuallyHidden> of {title}</VisuallyHidden>
          </TextLink>
        </p>
      )}
    </>
  );
}

/** The person's own web pages; an invalid URL is shown as text. */
export function SocialPanel({ profile }: { profile: PersonProfile }) {
  const links = listSocialLinks(profile);
  return (
    <dl className={`${styles.socialList} ${target}`}>
      {links.map(({ label, text, href }) => (
        <Fact key={label} label={label}>
          <SiteLink text={text} href={href} />
        </Fact>
      ))}
    </dl>
  );
}
