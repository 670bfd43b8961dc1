import { describeModuleChip, listModuleChips, type LookupItem } from "@rotunda/core";
import { Tag } from "../primitives/tag/tag.tsx";
import { VisuallyHidden } from "../primitives/live-region/live-region.tsx";
import * as styles from "./profile-identity.css.ts";

export interface ModuleChipsProps {
  moduleIds: number[];
  modules: LookupItem[];
  /** `locked`: outside the subscription. `inactive`: no tooltip, because the profile can't be opened. */
  state?: "active" | "locked" | "inactive";
}

export function ModuleChips({ moduleIds, modules, state = "active" }: ModuleChipsProps) {
  const chips = listModuleChips(moduleIds, modules);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.modules} aria-label="Modules">
      {chips.map((chip) => (
        <li
          key={chip.id}
          className={styles.module}
          title={describeModuleChip(chip, state !== "inactive").tooltip ?? undefined}
        >
          <Tag tone={state === "locked" ? "dashed" : "outline"}>
            <VisuallyHidden>{chip.name}</VisuallyHidden>
            <span aria-hidden="true">{chip.abbreviation}</span>
          </Tag>
        </li>
      ))}
    </ul>
  );
}
