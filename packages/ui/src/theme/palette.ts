import colors from "./palette.json" with { type: "json" };

/** All colors of the product, the only raw color values. */
export const palette = colors.standard;

export type ColorName = keyof typeof palette;
export type Pair = (typeof palette)[ColorName];

/**
 * Replacements in the high-contrast theme, chosen on the device or here: 7 to 1 for text, 4.5 to 1 for shapes, lines
 * instead of hairlines.
 */
export const highContrastPalette = colors.highContrast satisfies Partial<Record<ColorName, Pair>>;

export const THEMES = ["light", "dark", "highContrastLight", "highContrastDark"] as const;
export type ThemeName = (typeof THEMES)[number];

export const isHighContrast = (theme: ThemeName) => theme === "highContrastLight" || theme === "highContrastDark";

export function colorIn(theme: ThemeName, name: ColorName): string {
  const pairs = isHighContrast(theme) ? { ...palette, ...highContrastPalette } : palette;
  return pairs[name][theme === "light" || theme === "highContrastLight" ? "light" : "dark"];
}
