import { describeSide, buildEmailHref, buildRecordHref, type Staffer, toStafferItem } from "@rotunda/core";
import { Tag } from "../../primitives/tag/tag.tsx";
import { TextLink } from "../../primitives/text-link/text-link.tsx";
import { VisuallyHidden } from "../../primitives/live-region/live-region.tsx";
import { onPaper, onScreen } from "../../theme/print.css.ts";
import { PhoneLink } from "../phone-link.tsx";
import { target } from "../../theme/layout.css.ts";
import * as styles from "./staffers-table.css.ts";

export interface StafferNameProps {
  staffer: Staffer;
  /** Shows which side the staffer works for, if known. */
  hasSide: boolean;
}

/** A staffer: the name links to the contact's page; title and contacts are below. */
export function StafferName({ staffer, hasSide }: StafferNameProps) {
  const { stafferFullName: name, isLeadership, majmin } = staffer;
  const side = hasSide ? describeSide(majmin) : "";
  const { id, title, email, phone, firstName, lastName } = toStafferItem(staffer);
  const mailto = buildEmailHref(email);
  return (
    <>
      <span className={`${styles.nameLine} ${target}`}>
        <TextLink look="name" href={buildRecordHref({ id, recordType: "staffer", preferredNameDisplay: name })}>
          {[lastName, firstName].filter(Boolean).join(", ")}
        </TextLink>
        {side !== "" && <Tag>{side}</Tag>}
        {isLeadership && <Tag tone="primary">Leadership Staffer</Tag>}
      </span>
      <span className={`${styles.details} ${target}`}>
        {title !== "" && <span className={styles.title}>{title}</span>}
        {phone !== "" && <PhoneLink phone={phone} />}
        {mailto !== null && (
          <TextLink href={mailto}>
            <span className={onScreen}>
              Email<VisuallyHidden> {name}</VisuallyHidden>
            </span>
            <span className={onPaper}>{email}</span>
          </TextLink>
        )}
      </span>
    </>
  );
}
