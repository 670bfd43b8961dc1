import { listHierarchyChips, type HierarchyChip } from "@rotunda/core";
import { LinkChip } from "../primitives/link-chip/link-chip.tsx";
import { inline, shrinking } from "../theme/layout.css.ts";
import { useScreen } from "./profile-layout.tsx";

/** Links to the offices above a person; long names are shortened to fit. */
export function HierarchyChips({ chips }: { chips: HierarchyChip[] }) {
  const screen = useScreen();
  return (
    <ul className={inline[2]}>
      {listHierarchyChips(chips, screen).map(({ text, label, href }) => (
        <li key={`${href} ${label}`} className={shrinking}>
          <LinkChip href={href ?? undefined} label={label}>
            {text}
          </LinkChip>
        </li>
      ))}
    </ul>
  );
}
