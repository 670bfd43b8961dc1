import { type GroupReference } from "@rotunda/core";
import { RecordLink } from "../primitives/text-link/text-link.tsx";
import { target } from "../theme/layout.css.ts";
import * as styles from "./groups.css.ts";

export function SubcommitteeList({ subcommittees }: { subcommittees: GroupReference[] }) {
  return (
    <ul className={`${styles.subgroups} ${target}`}>
      {subcommittees.map(({ id, longName }) => (
        <li key={id} className={styles.subgroup}>
          <RecordLink look="name" record={{ id, recordType: "committee", preferredNameDisplay: longName }} />
        </li>
      ))}
    </ul>
  );
}
