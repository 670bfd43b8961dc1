import { useEffect, useState } from "react";
import {
  applyThemeChoice,
  parseThemeChoice,
  readThemeChoice,
  THEME_STORAGE_KEY,
  type ThemeChoice,
} from "./theme-choice.ts";

/** The remembered theme and a way to change it; another tab's change follows at once. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useState(readThemeChoice);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === THEME_STORAGE_KEY) setChoice(parseThemeChoice(event.newValue));
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);

  useEffect(() => applyThemeChoice(choice), [choice]);
  return [choice, setChoice];
}
