import { act, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { applyThemeChoice, THEME_STORAGE_KEY, useThemeChoice } from "./theme-choice.ts";

const shown = () => document.documentElement.dataset["theme"];

afterEach(() => applyThemeChoice("system"));

describe("theme choice", () => {
  it("is stored and applied", () => {
    const { result } = renderHook(useThemeChoice);
    act(() => result.current[1]("dark"));
    expect(result.current[0]).toBe("dark");
    expect(shown()).toBe("dark");
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe("dark");
  });

  it("removes the stored choice when it follows the device", () => {
    applyThemeChoice("light");
    applyThemeChoice("system");
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBeNull();
    expect(shown()).toBeUndefined();
  });

  it("follows another tab, and ignores an unknown value", () => {
    const { result } = renderHook(useThemeChoice);
    const store = (newValue: string) =>
      act(() => void dispatchEvent(new StorageEvent("storage", { key: THEME_STORAGE_KEY, newValue })));
    store("contrast");
    expect(result.current[0]).toBe("contrast");
    store("sepia");
    expect(result.current[0]).toBe("system");
  });
});
