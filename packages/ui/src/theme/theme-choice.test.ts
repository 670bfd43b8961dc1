import { afterEach, describe, expect, it } from "vitest";
import { applyThemeChoice, readThemeChoice, THEME_STORAGE_KEY } from "./theme-choice.ts";

const shown = () => document.documentElement.dataset["theme"];

afterEach(() => applyThemeChoice("system"));

describe("theme choice", () => {
  it("is remembered and shown", () => {
    applyThemeChoice("dark");
    expect(readThemeChoice()).toBe("dark");
    expect(shown()).toBe("dark");
  });

  it("leaves nothing behind when it follows the device again", () => {
    applyThemeChoice("light");
    applyThemeChoice("system");
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBeNull();
    expect(shown()).toBeUndefined();
  });

  it("takes an unknown word for no choice", () => {
    localStorage.setItem(THEME_STORAGE_KEY, "sepia");
    expect(readThemeChoice()).toBe("system");
  });
});
