import { shortenDescription, sortNoteworthyGroups, type NoteworthyGroup } from "@rotunda/core";
import { RecordLink } from "../primitives/text-link/text-link.tsx";
import { HomeSection } from "./home-section.tsx";
import * as styles from "./home.css.ts";

export function NoteworthyGroups({ groups }: { groups: readonly NoteworthyGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <HomeSection title="Noteworthy Groups">
      <ul className={styles.groupList} role="list">
        {sortNoteworthyGroups(groups).map(({ id, recordType, name, description }) => (
          <li className={styles.groupItem} key={`${recordType} ${id}`}>
            <h3 className={styles.groupName}>
              <RecordLink look="name" record={{ id, recordType, preferredNameDisplay: name }} />
            </h3>
            {description !== "" && <p className={styles.description}>{shortenDescription(description)}</p>}
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
