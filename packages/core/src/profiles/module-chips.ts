import type { LookupItem } from "../lookups/lookups.port.ts";

interface ModuleChip {
  id: number;
  abbreviation: string;
  name: string;
}

const OTHER_ID = 3;
const OTHER = "Other";

/**
 * Lists the chips of a profile's modules, sorted by id (PROF-30). Modules that share an abbreviation become one chip
 * "Other" with id 3 and joined names; unknown modules are dropped.
 */
export function listModuleChips(moduleIds: readonly number[], modules: readonly LookupItem[]): ModuleChip[] {
  const chips = [...new Set(moduleIds)]
    .toSorted((a, b) => a - b)
    .flatMap((id): ModuleChip[] => {
      const module = modules.find((item) => item.id === String(id));
      return module ? [{ id, abbreviation: module.abbreviation ?? module.name, name: module.name }] : [];
    });
  const shared = chips.filter((chip) =>
    chips.some((other) => other !== chip && other.abbreviation === chip.abbreviation),
  );
  if (shared.length === 0) return chips;
  // A module abbreviated "Other" is merged too, so that no two chips have the same text.
  const merged = chips.filter((chip) => shared.includes(chip) || chip.abbreviation === OTHER);
  const other = { id: OTHER_ID, abbreviation: OTHER, name: merged.map((chip) => chip.name).join(", ") };
  return [...chips.filter((chip) => !merged.includes(chip)), other].toSorted((a, b) => a.id - b.id);
}

/** Chips are inactive and without tooltip if the profile can't be opened. */
export function describeModuleChip({ name }: Pick<ModuleChip, "name">, isProfileClickEnabled: boolean) {
  return { isActive: isProfileClickEnabled, tooltip: isProfileClickEnabled ? name : null };
}
