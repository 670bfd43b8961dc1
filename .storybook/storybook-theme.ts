import { create } from "storybook/theming";
import { colorIn, type ColorName, type ThemeName } from "../packages/ui/src/theme/palette.ts";

const NAMES: Record<string, ThemeName> = {
  dark: "dark",
  contrast: "highContrastLight",
  contrastDark: "highContrastDark",
};

/** Storybook's own UI and docs pages in the colors of a theme. Storybook needs values, not CSS variables. */
export function docsTheme(name: string) {
  const theme =
    NAMES[name] ?? (name === "system" && matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  const color = (token: ColorName) => colorIn(theme, token);
  return create({
    base: theme === "dark" || theme === "highContrastDark" ? "dark" : "light",
    brandTitle: "Rotunda",
    fontBase: '"Source Sans 3 Variable", "Source Sans 3", system-ui, sans-serif',
    fontCode: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
    colorPrimary: color("primary"),
    colorSecondary: color("primary"),
    appBg: color("paperSunk"),
    appContentBg: color("paper"),
    appPreviewBg: color("paper"),
    appHoverBg: color("paperHover"),
    appBorderColor: color("rule"),
    appBorderRadius: 4,
    textColor: color("ink"),
    textInverseColor: color("paper"),
    textMutedColor: color("ink2"),
    barBg: color("paperRaised"),
    barTextColor: color("ink2"),
    barHoverColor: color("primary"),
    barSelectedColor: color("primary"),
    buttonBg: color("paperRaised"),
    buttonBorder: color("control"),
    booleanBg: color("paperSunk"),
    booleanSelectedBg: color("paperRaised"),
    inputBg: color("paperRaised"),
    inputBorder: color("control"),
    inputTextColor: color("ink"),
    inputBorderRadius: 4,
  });
}
