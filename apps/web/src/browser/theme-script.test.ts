import { applyThemeChoice, THEME_STORAGE_KEY } from "@rotunda/ui/theme";
import { afterEach, describe, expect, it } from "vitest";
import script from "../../public/theme.js?raw";

const shown = () => document.documentElement.dataset["theme"];
// oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- our own file, run as the page runs it
const run = () => new Function(script)();

afterEach(() => applyThemeChoice("system"));

describe("the script in the head", () => {
  it.each(["light", "dark", "contrast"])("shows the remembered theme %s before anything else runs", (theme) => {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
    run();
    expect(shown()).toBe(theme);
  });

  it("follows the device without a choice or with an unknown one", () => {
    run();
    expect(shown()).toBeUndefined();
    localStorage.setItem(THEME_STORAGE_KEY, "sepia");
    run();
    expect(shown()).toBeUndefined();
  });
});
