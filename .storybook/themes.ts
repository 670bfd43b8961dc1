import { applyThemeChoice } from "../packages/ui/src/theme/theme-choice.ts";

export const STORY_THEMES = {
  light: { title: "Light", theme: "light", scheme: "" },
  dark: { title: "Dark", theme: "dark", scheme: "" },
  contrast: { title: "High contrast, light", theme: "contrast", scheme: "light" },
  contrastDark: { title: "High contrast, dark", theme: "contrast", scheme: "dark" },
} as const;

export type StoryTheme = keyof typeof STORY_THEMES;

const isStoryTheme = (name: unknown): name is StoryTheme => typeof name === "string" && name in STORY_THEMES;

/** Stores the theme as the user's choice, because the header of whole screens applies the stored one. */
export function showTheme(name: unknown): void {
  const root = document.documentElement;
  const { theme, scheme } = isStoryTheme(name) ? STORY_THEMES[name] : ({ theme: "system", scheme: "" } as const);
  applyThemeChoice(theme);
  if (scheme) root.dataset["storyScheme"] = scheme;
  else delete root.dataset["storyScheme"];
}
