import { useEffect, useState } from "react";
import {
  applyThemeChoice,
  parseThemeChoice,
  readThemeChoice,
  THEME_STORAGE_KEY,
  type ThemeChoice,
} from "./theme-choice.ts";

/** Returns the stored theme and its setter; follows changes in other tabs. */
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
