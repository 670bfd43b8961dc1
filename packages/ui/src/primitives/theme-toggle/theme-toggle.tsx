import { type ThemeChoice } from "../../theme/theme-choice.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Contrast, type IconComponent, Monitor, Moon, Sun } from "../icon/icon.tsx";

const THEMES: Record<ThemeChoice, { words: string; next: ThemeChoice; Icon: IconComponent }> = {
  system: { words: "same as device", next: "light", Icon: Monitor },
  light: { words: "light", next: "dark", Icon: Sun },
  dark: { words: "dark", next: "contrast", Icon: Moon },
  contrast: { words: "high contrast", next: "system", Icon: Contrast },
};

/** Cycles through device, light, dark and high contrast; its name states the current and the next theme. */
export function ThemeToggle({ choice, onChange }: { choice: ThemeChoice; onChange: (choice: ThemeChoice) => void }) {
  const { words, next, Icon } = THEMES[choice];
  return (
    <IconButton
      label={`Theme: ${words}. Change to ${THEMES[next].words}`}
      onClick={() => onChange(next)}
      tooltip={`Theme: ${words}`}
    >
      <Icon />
    </IconButton>
  );
}
