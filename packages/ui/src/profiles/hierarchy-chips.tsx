import { listHierarchyChips, type HierarchyChip } from "@rotunda/core";
import { LinkChip } from "../primitives/link-chip/link-chip.tsx";
import { useScreen } from "./use-screen.ts";
import * as styles from "./hierarchy-chips.css.ts";

export interface HierarchyChipsProps {
  chips: HierarchyChip[];
}

/** The offices above a person, each a way up the hierarchy; long names are cut by screen width. */
export function HierarchyChips({ chips }: HierarchyChipsProps) {
  const screen = useScreen();
  return (
    <ul className={styles.list}>
      {listHierarchyChips(chips, screen).map(({ text, label, href }) => (
        <li key={`${href} ${label}`} className={styles.item}>
          <LinkChip href={href ?? undefined} label={label}>
            {text}
          </LinkChip>
        </li>
      ))}
    </ul>
  );
}
