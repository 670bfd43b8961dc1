import { useSyncExternalStore } from "react";

/** `system` follows the device; the others apply to this browser. `contrast` is light or dark as the device. */
export const THEME_CHOICES = ["system", "light", "dark", "contrast"] as const;

export type ThemeChoice = (typeof THEME_CHOICES)[number];

export const THEME_STORAGE_KEY = "rotunda-theme";

const parseThemeChoice = (text: string | null | undefined): ThemeChoice =>
  THEME_CHOICES.find((choice) => choice === text) ?? "system";

const readThemeChoice = (): ThemeChoice => parseThemeChoice(document.documentElement.dataset["theme"]);

const listeners = new Set<() => void>();

/** Applies the theme to the document and stores it; without storage it lasts for this page. */
export function applyThemeChoice(choice: ThemeChoice): void {
  if (choice === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = choice;
  for (const listener of listeners) listener();
  try {
    if (choice === "system") localStorage.removeItem(THEME_STORAGE_KEY);
    else localStorage.setItem(THEME_STORAGE_KEY, choice);
  } catch {
    return;
  }
}

function watchThemeChoice(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === THEME_STORAGE_KEY) applyThemeChoice(parseThemeChoice(event.newValue));
  };
  listeners.add(listener);
  addEventListener("storage", follow);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", follow);
  };
}

/** Returns the theme, which `theme.js` restores before the first paint, and its setter; follows changes in other tabs. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(watchThemeChoice, readThemeChoice, () => "system"), applyThemeChoice];
}
