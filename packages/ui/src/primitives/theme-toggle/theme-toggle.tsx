import { type ThemeChoice } from "../../theme/theme-choice.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Contrast, type IconComponent, Monitor, Moon, Sun } from "../icon/icon.tsx";

const NEXT: Record<ThemeChoice, ThemeChoice> = {
  system: "light",
  light: "dark",
  dark: "contrast",
  contrast: "system",
};
const WORDS: Record<ThemeChoice, string> = {
  system: "as on this device",
  light: "light",
  dark: "dark",
  contrast: "high contrast",
};
const ICONS: Record<ThemeChoice, IconComponent> = { system: Monitor, light: Sun, dark: Moon, contrast: Contrast };

/** Cycles through device, light, dark and high contrast; its name states the current and the next theme. */
export function ThemeToggle({ choice, onChange }: { choice: ThemeChoice; onChange: (choice: ThemeChoice) => void }) {
  const Icon = ICONS[choice];
  const next = NEXT[choice];
  return (
    <IconButton
      label={`Theme: ${WORDS[choice]}. Change to ${WORDS[next]}`}
      onClick={() => onChange(next)}
      tooltip={`Theme: ${WORDS[choice]}`}
    >
      <Icon />
    </IconButton>
  );
}
