import { shortenDescription, sortNoteworthyGroups, type NoteworthyGroup, buildRecordHref } from "@rotunda/core";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { HomeSection } from "./home-section.tsx";
import * as styles from "./noteworthy-groups.css.ts";

export interface NoteworthyGroupsProps {
  groups: readonly NoteworthyGroup[];
}

/** Noteworthy committees and caucuses, in the editors' order. */
export function NoteworthyGroups({ groups }: NoteworthyGroupsProps) {
  if (groups.length === 0) return null;
  return (
    <HomeSection title="Noteworthy Groups">
      <ul className={styles.list} role="list">
        {sortNoteworthyGroups(groups).map(({ id, recordType, name, description }) => (
          <li className={styles.item} key={`${recordType} ${id}`}>
            <h3 className={styles.name}>
              <TextLink look="name" href={buildRecordHref({ id, recordType, preferredNameDisplay: name })}>
                {name}
              </TextLink>
            </h3>
            {description !== "" && <p className={styles.description}>{shortenDescription(description)}</p>}
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
