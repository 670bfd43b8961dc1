import { afterEach, describe, expect, it } from "vitest";
import { applyThemeChoice, readThemeChoice, THEME_STORAGE_KEY } from "./theme-choice.ts";

const shown = () => document.documentElement.dataset["theme"];

afterEach(() => applyThemeChoice("system"));

describe("theme choice", () => {
  it("is stored and applied", () => {
    applyThemeChoice("dark");
    expect(readThemeChoice()).toBe("dark");
    expect(shown()).toBe("dark");
  });

  it("removes the stored choice when it follows the device", () => {
    applyThemeChoice("light");
    applyThemeChoice("system");
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBeNull();
    expect(shown()).toBeUndefined();
  });

  it("ignores an unknown stored value", () => {
    localStorage.setItem(THEME_STORAGE_KEY, "sepia");
    expect(readThemeChoice()).toBe("system");
  });
});
