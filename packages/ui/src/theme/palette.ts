/** All colors of the product as [light, dark], the only raw color values. */
export const palette = {
  paper: ["#faf7f0", "#171612"],
  paperRaised: ["#fffdf9", "#201f1a"],
  paperSunk: ["#f2ede1", "#100f0c"],
  paperHover: ["#f3eee3", "#211f19"],
  ink: ["#1c1914", "#ece6d8"],
  ink2: ["#4b453a", "#bfb7a6"],
  ink3: ["#665e50", "#9c9483"],
  rule: ["#ddd5c4", "#36332a"],
  rule2: ["#c4baa5", "#4c483d"],
  ruleInk: ["#1c1914", "#8f8878"],
  control: ["#857b69", "#7d7666"],

  primary: ["#0f544d", "#8ccabb"],
  primaryStrong: ["#0a3f3a", "#a9dccf"],
  primaryFill: ["#0f544d", "#8ccabb"],
  onPrimary: ["#fffdf9", "#0d201c"],
  primaryWash: ["#e4ece4", "#1d2b27"],
  primaryBar: ["#3f7d74", "#5f9d90"],

  brass: ["#8a5f08", "#e3b655"],
  brassFill: ["#b17c12", "#e3b655"],
  brassWash: ["#f6ebd0", "#2f2715"],

  republican: ["#8f221c", "#f2a59a"],
  republicanFill: ["#9d2a22", "#c9493d"],
  republicanWash: ["#f7e5df", "#351b17"],
  democrat: ["#1f4785", "#a5c3f0"],
  democratFill: ["#2a5597", "#4273bd"],
  democratWash: ["#e4eaf3", "#18253a"],
  independent: ["#5a3a7d", "#cdb5ea"],
  independentFill: ["#66468a", "#8a63b5"],
  independentWash: ["#ece5f2", "#281f36"],
  other: ["#4b453a", "#bfb7a6"],
  otherFill: ["#5f5749", "#7a7263"],
  otherWash: ["#ece6d8", "#2a2720"],
  onParty: ["#ffffff", "#ffffff"],

  running: ["#0f544d", "#8ccabb"],
  runningWash: ["#e0ebe5", "#1b2c27"],
  won: ["#2b5b20", "#a6d191"],
  wonWash: ["#e5eddb", "#1f2c18"],
  lost: ["#6a3b2a", "#dcab96"],
  lostWash: ["#f1e4da", "#30211a"],
  withdrawn: ["#564f43", "#b9b09e"],
  withdrawnWash: ["#ebe5d8", "#2a2720"],
  tooClose: ["#7a4f00", "#e6b85c"],
  tooCloseWash: ["#f7ebcd", "#322711"],

  danger: ["#9a2018", "#f4a397"],
  dangerWash: ["#f9e6e1", "#3a1a16"],

  snack: ["#24211b", "#ece6d8"],
  onSnack: ["#faf7f0", "#1c1914"],
  onSnackLink: ["#9fd8ca", "#0f544d"],
  snackDanger: ["#7d1a13", "#f4a397"],
  onSnackDanger: ["#fffdf9", "#2b0d0a"],

  scrim: ["#14110a", "#14110a"],

  map1: ["#b9cdbd", "#39564e"],
  map2: ["#5f9486", "#7fb8a9"],
  map3: ["#dfe5d6", "#263630"],
  mapOff: ["#e6dfcf", "#2a2820"],

  plate: ["#0f544d", "#0f544d"],
  onPlate: ["#fffdf9", "#fffdf9"],
  onPlate2: ["#dcebe4", "#dcebe4"],
  plateLine: ["#5f9d90", "#5f9d90"],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type ColorName = keyof typeof palette;
/**
 * Replacements in the high-contrast theme, chosen on the device or here: 7 to 1 for text, 4.5 to 1 for shapes, lines
 * instead of hairlines.
 */
export const highContrastPalette = {
  paper: ["#ffffff", "#000000"],
  paperRaised: ["#ffffff", "#0d0c0a"],
  paperSunk: ["#f5f2ea", "#000000"],
  paperHover: ["#f5f2ea", "#1b1916"],
  ink: ["#000000", "#ffffff"],
  ink2: ["#211d17", "#ece6d8"],
  ink3: ["#39332a", "#d9d2c3"],
  rule: ["#665e50", "#9c9483"],
  rule2: ["#4b453a", "#bfb7a6"],
  ruleInk: ["#000000", "#ffffff"],
  control: ["#39332a", "#d9d2c3"],
  primary: ["#053b36", "#b6ebdd"],
  primaryStrong: ["#022824", "#d6f6ed"],
  primaryFill: ["#053b36", "#b6ebdd"],
  onPrimary: ["#ffffff", "#00110e"],
  primaryWash: ["#e4f0ea", "#12231f"],
  primaryBar: ["#1f5f56", "#8fd0c2"],
  brass: ["#5c3d00", "#f5cf79"],
  brassFill: ["#7a5200", "#f5cf79"],
  brassWash: ["#fbf1d8", "#2a210c"],
  republican: ["#74150f", "#ffc2b8"],
  republicanFill: ["#7d1a13", "#8f221c"],
  democrat: ["#12336b", "#c9dcff"],
  democratFill: ["#1b3f78", "#1f4785"],
  independent: ["#452a63", "#e2d2f7"],
  independentFill: ["#4f3372", "#5a3a7d"],
  other: ["#332e26", "#dcd5c7"],
  otherFill: ["#4b453a", "#4b453a"],
  running: ["#053b36", "#b6ebdd"],
  won: ["#1d440f", "#c3ecb0"],
  lost: ["#54261a", "#f5cdbc"],
  withdrawn: ["#39332a", "#dcd5c7"],
  tooClose: ["#563600", "#f7d48e"],
  danger: ["#7d120b", "#ffc2b8"],
  snack: ["#000000", "#ffffff"],
  onSnack: ["#ffffff", "#000000"],
  onSnackLink: ["#b6ebdd", "#053b36"],
  snackDanger: ["#6d110b", "#ffc2b8"],
  onSnackDanger: ["#ffffff", "#1c0503"],
  plate: ["#053b36", "#053b36"],
  onPlate2: ["#ffffff", "#ffffff"],
} as const satisfies Partial<Record<ColorName, readonly [light: string, dark: string]>>;

export const THEMES = ["light", "dark", "highContrastLight", "highContrastDark"] as const;
export type ThemeName = (typeof THEMES)[number];

export const isHighContrast = (theme: ThemeName) => theme === "highContrastLight" || theme === "highContrastDark";

export function colorIn(theme: ThemeName, name: ColorName): string {
  const pairs: Record<ColorName, readonly [light: string, dark: string]> = isHighContrast(theme)
    ? { ...palette, ...highContrastPalette }
    : palette;
  return pairs[name][theme === "light" || theme === "highContrastLight" ? 0 : 1];
}
