import { listHierarchyChips, type HierarchyChip } from "@rotunda/core";
import { LinkChip } from "../primitives/link-chip/link-chip.tsx";
import * as styles from "./profile-identity.css.ts";
import { useScreen } from "./profile-layout.tsx";

/** Links to the offices above a person; long names are shortened to fit. */
export function HierarchyChips({ chips }: { chips: HierarchyChip[] }) {
  const screen = useScreen();
  return (
    <ul className={styles.offices}>
      {listHierarchyChips(chips, screen).map(({ text, label, href }) => (
        <li key={`${href} ${label}`} className={styles.office}>
          <LinkChip href={href ?? undefined} label={label}>
            {text}
          </LinkChip>
        </li>
      ))}
    </ul>
  );
}
