/** `system` follows the device; the others apply to this browser. `contrast` is light or dark as the device. */
export const THEME_CHOICES = ["system", "light", "dark", "contrast"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export const THEME_STORAGE_KEY = "rotunda-theme";

export const parseThemeChoice = (text: string | null): ThemeChoice =>
  THEME_CHOICES.find((choice) => choice === text) ?? "system";

export function readThemeChoice(): ThemeChoice {
  try {
    return parseThemeChoice(localStorage.getItem(THEME_STORAGE_KEY));
  } catch {
    return "system";
  }
}

/** Applies the theme to the document and stores it; without storage it lasts for this page. */
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
