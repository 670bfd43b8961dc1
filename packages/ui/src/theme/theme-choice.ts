/** `system` follows the device; the other two force a theme for this browser. */
export type ThemeChoice = "system" | "light" | "dark";

export const THEME_STORAGE_KEY = "rotunda-theme";

export const parseThemeChoice = (text: string | null): ThemeChoice =>
  text === "light" || text === "dark" ? text : "system";

export function readThemeChoice(): ThemeChoice {
  try {
    return parseThemeChoice(localStorage.getItem(THEME_STORAGE_KEY));
  } catch {
    return "system";
  }
}

/** Sets the theme on the document and remembers it; a browser that refuses storage keeps it for this page. */
export function applyThemeChoice(choice: ThemeChoice): void {
  if (choice === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = choice;
  try {
    if (choice === "system") localStorage.removeItem(THEME_STORAGE_KEY);
    else localStorage.setItem(THEME_STORAGE_KEY, choice);
  } catch {
    return;
  }
}
