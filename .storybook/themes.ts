export const STORY_THEMES = {
  light: { title: "Light", theme: "light", scheme: "" },
  dark: { title: "Dark", theme: "dark", scheme: "" },
  contrast: { title: "High contrast, light", theme: "contrast", scheme: "light" },
  contrastDark: { title: "High contrast, dark", theme: "contrast", scheme: "dark" },
} as const;

export type StoryTheme = keyof typeof STORY_THEMES;

/** Anything else follows the device. */
const isStoryTheme = (name: unknown): name is StoryTheme => typeof name === "string" && name in STORY_THEMES;

export function showTheme(name: unknown): void {
  const root = document.documentElement;
  const { theme, scheme } = isStoryTheme(name) ? STORY_THEMES[name] : { theme: null, scheme: "" };
  if (theme) root.dataset["theme"] = theme;
  else delete root.dataset["theme"];
  if (scheme) root.dataset["storyScheme"] = scheme;
  else delete root.dataset["storyScheme"];
}
