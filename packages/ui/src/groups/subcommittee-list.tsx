import { type GroupReference, buildRecordHref } from "@rotunda/core";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { target } from "../profiles/target.css.ts";
import * as styles from "./subcommittee-list.css.ts";

export interface SubcommitteeListProps {
  subcommittees: GroupReference[];
}

/** The way down from a committee. */
export function SubcommitteeList({ subcommittees }: SubcommitteeListProps) {
  return (
    <ul className={`${styles.list} ${target}`}>
      {subcommittees.map(({ id, longName }) => (
        <li key={id} className={styles.item}>
          <TextLink look="name" href={buildRecordHref({ id, recordType: "committee", preferredNameDisplay: longName })}>
            {longName}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
