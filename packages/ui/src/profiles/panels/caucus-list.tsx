import { buildRecordHref, type CaucusCategory } from "@rotunda/core";
import { LinkChip } from "../../primitives/link-chip/link-chip.tsx";
import * as styles from "./panels.css.ts";

export function CaucusList({ categories }: { categories: CaucusCategory[] }) {
  return (
    <div className={styles.categories}>
      {categories.map(({ caucusCategoryName, caucuses }) => (
        <div key={caucusCategoryName}>
          {caucusCategoryName !== "" && <p className={styles.category}>{caucusCategoryName}</p>}
          <ul className={styles.chips}>
            {caucuses.map(({ id, caucusName, leadershipTitle }) => (
              <li key={id} className={styles.chipItem}>
                <LinkChip href={buildRecordHref({ id, recordType: "caucus", preferredNameDisplay: caucusName })}>
                  {leadershipTitle === "" ? caucusName : `${caucusName} (${leadershipTitle})`}
                </LinkChip>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
