import { describeSide, type Staffer, toStafferItem } from "@rotunda/core";
import { Tag } from "../../primitives/tag/tag.tsx";
import { RecordLink } from "../../primitives/text-link/text-link.tsx";
import { EmailLink, PhoneLink } from "../contact-links.tsx";
import { target } from "../../theme/layout.css.ts";
import * as styles from "./panels.css.ts";

/** A staffer: the name links to the contact's page; title and contacts are below. */
export function StafferName({ staffer, hasSide }: { staffer: Staffer; hasSide: boolean }) {
  const { stafferFullName: name, isLeadership, majmin } = staffer;
  const side = hasSide ? describeSide(majmin) : "";
  const { id, title, email, phone, firstName, lastName } = toStafferItem(staffer);
  return (
    <>
      <span className={`${styles.nameLine} ${target}`}>
        <RecordLink look="name" record={{ id, recordType: "staffer", preferredNameDisplay: name }}>
          {[lastName, firstName].filter(Boolean).join(", ")}
        </RecordLink>
        {side !== "" && <Tag>{side}</Tag>}
        {isLeadership && <Tag tone="primary">Leadership Staffer</Tag>}
      </span>
      <span className={`${styles.details} ${target}`}>
        {title !== "" && <span className={styles.title}>{title}</span>}
        {phone !== "" && <PhoneLink phone={phone} />}
        <EmailLink email={email} of={name} />
      </span>
    </>
  );
}
