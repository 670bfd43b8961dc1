import { hierarchyChipText, recordHref, type HierarchyChip } from "@rotunda/core";
import { LinkChip } from "../primitives/link-chip/link-chip.tsx";
import { useScreen } from "./use-screen.ts";
import * as styles from "./hierarchy-chips.css.ts";

export interface HierarchyChipsProps {
  chips: HierarchyChip[];
}

/** The offices above a person, each a way up the hierarchy; long names are cut by screen width (spec 9). */
export function HierarchyChips({ chips }: HierarchyChipsProps) {
  const screen = useScreen();
  return (
    <ul className={styles.list}>
      {chips.map((chip) => (
        <li key={`${chip.recordType}-${chip.id}-${chip.text}`} className={styles.item}>
          <LinkChip href={hrefOf(chip)} label={chip.text}>
            {hierarchyChipText(chip.text, screen, chips.length === 1)}
          </LinkChip>
        </li>
      ))}
    </ul>
  );
}

const hrefOf = ({ id, recordType, text }: HierarchyChip): string | undefined =>
  id === null || recordType === "" ? undefined : recordHref({ id, recordType, preferredNameDisplay: text });
